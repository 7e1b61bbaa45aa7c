import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write a field for a value: its form, its prompt, and which texts it takes.
@MainActor
@Suite("Forms of text fields for values", .serialized)
struct ValueFieldFormTests {
  private let log = EventRecorder()
  private let title = String("Amount")
  private let resource = LocalizedStringResource("Amount")
  private let prompt = Text("Prompt")

  /// What a field shows of 1,234, and its value after it was told 56 and then words.
  private func told(@ViewBuilder _ content: @escaping (Binding<Int>) -> some View) throws -> [String] {
    let remote = Remote<Int>()
    let host = try window(settings: .desktop) { ValueRoot(remote, 1234) { content($0) } }
    return try told(host) { "\(remote.value ?? -1)" }
  }

  private func toldOptional(@ViewBuilder _ content: @escaping (Binding<Int?>) -> some View) throws -> [String] {
    let remote = Remote<Int?>()
    let host = try window(settings: .desktop) { ValueRoot(remote, Int?.some(1234)) { content($0) } }
    return try told(host) { remote.value.flatMap { $0 }.map { "\($0)" } ?? "nil" }
  }

  private func told(_ host: HeadlessHost, _ value: () -> String) throws -> [String] {
    var told: [String] = [try #require(host.element("Amount")).properties.value ?? ""]
    for text in ["56", "words"] {
      host.focus("Amount")
      host.press(.character("a"), modifiers: .command)
      host.type(text)
      host.press(.returnKey)
      host.update()
      host.graph.focus.move(to: nil)
      host.update()
      told.append(value())
    }
    return told
  }

  private func promptOfNone(@ViewBuilder _ content: @escaping (Binding<Int?>) -> some View) throws -> [String] {
    let remote = Remote<Int?>()
    return try window(settings: .desktop) { ValueRoot(remote, Int?.none) { content($0) } }.drawnTexts
  }

  @Test("A format shows a value, takes one that is typed, and refuses words")
  func formats() throws {
    let expected: [String] = ["1,234", "56", "56"]
    #expect(try told { TextField("Amount", value: $0, format: .number) } == expected)
    #expect(try told { TextField(title, value: $0, format: .number) } == expected)
    #expect(try told { TextField(resource, value: $0, format: .number) } == expected)
    #expect(try told { TextField(value: $0, format: .number) { Text("Amount") } } == expected)
    #expect(try told { TextField(title, value: $0, format: .number, prompt: prompt) } == expected)
    #expect(try told { TextField(resource, value: $0, format: .number, prompt: prompt) } == expected)
    #expect(try told { TextField(value: $0, format: .number, prompt: prompt) { Text("Amount") } } == expected)
  }

  @Test("A format for a value that may be missing has none of words, and a prompt where there is none")
  func optionalFormats() throws {
    let forms: [[String]] = [
      try toldOptional { TextField("Amount", value: $0, format: .number) },
      try toldOptional { TextField(title, value: $0, format: .number, prompt: prompt) },
      try toldOptional { TextField(resource, value: $0, format: .number, prompt: prompt) },
      try toldOptional { TextField(value: $0, format: .number, prompt: prompt) { Text("Amount") } },
    ]
    #expect(forms[0].prefix(2) == ["1,234", "56"] && forms.allSatisfy { $0 == forms[0] }, "\(forms)")
    #expect(try promptOfNone { TextField(title, value: $0, format: .number) } == ["Amount"])
    #expect(try promptOfNone { TextField(title, value: $0, format: .number, prompt: prompt) } == ["Prompt"])
    #expect(try promptOfNone { TextField(resource, value: $0, format: .number, prompt: prompt) } == ["Prompt"])
    #expect(
      try promptOfNone { TextField(value: $0, format: .number, prompt: prompt) { Text("Amount") } } == ["Prompt"])
  }

  @Test("A formatter shows a value, takes one that is typed, and refuses words")
  func formatters() throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    let expected: [String] = ["1,234", "56", "56"]
    #expect(try told { TextField("Amount", value: $0, formatter: formatter) } == expected)
    #expect(try told { TextField(title, value: $0, formatter: formatter) } == expected)
    #expect(try told { TextField(resource, value: $0, formatter: formatter) } == expected)
    #expect(try told { TextField("Amount", value: $0, formatter: formatter, prompt: prompt) } == expected)
    #expect(try told { TextField(title, value: $0, formatter: formatter, prompt: prompt) } == expected)
    #expect(try told { TextField(resource, value: $0, formatter: formatter, prompt: prompt) } == expected)
    #expect(try told { TextField(value: $0, formatter: formatter, prompt: prompt) { Text("Amount") } } == expected)
    #expect(try told { TextField(value: $0, formatter: formatter) { Text("Amount") } } == expected)
  }

  private final class Empty: Formatter {
    override func string(for obj: Any?) -> String? { "" }
  }

  @Test("A prompt is seen in a field whose formatter gives no text")
  func formatterPrompts() throws {
    let empty = Empty()
    func drawn(@ViewBuilder _ content: @escaping (Binding<Int>) -> some View) throws -> [String] {
      try window(settings: .desktop) { ValueRoot(Remote<Int>(), 1) { content($0) } }.drawnTexts
    }
    #expect(try drawn { TextField(title, value: $0, formatter: empty) } == ["Amount"])
    #expect(try drawn { TextField("Amount", value: $0, formatter: empty, prompt: prompt) } == ["Prompt"])
    #expect(try drawn { TextField(title, value: $0, formatter: empty, prompt: prompt) } == ["Prompt"])
    #expect(try drawn { TextField(resource, value: $0, formatter: empty, prompt: prompt) } == ["Prompt"])
    #expect(try drawn { TextField(value: $0, formatter: empty, prompt: prompt) { Text("Amount") } } == ["Prompt"])
  }

  @available(*, deprecated)
  @Test("Older forms with a formatter tell of the beginning and the end of editing, and of Return")
  func older() throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    let (editing, commit): ((Bool) -> Void, () -> Void) = (
      { [log] in log.note($0 ? "begin" : "end") }, { [log] in log.note("commit") }
    )
    func events(_ told: [String]) -> [String] {
      #expect(told == ["1,234", "56", "56"])
      let events: [String] = log.take()
      // The field is told of twice the same: of a number, and of words.
      #expect(events.prefix(events.count / 2) == events.suffix(events.count / 2), "\(events)")
      return Array(events.prefix(events.count / 2))
    }
    #expect(events(try told { TextField("Amount", value: $0, formatter: formatter, onCommit: commit) }) == ["commit"])
    #expect(events(try told { TextField(title, value: $0, formatter: formatter, onCommit: commit) }) == ["commit"])
    let changed: [[String]] = [
      try told { TextField("Amount", value: $0, formatter: formatter, onEditingChanged: editing) },
      try told { TextField(title, value: $0, formatter: formatter, onEditingChanged: editing) },
    ]
    #expect(changed.allSatisfy { $0 == ["1,234", "56", "56"] })
    #expect(log.take() == Array(repeating: ["begin", "end"], count: 4).flatMap { $0 })
    let all: [[String]] = [
      try told { TextField("Amount", value: $0, formatter: formatter, onEditingChanged: editing, onCommit: commit) },
      try told { TextField(title, value: $0, formatter: formatter, onEditingChanged: editing, onCommit: commit) },
    ]
    #expect(all.allSatisfy { $0 == ["1,234", "56", "56"] })
    #expect(log.take() == Array(repeating: ["begin", "commit", "end"], count: 4).flatMap { $0 })
  }
}
