import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model class Name`: storage for the values, what the schema is made of, and the conformance.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = model(declaration) else {
      context.diagnose(notAClass(declaration, at: node))
      return []
    }
    diagnose(model, in: context)
    let superclass: String? = model.superclass(missing: protocols)
    return ModelMembers(model: model, superclass: superclass).all
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let model = model(declaration), let property = ModelProperty(member), !property.isTransient, !property.isLet,
      let index = model.index(of: property.name)
    else { return [] }
    return ["@SwiftData._PersistedProperty(\(raw: index), in: \"\(raw: model.name)\")"]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard model(declaration) != nil, !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): SwiftData.PersistentModel {}")]
  }

  private static func model(_ declaration: some DeclGroupSyntax) -> ModelClass? {
    declaration.as(ClassDeclSyntax.self).map { ModelClass($0) }
  }

  // MARK: - Messages

  private static func notAClass(_ declaration: some DeclGroupSyntax, at node: AttributeSyntax) -> Diagnostic {
    let keyword: TokenSyntax = declaration.introducer
    let message = MacroMessage(
      id: "class",
      message: "'@Model' needs a class, this is \(article(keyword.text)): objects of a store are shared, not copied.")
    guard keyword.tokenKind == .keyword(.struct) else { return Diagnostic(node: Syntax(node), message: message) }
    let change = FixIt.Change.replace(
      oldNode: Syntax(keyword), newNode: Syntax(keyword.with(\.tokenKind, .keyword(.class))))
    return Diagnostic(
      node: Syntax(node), message: message,
      fixIts: [FixIt(message: MacroFixIt(id: "class", message: "Replace 'struct' with 'class'."), changes: [change])])
  }

  private static func article(_ keyword: String) -> String {
    "aeiou".contains(keyword.prefix(1)) ? "an \(keyword)" : "a \(keyword)"
  }

  private static func diagnose(_ model: ModelClass, in context: some MacroExpansionContext) {
    for member in model.declaration.memberBlock.members {
      guard let property = ModelProperty(member.decl) else { continue }
      if property.isTransient {
        diagnose(transient: property, in: context)
      } else {
        diagnose(property, in: context)
      }
    }
  }

  private static func diagnose(_ property: ModelProperty, in context: some MacroExpansionContext) {
    if property.isLet {
      let keyword: TokenSyntax = property.declaration.bindingSpecifier
      let change = FixIt.Change.replace(
        oldNode: Syntax(keyword), newNode: Syntax(keyword.with(\.tokenKind, .keyword(.var))))
      context.diagnose(
        Diagnostic(
          node: Syntax(keyword),
          message: MacroMessage(
            id: "let",
            message:
              "A stored property of a model is read from the store: '\(property.name)' needs 'var', or '@Transient'."),
          fixIts: [FixIt(message: MacroFixIt(id: "let", message: "Replace 'let' with 'var'."), changes: [change])]))
    }
    if property.attribute != nil, let relationship = property.relationship {
      context.diagnose(
        Diagnostic(
          node: Syntax(relationship),
          message: MacroMessage(
            id: "both", message: "'\(property.name)' is either an attribute or a relationship: remove one of the two."))
      )
    }
    if let attribute = property.attribute,
      attribute.arguments?.trimmedDescription.contains(".allowsCloudEncryption") == true
    {
      context.diagnose(
        Diagnostic(
          node: Syntax(attribute),
          message: MacroMessage(
            id: "encryption",
            message:
              "There is no encrypted store here: '.allowsCloudEncryption' would leave '\(property.name)' readable.")))
    }
  }

  private static func diagnose(transient property: ModelProperty, in context: some MacroExpansionContext) {
    let binding: PatternBindingSyntax? = property.declaration.bindings.first
    let type: TypeSyntax? = binding?.typeAnnotation?.type
    let isOptional: Bool = type?.is(OptionalTypeSyntax.self) == true
    guard property.value == nil, !isOptional, !property.name.hasPrefix("_$") else { return }
    context.diagnose(
      Diagnostic(
        node: Syntax(property.declaration),
        message: MacroMessage(
          id: "transient",
          message: "'\(property.name)' is not stored, so it needs a value for objects that come from the store.")))
  }
}
