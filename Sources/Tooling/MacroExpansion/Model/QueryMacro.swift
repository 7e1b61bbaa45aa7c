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
    if isPreviewable(declaration), let query = query(of: property, node) {
      return ["get { \(raw: query).wrappedValue }"]
    }
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
    guard !isPreviewable(declaration) else { return [] }
    let query = "SwiftData.Query<\(element(of: type)), \(type)>"
    return [
      "var _\(raw: property.name): \(raw: query) = SwiftData.Query(\(raw: node.arguments?.trimmedDescription ?? ""))"
    ]
  }

  /// In a `#Preview` the variable is one of a closure, where nothing beside it can be seen. It is only checked there: the
  /// preview makes a property of a view of it.
  private static func isPreviewable(_ declaration: some DeclSyntaxProtocol) -> Bool {
    let attributes: AttributeListSyntax? = declaration.as(VariableDeclSyntax.self)?.attributes
    return attributes?.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Previewable") == true
    } ?? false
  }

  private static func element(of type: TypeSyntax) -> String {
    if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
    // The elements of a result in sections are the sections; the models stand in the type itself.
    if let name = type.as(IdentifierTypeSyntax.self), name.name.text == "SectionedResults",
      case .type(let model)? = name.genericArgumentClause?.arguments.first?.argument
    {
      return model.trimmedDescription
    }
    return "\(type).Element"
  }

  /// The expression that makes the query; nil without the type of the result.
  private static func query(of property: ModelProperty, _ node: AttributeSyntax) -> String? {
    guard let type = property.declaration.bindings.first?.typeAnnotation?.type.trimmed else { return nil }
    return "SwiftData.Query<\(element(of: type)), \(type)>(\(node.arguments?.trimmedDescription ?? ""))"
  }
}
