import SwiftUI

/// A sentence about an intent with its parameters in their places. No editor of intents shows it on a desktop.
public protocol ParameterSummary: Sendable {}

/// The summary of an intent that has none of its own.
public struct EmptyParameterSummary: ParameterSummary {
  public init() {}
}

/// A sentence with parameters of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence, with `${}` for each parameter.
  package let sentence: String

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { sentence = summary.sentence }

  /// - Parameter parameters: Further parameters, below the sentence.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = summary.sentence
  }
}

/// A text with parameters of an intent in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  package let sentence: String

  public init(stringLiteral value: String) { sentence = value }
  public init(stringInterpolation: StringInterpolation) { sentence = stringInterpolation.sentence }

  public struct StringInterpolation: StringInterpolationProtocol {
    var sentence: String = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { sentence += literal }

    /// A parameter: `\(\.$name)`.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      sentence += "${}"
    }
  }
}

/// Lists parameters by their key paths.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }

  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}
