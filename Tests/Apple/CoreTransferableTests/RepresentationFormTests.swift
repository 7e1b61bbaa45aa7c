import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// A word that is exported and imported by others, at once or later.
private struct Word: Codable, Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (word: Word) async throws in
      await Task.yield()
      return word.text + " later"
    }
    ProxyRepresentation { (text: String) async throws in
      await Task.yield()
      return Word(text: text + " read")
    }
  }
}

/// A word that comes from texts at once.
private struct Read: Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (text: String) throws in Read(text: text + " now") }
  }
}

/// A word that is exported at once and imported later.
private struct Both: Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (word: Both) throws in
      word.text
    } importing: { (text: String) async throws in
      await Task.yield()
      return Both(text: text + " read")
    }
    .suggestedFileName("word")
  }
}

/// A value in a coding of its own.
private struct Coded: Codable, Equatable, Transferable {
  var number: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(
      for: Coded.self, contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
  }
}

/// A file that is only sent, and one that is only received.
private struct Sent: Transferable {
  let url: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .mpeg4Movie, shouldAllowToOpenInPlace: true) { sent in
      SentTransferredFile(sent.url, allowAccessingOriginalFile: true)
    }
  }
}

private struct Received: Transferable {
  let data: Data
  var wasOriginal = false

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .mpeg4Movie, shouldAttemptToOpenInPlace: true) { received in
      Received(data: try Data(contentsOf: received.file), wasOriginal: received.isOriginalFile)
    }
  }
}

/// A value that others of a team, a group or all see.
private struct Seen: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (_: Seen) in Data("png".utf8) }.visibility(.all)
    DataRepresentation(exportedContentType: .jpeg) { (_: Seen) in Data("jpeg".utf8) }.visibility(.team)
    DataRepresentation(exportedContentType: .gif) { (_: Seen) in Data("gif".utf8) }.visibility(.group)
  }
}

@Suite("Forms of representations") struct RepresentationFormTests {
  @Test("A proxy is made at once or later, in either direction")
  func proxies() async throws {
    #expect(try await Word(text: "a").exported(as: .plainText) == Data("a later".utf8))
    #expect(try await Word(importing: Data("b".utf8), contentType: .utf8PlainText) == Word(text: "b read"))
    #expect(try await Read(importing: Data("b".utf8), contentType: .utf8PlainText) == Read(text: "b now"))
    #expect(Read.exportedContentTypes().isEmpty && Read.importedContentTypes().contains(.utf8PlainText))
    #expect(try await Both(text: "a").exported(as: .plainText) == Data("a".utf8))
    #expect(try await Both(importing: Data("b".utf8), contentType: .utf8PlainText) == Both(text: "b read"))
    #expect(Both(text: "a").suggestedFilename == "word")
  }

  @Test("A value is coded by the encoder that is given, and decoded by the decoder")
  func coding() async throws {
    let data: Data = try await Coded(number: 5).exported(as: .propertyList)
    #expect(data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)))
    #expect(try PropertyListDecoder().decode(Coded.self, from: data) == Coded(number: 5))
    #expect(try await Coded(importing: data, contentType: .propertyList) == Coded(number: 5))
  }

  @Test("A file is sent or received, in place where that is allowed")
  func files() async throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
    try Data("film".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await Sent(url: file).exported(as: .mpeg4Movie) == Data("film".utf8))
    #expect(Sent.importedContentTypes().isEmpty && Received.exportedContentTypes().isEmpty)
    let received = try await Received(importing: file, contentType: .mpeg4Movie)
    #expect(received.data == Data("film".utf8))
    let sent = SentTransferredFile(file, allowAccessingOriginalFile: true)
    #expect(sent.file == file && sent.allowAccessingOriginalFile)
    #expect(!SentTransferredFile(file).allowAccessingOriginalFile)
  }

  @Test("What a representation is for is seen by those who are near enough")
  func visibilities() {
    #expect(Seen.exportedContentTypes(visibility: .all) == [.png])
    #expect(Seen.exportedContentTypes(visibility: .team) == [.png, .jpeg])
    #expect(Seen.exportedContentTypes(visibility: .group) == [.png, .jpeg, .gif])
  }

  @Test("Texts, data and addresses are exchanged as their own types")
  func standard() async throws {
    #expect(String.exportedContentTypes().contains(.utf8PlainText))
    #expect(try await "words".exported(as: .plainText) == Data("words".utf8))
    #expect(try await String(importing: Data("words".utf8), contentType: .utf8PlainText) == "words")
    let data = Data([1, 2, 3])
    #expect(Data.exportedContentTypes() == [.data])
    #expect(try await data.exported(as: .data) == data)
    #expect(try await Data(importing: data, contentType: .data) == data)
    let page = try #require(URL(string: "https://example.com"))
    #expect(URL.exportedContentTypes().contains(.url))
    let exported: Data = try await page.exported(as: .url)
    #expect(try await URL(importing: exported, contentType: .url) == page)
    #expect(Never.Item.self == Never.self)
    let types: [Any.Type] = [
      type(of: String.transferRepresentation), type(of: Data.transferRepresentation),
      type(of: URL.transferRepresentation),
    ]
    #expect(Set(types.map { ObjectIdentifier($0) }).count >= 2)
  }
}
