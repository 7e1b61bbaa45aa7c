import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The accessors of a stored property of a model; `@Model` attaches it with the property's place in its class.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration), let place = Place(node) else { return [] }
    let path = "\\\(place.model).\(property.name)"
    let kind: String = property.isTransformable ? "transformable" : "value"
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: _\(raw: property.name))
      init(initialValue) {
        _$backingData._initialize(\(raw: kind): initialValue, at: \(raw: place.index))
        _\(raw: property.name) = SwiftData._SwiftDataNoType()
      }
      """,
      "get { _$backingData._get(self, \(raw: path), \(raw: kind)At: \(raw: place.index)) }",
      "set { _$backingData._set(self, \(raw: path), \(raw: kind)At: \(raw: place.index), to: newValue) }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    return ["private var _\(raw: property.name): SwiftData._SwiftDataNoType"]
  }

  /// The arguments of the attribute.
  private struct Place {
    let index: String
    let model: String

    init?(_ node: AttributeSyntax) {
      guard let arguments = node.arguments?.as(LabeledExprListSyntax.self), arguments.count == 2,
        let first = arguments.first, let last = arguments.last
      else { return nil }
      index = first.expression.trimmedDescription
      model = last.expression.trimmedDescription.filter { $0 != "\"" }
    }
  }
}

/// Macros that only tell `@Model` something: `@Attribute`, `@Relationship`, `@Transient`.
public struct ModelMarkerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
      declaration.as(VariableDeclSyntax.self) == nil
    {
      context.diagnose(
        .init(
          node: Syntax(node),
          message: MacroMessage(id: "kind", message: "'@\(name)' can only be attached to a property.")))
    }
    return []
  }
}

/// `#Index` and `#Unique`: `@Model` reads their arguments.
public struct ModelConstraintMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
