import AppIntents
import SwiftUI

/// The views of a control, as far as an app chooses them.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate

  @ControlWidgetTemplateBuilder var body: Body { get }

  /// The views that the app gave, one beside the other.
  var _view: AnyView { get }
}

extension ControlWidgetTemplate {
  public var _view: AnyView { body._view }
}

extension ControlWidgetTemplate where Body == EmptyControlWidgetTemplate {
  /// Nothing: such a template is its own.
  public var body: EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}

/// No control.
@MainActor @preconcurrency @frozen
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  public nonisolated init() {}

  public var _view: AnyView { AnyView(EmptyView()) }
}

/// Takes the one template of a control.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> some ControlWidgetTemplate {
    content
  }
}

extension ControlWidgetTemplate {
  /// Sets the colour of the control while it is on; nil for the system's.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { ModifiedControl(_view: AnyView(_view.tint(tint))) }

  /// Disables the control, or lets it be used.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControl(_view: AnyView(_view.disabled(disabled)))
  }

  /// Hides the content of the control while the device is locked.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControl(_view: AnyView(_view.privacySensitive(sensitive)))
  }
}

private struct ModifiedControl: ControlWidgetTemplate {
  typealias Body = EmptyControlWidgetTemplate

  let _view: AnyView
}

/// A control that is on or off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  public let _view: AnyView

  private init(isOn: Bool, _ label: Label, _ valueLabel: ValueLabel) {
    _view = AnyView(
      VStack(alignment: .leading) {
        label
        valueLabel
      })
  }

  /// - Parameters:
  ///   - isOn: Whether the control is on.
  ///   - action: Gets the value that people choose.
  ///   - label: Makes the title.
  ///   - valueLabel: Makes the words or the symbol for on and for off.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, label(), valueLabel(isOn))
  }

  /// A toggle that says on and off.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label
  ) where ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, label(), ControlWidgetToggleDefaultLabel(isOn: isOn))
  }
}

extension ControlWidgetToggle where Label == Text {
  /// - Parameters:
  ///   - titleKey: The title, which is translated.
  ///   - isOn: Whether the control is on.
  ///   - action: Gets the value that people choose.
  ///   - valueLabel: Makes the words or the symbol for on and for off.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, Text(titleKey), valueLabel(isOn))
  }

  /// A toggle with a title of a table of translations.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, Text(titleResource), valueLabel(isOn))
  }

  /// A toggle with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(isOn: isOn, Text(title), valueLabel(isOn))
  }
}

/// On or off, in words.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  public var body: some View { isOn ? Text("On") : Text("Off") }
}

/// A control that does something.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  public let _view: AnyView

  private init(_ label: Label, _ actionLabel: ActionLabel) {
    _view = AnyView(
      VStack(alignment: .leading) {
        label
        actionLabel
      })
  }

  /// - Parameters:
  ///   - action: The intent that the button performs.
  ///   - label: Makes the title.
  ///   - actionLabel: Makes the words while the action goes on, and else.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(label(), actionLabel(false))
  }

  /// A button without words for its action.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label
  ) where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
    self.init(label(), ControlWidgetButtonDefaultActionLabel())
  }
}

extension ControlWidgetButton where Label == Text {
  /// - Parameters:
  ///   - titleKey: The title, which is translated.
  ///   - action: The intent that the button performs.
  ///   - actionLabel: Makes the words while the action goes on, and else.
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(Text(titleKey), actionLabel(false))
  }

  /// A button with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(Text(title), actionLabel(false))
  }
}

/// No words for an action.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}
