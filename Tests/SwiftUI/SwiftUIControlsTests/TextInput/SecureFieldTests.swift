import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Secure fields", .serialized)
struct SecureFieldTests {
  private func field(_ text: String, _ remote: Remote<String> = Remote()) throws -> HeadlessHost {
    try window(settings: .desktop) { Edited(remote, text) { SecureField("Password", text: $0) } }
  }

  @Test("A secret is drawn and spoken as a bullet for each character")
  func masked() throws {
    let host = try field("se🔑")
    #expect(host.drawnTexts == ["•••"])
    let element = try #require(host.element("Password"))
    #expect(element.role == .secureField)
    #expect(element.properties.traits.contains(.isSecureField))
    #expect(element.properties.value == "•••")
    #expect(!"\(host.accessibilityTree.dump())".contains("se🔑"))
  }

  @Test("A secret is typed, and neither copied, nor told to an input method, nor offered to the middle button")
  func secret() throws {
    let remote = Remote<String>()
    let host = try field("old", remote)
    host.focus("Password")
    host.press(.end)
    host.type("er")
    #expect(remote.value == "older")
    host.press(.character("a"), modifiers: .command)
    host.press(.character("c"), modifiers: .command)
    host.press(.character("x"), modifiers: .command)
    #expect(host.copiedTexts.isEmpty)
    #expect(remote.value == "older")
    #expect(host.textInput?.surrounding == "")
    #expect(host.textInput?.purpose == .password)
    host.click(at: CGPoint(x: 20, y: 50), count: 2)
    #expect(host.selectedText == nil)
  }

  @Test("Nothing of a secret can be taken back")
  func undo() throws {
    let remote = Remote<String>()
    let host = try field("", remote)
    host.focus("Password")
    host.type("abc")
    host.press(.character("z"), modifiers: .command)
    #expect(remote.value == "abc")
  }

  @Test("A secure field has the styles of text fields and submits")
  func styleAndSubmit() throws {
    let notes = EventRecorder()
    let remote = Remote<String>()
    let host = try window {
      Edited(remote) { text in
        SecureField("Password", text: text, prompt: Text("At least 8 characters")).textFieldStyle(.roundedBorder)
          .onSubmit { notes.note("submit") }
      }
    }
    #expect(host.drawnTexts.contains("At least 8 characters"))
    host.focus("Password")
    host.type("x\n")
    #expect(notes.take() == ["submit"])
    #expect(remote.value == "x")
  }
}
