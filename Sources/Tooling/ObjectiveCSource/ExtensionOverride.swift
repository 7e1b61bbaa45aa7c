import SwiftSyntax

/// An override that stands in an extension, where only the run time of Objective-C finds it.
///
/// The member gets a name of its own there. The class overrides it in its body, or what is overridden asks for the class, and
/// calls it by that name:
///
/// ```
/// class Page: UIViewController { override var preferredStatusBarStyle: UIStatusBarStyle { get { rotor_preferredStatusBarStyle } } }
/// extension Page { var rotor_preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
/// ```
struct ExtensionOverride: Sendable {
  /// The class that is extended, with the types around it.
  let owner: String
  /// The name, with the labels of a function.
  let key: String
  /// The text of the override in the body of the class.
  let forwarding: String
  /// How the member is called by its new name, behind the object.
  let call: String
  /// Whether the member calls the one that it overrides.
  let callsSuper: Bool

  /// What is put in front of the name.
  static let prefix: String = "rotor_"

  /// - Returns: nil for a member that cannot be carried over: one under a condition, or one that is neither a function nor a
  ///   computed property.
  init?(_ member: DeclSyntax) {
    guard let found = ExtensionMember(member), found.isOverride, found.conditions.isEmpty else { return nil }
    owner = found.owner
    key = found.key
    callsSuper = member.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
    let head: String = "override \(found.access)\(found.isStatic ? "class " : "")"
    if let function = member.as(FunctionDeclSyntax.self) {
      let signature: FunctionSignatureSyntax = function.signature
      let parameters: FunctionParameterListSyntax = signature.parameterClause.parameters
      guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
      let arguments: [String] = parameters.map { parameter in
        let inner: String = (parameter.secondName ?? parameter.firstName).text
        let value: String = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(inner)" : inner
        return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
      }
      let effects: FunctionEffectSpecifiersSyntax? = signature.effectSpecifiers
      let words: String =
        (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      call = "\(Self.prefix)\(function.name.text)(\(arguments.joined(separator: ", ")))"
      let generics: String = function.genericParameterClause?.oneLine ?? ""
      let requirements: String = function.genericWhereClause.map { " " + $0.oneLine } ?? ""
      forwarding =
        "\(head)func \(function.name.text)\(generics)\(signature.oneLine)\(requirements) { \(words)self.\(call) }"
    } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.oneLine, let block = binding.accessorBlock
    {
      call = Self.prefix + found.name
      var isSettable: Bool = false
      if case .accessors(let accessors) = block.accessors {
        guard accessors.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
        isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
      }
      let setter: String = isSettable ? " set { self.\(call) = newValue }" : ""
      forwarding = "\(head)var \(found.name): \(type) { get { self.\(call) }\(setter) }"
    } else {
      return nil
    }
  }
}

/// A function or a property of an extension.
struct ExtensionMember {
  /// The type that is extended.
  let owner: String
  let name: String
  let key: String
  let isOverride: Bool
  let isStatic: Bool
  /// The access that the member or its extension has, with a space behind it.
  let access: String
  /// Conditions around the member that decide whether it is compiled.
  let conditions: [String]

  private static let levels: Set<String> = ["public", "open", "package", "internal", "fileprivate", "private"]

  init?(_ member: DeclSyntax) {
    guard let place = member.extensionAround else { return nil }
    let modifiers: DeclModifierListSyntax
    if let function = member.as(FunctionDeclSyntax.self) {
      let labels: [String] = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      modifiers = function.modifiers
      name = function.name.text
      key = "\(name)(\(labels.joined()))"
    } else if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      modifiers = variable.modifiers
      name = pattern.identifier.text
      key = name
    } else {
      return nil
    }
    let words: [String] = modifiers.map(\.trimmedDescription)
    owner = place.extendedType.tokenText
    isOverride = words.contains("override")
    isStatic = words.contains("class") || words.contains("static")
    let level: String? =
      words.first(where: Self.levels.contains)
      ?? place.modifiers.map(\.trimmedDescription).first(where: Self.levels.contains)
    access = level.map { ["private", "fileprivate"].contains($0) ? "" : $0 + " " } ?? ""
    // A program for UIKit is compiled where UIKit can be imported.
    conditions = member.conditions.filter { !["(true)", "(canImport(UIKit))"].contains($0) }
  }
}

extension SyntaxProtocol {
  /// The extension whose member the declaration is.
  fileprivate var extensionAround: ExtensionDeclSyntax? {
    var node: Syntax? = parent
    while let current = node {
      if let found = current.as(ExtensionDeclSyntax.self) { return found }
      guard
        current.is(MemberBlockItemSyntax.self) || current.is(MemberBlockItemListSyntax.self)
          || current.is(MemberBlockSyntax.self) || current.is(IfConfigClauseSyntax.self)
          || current.is(IfConfigClauseListSyntax.self) || current.is(IfConfigDeclSyntax.self)
      else { return nil }
      node = current.parent
    }
    return nil
  }

  /// The source of the node in one line, without comments.
  fileprivate var oneLine: String {
    var result: String = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let isApart: Bool = !token.leadingTrivia.isEmpty && !result.isEmpty && result.last != " "
      result += (isApart ? " " : "") + token.text
      if !token.trailingTrivia.isEmpty { result += " " }
    }
    return result.trimmingSpaces
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
