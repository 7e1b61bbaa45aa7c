import Dispatch
import SwiftUI

/// A parameter of an intent. Copies of an intent share it.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  /// The parameter's name, for people.
  public let title: LocalizedStringResource
  package let description: LocalizedStringResource?
  package let requestValueDialog: IntentDialog?
  /// The value of the parameter before anybody sets one.
  package let initial: Value?
  private let lock = NSLock()
  private var stored: Value?

  package init(
    _ title: LocalizedStringResource, description: LocalizedStringResource?, initial: Value?, dialog: IntentDialog?
  ) {
    self.title = title
    self.description = description
    self.initial = initial
    requestValueDialog = dialog
    stored = initial
  }

  /// The value. One that nobody has set and that is not optional cannot be read.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ stored }) ?? Value._unsetValue else {
        preconditionFailure(
          "The parameter '\(title.key)' of an intent is read before it has a value: set it, or give it a default.")
      }
      return value
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// An error that says the parameter has to be asked for; nobody asks on a desktop.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> IntentParameterError {
    IntentParameterError(parameter: title.key)
  }

  /// The value, or the error that nobody can be asked for it.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    guard let value = lock.withLock({ stored }) else { throw needsValueError(dialog) }
    return value
  }
}

/// A parameter has no value, and nobody can be asked for one.
public struct IntentParameterError: LocalizedError {
  package let parameter: String

  public var errorDescription: String? { "The parameter '\(parameter)' has no value." }
}
