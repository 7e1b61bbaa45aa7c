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

private final class IndexVisitor: SyntaxVisitor {
  var optionalNames: Set<String> = []
  var variables: Set<String> = []
  var functions: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "optional" }) { optionalNames.insert(node.name.text) }
    let labels: [String] = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    functions.insert("\(node.name.text)(\(labels.joined()))")
    return .visitChildren
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
