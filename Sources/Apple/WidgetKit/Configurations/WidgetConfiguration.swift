import SwiftUI

/// What a widget consists of: its kind, its content, and what is said about it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }

  /// All that the configuration says, from the inside out.
  var _description: _WidgetDescription { get }
}

extension WidgetConfiguration {
  public var _description: _WidgetDescription { body._description }
}

extension WidgetConfiguration where Body == EmptyWidgetConfiguration {
  /// Nothing: such a configuration describes itself.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  public nonisolated init() {}

  public var _description: _WidgetDescription { _WidgetDescription(kind: "") { _ in nil } }
}

/// What a configuration says.
public struct _WidgetDescription {
  package let kind: String
  package var name: Text?
  package var explanation: Text?
  /// Nil stands for all that the system has.
  package var families: [WidgetFamily]?
  package var hasMargins: Bool = true
  /// The content with the provider's placeholder; nil where there is none.
  package let placeholder: @MainActor (TimelineProviderContext) -> AnyView?
  /// The content with an entry; nil where it is none of the widget's.
  package var content: @MainActor (any TimelineEntry) -> AnyView? = { _ in nil }
  /// The views of a live activity; nil for a widget.
  package var activity: ActivityDescription?

  init(kind: String, placeholder: @escaping @MainActor (TimelineProviderContext) -> AnyView?) {
    self.kind = kind
    self.placeholder = placeholder
  }
}

/// A configuration about which more is said.
struct DescribedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = EmptyWidgetConfiguration

  let content: Content
  let change: (inout _WidgetDescription) -> Void

  var _description: _WidgetDescription {
    var description: _WidgetDescription = content._description
    change(&description)
    return description
  }
}
