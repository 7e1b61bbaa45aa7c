import AppIntents
import SwiftUI

/// A control of an app that the system shows among its own.
///
/// A desktop shows none of these: declarations of controls compile, and nothing comes of them.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  @ControlWidgetConfigurationBuilder var body: Body { get }

  init()
}

/// The parts of a control: its kind, its template, its name and its description.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration

  @ControlWidgetConfigurationBuilder var body: Body { get }

  /// All that the configuration says, from the inside out.
  var _description: _ControlDescription { get }
}

extension ControlWidgetConfiguration {
  public var _description: _ControlDescription { body._description }
}

extension ControlWidgetConfiguration where Body == EmptyControlWidgetConfiguration {
  /// Nothing: such a configuration describes itself.
  public var body: EmptyControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

/// No control.
@MainActor @preconcurrency @frozen
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = EmptyControlWidgetConfiguration

  public nonisolated init() {}

  public var _description: _ControlDescription { _ControlDescription(kind: "") }
}

/// The values of a configuration of a control.
public struct _ControlDescription {
  package let kind: String
  package var name: LocalizedStringResource?
  package var explanation: LocalizedStringResource?
  package var asksPeople: Bool = false
  /// The view of the control with its provider's value for previews; nil where there is none.
  package var preview: @MainActor () -> AnyView? = { nil }

  init(kind: String) { self.kind = kind }
}

extension ControlWidgetConfiguration {
  /// Names the control for people who add it.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    DescribedControl(content: self) { $0.name = displayName }
  }

  /// Describes the control to people who add it.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    DescribedControl(content: self) { $0.explanation = description }
  }

  /// Lets the system ask people for the control's choices when they add it.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    DescribedControl(content: self) { $0.asksPeople = true }
  }
}

/// A configuration with one value changed.
private struct DescribedControl<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  typealias Body = EmptyControlWidgetConfiguration

  let content: Content
  let change: (inout _ControlDescription) -> Void

  var _description: _ControlDescription {
    var description: _ControlDescription = content._description
    change(&description)
    return description
  }
}

/// Takes the one configuration of a control.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> some ControlWidgetConfiguration { content }
}

extension WidgetBundleBuilder {
  /// A control in a bundle of widgets.
  public static func buildExpression(_ content: some ControlWidget) -> some Widget { _ControlAsWidget(content) }
}

/// A control in a list of widgets, which shows nothing.
public struct _ControlAsWidget: Widget {
  package nonisolated(unsafe) let control: (any ControlWidget)?

  nonisolated init(_ control: any ControlWidget) { self.control = control }
  public init() { control = nil }

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
