import Foundation

// Foundation on Linux expands these operations of predicates, and has no types for them.

extension Predicate {
  /// What `#Predicate` makes of `evaluate(_:)` inside of another predicate, while that is type-checked.
  public func localizedCompare(_ input: repeat each Input) -> Bool { (try? evaluate(repeat each input)) ?? false }
}

extension Expression {
  /// What `#Predicate` makes of `evaluate(_:)` of an expression, while the predicate is type-checked.
  public func localizedCompare(_ input: repeat each Input) -> Output {
    do {
      return try evaluate(repeat each input)
    } catch {
      preconditionFailure("An expression inside of a predicate failed: \(error)")
    }
  }
}

extension PredicateExpressions {
  /// One predicate evaluated inside of another.
  public struct PredicateEvaluate<Condition: PredicateExpression, Input: PredicateExpression>: PredicateExpression
  where Condition.Output == Predicate<Input.Output> {
    public typealias Output = Bool
    public let predicate: Condition
    public let input: Input

    public init(predicate: Condition, input: Input) {
      self.predicate = predicate
      self.input = input
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try predicate.evaluate(bindings).evaluate(try input.evaluate(bindings))
    }
  }

  /// What `evaluate(_:)` of a predicate is expanded to.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedCompare<Condition, Input>(
    _ predicate: Condition, _ input: Input
  ) -> PredicateEvaluate<Condition, Input> where Condition.Output == Predicate<Input.Output> {
    PredicateEvaluate(predicate: predicate, input: input)
  }

  /// An expression evaluated inside of a predicate. Foundation's own type is for expressions that can be coded only.
  public struct ExpressionEvaluation<Inner: PredicateExpression, Input: PredicateExpression, Output>:
    PredicateExpression
  where Inner.Output == Expression<Input.Output, Output> {
    public let expression: Inner
    public let input: Input

    public init(expression: Inner, input: Input) {
      self.expression = expression
      self.input = input
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Output {
      try expression.evaluate(bindings).evaluate(try input.evaluate(bindings))
    }
  }

  /// What `evaluate(_:)` of an expression is expanded to.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedCompare<Inner, Input, Output>(
    _ expression: Inner, _ input: Input
  ) -> ExpressionEvaluation<Inner, Input, Output> where Inner.Output == Expression<Input.Output, Output> {
    ExpressionEvaluation(expression: expression, input: input)
  }

  /// How two texts follow each other, cases apart.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).caseInsensitiveCompare(String(try other.evaluate(bindings)))
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }

  /// Whether a text contains another one, cases and diacritics apart.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      TextFunctions.localizedContains(
        String(try root.evaluate(bindings)).storedForm, String(try other.evaluate(bindings)).storedForm)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// How two texts follow each other in the person's language.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).localizedCompare(String(try other.evaluate(bindings)))
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
}

extension PredicateExpressions.PredicateEvaluate: @unchecked Sendable where Input: Sendable {}
extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression where Input: StandardPredicateExpression {
}
/// A predicate over objects of a store cannot be coded: its objects cannot.
extension PredicateExpressions.PredicateEvaluate: Codable where Input: Codable {
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: "A predicate inside of another cannot be coded."))
  }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "A predicate inside of another cannot be decoded."))
  }
}
extension PredicateExpressions.ExpressionEvaluation: @unchecked Sendable where Input: Sendable {}
extension PredicateExpressions.ExpressionEvaluation: StandardPredicateExpression
where Input: StandardPredicateExpression {}
extension PredicateExpressions.ExpressionEvaluation: Codable where Input: Codable {
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: "An expression in a predicate cannot be coded."))
  }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "An expression in a predicate cannot be decoded."))
  }
}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.textFunction("rotor_localized_contains", root, other)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(root)).localizedStandardContains(\(translator.text(other)))"
  }
}

extension PredicateExpressions.StringLocalizedCompare: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.textFunction("rotor_localized_compare", root, other, isCondition: false)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(root)).localizedCompare(\(translator.text(other)))"
  }
}
