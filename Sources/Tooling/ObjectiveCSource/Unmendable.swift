import SwiftSyntax

/// Calls that only the run time of Objective-C can carry out, each with what to write in its place.
enum Unmendable {
  private static let exchange: String =
    "methods cannot be exchanged without Objective-C's run time: override the method in a subclass"
  static let lookUp: String =
    "a method cannot be looked up by its name without Objective-C's run time: write '#selector(method(_:))'"
  static let observe: String =
    "nothing tells of changes of this property without Objective-C's run time: use 'didSet', a delegate, or a publisher of Combine's"

  /// Functions by their names.
  static let functions: [String: String] = [
    "method_exchangeImplementations": exchange, "method_setImplementation": exchange, "class_replaceMethod": exchange,
    "class_addMethod": exchange, "class_getInstanceMethod": exchange, "class_getClassMethod": exchange,
    "method_getImplementation": exchange, "imp_implementationWithBlock": exchange, "object_setClass": exchange,
  ]

  /// Methods by their names and labels, where the module has none of its own.
  static let methods: [String: String] = [
    "addObserver(_:forKeyPath:options:context:)": observe,
    "addObserver(_:forKeyPath:context:)": observe,
    "observe(_:options:changeHandler:)": observe, "observe(_:options:)": observe,
  ]

  /// Whether UIKit's classes tell of changes of a property.
  static func isObservable(_ component: String) -> Bool {
    observed.contains(component.hasPrefix(".") ? String(component.dropFirst()) : component)
  }

  private static let observed: Set<String> = [
    "frame", "bounds", "center", "alpha", "isHidden", "safeAreaInsets", "contentOffset", "contentSize", "contentInset",
    "text", "attributedText", "font", "textColor", "image", "isEnabled", "isSelected", "isHighlighted", "hidden",
    "enabled", "selected", "highlighted",
  ]

  /// The names of methods that objects of the framework find: those of edit actions, and that of the class of the application.
  static let selectors: Set<String> = [
    "sharedApplication", "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "duplicate:", "move:",
    "rename:", "export:", "printContent:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:",
    "newFromPasteboard:", "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "alignLeft:",
    "alignCenter:", "alignJustified:", "alignRight:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "toggleSidebar:", "toggleInspector:", "performClose:",
  ]

  /// Words of which a source with any of these has one.
  static let words: [String] =
    functions.keys + ["forKeyPath", "observe(", "Selector(\"", "Selector((\"", "NSSelectorFromString"]
}

extension StepVisitor {
  /// Tells of a call that cannot be mended, at its place.
  func refuse(_ node: FunctionCallExprSyntax) {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
      let isOwn: Bool = index.functions.contains { $0.hasPrefix(name.text + "(") }
      if let reason = Unmendable.functions[name.text], !isOwn { refuse(name, reason) }
      if ["Selector", "NSSelectorFromString"].contains(name.text) {
        needed.insert("Selectors")
        if isPerformed(node) { refuse(name, Unmendable.lookUp) }
      }
      if name.text == "addObserver", !isTold(node) { refuse(name, Unmendable.observe) }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let labels: [String] = node.arguments.map { ($0.label?.text ?? "_") + ":" }
      let name: String = "\(member.declName.baseName.text)(\(labels.joined()))"
      guard let reason = Unmendable.methods[name], !index.functions.contains(name) else { return }
      if name.hasPrefix("observe(") {
        // Properties are observed by key paths; others may have a method of this name.
        guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self) else { return }
        if path.components.count == 1, Unmendable.isObservable(path.components.trimmedDescription) { return }
      } else if isTold(node) {
        return
      }
      refuse(member.declName.baseName, reason)
    }
  }

  /// Whether a selector that a call makes of a name is to be performed, and not compared. What is told here is a name that stands
  /// in the source, and that nothing finds.
  private func isPerformed(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.count == 1, let only = node.arguments.first, only.label == nil,
      let literal = Self.literal(only.expression), !Unmendable.selectors.contains(literal),
      let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    if let label = argument.label?.text, ["action", "selector"].contains(label) { return true }
    let name: String? =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["perform", "responds", "sendAction"].contains(name ?? "")
  }

  /// The text of a literal, also of one in parentheses.
  static func literal(_ expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return literal(only.expression)
    }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func refuse(_ token: TokenSyntax, _ reason: String) {
    let text: String = "'\(token.text)': \(reason)".replacing("\\", with: "\\\\")
    append("#error(\"\(text)\")", of: token, isInColumn: true)
  }
}
