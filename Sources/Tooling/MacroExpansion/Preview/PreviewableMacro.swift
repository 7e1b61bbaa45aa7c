import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` reads. By itself it makes nothing.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let message = problem(declaration, in: context.lexicalContext) {
      context.diagnose(Diagnostic(node: Syntax(node), message: message))
    }
    return []
  }

  private static func problem(_ declaration: some DeclSyntaxProtocol, in context: [Syntax]) -> MacroMessage? {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      return MacroMessage(
        id: "previewable-kind", message: "'@Previewable' can only be attached to a property in '#Preview'.")
    }
    let isMember: Bool = context.first.map { $0.asProtocol(DeclGroupSyntax.self) != nil } ?? true
    if isMember {
      return MacroMessage(
        id: "previewable-place",
        message: "'@Previewable' is for the variables of a '#Preview': here, remove it.")
    }
    // Nothing that keeps the value from one body to the next.
    if variable.attributes.count < 2 {
      return MacroMessage(
        id: "previewable-wrapper",
        message: "'@Previewable' goes with a property wrapper: write '@Previewable @State var …'.")
    }
    return nil
  }
}
