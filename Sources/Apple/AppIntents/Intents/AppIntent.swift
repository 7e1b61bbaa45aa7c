import SwiftUI

/// Something that an app does, as a value: its parameters are properties, and `perform()` does it.
///
/// ```swift
/// import AppIntents
///
/// struct AddDrink: AppIntent {
///   static let title: LocalizedStringResource = "Add a drink"
///
///   @Parameter(title: "Name") var name: String
///
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
///
/// Buttons and toggles perform it, and so may any code. No part of a desktop looks for intents of other programs.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  static var title: LocalizedStringResource { get }
  /// A longer explanation of the intent for people. The default is nil.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front first. An app that performs is running. The default is false.
  static var openAppWhenRun: Bool { get }
  /// Whether it is offered outside of the app. The default is true.
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence with the parameters in their places.
  static var parameterSummary: SummaryContent { get }

  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
  public typealias Summary = IntentParameterSummary<Self>
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// A type that keeps its identifier while its name in the source changes.
public protocol PersistentlyIdentifiable {
  /// The default is the name of the type.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "\(self)" }
}

/// Whether a device has to be unlocked before an intent runs.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// The explanation of an intent that people read.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The description.
  public let descriptionText: LocalizedStringResource
  /// The group in which the intent is listed; nil for none.
  public let categoryName: LocalizedStringResource?
  /// Words by which it is found.
  public let searchKeywords: [LocalizedStringResource]

  /// - Parameters:
  ///   - text: The description.
  ///   - categoryName: The group in which the intent is listed; nil, the default, for none.
  ///   - searchKeywords: Words by which it is found. The default is none.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    descriptionText = text
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
