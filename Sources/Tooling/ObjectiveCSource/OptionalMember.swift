import SwiftSyntax

/// An optional requirement of a protocol for Objective-C, and what stands for it in Swift.
///
/// The requirement stays, with a form that does nothing for types which leave it out. A second form has the result as an
/// optional: nil says that the type leaves it out. A call with a mark, which has lost the mark, takes the second one, because
/// the first is the less preferred:
///
/// ```
/// protocol Judge: AnyObject, _JudgeDefaults { @_disfavoredOverload
///   func score(_ name: String) -> Int
/// }
/// extension _JudgeDefaults { @_disfavoredOverload func score(_ name: String) -> Int { OptionalRequirements.absent("score") } }
/// extension Judge { @discardableResult func score(_ name: String) -> Int? { ... } }
/// ```
struct OptionalMember {
  let declaration: DeclSyntax
  /// What is declared, without attributes and modifiers: `func score(_ name: String)`.
  private let head: String
  private let name: String
  /// The type of the result; nil for nothing.
  private let result: String?
  /// How the requirement is called from the second form.
  private let call: String
  private let prefix: String
  private let isVariable: Bool
  private let isSettable: Bool
  private let isAsync: Bool

  static func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "optional" }
  }

  init(function node: FunctionDeclSyntax) {
    declaration = DeclSyntax(node)
    let signature: FunctionSignatureSyntax = node.signature
    let effects: FunctionEffectSpecifiersSyntax? = signature.effectSpecifiers
    isAsync = effects?.asyncSpecifier != nil
    let throwing: Bool = effects?.throwsClause != nil
    name = node.name.text
    prefix = Self.prefix(node.attributes, node.modifiers)
    let parameters: FunctionParameterListSyntax = signature.parameterClause.parameters
    let words: String = effects.map { " " + $0.trimmedDescription } ?? ""
    head = "func \(node.name.text)\(signature.parameterClause.singleLine)\(words)"
    result = signature.returnClause.map(\.type.trimmedDescription).flatMap { ["Void", "()"].contains($0) ? nil : $0 }
    let arguments: [String] = parameters.map { parameter in
      let inner: String = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? inner : "\(parameter.firstName.text): \(inner)"
    }
    call = (throwing ? "try " : "") + "self.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    isVariable = false
    isSettable = false
  }

  init?(variable node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription else {
      return nil
    }
    declaration = DeclSyntax(node)
    name = binding.pattern.trimmedDescription
    prefix = Self.prefix(node.attributes, node.modifiers)
    head = "var \(name)"
    result = type
    call = "self.\(name)"
    isVariable = true
    isSettable = binding.accessorBlock?.tokenText.contains("set") ?? false
    isAsync = false
  }

  private static func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    let kept: [String] = attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      !["objc", "discardableResult"].contains($0.attributeName.trimmedDescription)
    }.map(\.trimmedDescription)
    let words: [String] = modifiers.map(\.trimmedDescription).filter { $0 != "optional" }
    return (kept + words).map { $0 + " " }.joined()
  }

  private var isOptionalResult: Bool {
    guard let result else { return false }
    return result.hasSuffix("?") || result.hasSuffix("!") || result.hasPrefix("Optional<")
  }

  /// Whether the result has to be made an optional. What waits may go on in another thread, where nothing is known of the call.
  var hasTwoForms: Bool { !isOptionalResult && !isAsync && !prefix.contains("static ") }

  /// The form for types that leave the requirement out.
  func absent(access: String) -> String {
    let weak: String = hasTwoForms ? "@_disfavoredOverload " : ""
    let value: String = "OptionalRequirements.absent(\"\(name)\")"
    guard isVariable else {
      return "\(weak)\(prefix)\(access)\(head) -> \(result ?? "Void") { return \(value) }"
    }
    let setter: String = isSettable ? " set {}" : ""
    return "\(weak)\(prefix)\(access)\(head): \(result ?? "Void") { get { \(value) }\(setter) }"
  }

  /// The form that says whether the type has the requirement.
  func asked(access: String) -> String? {
    guard hasTwoForms else { return nil }
    let type: String = result ?? "Void"
    // A type of several words needs parentheses in front of the mark.
    let optional: String = type.contains { " &(".contains($0) } ? "(\(type))?" : "\(type)?"
    let body: String =
      "let call = OptionalRequirements.begin(); let value: \(type) = \(call); "
      + "return OptionalRequirements.isAbsent(call, \"\(name)\") ? nil : value"
    if isVariable { return "\(prefix)\(access)\(head): \(optional) { \(body) }" }
    return "@discardableResult \(prefix)\(access)\(head) -> \(optional) { \(body) }"
  }
}

extension FunctionParameterClauseSyntax {
  /// The parameters in one line, without comments.
  fileprivate var singleLine: String {
    let texts: [String] = parameters.map { parameter in
      let names: String = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(
        separator: " ")
      let type: String = parameter.type.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "\(names): \(type)\(parameter.ellipsis == nil ? "" : "...")"
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}
