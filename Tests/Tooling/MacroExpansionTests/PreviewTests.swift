import MacroExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite("Previews and animatable types")
struct PreviewTests {
  private func expand(_ source: String) -> (text: String, messages: [String]) {
    let file: SourceFileSyntax = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let macros: [String: any Macro.Type] = [
      "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Animatable": AnimatableMacro.self,
      "AnimatableIgnored": AnimatableIgnoredMacro.self,
    ]
    let expanded: Syntax = file.expand(macros: macros) { node in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    }
    return (expanded.description.filter { !$0.isWhitespace }, context.diagnostics.map(\.message))
  }

  @Test("A preview is a type that makes it, with what the macro was given")
  func preview() {
    let result = expand("#Preview(\"Two\", traits: .portrait, .sizeThatFitsLayout) { Text(\"a\")\n Text(\"b\") }")
    #expect(result.messages == [])
    #expect(result.text.contains("SwiftUIScenes._PreviewRegistration"))
    #expect(
      result.text.contains(
        "SwiftUIScenes.Preview(\"Two\",traits:.portrait,.sizeThatFitsLayout){Text(\"a\")Text(\"b\")}"))
    #expect(expand("#Preview(body: { Text(\"a\") })").text.contains("SwiftUIScenes.Preview(){Text(\"a\")}"))
  }

  @Test("Closures after the first keep their names, and a widget may stand in the parentheses")
  func furtherClosures() {
    let trailing = expand("#Preview(\"A\", as: .systemSmall) { W() } timeline: { E(1)\n E(2) }")
    #expect(trailing.messages == [])
    #expect(trailing.text.contains("SwiftUIScenes.Preview(\"A\",as:.systemSmall){W()}timeline:{E(1)E(2)}"))
    let inside = expand("#Preview(as: .systemSmall, widget: { W() }, timeline: { E(1) })")
    #expect(inside.messages == [])
    #expect(inside.text.contains("returnSwiftUIScenes.Preview(as:.systemSmall,widget:{W()},timeline:{E(1)})}"))
  }

  @Test("Variables that are previewable become properties of a view around the others")
  func previewable() {
    let result = expand("#Preview { @Previewable @State var on = true\n Toggle(\"T\", isOn: $on) }")
    #expect(result.messages == [])
    #expect(result.text.contains("structPreviewContent:SwiftUICore.View{@Statevaron=true"))
    #expect(result.text.contains("varbody:someSwiftUICore.View{Toggle(\"T\",isOn:$on)}"))
    #expect(!result.text.contains("@Previewable"))
  }

  @Test("A fault of a preview is reported together with the text to write")
  func misuse() {
    #expect(
      expand("#Preview(\"No view\")").messages == [
        "'#Preview' needs a closure that makes the view: write '#Preview { … }'."
      ])
    #expect(
      expand("struct A { @Previewable @State var a = 1 }").messages
        == ["'@Previewable' is for the variables of a '#Preview': here, remove it."])
    #expect(
      expand("func f() { @Previewable var a = 1 }").messages
        == ["'@Previewable' goes with a property wrapper: write '@Previewable @State var …'."])
    #expect(
      expand("@Previewable func f() {}").messages
        == ["'@Previewable' can only be attached to a property in '#Preview'."])
  }

  @Test(
    "All stored variables are animated in pairs, but constants, wrapped, static and computed ones and those left out")
  func animatable() {
    let result = expand(
      """
      @Animatable public struct A {
        var a: Double
        var b = 1.5 { didSet {} }
        let c: Int
        static var d = 1
        @State var e = 1
        var f: Int { 1 }
        @AnimatableIgnored var g: Bool
        var h: CGPoint
      }
      """)
    #expect(result.messages == [])
    let type =
      "SwiftUICore.AnimatablePair<Double.AnimatableData,SwiftUICore.AnimatablePair<Double.AnimatableData,CGPoint.AnimatableData>>"
    #expect(result.text.contains("publicvaranimatableData:" + type))
    #expect(
      result.text.contains(
        "set{a.animatableData=newValue.firstb.animatableData=newValue.second.firsth.animatableData=newValue.second.second}"
      ))
    #expect(expand("@Animatable struct A { var a: Double }").text.contains("varanimatableData:Double.AnimatableData"))
  }

  @Test("A property that cannot be animated is reported together with the text to write")
  func animatableMisuse() {
    #expect(
      expand("@Animatable class A { var a: Double }").messages == ["'@Animatable' can only be attached to a struct."])
    #expect(
      expand("@Animatable struct A { let a: Double }").messages
        == ["'@Animatable' found no stored variable to animate: add one, or remove the attribute."])
    #expect(
      expand("@Animatable struct A { var a: Double\n var b = f() }").messages
        == ["'@Animatable' needs the type of 'b': write 'var b: …', or mark it '@AnimatableIgnored'."])
    #expect(
      expand("@Animatable struct A { var a: Double\n @AnimatableIgnored let b: Int }").messages
        == ["'@AnimatableIgnored' is for stored variables of an '@Animatable' type."])
  }
}
