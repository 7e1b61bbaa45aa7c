import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write a field for a text: its label, its prompt, its height and what it does with typed words.
@MainActor
@Suite("Forms of text fields", .serialized)
struct TextFieldFormTests {
  /// What is seen of a field without a text, and what becomes of words that are typed into it.
  private struct Looks: Equatable {
    var drawn: [String]
    var text: String?
    var grows: Bool = false
    var events: [String] = []
  }

  private let log = EventRecorder()
  private let long = "one two three four five six seven eight nine ten"

  private func looks(@ViewBuilder _ content: @escaping (Binding<String>) -> some View) throws -> Looks {
    let remote = Remote<String>()
    let host = try window(width: 120, height: 200, settings: .desktop) { Edited(remote) { content($0) } }
    let drawn: [String] = host.drawnTexts
    try #require(host.element("Name") != nil, "\(host.labels)")
    _ = log.take()
    host.focus("Name")
    host.type("ab")
    host.press(.returnKey)
    host.update()
    host.graph.focus.move(to: nil)
    host.update()
    let (text, events) = (remote.value, log.take())
    let low: CGFloat = host.frame("Name")?.height ?? 0
    host.change { remote.value = long }
    return Looks(drawn: drawn, text: text, grows: (host.frame("Name")?.height ?? 0) > low * 1.5, events: events)
  }

  private let title = String("Name")
  private let resource = LocalizedStringResource("Name")

  @Test("A title is the label, and the prompt where none is given")
  func titles() throws {
    let plain = Looks(drawn: ["Name"], text: "ab")
    #expect(try looks { TextField("Name", text: $0) } == plain)
    #expect(try looks { TextField(title, text: $0) } == plain)
    #expect(try looks { TextField(resource, text: $0) } == plain)
    #expect(try looks { TextField(text: $0) { Text("Name") } } == plain)
  }

  @Test("A prompt is seen in place of the title")
  func prompts() throws {
    let prompted = Looks(drawn: ["Prompt"], text: "ab")
    let prompt = Text("Prompt")
    #expect(try looks { TextField("Name", text: $0, prompt: prompt) } == prompted)
    #expect(try looks { TextField(title, text: $0, prompt: prompt) } == prompted)
    #expect(try looks { TextField(resource, text: $0, prompt: prompt) } == prompted)
    #expect(try looks { TextField(text: $0, prompt: prompt) { Text("Name") } } == prompted)
  }

  @Test("A field along the vertical axis grows with its text, one along the horizontal axis does not")
  func axes() throws {
    for (axis, grows) in [(Axis.vertical, true), (.horizontal, false)] {
      let prompt = Text("Prompt")
      let plain: [Looks] = [
        try looks { TextField("Name", text: $0, axis: axis) }, try looks { TextField(title, text: $0, axis: axis) },
        try looks { TextField(resource, text: $0, axis: axis) },
        try looks { TextField(text: $0, axis: axis) { Text("Name") } },
      ]
      #expect(plain.allSatisfy { $0.drawn == ["Name"] && $0.grows == grows && $0.text?.hasPrefix("ab") == true })
      let prompted: [Looks] = [
        try looks { TextField("Name", text: $0, prompt: prompt, axis: axis) },
        try looks { TextField(title, text: $0, prompt: prompt, axis: axis) },
        try looks { TextField(resource, text: $0, prompt: prompt, axis: axis) },
        try looks { TextField(text: $0, prompt: prompt, axis: axis) { Text("Name") } },
      ]
      #expect(prompted.allSatisfy { $0.drawn == ["Prompt"] && $0.grows == grows && $0.text?.hasPrefix("ab") == true })
    }
  }

  /// A selection that a test reads.
  @MainActor private final class Selected {
    var value: TextSelection?
    var binding: Binding<TextSelection?> {
      Binding {
        self.value
      } set: {
        if let new = $0 { self.value = new }
      }
    }
  }

