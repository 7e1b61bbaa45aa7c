import SwiftSyntax

/// Finds what is to be changed in a source.
final class StepVisitor: SyntaxVisitor {
  var edits: SourceEdits
  let index: SourceIndex
  let lines: SourceLocationConverter
  let path: String
  /// The modules that have what Foundation has on Apple's systems alone, where the source names any of it.
  var needed: Set<String> = []

  init(_ edits: SourceEdits, index: SourceIndex, lines: SourceLocationConverter, path: String) {
    self.edits = edits
    self.index = index
    self.lines = lines
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Imports

  /// A part of UIKit, such as UIKit.UIGestureRecognizerSubclass, is a header of Objective-C's: all of it is in the module.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.importKindSpecifier == nil, let first = node.path.first, first.name.text == "UIKit",
      let period = first.trailingPeriod, let last = node.path.last
    {
      edits.blank(period.positionAfterSkippingLeadingTrivia..<last.endPositionBeforeTrailingTrivia)
    }
    return .skipChildren
  }

  // MARK: Attributes

  /// Attributes that say something to Objective-C or to Interface Builder alone.
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBSegueAction", "GKInspectable", "NSCopying", "objcImplementation",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name: String = node.attributeName.trimmedDescription
    if Self.blanked.contains(name) {
      edits.blank(node.trimmedRange)
    } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
      edits.replace(node.trimmedRange, with: "@main")
    }
    return .visitChildren
  }

  // MARK: Selectors and key paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": selector(node)
    case "keyPath": keyPath(node)
    default: break
    }
    return .visitChildren
  }

  private func selector(_ node: MacroExpansionExprSyntax) {
    needed.insert("Selectors")
    guard let argument = node.arguments.first, let label = argument.label?.text else {
      edits.replace(node.macroName.trimmedRange, with: "Selector")
      return
    }
    edits.replace(node.macroName.trimmedRange, with: "Selector")
    let part: Range<AbsolutePosition> = argument.trimmedRange
    let word: String = label == "setter" ? "set" : "get"
    edits.replace(part, with: "\(word):\"\(argument.expression.tokenText)\"")
  }

  /// A key path is known by its names: types before them are left out, as they are on Apple's systems.
  private func keyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression else { return }
    edits.replace(node.trimmedRange, with: "\"\(Self.keyPathName(argument))\"")
  }

  static func keyPathName(_ argument: ExprSyntax) -> String {
    var names: [Substring] = argument.tokenText.split(separator: ".")
    let isFramework: Bool = names.first?.hasPrefix("UI") ?? false
    while names.count > 1, let first = names.first, first == "self" || first.first?.isUppercase == true {
      names.removeFirst()
    }
    // UIKit's conditions have names without "is" in Objective-C.
    if isFramework, let last = names.last,
      ["isHidden", "isEnabled", "isSelected", "isHighlighted"].contains(last)
    {
      names[names.count - 1] = Substring(last.dropFirst(2).lowercased())
    }
    return names.joined(separator: ".").filter { $0 != "?" && $0 != "!" }
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      call(node, of: mark.expression, mark: mark.questionMark)
    } else if let mark = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      call(node, of: mark.expression, mark: mark.exclamationMark)
    }
    nameClass(node)
    refuse(node)
    return .visitChildren
  }

  /// A call of an optional requirement loses its mark. Labels tell it from a closure, which has none.
  private func call(_ node: FunctionCallExprSyntax, of called: ExprSyntax, mark: TokenSyntax) {
    guard let member = called.as(MemberAccessExprSyntax.self) else { return }
    let hasLabels: Bool = node.arguments.contains { $0.label != nil }
    let receiver: String = member.base?.trimmedDescription ?? ""
    guard hasLabels || index.isOptionalRequirement(member.declName.baseName.text, of: receiver) else { return }
    edits.blank(mark.trimmedRange)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    unwrapValue(node)
    callSuper(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    conform(node)
    rename(DeclSyntax(node), modifiers: node.modifiers, keyword: node.funcKeyword, name: node.name)
    askSubclasses(in: node)
    split(DeclSyntax(node), name: node.name)
    renameOverride(
      DeclSyntax(node), key: node.key, modifiers: node.modifiers, keyword: node.funcKeyword,
      name: node.name)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      rename(
        DeclSyntax(node), modifiers: node.modifiers, keyword: node.bindingSpecifier, name: pattern.identifier)
      split(DeclSyntax(node), name: pattern.identifier)
      renameOverride(
        DeclSyntax(node), key: pattern.identifier.text, modifiers: node.modifiers, keyword: node.bindingSpecifier,
        name: pattern.identifier)
    }
    announce(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    overrideMembers(of: node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    mend(node)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Where the node stands, without what surrounds it.
  var trimmedRange: Range<AbsolutePosition> { positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia }

  /// The tokens of the node without comments, spaces and line ends.
  var tokenText: String { tokens(viewMode: .sourceAccurate).map(\.text).joined() }

  /// The conditions of `#if` around the node, the outermost one first.
  var conditions: [String] {
    var found: [[String]] = []
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self), let all = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        var clauses: [String] = []
        for other in all {
          let condition: String = other.condition.map { "(\($0.trimmedDescription))" } ?? "true"
          if other.id == clause.id {
            clauses.append(condition)
            break
          }
          clauses.append("!\(condition)")
        }
        found.append(clauses)
      }
      node = current.parent
    }
    return found.reversed().flatMap { $0 }
  }
}
