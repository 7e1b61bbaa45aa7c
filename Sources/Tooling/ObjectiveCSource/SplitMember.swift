import SwiftSyntax

/// A member of an extension that classes of the module override, in their bodies or in extensions, which only the run time of
/// Objective-C allows.
///
/// The member gets a name of its own, and so do the overrides. Behind the source the extension gets the member anew, which asks for
/// the classes:
///
/// ```
/// extension UIViewController { var rotor_super_isHidden: Bool { view.isHidden } }
/// class Page: UIViewController { var rotor_isHidden: Bool { super.rotor_super_isHidden } }
/// extension UIViewController { var isHidden: Bool { get { if let object = self as? Page { return object.rotor_isHidden };
///   return self.rotor_super_isHidden } } }
/// ```
struct SplitMember {
  /// What is put in front of the name of the member that classes override.
  static let prefix: String = "rotor_super_"

  let owner: String
  let key: String
  /// The declaration without a body: `func move(to place: Int) -> Bool`.
  private let head: String
  /// The arguments of a call, in parentheses; nothing for a property.
  private let arguments: String
  private let name: String
  private let words: String
  private let isProperty: Bool
  private let isSettable: Bool

  /// - Returns: nil for what is not to be found by Objective-C, or cannot be carried over.
  init?(_ member: DeclSyntax) {
    guard let found = ExtensionMember(member), !found.isOverride, !found.isStatic,
      found.conditions.isEmpty,
      let place = member.memberAround?.as(ExtensionDeclSyntax.self),
      place.genericWhereClause == nil,
      let shape = MemberShape(member), !shape.name.hasPrefix("`")
    else { return nil }
    let attributes: AttributeListSyntax? = member.asProtocol((any WithAttributesSyntax).self)?
      .attributes
    guard attributes?.names("objc") ?? false || place.attributes.names("objc") else { return nil }
    owner = found.owner
    key = found.key
    name = shape.name
    arguments = shape.arguments
    words = shape.words
    isProperty = shape.isProperty
    isSettable = shape.isSettable
    let modifiers: DeclModifierListSyntax? = member.asProtocol((any WithModifiersSyntax).self)?
      .modifiers
    let levels: [String] =
      (modifiers.map(Array.init) ?? []).map(\.name.text) + place.modifiers.map(\.name.text)
    let isPrivate: Bool = levels.contains { $0 == "private" || $0 == "fileprivate" }
    let kept: [String] =
      attributes?.compactMap { $0.as(AttributeSyntax.self) }.filter {
        ["discardableResult", "available", "MainActor"].contains(
          $0.attributeName.trimmedDescription)
      }.map { $0.trimmedDescription + " " } ?? []
    let level: String =
      isPrivate ? "fileprivate " : found.access == "open " ? "public " : found.access
    head = kept.joined() + level + shape.declaration
  }

  /// The member that asks for classes.
  func dispatcher(asking classes: [String]) -> String {
    let asked: String = classes.map {
      "if let object = self as? \($0) { return \(words)object.\(ExtensionOverride.prefix)\(name)\(arguments) }; "
    }.joined()
    let plain: String = "return \(words)self.\(Self.prefix)\(name)\(arguments)"
    guard isProperty else { return "extension \(owner) { \(head) { \(asked)\(plain) } }" }
    let set: String = classes.map {
      "if let object = self as? \($0) { object.\(ExtensionOverride.prefix)\(name) = newValue; return }; "
    }.joined()
    let setter: String = isSettable ? " set { \(set)self.\(Self.prefix)\(name) = newValue }" : ""
    return "extension \(owner) { \(head) { get { \(asked)\(plain) }\(setter) } }"
  }
}

/// The form of a function or computed property.
struct MemberShape {
  let name: String
  let declaration: String
  /// The arguments of a call that passes all parameters on, in parentheses; nothing for a property.
  let arguments: String
  /// What stands in front of a call: `try` and `await`.
  let words: String
  let isProperty: Bool
  let isSettable: Bool

  init?(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) {
      let signature: FunctionSignatureSyntax = function.signature
      let parameters: FunctionParameterListSyntax = signature.parameterClause.parameters
      guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
      let passed: [String] = parameters.map { parameter in
        let inner: String = (parameter.secondName ?? parameter.firstName).text
        let value: String =
          parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(inner)" : inner
        return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
      }
      let effects: FunctionEffectSpecifiersSyntax? = signature.effectSpecifiers
      words =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      name = function.name.text
      arguments = "(\(passed.joined(separator: ", ")))"
      let generics: String = function.genericParameterClause?.oneLine ?? ""
      let requirements: String = function.genericWhereClause.map { " " + $0.oneLine } ?? ""
      declaration = "func \(name)\(generics)\(signature.oneLine)\(requirements)"
      isProperty = false
      isSettable = false
    } else if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type.oneLine, let block = binding.accessorBlock
    {
      var isSettable: Bool = false
      if case .accessors(let accessors) = block.accessors {
        guard
          accessors.allSatisfy({
            $0.effectSpecifiers == nil
              && !["willSet", "didSet"].contains($0.accessorSpecifier.text)
          })
        else { return nil }
        isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
      }
      name = pattern.identifier.text
      arguments = ""
      words = ""
      declaration = "var \(name): \(type)"
      isProperty = true
      self.isSettable = isSettable
    } else {
      return nil
    }
  }
}

