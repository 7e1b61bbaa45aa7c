import MacroExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite("Model")
struct ModelTests {
  /// Expands a source file and returns it with the messages, each with the text that it points at.
  private func expand(_ source: String, _ macros: [String: any Macro.Type]) -> (text: String, messages: [String]) {
    let file: SourceFileSyntax = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let expanded: Syntax = file.expand(macros: macros) { node in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    }
    return (expanded.description, context.diagnostics.map { "\($0.node.trimmedDescription): \($0.message)" })
  }

  private let model: [String: any Macro.Type] = ["Model": ModelMacro.self]

  @Test("A struct is refused with the reason")
  func aStruct() {
    let result = expand("@Model struct Trip { var name: String }", model)
    #expect(
      result.messages == [
        "@Model: '@Model' needs a class, this is a struct: objects of a store are shared, not copied."
      ])
  }

  @Test("A let is refused, with what to write instead")
  func aLet() {
    let result = expand("@Model final class Trip { let name: String }", model)
    #expect(
      result.messages == [
        "let: A stored property of a model is read from the store: 'name' needs 'var', or '@Transient'."
      ])
  }

  @Test("A transient property needs a value")
  func transient() {
    let result = expand("@Model final class Trip { @Transient var cache: Int }", model)
    #expect(
      result.messages == [
        "@Transient var cache: Int: 'cache' is not stored, so it needs a value for objects that come from the store."
      ])
  }

  @Test("An encrypted attribute is refused, as nothing encrypts the store")
  func encryption() {
    let result = expand("@Model final class Trip { @Attribute(.allowsCloudEncryption) var key: String }", model)
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.hasSuffix("'.allowsCloudEncryption' would leave 'key' readable.") == true)
  }

  @Test("Every stored property gets its place, its metadata and its accessors; the others are left alone")
  func places() {
    let result = expand(
      """
      @Model final class Trip {
        var name: String
        var pages = 0
        var half: Int { pages / 2 }
        static var all: Int = 0
        @Transient var cache: Int = 0
      }
      """, model)
    #expect(result.messages == [])
    #expect(result.text.contains("@SwiftData._PersistedProperty(0, in: \"Trip\")"))
    #expect(result.text.contains("@SwiftData._PersistedProperty(1, in: \"Trip\")"))
    #expect(!result.text.contains("_PersistedProperty(2"))
    #expect(
      result.text.contains(
        #"name: "pages", keypath: \Trip.pages, defaultValue: SwiftData._defaultValue(\Trip.pages, 0)"#))
  }

  @Test("An actor gets an executor with a context; a class is refused")
  func actors() {
    let macros: [String: any Macro.Type] = ["ModelActor": ModelActorMacro.self]
    #expect(
      expand("@ModelActor actor Worker {}", macros).text.contains("init(modelContainer: SwiftData.ModelContainer)"))
    #expect(
      expand("@ModelActor class Worker {}", macros).messages == [
        "@ModelActor: '@ModelActor' needs an actor, this is a class."
      ])
  }

  @Test("A query needs the type of its result")
  func query() {
    let macros: [String: any Macro.Type] = ["Query": QueryMacro.self]
    let good = expand("struct V { @Query(sort: \\Trip.name) var trips: [Trip] }", macros)
    #expect(good.messages == [])
    #expect(good.text.contains("var _trips: SwiftData.Query<Trip, [Trip]> = SwiftData.Query(sort: \\Trip.name)"))
    // In a preview's closure nothing beside the variable is seen.
    let local = expand("@Previewable @Query(sort: \\Trip.name) var trips: [Trip]", macros)
    #expect(local.text.contains("SwiftData.Query<Trip, [Trip]>(sort: \\Trip.name).wrappedValue"))
    #expect(!local.text.contains("_trips"))
    #expect(
      expand("struct V { @Query var trips }", macros).messages == [
        "@Query var trips: '@Query' needs the type of its result: write 'var trips: [Model]'."
      ])
  }
}
