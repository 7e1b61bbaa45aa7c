import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(...) var name: [Model]`: a query kept beside the property, which reads its result.
public struct QueryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    return ["get { _\(raw: property.name).wrappedValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else {
      context.diagnose(
        Diagnostic(
          node: Syntax(node),
          message: MacroMessage(id: "stored", message: "'@Query' needs a stored property of an instance.")))
      return []
    }
    guard let type = property.declaration.bindings.first?.typeAnnotation?.type.trimmed else {
      context.diagnose(
        Diagnostic(
          node: Syntax(property.declaration),
          message: MacroMessage(
            id: "type", message: "'@Query' needs the type of its result: write 'var \(property.name): [Model]'.")))
      return []
    }
    let arguments: String = node.arguments?.trimmedDescription ?? ""
    let element: String
    if let array = type.as(ArrayTypeSyntax.self) {
      element = array.element.trimmedDescription
    } else {
      element = "\(type).Element"
    }
    return [
      "var _\(raw: property.name): SwiftData.Query<\(raw: element), \(type)> = SwiftData.Query(\(raw: arguments))"
    ]
  }
}
