import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A property that was found fit to be an entry.
struct EntryProperty {
  private let home: EntryHome
  private let name: String
  private let type: TypeSyntax?
  private let value: ExprSyntax?

  /// - Throws: `MacroFailure` for a declaration that cannot be an entry.
  init(_ declaration: some DeclSyntaxProtocol, at node: AttributeSyntax, in context: [Syntax]) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw MacroFailure(.init(id: "kind", message: "'@Entry' can only be attached to a property."), at: node)
    }
    guard let home = EntryHome(context) else {
      let homes: String = EntryHome.allCases.map(\.rawValue).joined(separator: ", ")
      throw MacroFailure(
        .init(id: "place", message: "'@Entry' must stand directly in an extension of one of \(homes)."), at: node)
    }
    try Self.checkForm(of: variable)
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else {
      throw MacroFailure(
        .init(id: "name", message: "'@Entry' takes one property with one name: declare each on its own."),
        at: variable.bindings)
    }
    if let accessors = binding.accessorBlock {
      throw MacroFailure(
        .init(
          id: "computed",
          message: "'@Entry' makes the accessors of '\(pattern.identifier.text)': remove its own and give a value."),
        at: accessors)
    }
    self.home = home
    name = pattern.identifier.text.filter { $0 != "`" }
    type = binding.typeAnnotation?.type
    value = binding.initializer?.value
    try checkValue(of: binding)
  }

  private static func checkForm(of variable: VariableDeclSyntax) throws {
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      let fixed: TokenSyntax = variable.bindingSpecifier.with(\.tokenKind, .keyword(.var))
      let change = FixIt.Change.replace(oldNode: Syntax(variable.bindingSpecifier), newNode: Syntax(fixed))
      throw MacroFailure(
        .init(id: "let", message: "'@Entry' needs a 'var': views set its value."), at: variable.bindingSpecifier,
        fixIts: [FixIt(message: MacroFixIt(id: "let", message: "Replace 'let' with 'var'."), changes: [change])])
    }
    let types: [Keyword] = [.static, .class]
    if let modifier = variable.modifiers.first(where: { modifier in
      types.contains { modifier.name.tokenKind == .keyword($0) }
    }) {
      throw MacroFailure(
        .init(id: "static", message: "'@Entry' needs a property of the values: remove '\(modifier.name.text)'."),
        at: modifier)
    }
  }

  private func checkValue(of binding: PatternBindingSyntax) throws {
    if home.hasDefault {
      guard value == nil, !isOptional else { return }
      throw MacroFailure(
        .init(id: "value", message: "'@Entry' needs a default value: write 'var \(name)\(typeText) = …'."),
        at: binding)
    }
    guard let type else {
      throw MacroFailure(
        .init(id: "type", message: "'@Entry' needs the optional type of a focused value: write 'var \(name): …?'."),
        at: binding)
    }
    guard isOptional else {
      throw MacroFailure(
        .init(
          id: "optional",
          message: "A focused value is nil without a focused view that sets it: write '\(type.trimmed)?'."), at: type)
    }
    if let value, !value.is(NilLiteralExprSyntax.self) {
      throw MacroFailure(
        .init(id: "focused", message: "A focused value has no default: remove '= \(value.trimmed)'."), at: value)
    }
  }

  private var typeText: String { type.map { ": \($0.trimmedDescription)" } ?? "" }

  // MARK: - Types

  /// What the optional type of the property wraps, if it is one.
  private var wrapped: TypeSyntax? {
    if let type = type?.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    guard let generic = type?.as(IdentifierTypeSyntax.self), generic.name.text == "Optional" else { return nil }
    return generic.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }

  private var isOptional: Bool { wrapped != nil }

  // MARK: - What is made

  /// Unique among the entries of a type, as the property's name is.
  var keyName: String { "__Key_\(name)" }

  var key: DeclSyntax {
    if !home.hasDefault, let wrapped {
      return """
        private struct \(raw: keyName): SwiftUICore.\(raw: home.keyProtocol) {
          typealias Value = \(wrapped.trimmed)
        }
        """
    }
    guard let type else {
      return """
        private struct \(raw: keyName): SwiftUICore.\(raw: home.keyProtocol) {
          static let defaultValue = \(value?.trimmed ?? "nil")
        }
        """
    }
    return """
      private struct \(raw: keyName): SwiftUICore.\(raw: home.keyProtocol) {
        typealias Value = \(type.trimmed)
        static var defaultValue: Value { \(value?.trimmed ?? "nil") }
      }
      """
  }
}
