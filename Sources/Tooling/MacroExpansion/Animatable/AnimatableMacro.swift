import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: conformance to `Animatable`, with all stored variables but those marked `@AnimatableIgnored`.
public struct AnimatableMacro: ExtensionMacro, MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Empty where the type conforms by another protocol, such as Shape.
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUICore.Animatable {}")]
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else {
      let message = MacroMessage(id: "animatable-kind", message: "'@Animatable' can only be attached to a struct.")
      context.diagnose(Diagnostic(node: Syntax(node), message: message))
      return []
    }
    let properties: [AnimatableProperty] = declaration.memberBlock.members.flatMap { member in
      AnimatableProperty.all(in: member.decl, context)
    }
    guard let last = properties.last else {
      let message = MacroMessage(
        id: "animatable-empty",
        message: "'@Animatable' found no stored variable to animate: add one, or remove the attribute.")
      context.diagnose(Diagnostic(node: Syntax(node), message: message))
      return []
    }
    let access: String =
      declaration.modifiers.first { ["public", "open", "package"].contains($0.name.text) }
      .map { $0.name.text == "open" ? "public " : $0.name.text + " " } ?? ""
    var type: String = "\(last.type).AnimatableData"
    var value: String = "\(last.name).animatableData"
    var path: String = "newValue" + String(repeating: ".second", count: properties.count - 1)
    var sets: [String] = ["\(last.name).animatableData = \(path)"]
    for (index, property) in properties.enumerated().dropLast().reversed() {
      type = "SwiftUICore.AnimatablePair<\(property.type).AnimatableData, \(type)>"
      value = "SwiftUICore.AnimatablePair(\(property.name).animatableData, \(value))"
      path = "newValue" + String(repeating: ".second", count: index)
      sets.insert("\(property.name).animatableData = \(path).first", at: 0)
    }
    return [
      """
      \(raw: access)var animatableData: \(raw: type) {
        get { \(raw: value) }
        set {
          \(raw: sets.joined(separator: "\n    "))
        }
      }
      """
    ]
  }
}

/// `@AnimatableIgnored`: a mark that `@Animatable` reads.
public struct AnimatableIgnoredMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    if declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind != .keyword(.var) {
      let message = MacroMessage(
        id: "animatable-ignored", message: "'@AnimatableIgnored' is for stored variables of an '@Animatable' type.")
      context.diagnose(Diagnostic(node: Syntax(node), message: message))
    }
    return []
  }
}

/// A stored variable whose value is animated.
private struct AnimatableProperty {
  let name: String
  let type: String

  static func all(in declaration: DeclSyntax, _ context: some MacroExpansionContext) -> [AnimatableProperty] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.attributes.isEmpty,
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        binding.accessorBlock.map(isObserving) ?? true
      else { return nil }
      if let type = binding.typeAnnotation?.type.trimmedDescription {
        return AnimatableProperty(name: name, type: type)
      }
      if binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true {
        return AnimatableProperty(name: name, type: "Double")
      }
      let message = MacroMessage(
        id: "animatable-type",
        message: "'@Animatable' needs the type of '\(name)': write 'var \(name): …', or mark it '@AnimatableIgnored'.")
      context.diagnose(Diagnostic(node: Syntax(binding), message: message))
      return nil
    }
  }

  /// A property that is only watched is stored.
  private static func isObserving(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
