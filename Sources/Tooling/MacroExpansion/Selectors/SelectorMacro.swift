import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Selector(tapped(_:))`: a selector with the name that the method has in Objective-C and the method, not applied to an
/// object. `#Selector(get:"Page.title")` and `#Selector(set:"Page.title")` make selectors of what reads and writes a property.
public struct SelectorMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    do {
      guard let argument = node.arguments.first else { throw nameless(node) }
      switch argument.label?.text {
      case "get": return try property(argument.expression, writes: false, context)
      case "set": return try property(argument.expression, writes: true, context)
      default: return try method(argument.expression, context)
      }
    } catch let failure as MacroFailure {
      context.diagnose(failure.diagnostic)
      return "Selector(\"\")"
    }
  }

  private static func nameless(_ node: some SyntaxProtocol) -> MacroFailure {
    MacroFailure(
      MacroMessage(id: "selector", message: "A selector names a method: write '#selector(method(_:))'."), at: node)
  }

  private static func homeless(_ node: some SyntaxProtocol) -> MacroFailure {
    MacroFailure(
      MacroMessage(
        id: "selector.home",
        message: "No class is around: write the method with its class, as in '#selector(Page.tapped(_:))'."), at: node)
  }

  private static func method(_ argument: ExprSyntax, _ context: some MacroExpansionContext) throws -> ExprSyntax {
    let (expression, type): (ExprSyntax, TypeSyntax?) = Self.cast(argument)
    let reference: DeclReferenceExprSyntax
    let base: String
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      base = try owner(member.base, at: expression, context)
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
      base = try owner(nil, at: expression, context)
    } else {
      throw nameless(argument)
    }
    let name: StringLiteralExprSyntax = StringLiteralExprSyntax(content: ObjectiveCName.of(reference))
    let method: String = "\(base).\(reference.trimmedDescription)"
    guard let type else { return "Selector(\(name), \(raw: method))" }
    return "Selector(\(name), \(raw: method) as \(raw: Self.unapplied(type, of: base)))"
  }

  private static func property(
    _ argument: ExprSyntax, writes: Bool, _ context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      throw nameless(argument)
    }
    let expression: ExprSyntax = ExprSyntax("\(raw: text)")
    let member: MemberAccessExprSyntax? = expression.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName.text ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      throw nameless(argument)
    }
    let base: String = try owner(member?.base, at: argument, context)
    // A type of an object's is known only when the program runs: then a key path cannot name it.
    guard !base.hasPrefix("type(of:") else { throw homeless(argument) }
    let selector: String = writes ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
    let literal = StringLiteralExprSyntax(content: selector)
    return writes
      ? "Selector(\(literal), { (object: \(raw: base)) in { object.\(raw: name) = $0 } })"
      : "Selector(\(literal), { (object: \(raw: base)) in { object.\(raw: name) } })"
  }

  /// Takes an expression out of parentheses, and away from the type that it is written with.
  private static func cast(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return cast(only.expression)
    }
    if let cast = expression.as(AsExprSyntax.self) { return (Self.cast(cast.expression).0, cast.type) }
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      return (Self.cast(first).0, type.type)
    }
    return (expression, nil)
  }

  /// The type of a method that is not applied to an object. What is written may be that, or the type of the applied one. The
  /// method may belong to the main actor.
  private static func unapplied(_ type: TypeSyntax, of base: String) -> String {
    guard let function = type.as(FunctionTypeSyntax.self) else { return type.trimmedDescription }
    if let applied = function.returnClause.type.as(FunctionTypeSyntax.self) {
      return
        "@MainActor \(function.parameters.description.isEmpty ? "()" : "(\(function.parameters.trimmedDescription))")"
        + " -> @MainActor \(applied.trimmedDescription)"
    }
    return "@MainActor (\(base)) -> @MainActor \(function.trimmedDescription)"
  }

  /// The type that a method is a member of: written before it, the one around, or that of an object.
  private static func owner(
    _ base: ExprSyntax?, at node: some SyntaxProtocol, _ context: some MacroExpansionContext
  ) throws -> String {
    let text: String = base?.trimmedDescription ?? "self"
    guard ["self", "Self", "super"].contains(text) else {
      guard !isType(base) else { return text }
      // The type of what is chained is that of the object: `self?` stands in closures that hold the object weakly.
      guard text.hasSuffix("?") else { return "type(of: \(text))" }
      return text == "self?" ? try owner(nil, at: node, context) : "type(of: \(text.dropLast())!)"
    }
    for scope in context.lexicalContext {
      if let type = scope.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = scope.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      if let type = scope.as(StructDeclSyntax.self) { return type.name.text }
      if let type = scope.as(EnumDeclSyntax.self) { return type.name.text }
      if scope.is(ActorDeclSyntax.self) || scope.is(ProtocolDeclSyntax.self) { break }
    }
    throw homeless(node)
  }

  /// Whether an expression names a type, by the letter that it begins with: the parser does not know.
  private static func isType(_ base: ExprSyntax?) -> Bool {
    guard let base else { return false }
    if let generic = base.as(GenericSpecializationExprSyntax.self) { return isType(generic.expression) }
    let name: String? =
      base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first { $0 != "_" && $0 != "`" }?.isUppercase ?? false
  }
}
