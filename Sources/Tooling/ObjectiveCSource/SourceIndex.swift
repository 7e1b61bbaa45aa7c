import SwiftParser
import SwiftSyntax

/// What the step has to know of all sources of a module before it changes one of them.
package struct SourceIndex: Sendable {
  /// The base names of optional requirements of protocols for Objective-C.
  package private(set) var optionalNames: Set<String> = []
  /// Names of properties and parameters: those of closures are called with a mark as well.
  private var variables: Set<String> = []
  /// Names of functions, each with its labels: `setValue(_:forKey:)`.
  package private(set) var functions: Set<String> = []

  /// The classes of the module, each with the types around it.
  private(set) var classes: [String: ClassDeclaration] = [:]
  /// Overrides that stand in extensions.
  private var extensionOverrides: [ExtensionOverride] = []
  /// What extensions declare and do not override, as "Type.name".
  private var extensionMembers: [String: Set<String>] = [:]
  /// The types whose extensions declare a member that Objective-C lets bodies override, by the member.
  private(set) var splitOwners: [String: Set<String>] = [:]
  /// What extensions of classes override, by the class.
  private(set) var laterOverrides: [String: Set<String>] = [:]
  /// The properties of the module that tell of their changes.
  private(set) var announcedNames: Set<String> = []

  package init() {}

  package init(_ sources: [String]) {
    for source in sources { add(source) }
  }

  /// Takes in a source of the module.
  package mutating func add(_ source: String) {
    // Only names that a call with a mark or a forbidden call can have matter; most sources have neither.
    let visitor = IndexVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    optionalNames.formUnion(visitor.optionalNames)
    variables.formUnion(visitor.variables)
    functions.formUnion(visitor.functions)
    classes.merge(visitor.classes) { first, _ in first }
    splitOwners.merge(visitor.splitOwners) { $0.union($1) }
    laterOverrides.merge(visitor.laterOverrides) { $0.union($1) }
    announcedNames.formUnion(visitor.announcedNames)
    extensionOverrides += visitor.extensionOverrides
    extensionMembers.merge(visitor.extensionMembers) { $0.union($1) }
  }

  /// Whether a call with a mark and no label is one of an optional requirement, and not of a closure.
  ///
  /// - Parameter receiver: What is written before the name. Where the module has a variable and a requirement of one name, it
  ///   decides: delegates and data sources have requirements.
  func isOptionalRequirement(_ name: String, of receiver: String) -> Bool {
    guard optionalNames.contains(name) || FrameworkRequirements.names.contains(name) else { return false }
    guard variables.contains(name) else { return true }
    let receiver: String = receiver.lowercased()
    return ["delegate", "datasource", "observer", "listener"].contains { receiver.contains($0) }
  }
}

extension SourceIndex {
  /// Whether an override in an extension is carried over: into the body of its class, or into what it overrides.
  func isCarried(_ member: ExtensionOverride) -> Bool {
    if isSplit(member.key, above: member.owner) { return false }
    guard let owners = extensionMembers[member.key], !owners.subtracting([member.owner]).isEmpty else {
      return classes[member.owner] != nil
    }
    return !member.callsSuper && member.key.hasSuffix(")")
  }

  /// Whether an override in an extension takes the place of a method of UIKit's: programs extend a window so to be told of
  /// shakes, and the window's methods can be replaced.
  func isReplacement(_ member: ExtensionOverride) -> Bool {
    member.owner == "UIWindow" && classes["UIWindow"] == nil
      && ["motionBegan(_:with:)", "motionEnded(_:with:)", "motionCancelled(_:with:)"].contains(member.key)
  }

  /// The members that the body of a class is to override.
  func overrides(inBodyOf owner: String) -> [ExtensionOverride] {
    extensionOverrides.filter { $0.owner == owner && extensionMembers[$0.key] == nil }
  }

  /// The overrides of a method that an extension declares, by extensions of other classes.
  func overrides(ofExtensionMethod member: ExtensionMember) -> [ExtensionOverride] {
    extensionOverrides.filter { $0.key == member.key && $0.owner != member.owner && isCarried($0) }
  }

  /// Whether a source may have a part in an override that stands in an extension.
  func mayConcern(_ source: String) -> Bool {
    mayConcernSplit(source)
      || extensionOverrides.contains { member in
        let name: Substring = member.owner.split(separator: ".").last ?? ""
        let method: Substring = member.key.prefix { $0 != "(" }
        return source.contains("class \(name)") || source.contains("extension") && source.contains(method)
      }
  }
}

private final class IndexVisitor: SyntaxVisitor {
  var classes: [String: ClassDeclaration] = [:]
  var splitOwners: [String: Set<String>] = [:]
  var laterOverrides: [String: Set<String>] = [:]
  var announcedNames: Set<String> = []
  var extensionOverrides: [ExtensionOverride] = []
  var extensionMembers: [String: Set<String>] = [:]
  var optionalNames: Set<String> = []
  var variables: Set<String> = []
  var functions: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "optional" }) { optionalNames.insert(node.name.text) }
    functions.insert(node.key)
    note(DeclSyntax(node))
    note(override: node.key, DeclSyntax(node), node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node))
    if let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      note(override: pattern.identifier.text, DeclSyntax(node), node.modifiers)
    }
    if let name = ObservedProperty.name(of: node) { announcedNames.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes[node.qualifiedName] = ClassDeclaration(node)
    return .visitChildren
  }

  /// A class tells of a property by its own calls.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called: String? =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if called == "willChangeValue", let argument = node.arguments.first,
      argument.label?.text == "forKey"
    {
      if let literal = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        announcedNames.insert(literal)
      } else if let macro = argument.expression.as(MacroExpansionExprSyntax.self),
        let path = macro.arguments.first
      {
        announcedNames.insert(StepVisitor.keyPathName(path.expression))
      }
    }
    return .visitChildren
  }

  private func note(override key: String, _ member: DeclSyntax, _ modifiers: DeclModifierListSyntax) {
    guard modifiers.contains(where: { $0.name.text == "override" }), MemberShape(member) != nil else { return }
    if let owner = member.classAround {
      classes[owner.qualifiedName]?.overrides.insert(key)
    } else if let found = ExtensionMember(member), found.conditions.isEmpty, !found.isStatic {
      laterOverrides[found.owner, default: []].insert(key)
    }
  }

  private func note(_ member: DeclSyntax) {
    guard let found = ExtensionMember(member) else { return }
    if !found.isOverride {
      extensionMembers[found.key, default: []].insert(found.owner)
      if let split = SplitMember(member) { splitOwners[split.key, default: []].insert(split.owner) }
    } else if let override = ExtensionOverride(member) {
      extensionOverrides.append(override)
    }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self) { variables.insert(name.identifier.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    variables.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}
