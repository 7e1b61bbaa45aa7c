import SwiftUI

/// An intent that the system itself has a use for.
public protocol SystemIntent: AppIntent {}

/// An intent that opens a thing of the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue

  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// An intent that sets a value; a toggle tells it the new one.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue

  var value: ValueType { get set }
}

/// An intent that is performed as a live activity's or a widget's control.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that plays or records sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The choices of a widget as parameters; it is not performed.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// The choices of a control as parameters; it is not performed.
public protocol ControlConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension ControlConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
