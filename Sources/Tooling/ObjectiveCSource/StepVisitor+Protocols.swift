import SwiftSyntax

extension StepVisitor {
  /// Makes a protocol for Objective-C one of Swift's: only objects conform to it, and its optional requirements are ordinary
  /// ones that a protocol behind the source fulfils. What that does is said at ``OptionalMember``.
  func mend(_ node: ProtocolDeclSyntax) {
    let isForObjectiveC: Bool = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isForObjectiveC else { return }
    let name: String = qualifiedName(of: node)
    let members: [OptionalMember] = optionalMembers(of: node)
    let inherited: [String] = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    var more: [String] = []
    if !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      more.append("AnyObject")
    }
    let defaults: String = "_" + name.replacing(".", with: "_") + "Defaults"
    if !members.isEmpty { more.append(defaults) }
    if !more.isEmpty {
      let end: AbsolutePosition =
        node.inheritanceClause?.endPositionBeforeTrailingTrivia ?? node.name.endPositionBeforeTrailingTrivia
      edits.insert((inherited.isEmpty ? ": " : ", ") + more.joined(separator: ", "), at: end)
    }
    guard !members.isEmpty else { return }
    needed.insert("Selectors")
    let access: String = self.access(of: node)
    let attributes: String = node.attributes.filter {
      $0.as(AttributeSyntax.self).map { !["objc", "objcMembers"].contains($0.attributeName.trimmedDescription) }
        ?? false
    }.map { $0.trimmedDescription + " " }.joined()
    append("\(attributes)\(access)protocol \(defaults): AnyObject {}", of: node)
    for member in members {
      blankOptional(member.declaration)
      if member.hasTwoForms { disfavour(member.declaration) }
      append("extension \(defaults) { \(member.absent(access: access)) }", of: member.declaration)
      if let present = member.asked(access: access) {
        append("extension \(name) { \(present) }", of: member.declaration)
      }
    }
  }

  /// The name of a protocol with those of the types around.
  private func qualifiedName(of node: ProtocolDeclSyntax) -> String {
    var names: [String] = [node.name.text]
    var parent: Syntax? = node.parent
    while let current = parent {
      if let type = current.asProtocol((any NamedDeclSyntax).self) { names.insert(type.name.text, at: 0) }
      if let type = current.as(ExtensionDeclSyntax.self) { names.insert(type.extendedType.trimmedDescription, at: 0) }
      parent = current.parent
    }
    return names.joined(separator: ".")
  }

  private func access(of node: ProtocolDeclSyntax) -> String {
    let words: Set<String> = ["public", "package", "fileprivate", "private"]
    guard let word = node.modifiers.map(\.name.text).first(where: words.contains) else { return "" }
    return (word == "private" ? "fileprivate" : word) + " "
  }

  /// The optional requirements of a protocol, also those under conditions.
  private func optionalMembers(of node: ProtocolDeclSyntax) -> [OptionalMember] {
    let collector = MemberCollector(viewMode: .sourceAccurate)
    collector.walk(node.memberBlock)
    return collector.members
  }

  private func blankOptional(_ declaration: DeclSyntax) {
    let modifiers: DeclModifierListSyntax? = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    for modifier in modifiers ?? [] where modifier.name.text == "optional" { edits.blank(modifier.trimmedRange) }
  }

  /// Lets the compiler prefer the form with an optional result. The attribute stands at the end of the line before, where no
  /// token moves.
  private func disfavour(_ declaration: DeclSyntax) {
    let attribute: String = "@_disfavoredOverload"
    guard let before = declaration.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate),
      before.parent?.is(MemberBlockSyntax.self) == true
        || before.parent?.ancestor(MemberBlockItemSyntax.self)?.decl.is(IfConfigDeclSyntax.self) == false,
      declaration.leadingTrivia.contains(where: \.isNewline) || before.trailingTrivia.contains(where: \.isNewline)
    else {
      edits.insert(attribute + " ", at: declaration.positionAfterSkippingLeadingTrivia)
      return
    }
    let separator: String = before.parent?.is(MemberBlockSyntax.self) == true ? " " : "; "
    edits.insert(separator + attribute, at: before.endPositionBeforeTrailingTrivia)
  }
}

extension Syntax {
  /// The nearest node of a kind around, or the node itself.
  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node: Syntax? = self
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}

private final class MemberCollector: SyntaxVisitor {
  var members: [OptionalMember] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if OptionalMember.isOptional(node.modifiers) { members.append(OptionalMember(function: node)) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if OptionalMember.isOptional(node.modifiers), let member = OptionalMember(variable: node) { members.append(member) }
    return .skipChildren
  }
}
