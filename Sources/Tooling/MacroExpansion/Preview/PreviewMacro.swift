import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name", traits: …) { view }`: a type that a tool finds at run time and that makes the preview.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let call = PreviewCall(node) else {
      let message = MacroMessage(
        id: "preview-body", message: "'#Preview' needs a closure that makes the view: write '#Preview { … }'.")
      context.diagnose(Diagnostic(node: Syntax(node), message: message))
      return []
    }
    let type: TokenSyntax = context.makeUniqueName("Preview")
    let location: AbstractSourceLocation? = context.location(of: node)
    let file: String = location?.file.trimmedDescription ?? "\"\""
    let line: String = location?.line.trimmedDescription ?? "0"
    return [
      """
      struct \(type): SwiftUIScenes._PreviewRegistration {
        @MainActor static func makePreview() -> SwiftUIScenes.Preview {
          \(raw: call.declaration)
          return \(raw: call.maker)
        }
        static var file: Swift.String { \(raw: file) }
        static var line: Swift.Int { \(raw: line) }
      }
      """
    ]
  }
}

/// The parts of a use of `#Preview`.
private struct PreviewCall {
  /// What stands before the preview is made.
  let declaration: String
  /// Makes the preview: takes what the macro takes.
  let maker: String

  init?(_ node: some FreestandingMacroExpansionSyntax) {
    let named: LabeledExprSyntax? = node.arguments.first { $0.label?.text == "body" }
    let arguments: [LabeledExprSyntax] = node.arguments.filter { $0.label?.text != "body" }
    let written: String = arguments.map { argument in
      let label: String = argument.label.map { "\($0.text): " } ?? ""
      return label + argument.expression.trimmedDescription
    }.joined(separator: ", ")
    let further: String = node.additionalTrailingClosures.map { " " + $0.trimmedDescription }.joined()
    let made: String = "SwiftUIScenes.Preview(\(written))"
    if let body = node.trailingClosure ?? named?.expression.as(ClosureExprSyntax.self) {
      let content = PreviewContent(body)
      declaration = content.declaration
      let closure: String = body.signature.map { " \($0.trimmedDescription)" } ?? ""
      maker = "\(made) {\(closure)\n\(content.body)\n}\(further)"
    } else if node.arguments.contains(where: { $0.label?.text == "widget" }) {
      // A widget, given without trailing closures.
      declaration = ""
      maker = made
    } else {
      return nil
    }
  }
}

/// The statements of a preview. Properties marked `@Previewable` become those of a view around the others.
private struct PreviewContent {
  private var properties: [String] = []
  private var statements: [String] = []

  init(_ closure: ClosureExprSyntax) {
    for statement in closure.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), let own = Self.previewable(variable) {
        properties.append(own)
      } else {
        statements.append(statement.trimmedDescription)
      }
    }
  }

  /// The declaration without the mark; nil for one that has none.
  private static func previewable(_ variable: VariableDeclSyntax) -> String? {
    let kept = variable.attributes.filter { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Previewable") != true
    }
    guard kept.count < variable.attributes.count else { return nil }
    return variable.with(\.attributes, kept).trimmedDescription
  }

  var declaration: String {
    guard !properties.isEmpty else { return "" }
    return """
      struct PreviewContent: SwiftUICore.View {
        \(properties.joined(separator: "\n"))
        var body: some SwiftUICore.View {
          \(statements.joined(separator: "\n"))
        }
      }
      """
  }

  var body: String { properties.isEmpty ? statements.joined(separator: "\n") : "PreviewContent()" }
}
