import SwiftUI

/// What performing an intent came to.
public protocol IntentResult: Sendable {
  associatedtype Value: Sendable = Never

  /// A value for whoever asked.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result after which another intent is to be performed.
public protocol OpensIntent: IntentResult {}

/// The result that the functions `result` make: `Never` stands for what it does not have.
public struct IntentResultContainer<Value: Sendable, OpensIntentType, SnippetView, Dialog>: IntentResult,
  @unchecked Sendable
{
  /// The value, if the result has one.
  public let value: Value?
  package let opensIntent: OpensIntentType?
  package let snippet: SnippetView?
  package let dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

/// What a performer needs of a result without knowing what it has.
package protocol PerformedResult {
  var nextIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: PerformedResult {
  package var nextIntent: (any AppIntent)? { opensIntent as? any AppIntent }
}
