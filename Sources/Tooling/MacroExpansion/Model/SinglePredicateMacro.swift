import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Predicate` of one value, as Foundation expands it, with predicates and expressions evaluated inside of it besides.
///
/// Foundation's own macro on Linux refuses `evaluate(_:)`. It takes `localizedCompare(_:)`, for which there are overloads that
/// evaluate; so the call is renamed and the rest left to Foundation. Of the names that Foundation takes, this one has the
/// fewest overloads: the compiler tries all of them.
public struct SinglePredicateMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let closure = node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self) else {
      throw MacroFailure(.init(id: "closure", message: "'#Predicate' needs a closure that returns a Bool."), at: node)
    }
    let renamed: Syntax = EvaluateRenamer().rewrite(Syntax(closure))
    let generics: String = node.genericArgumentClause?.trimmedDescription ?? ""
    return "#_FoundationPredicate\(raw: generics) \(raw: renamed.trimmedDescription)"
  }
}

private final class EvaluateRenamer: SyntaxRewriter {
  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    var call: FunctionCallExprSyntax = super.visit(node).as(FunctionCallExprSyntax.self) ?? node
    guard var member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "evaluate", call.arguments.count == 1, call.arguments.first?.label == nil
    else { return ExprSyntax(call) }
    member.declName.baseName = .identifier("localizedCompare")
    call.calledExpression = ExprSyntax(member)
    return ExprSyntax(call)
  }
}
