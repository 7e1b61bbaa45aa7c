import MacroExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite("Entry")
struct EntryTests {
  /// Expands a source file and returns it with the messages, each with the text that it points at.
  private func expand(_ source: String) -> (text: String, messages: [String], fixIts: [String]) {
    let file: SourceFileSyntax = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let expanded: Syntax = file.expand(macros: ["Entry": EntryMacro.self]) { node in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    }
    let diagnostics: [Diagnostic] = context.diagnostics
    return (
      expanded.description, diagnostics.map { "\($0.node.trimmedDescription): \($0.message)" },
      diagnostics.flatMap(\.fixIts).map(\.message.message)
    )
  }

  /// The expansion without spaces and line ends, in which style differs.
  private func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private func expects(_ source: String, _ expected: String, location: Testing.SourceLocation = #_sourceLocation) {
    let result = expand(source)
    #expect(result.messages == [], sourceLocation: location)
    #expect(compact(result.text) == compact(expected), sourceLocation: location)
  }

  private func fails(_ source: String, _ messages: [String], location: Testing.SourceLocation = #_sourceLocation) {
    #expect(expand(source).messages == messages, sourceLocation: location)
  }

  @Test("An entry of the environment is a key with a default, and accessors for it")
  func environment() {
    expects(
      """
      extension EnvironmentValues {
        @Entry public var tone: Tone = .calm
      }
      """,
      """
      extension EnvironmentValues {
        public var tone: Tone {
          get { self[__Key_tone.self] }
          set { self[__Key_tone.self] = newValue }
        }

        private struct __Key_tone: SwiftUICore.EnvironmentKey {
          typealias Value = Tone
          static var defaultValue: Value { .calm }
        }
      }
      """)
  }

  @Test("The type is the value's where none is written, and nil is the value of an optional")
  func inferred() {
    expects(
      """
      extension SwiftUI.Transaction {
        @Entry var speed = 1.5
        @Entry var note: String?
        @Entry var list: Optional<[Int]>
      }
      """,
      """
      extension SwiftUI.Transaction {
        var speed {
          get { self[__Key_speed.self] }
          set { self[__Key_speed.self] = newValue }
        }
        private struct __Key_speed: SwiftUICore.TransactionKey {
          static let defaultValue = 1.5
        }
        var note: String? {
          get { self[__Key_note.self] }
          set { self[__Key_note.self] = newValue }
        }
        private struct __Key_note: SwiftUICore.TransactionKey {
          typealias Value = String?
          static var defaultValue: Value { nil }
        }
        var list: Optional<[Int]> {
          get { self[__Key_list.self] }
          set { self[__Key_list.self] = newValue }
        }
        private struct __Key_list: SwiftUICore.TransactionKey {
          typealias Value = Optional<[Int]>
          static var defaultValue: Value { nil }
        }
      }
      """)
  }

  @Test("A focused value's key has the type inside the optional and no default; a container value's has one")
  func otherHomes() {
    expects(
      """
      extension FocusedValues {
        @Entry var item: Item?
      }
      extension ContainerValues {
        @Entry var badge: Int = 0
      }
      """,
      """
      extension FocusedValues {
        var item: Item? {
          get { self[__Key_item.self] }
          set { self[__Key_item.self] = newValue }
        }
        private struct __Key_item: SwiftUICore.FocusedValueKey {
          typealias Value = Item
        }
      }
      extension ContainerValues {
        var badge: Int {
          get { self[__Key_badge.self] }
          set { self[__Key_badge.self] = newValue }
        }
        private struct __Key_badge: SwiftUICore.ContainerValueKey {
          typealias Value = Int
          static var defaultValue: Value { 0 }
        }
      }
      """)
  }

  @Test("A name in backquotes stays usable")
  func quoted() {
    #expect(expand("extension EnvironmentValues { @Entry var `default`: Int = 0 }").text.contains("__Key_default.self"))
  }

  @Test("A constant is told to become a variable, and can be made one by the editor")
  func constant() {
    let source = "extension EnvironmentValues { @Entry let a: Int = 1 }"
    fails(source, ["let: '@Entry' needs a 'var': views set its value."])
    #expect(expand(source).fixIts == ["Replace 'let' with 'var'."])
  }

  @Test("A missing value or type is named with what to write")
  func missing() {
    fails(
      "extension EnvironmentValues { @Entry var a: Int }",
      ["a: Int: '@Entry' needs a default value: write 'var a: Int = …'."])
    fails(
      "extension Transaction { @Entry var a }", ["a: '@Entry' needs a default value: write 'var a = …'."])
    fails(
      "extension FocusedValues { @Entry var a = 1 }",
      ["a = 1: '@Entry' needs the optional type of a focused value: write 'var a: …?'."])
    fails(
      "extension FocusedValues { @Entry var a: Int }",
      ["Int: A focused value is nil without a focused view that sets it: write 'Int?'."])
    fails(
      "extension FocusedValues { @Entry var a: Int? = 1 }",
      ["1: A focused value has no default: remove '= 1'."])
  }

  @Test(
    "A wrong place is told",
    arguments: [
      "struct A { @Entry var a: Int = 1 }", "@Entry var a: Int = 1",
      "extension A { @Entry var a: Int = 1 }",
      "extension EnvironmentValues { struct B { @Entry var a: Int = 1 } }",
    ])
  func place(source: String) {
    let places = "EnvironmentValues, Transaction, ContainerValues, FocusedValues"
    fails(source, ["@Entry: '@Entry' must stand directly in an extension of one of \(places)."])
  }

  @Test("Properties of the type and computed ones are told")
  func form() {
    fails(
      "extension EnvironmentValues { @Entry static var a: Int = 1 }",
      ["static: '@Entry' needs a property of the values: remove 'static'."])
    fails(
      "extension EnvironmentValues { @Entry var a: Int { 1 } }",
      ["{ 1 }: '@Entry' makes the accessors of 'a': remove its own and give a value."])
    fails(
      "extension EnvironmentValues { @Entry func a() {} }", ["@Entry: '@Entry' can only be attached to a property."])
  }
}
