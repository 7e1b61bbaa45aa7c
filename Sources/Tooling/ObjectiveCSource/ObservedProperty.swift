import SwiftSyntax

/// A stored property of a class that tells of its changes, because Objective-C may observe it: `@objc dynamic var`.
enum ObservedProperty {
  private static let words: Set<String> = [
    "weak", "unowned", "public", "internal", "package", "open", "final", "dynamic",
  ]
  private static let attributes: Set<String> = ["objc", "IBInspectable", "IBOutlet", "available"]

  /// The name of such a property; nil for other declarations.
  static func name(of node: VariableDeclSyntax) -> String? {
    let words: [String] = node.modifiers.map(\.name.text)
    guard words.contains("dynamic"), node.bindingSpecifier.text == "var", node.bindings.count == 1,
      words.allSatisfy({ Self.words.contains($0) || $0 == "private" || $0 == "fileprivate" }),
      node.attributes.allSatisfy({
        $0.as(AttributeSyntax.self).map { attributes.contains($0.attributeName.trimmedDescription) }
          ?? false
      }), let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      node.classAround != nil
    else { return nil }
    if let block = binding.accessorBlock {
      guard case .accessors(let accessors) = block.accessors,
        accessors.allSatisfy({
          ["willSet", "didSet"].contains($0.accessorSpecifier.text) && $0.body != nil
        })
      else { return nil }
    }
    return pattern.identifier.text
  }
}

extension StepVisitor {
  /// Lets a property tell of its changes.
  func announce(_ node: VariableDeclSyntax) {
    guard let name = ObservedProperty.name(of: node), let owner = node.classAround,
      index.isObject(owner.qualifiedName),
      let binding = node.bindings.first
    else { return }
    let will: String = "self.willChangeValue(forKey: \"\(name)\")"
    let did: String = "self.didChangeValue(forKey: \"\(name)\")"
    guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors else {
      edits.insert(
        " { willSet { \(will) } didSet { \(did) } }", at: binding.endPositionBeforeTrailingTrivia)
      return
    }
    var missing: [String: String] = ["willSet": will, "didSet": did]
    for accessor in accessors {
      guard let body = accessor.body,
        let call = missing.removeValue(forKey: accessor.accessorSpecifier.text)
      else {
        continue
      }
      // A body may return early.
      let text: String = accessor.accessorSpecifier.text == "didSet" ? "defer { \(call) }" : call
      edits.insert(" \(text);", at: body.leftBrace.endPositionBeforeTrailingTrivia)
    }
    let rest: String = missing.sorted { $0.key > $1.key }.map { "\($0.key) { \($0.value) } " }
      .joined()
    if !rest.isEmpty { edits.insert(rest, at: block.rightBrace.positionAfterSkippingLeadingTrivia) }
  }

  // MARK: Observers

  /// The method by which observers are told.
  static let observing: String = "observeValue(forKeyPath:of:change:context:)"

  /// An observer that is no responder has the method by a protocol, and nothing to override.
  func conform(_ node: FunctionDeclSyntax) {
    guard let override = node.modifiers.first(where: { $0.name.text == "override" }),
      node.key == Self.observing, let owner = node.classAround,
      !index.hasResponderMethod(Self.observing, above: owner.qualifiedName)
    else { return }
    edits.blank(override.trimmedRange)
    let clause: InheritanceClauseSyntax? = owner.inheritanceClause
    edits.insert(
      (clause == nil ? ": " : ", ") + "KeyValueObserver",
      at: clause?.endPositionBeforeTrailingTrivia ?? owner.name.endPositionBeforeTrailingTrivia)
    needed.insert("FoundationGaps")
  }

  /// Whether classes tell of the property that a call observes; true where the name is known only when the program runs.
  func isTold(_ node: FunctionCallExprSyntax) -> Bool {
    guard let argument = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression
    else { return true }
    let name: String?
    if let literal = Self.literal(argument) {
      name = literal
    } else if let macro = argument.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "keyPath"
    {
      name = macro.arguments.first.map { Self.keyPathName($0.expression) }
    } else {
      return true
    }
    return name.map { Unmendable.isObservable($0) || index.announcedNames.contains($0) } ?? true
  }

  /// A value of Objective-C's in one of any type: `(value as AnyObject).cgRectValue` is a cast.
  func unwrapValue(_ node: MemberAccessExprSyntax) {
    let types: [String: String] = [
      "cgRectValue": "CGRect", "cgSizeValue": "CGSize", "cgPointValue": "CGPoint",
    ]
    guard let type = types[node.declName.baseName.text],
      let tuple = node.base?.as(TupleExprSyntax.self),
      tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      sequence.elements.count == 3, sequence.elements.last?.trimmedDescription == "AnyObject",
      let cast = Array(sequence.elements)[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    else { return }
    let isUsed: Bool = node.parent?.is(MemberAccessExprSyntax.self) ?? false
    edits.replace(
      cast.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia,
      with: "as\(isUsed ? "!" : "?") \(type))")
  }
}

extension FunctionDeclSyntax {
  /// The name with the labels.
  var key: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
  }
}