  @Test("A field with a selection tells its end, in each form")
  func selections() throws {
    let prompt = Text("Prompt")
    func selected(
      @ViewBuilder _ content: @escaping (Binding<String>, Binding<TextSelection?>) -> some View
    ) throws -> Looks {
      let selection = Selected()
      let looks: Looks = try looks { content($0, selection.binding) }
      let value = try #require(selection.value)
      guard case .selection(let range) = value.indices else { throw CocoaError(.coderInvalidValue) }
      // Return selects the whole text on a desktop.
      #expect(range.upperBound.utf16Offset(in: "ab") == 2)
      return looks
    }
    for axis in [Axis.horizontal, nil] {
      let forms: [Looks] = [
        try selected { TextField("Name", text: $0, selection: $1, prompt: prompt, axis: axis) },
        try selected { TextField(title, text: $0, selection: $1, prompt: prompt, axis: axis) },
        try selected { TextField(resource, text: $0, selection: $1, prompt: prompt, axis: axis) },
        try selected { TextField(text: $0, selection: $1, prompt: prompt, axis: axis) { Text("Name") } },
      ]
      #expect(forms.allSatisfy { $0 == Looks(drawn: ["Prompt"], text: "ab") })
    }
    #expect(try selected { TextField(title, text: $0, selection: $1) } == Looks(drawn: ["Name"], text: "ab"))
    #expect(try selected { TextField(title, text: $0, selection: $1, axis: .vertical) }.grows)
  }

  @available(*, deprecated)
  @Test("Older forms tell of the beginning and the end of editing, and of Return")
  func older() throws {
    let (editing, commit): ((Bool) -> Void, () -> Void) = (
      { [log] in log.note($0 ? "begin" : "end") }, { [log] in log.note("commit") }
    )
    func told(_ events: String..., and looks: Looks) {
      #expect(looks == Looks(drawn: ["Name"], text: "ab", events: events))
    }
    told("commit", and: try looks { TextField("Name", text: $0, onCommit: commit) })
    told("commit", and: try looks { TextField(title, text: $0, onCommit: commit) })
    told("begin", "end", and: try looks { TextField("Name", text: $0, onEditingChanged: editing) })
    told("begin", "end", and: try looks { TextField(title, text: $0, onEditingChanged: editing) })
    let both: [Looks] = [
      try looks { TextField("Name", text: $0, onEditingChanged: editing, onCommit: commit) },
      try looks { TextField(title, text: $0, onEditingChanged: editing, onCommit: commit) },
    ]
    for looks in both { told("begin", "commit", "end", and: looks) }
  }

  @Test("A field for secrets shows its title or its prompt, takes typed words, and draws none of them")
  func secrets() throws {
    let prompt = Text("Prompt")
    let titled: [Looks] = [
      try looks { SecureField("Name", text: $0) }, try looks { SecureField(title, text: $0) },
      try looks { SecureField(resource, text: $0) }, try looks { SecureField(text: $0) { Text("Name") } },
    ]
    #expect(titled.allSatisfy { $0 == Looks(drawn: ["Name"], text: "ab") })
    let prompted: [Looks] = [
      try looks { SecureField("Name", text: $0, prompt: prompt) },
      try looks { SecureField(title, text: $0, prompt: prompt) },
      try looks { SecureField(resource, text: $0, prompt: prompt) },
      try looks { SecureField(text: $0, prompt: prompt) { Text("Name") } },
    ]
    #expect(prompted.allSatisfy { $0 == Looks(drawn: ["Prompt"], text: "ab") })
    let host = try window(settings: .desktop) { SecureField(title, text: .constant("secret"), prompt: prompt) }
    #expect(!host.drawnTexts.contains("secret") && !host.drawnTexts.contains("Prompt"))
  }

  @available(*, deprecated)
  @Test("Older fields for secrets tell of Return")
  func olderSecrets() throws {
    let commit: () -> Void = { [log] in log.note("commit") }
    let committed = Looks(drawn: ["Name"], text: "ab", events: ["commit"])
    #expect(try looks { SecureField("Name", text: $0, onCommit: commit) } == committed)
    #expect(try looks { SecureField(title, text: $0, onCommit: commit) } == committed)
  }
}
