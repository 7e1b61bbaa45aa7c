import MacroExpansion
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite("Selector")
struct SelectorMacroTests {
  private func expand(_ source: String) -> (text: String, messages: [String]) {
    let file: SourceFileSyntax = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let expanded: Syntax = file.expand(macros: ["Selector": SelectorMacro.self]) { node in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    }
    return (expanded.description, context.diagnostics.map(\.message))
  }

  private func inPage(_ argument: String) -> String {
    let source = "class Page { func f() { g(#Selector(\(argument))) } }"
    let result = expand(source)
    #expect(result.messages == [])
    // What follows the call is left out, and so are differences of style.
    let call: Substring = result.text.dropFirst("class Page { func f() { g(".count)
    let end: String.Index = call[..<(call.lastIndex(of: ")") ?? call.endIndex)].endIndex
    return call[..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("A selector has the name in Objective-C, and the method of the class around or of the one that is written")
  func methods() {
    #expect(inPage("tapped") == "Selector(\"tapped\", Page.tapped)")
    #expect(inPage("tapped(_:)") == "Selector(\"tapped:\", Page.tapped(_:))")
    #expect(inPage("self.tapped(_:)") == "Selector(\"tapped:\", Page.tapped(_:))")
    #expect(inPage("Other.move(_:to:)") == "Selector(\"move:to:\", Other.move(_:to:))")
    #expect(inPage("Outer.Inner.a") == "Selector(\"a\", Outer.Inner.a)")
    #expect(inPage("open(url:)") == "Selector(\"openWithUrl:\", Page.open(url:))")
    #expect(inPage("handle(for:)") == "Selector(\"handleFor:\", Page.handle(for:))")
    #expect(inPage("model.refresh") == "Selector(\"refresh\", type(of: model).refresh)")
    #expect(inPage("self?.tapped") == "Selector(\"tapped\", Page.tapped)")
    #expect(inPage("model?.refresh") == "Selector(\"refresh\", type(of: model!).refresh)")
  }

  @Test("A type chooses among methods of one name; it is written with the object or without")
  func types() {
    #expect(
      inPage("a as () -> Void") == "Selector(\"a\", Page.a as @MainActor (Page) -> @MainActor () -> Void)")
    #expect(
      inPage("Other.a as (Other) -> (Int) -> Void")
        == "Selector(\"a\", Other.a as @MainActor (Other) -> @MainActor (Int) -> Void)")
  }

  @Test("Properties have selectors of what reads and of what writes them")
  func properties() {
    #expect(inPage("get:\"Other.title\"") == "Selector(\"title\", { (object: Other) in { object.title } })")
    #expect(inPage("set:\"title\" ") == "Selector(\"setTitle:\", { (object: Page) in { object.title = $0 } })")
  }

  @Test("An extension's type is the class around; without a class an error says what to write")
  func homes() {
    #expect(expand("extension A.B { func f() { g(#Selector(h)) } }").text.contains("Selector(\"h\", A.B.h)"))
    let alone = expand("g(#Selector(h))")
    #expect(
      alone.messages == ["No class is around: write the method with its class, as in '#selector(Page.tapped(_:))'."])
    #expect(expand("class A { let b = #Selector(1 + 2) }").messages.count == 1)
  }
}
