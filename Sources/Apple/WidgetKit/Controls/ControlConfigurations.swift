import AppIntents
import SwiftUI

/// A control that people cannot set up.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = EmptyControlWidgetConfiguration

  public let _description: _ControlDescription

  /// - Parameters:
  ///   - kind: What tells it from the app's other controls.
  ///   - content: Makes the control.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    var description = _ControlDescription(kind: kind)
    description.preview = { content()._view }
    _description = description
  }

  /// - Parameters:
  ///   - kind: What tells it from the app's other controls.
  ///   - provider: Gives the control's value.
  ///   - content: Makes the control with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    var description = _ControlDescription(kind: kind)
    description.preview = { content(provider.previewValue)._view }
    _description = description
  }
}

/// A control whose choices are parameters of an intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = EmptyControlWidgetConfiguration

  public let _description: _ControlDescription

  /// - Parameters:
  ///   - kind: What tells it from the app's other controls.
  ///   - intent: The type of the intent.
  ///   - content: Makes the control with choices.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    var description = _ControlDescription(kind: kind)
    description.preview = { content(Configuration())._view }
    _description = description
  }

  /// - Parameters:
  ///   - kind: What tells it from the app's other controls.
  ///   - provider: Gives the control's value for choices.
  ///   - content: Makes the control with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    var description = _ControlDescription(kind: kind)
    description.preview = { content(provider.previewValue(configuration: Configuration()))._view }
    _description = description
  }
}

/// Gives the value of a control.
public protocol ControlValueProvider {
  associatedtype Value

  /// A value that shows what the control looks like.
  var previewValue: Value { get }
  /// The value of now.
  func currentValue() async throws -> Value
}

/// Gives the value of a control with choices.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  /// A value that shows what the control looks like.
  func previewValue(configuration: Configuration) -> Value
  /// The value of now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// Controls of the app that people have chosen: none, on a desktop.
public final class ControlCenter: Sendable {
  /// The only one.
  public static let shared = ControlCenter()

  private init() {}

  /// Asks the controls of a kind again: none is shown that could change.
  public func reloadControls(ofKind kind: String) {}
  /// Asks all controls again: none is shown that could change.
  public func reloadAllControls() {}
}
