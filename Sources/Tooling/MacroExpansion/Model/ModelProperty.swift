import SwiftSyntax

/// A stored property of a class with `@Model`.
struct ModelProperty {
  let name: String
  let declaration: VariableDeclSyntax
  let value: ExprSyntax?
  let attribute: AttributeSyntax?
  let relationship: AttributeSyntax?
  let isTransient: Bool

  /// Nil for what is no stored property of an instance.
  init?(_ member: some DeclSyntaxProtocol) {
    guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let excluded: [Keyword] = [.static, .class, .lazy, .override]
    guard
      !variable.modifiers.contains(where: { modifier in
        excluded.contains { modifier.name.tokenKind == .keyword($0) }
      })
    else { return nil }
    guard Self.isStored(binding) else { return nil }
    name = pattern.identifier.text.filter { $0 != "`" }
    declaration = variable
    value = binding.initializer?.value
    attribute = variable.attribute("Attribute")
    relationship = variable.attribute("Relationship")
    isTransient = variable.attribute("Transient") != nil || name.hasPrefix("_$")
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    switch block.accessors {
    case .getter: return false
    case .accessors(let list):
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: return false
    }
  }

  var isLet: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  /// The options of `@Attribute` by their names, as written.
  var isTransformable: Bool { attribute?.arguments?.trimmedDescription.contains(".transformable") == true }
}

extension VariableDeclSyntax {
  func attribute(_ name: String) -> AttributeSyntax? {
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let written: String = attribute.attributeName.trimmedDescription
      if written == name || written.hasSuffix(".\(name)") { return attribute }
    }
    return nil
  }
}

/// A class with `@Model` and what the macro needs to know of it.
struct ModelClass {
  let declaration: ClassDeclSyntax
  let name: String
  /// Those that are stored in the file, in their order.
  let properties: [ModelProperty]
  /// The names of the other ones, kept in memory or calculated, that a key path from anywhere can lead to.
  let unstoredNames: [String]

  init(_ declaration: ClassDeclSyntax) {
    self.declaration = declaration
    name = declaration.name.text
    properties = declaration.memberBlock.members.compactMap { ModelProperty($0.decl) }.filter { !$0.isTransient }
    let stored: Set<String> = Set(properties.map(\.name))
    unstoredNames = declaration.memberBlock.members.compactMap { Self.nameForKeyPath($0.decl) }
      .filter { !stored.contains($0) }
  }

  /// Nil for what a key path may not lead to: parts of the type, getters that throw or wait, and whatever an attribute
  /// binds to an actor or a version.
  private static func nameForKeyPath(_ member: DeclSyntax) -> String? {
    guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let excluded: [Keyword] = [.static, .class, .override]
    let isExcluded: Bool = variable.modifiers.contains { modifier in
      excluded.contains { modifier.name.tokenKind == .keyword($0) }
    }
    let isMarked: Bool = variable.attributes.count > (variable.attribute("Transient") == nil ? 0 : 1)
    guard !isExcluded, !isMarked, !hasEffects(binding) else { return nil }
    let name: String = pattern.identifier.text.filter { $0 != "`" }
    return name.hasPrefix("_$") ? nil : name
  }

  private static func hasEffects(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
    return list.contains { $0.effectSpecifiers != nil }
  }

  var isFinal: Bool { declaration.modifiers.contains { $0.name.tokenKind == .keyword(.final) } }

  /// The access that what conforms to the protocol must have.
  var access: String {
    for modifier in declaration.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }

  /// What stands first behind the colon: the superclass, if there is one.
  var firstInherited: TypeSyntax? { declaration.inheritanceClause?.inheritedTypes.first?.type.trimmed }

  /// The superclass is known by what the compiler says: the class already conforms because its superclass does.
  func superclass(missing protocols: [TypeSyntax]) -> String? {
    let isMissing: Bool = protocols.contains { $0.trimmedDescription.hasSuffix("PersistentModel") }
    return isMissing ? nil : firstInherited?.description
  }

  func index(of name: String) -> Int? { properties.firstIndex { $0.name == name } }

  /// The arguments of `#Index` and `#Unique`, as lists of key paths.
  func groups(of macro: String) -> [String] {
    var groups: [String] = []
    for member in declaration.memberBlock.members {
      guard let expansion = member.decl.as(MacroExpansionDeclSyntax.self), expansion.macroName.text == macro else {
        continue
      }
      for argument in expansion.arguments {
        groups.append(Self.keyPaths(argument.expression))
      }
    }
    return groups
  }

  /// `[\.name]`, or the list in `.binary([\.name])`.
  private static func keyPaths(_ expression: ExprSyntax) -> String {
    if let call = expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first {
      return first.expression.trimmedDescription
    }
    return expression.trimmedDescription
  }
}
