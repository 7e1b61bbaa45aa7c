import SwiftUI

/// A view that a home screen shows, with the times at which it changes.
///
/// A desktop shows no widgets: what is written compiles, `./rotor preview` draws it, and the program of a widget ends
/// with a message.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }

  init()
}

/// Several widgets of one app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  @WidgetBundleBuilder var body: Body { get }

  init()
}

extension Widget {
  /// The program of a widget: it says that nothing shows it.
  public static func main() { WidgetProgram.end() }
}

extension WidgetBundle {
  /// The program of several widgets: it says that nothing shows them.
  public static func main() { WidgetProgram.end() }
}

enum WidgetProgram {
  static func end() {
    let message: String = "Widgets are not shown on a desktop; './rotor preview' draws their previews.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// Several widgets as one.
public struct _WidgetGroup: Widget {
  package nonisolated(unsafe) let widgets: [any Widget]

  nonisolated init(_ widgets: [any Widget]) { self.widgets = widgets }
  public init() { widgets = [] }

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Lists widgets.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some Widget { _WidgetGroup([]) }
  public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return _WidgetGroup(widgets)
  }
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget { _WidgetGroup(widget.map { [$0] } ?? []) }
  public static func buildLimitedAvailability(_ widget: some Widget) -> any Widget { widget }
}
