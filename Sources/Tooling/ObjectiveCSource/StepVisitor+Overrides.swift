import SwiftSyntax

extension StepVisitor {
  // MARK: Overrides in extensions

  /// Gives an override in an extension a name of its own.
  func rename(_ member: DeclSyntax, modifiers: DeclModifierListSyntax, keyword: TokenSyntax, name: TokenSyntax) {
    guard let found = ExtensionOverride(member), let first = modifiers.first else { return }
    let isReplacement: Bool = index.isReplacement(found)
    guard isReplacement || index.isCarried(found) else { return }
    var words: [String] = modifiers.map(\.trimmedDescription).filter { $0 != "override" } + [keyword.text]
    if isReplacement {
      words = words.map { $0 == "open" ? "public" : $0 }
      // At the end of the line above, where no token moves.
      edits.insert(" @_dynamicReplacement(for: \(found.key))", at: first.position)
    }
    edits.replace(
      first.positionAfterSkippingLeadingTrivia..<name.endPositionBeforeTrailingTrivia,
      with: "\(words.joined(separator: " ")) \(ExtensionOverride.prefix)\(name.text)")
  }

  /// Lets the body of a class override what its extensions override.
  func overrideMembers(of node: ClassDeclSyntax) {
    let members: [ExtensionOverride] = index.overrides(inBodyOf: node.qualifiedName)
    guard !members.isEmpty else { return }
    edits.insert(
      members.map(\.forwarding).joined(separator: "; ") + " ",
      at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
  }

  /// Lets a method of an extension ask for the classes whose extensions override it.
  func askSubclasses(in node: FunctionDeclSyntax) {
    guard let member = ExtensionMember(DeclSyntax(node)), !member.isOverride, let body = node.body else { return }
    let members: [ExtensionOverride] = index.overrides(ofExtensionMethod: member)
    guard !members.isEmpty else { return }
    let effects: FunctionEffectSpecifiersSyntax? = node.signature.effectSpecifiers
    let words: String =
      (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    var text: String = members.map { member in
      " if let object = self as? \(member.owner) { return \(words)object.\(member.call) }"
    }.joined(separator: ";")
    // A body that is one expression gives its value; behind a condition it says so.
    if body.statements.count == 1, let only = body.statements.first, only.item.is(ExprSyntax.self),
      node.signature.returnClause != nil
    {
      text += "; return ("
      edits.insert(")", at: only.endPositionBeforeTrailingTrivia)
    }
    edits.insert(text, at: body.leftBrace.endPosition)
  }

  /// The name of a class comes by `description()`, which a type of `AnyObject` does not have.
  func nameClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return }
    edits.replace(node.trimmedRange, with: "_typeName(\(base.trimmedDescription))")
  }
}

extension ClassDeclSyntax {
  /// The name with those of the types around.
  var qualifiedName: String {
    var names: [String] = [name.text]
    var node: Syntax? = parent
    while let current = node {
      if let type = current.asProtocol((any NamedDeclSyntax).self), current.isProtocol((any DeclGroupSyntax).self) {
        names.insert(type.name.text, at: 0)
      } else if let type = current.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.tokenText, at: 0)
      }
      node = current.parent
    }
    return names.joined(separator: ".")
  }
}
