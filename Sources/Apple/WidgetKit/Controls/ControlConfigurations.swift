import AppIntents
import SwiftUI

/// A control that people cannot set up.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = EmptyControlWidgetConfiguration

  public let _description: _ControlDescription

  /// - Parameters:
  ///   - kind: The identifier of the control among those of the app.
  ///   - content: Makes the control.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    var description = _ControlDescription(kind: kind)
    description.preview = { content()._view }
    _description = description
  }

  /// - Parameters:
  ///   - kind: The identifier of the control among those of the app.
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
  ///   - kind: The identifier of the control among those of the app.
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
  ///   - kind: The identifier of the control among those of the app.
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

  /// A value for previews of the control.
  var previewValue: Value { get }
  /// The value at this moment.
  func currentValue() async throws -> Value
}

/// Gives the value of a control with choices.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent

  /// A value for previews of the control.
  func previewValue(configuration: Configuration) -> Value
  /// The value at this moment.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// Controls of the app that people have chosen: none, on a desktop.
public final class ControlCenter: Sendable {
  /// The one control center of the process.
  public static let shared = ControlCenter()

  private init() {}

  /// Reloads the controls of a kind: none is shown that could change.
  public func reloadControls(ofKind kind: String) {}
  /// Reloads all controls: none is shown that could change.
  public func reloadAllControls() {}
}
