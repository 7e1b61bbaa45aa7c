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
    guard let shape = MemberShape(member) else { return nil }
    call = Self.prefix + shape.name + shape.arguments
    let setter: String = shape.isSettable ? " set { self.\(call) = newValue }" : ""
    let body: String =
      shape.isProperty ? "{ get { self.\(call) }\(setter) }" : "{ \(shape.words)self.\(call) }"
    forwarding = "\(head)\(shape.declaration) \(body)"
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
    guard let place = member.memberAround?.as(ExtensionDeclSyntax.self) else { return nil }
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
  /// The source of the node in one line, without comments.
  var oneLine: String {
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