extension SourceIndex {
  /// The classes that override a member of an extension, of which none is below another.
  func overriders(of key: String, in owner: String) -> [String] {
    let all: [String] = classes.filter { name, declaration in
      !declaration.isGeneric && overrides(name, key) && isClass(name, below: owner)
    }.map(\.key)
    return all.filter { name in !ancestry(of: name).own.contains { all.contains($0) } }.sorted()
  }

  /// Whether a member that a class's body overrides, or calls by `super`, is one of an extension of the module's.
  func isSplit(_ key: String, above name: String) -> Bool {
    splitOwners[key]?.contains { isClass(name, below: $0) && !overriders(of: key, in: $0).isEmpty }
      ?? false
  }

  /// Whether a class above another one overrides a member in its body.
  func isOverridden(_ key: String, above name: String) -> Bool {
    ancestry(of: name).own.contains { overrides($0, key) }
  }

  /// Whether a source may have a part in a member of an extension that bodies override.
  func mayConcernSplit(_ source: String) -> Bool {
    splitOwners.keys.contains { key in
      let name: Substring = key.prefix { $0 != "(" }
      return source.contains(name)
        && ["override", "extension", "super."].contains(where: source.contains)
    }
  }
}

extension StepVisitor {
  /// Gives a member of an extension that bodies override a name of its own, and asks for their classes in its place.
  func split(_ node: DeclSyntax, name: TokenSyntax) {
    guard let member = SplitMember(node) else { return }
    let classes: [String] = index.overriders(of: member.key, in: member.owner)
    guard !classes.isEmpty else { return }
    edits.insert(SplitMember.prefix, at: name.positionAfterSkippingLeadingTrivia)
    append(member.dispatcher(asking: classes), of: node)
  }

  /// Gives an override of such a member, in the body of a class, its name.
  func renameOverride(
    _ node: DeclSyntax, key: String, modifiers: DeclModifierListSyntax, keyword: TokenSyntax,
    name: TokenSyntax
  ) {
    guard let owner = node.memberAround?.classNameAround, modifiers.contains(where: { $0.name.text == "override" }),
      MemberShape(node) != nil, index.isSplit(key, above: owner), let first = modifiers.first
    else { return }
    let isInBody: Bool = node.classAround != nil
    if index.isOverridden(key, above: owner) {
      // Swift overrides in bodies alone.
      if isInBody { edits.insert(ExtensionOverride.prefix, at: name.positionAfterSkippingLeadingTrivia) }
      return
    }
    let kept: [String] = modifiers.map(\.trimmedDescription).filter { $0 != "override" }
    let words: [String] = kept.map { $0 == "open" && !isInBody ? "public" : $0 } + [keyword.text]
    edits.replace(
      first.positionAfterSkippingLeadingTrivia..<name.endPositionBeforeTrailingTrivia,
      with: "\(words.joined(separator: " ")) \(ExtensionOverride.prefix)\(name.text)")
  }

  /// A call by `super` goes to the override of the class above, or to the member of the extension.
  func callSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) ?? false, let owner = Syntax(node).classNameAround else { return }
    let name: String = node.declName.baseName.text
    let called: FunctionCallExprSyntax? = node.parent?.as(FunctionCallExprSyntax.self)
    let labels: [String]? = called.map { call in
      call.arguments.map { ($0.label?.text ?? "_") + ":" }
    }
    let key: String? = index.splitOwners.keys.sorted().first { key in
      guard key.prefix(while: { $0 != "(" }) == name, index.isSplit(key, above: owner) else {
        return false
      }
      // Arguments may be left out, or stand behind the call.
      guard let labels, key.hasSuffix(")") else { return called == nil || !key.hasSuffix(")") }
      return key.contains(labels.joined())
    }
    guard let key else { return }
    edits.insert(
      index.isOverridden(key, above: owner) ? ExtensionOverride.prefix : SplitMember.prefix,
      at: node.declName.baseName.positionAfterSkippingLeadingTrivia)
  }
}

extension AttributeListSyntax {
  /// Whether one of the attributes has a name.
  func names(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}

extension Syntax {
  /// The name of the class in whose body, or in an extension of which, the node stands.
  fileprivate var classNameAround: String? {
    var node: Syntax? = self
    while let current = node {
      if let found = current.as(ClassDeclSyntax.self) { return found.qualifiedName }
      if let found = current.as(ExtensionDeclSyntax.self) { return found.extendedType.tokenText }
      node = current.parent
    }
    return nil
  }
}
