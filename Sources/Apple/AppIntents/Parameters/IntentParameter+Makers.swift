import SwiftUI

extension IntentParameter {
  /// A parameter by its title.
  ///
  /// - Parameters:
  ///   - title: Its name, for people.
  ///   - description: An explanation of the parameter for people.
  ///   - default: The value before one is set; nil, the default, for none.
  ///   - requestValueDialog: The question for it. Nobody is asked on a desktop.
  ///   - inputConnectionBehavior: Whether it takes what the step before gave. There are no steps on a desktop.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description: description, initial: `default`, dialog: requestValueDialog)
  }

  /// A parameter without a title.
  public convenience init(description: LocalizedStringResource? = nil, default: Value? = nil) {
    self.init("", description: description, initial: `default`, dialog: nil)
  }

  /// A parameter whose values a provider offers. Nobody is offered values on a desktop.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(title, description: description, initial: `default`, dialog: requestValueDialog)
  }

  /// A parameter whose entities a query finds. Nobody is offered entities on a desktop.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) {
    self.init(title, description: description, initial: nil, dialog: requestValueDialog)
  }
}

/// Whether a parameter takes what the step before gave.
public enum InputConnectionBehavior: Int, Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

/// Offers values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: Collection

  func results() async throws -> Result
}

/// How a number is entered.
public enum IntentControlStyle: Int, Hashable, Sendable {
  case field
  case slider
  case stepper
}

extension IntentParameter where Value.UnwrappedType == Int {
  public typealias IntControlStyle = IntentControlStyle

  /// A whole number. Nobody enters it on a desktop: the style and the range are not looked at.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    controlStyle: IntentControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description: description, initial: `default`, dialog: requestValueDialog)
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  /// A number. Nobody enters it on a desktop: the style and the range are not looked at.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    controlStyle: IntentControlStyle = .field, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description: description, initial: `default`, dialog: requestValueDialog)
  }
}
