import Foundation
import Testing

@testable import PDFKit

@Suite("An encrypted document")
struct EncryptionTests {
  private func fixture(_ name: String) throws -> URL {
    try #require(Bundle.module.url(forResource: name, withExtension: "pdf", subdirectory: "Fixtures"))
  }

  @Test("With a user password it opens locked and tells nothing")
  func locked() throws {
    let url: URL = try fixture("user-password")
    let document = try #require(PDFDocument(url: url))
    #expect(document.isEncrypted)
    #expect(document.isLocked)
    #expect(document.pageCount == 0)
    #expect(document.page(at: 0) == nil)
    #expect(document.string == nil)
    #expect(document.documentAttributes == nil)
    #expect(!document.allowsPrinting)
    #expect(document.majorVersion == 1)
    #expect(document.minorVersion == 6)
    #expect(document.textFailure == .locked)
    #expect(PDFDocument.readFailure(at: url) == .locked)
    #expect(document.dataRepresentation() == (try Data(contentsOf: url)))
  }

  @Test("A wrong password leaves it locked; the user's unlocks it with its restrictions")
  func userPassword() throws {
    let document = try #require(PDFDocument(url: fixture("user-password")))
    for wrong in ["", "wrong", "-opw", "user\u{0}", "user "] { #expect(!document.unlock(withPassword: wrong)) }
    #expect(document.isLocked)
    #expect(document.unlock(withPassword: "user"))
    #expect(!document.isLocked)
    #expect(document.isEncrypted)
    #expect(document.string == "Secret text\nMore")
    #expect(document.textFailure == nil)
    #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Closed session")
    #expect(!document.allowsPrinting)
    #expect(!document.allowsCopying)
    #expect(document.allowsCommenting)
    #expect(document.allowsDocumentChanges)
    #expect(!document.unlock(withPassword: "wrong"))
    #expect(!document.isLocked)
  }

  @Test("The owner's password lifts the restrictions")
  func ownerPassword() throws {
    let document = try #require(PDFDocument(url: fixture("user-password")))
    #expect(document.unlock(withPassword: "owner"))
    #expect(document.allowsPrinting)
    #expect(document.allowsCopying)
    #expect(document.page(at: 1)?.string == "More")
  }

  @Test("With an owner password alone it can be read, within its restrictions")
  func restricted() throws {
    let url: URL = try fixture("owner-password")
    let document = try #require(PDFDocument(url: url))
    #expect(document.isEncrypted)
    #expect(!document.isLocked)
    #expect(document.string == "Secret text\nMore")
    #expect(!document.allowsPrinting)
    #expect(PDFDocument.readFailure(at: url) == nil)
    #expect(document.unlock(withPassword: "owner"))
    #expect(document.allowsPrinting)
  }

  @Test("A password with a space and an umlaut opens AES-256")
  func strong() throws {
    let document = try #require(PDFDocument(url: fixture("aes256")))
    #expect(document.isLocked)
    #expect(document.unlock(withPassword: "pass wörd"))
    #expect(document.page(at: 0)?.string == "Secret text")
  }

  @Test("Unlocking is announced")
  func announcement() async throws {
    let document = try #require(PDFDocument(url: fixture("user-password")))
    await confirmation(expectedCount: 1) { unlocked in
      let observer = NotificationCenter.default.addObserver(
        forName: .PDFDocumentDidUnlock, object: document, queue: nil
      ) { _ in unlocked() }
      document.unlock(withPassword: "wrong")
      document.unlock(withPassword: "user")
      NotificationCenter.default.removeObserver(observer)
    }
  }

  @Test("A document that is not encrypted needs no password")
  func plain() throws {
    let document = try #require(PDFDocument(data: PDFBuilder(pages: [["text"]]).data))
    #expect(!document.isEncrypted)
    #expect(!document.isLocked)
    #expect(document.allowsPrinting)
    #expect(document.unlock(withPassword: "anything"))
  }
}
