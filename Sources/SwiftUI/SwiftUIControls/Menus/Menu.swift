import AccessibilityTree
import ReactiveGraph
import SwiftUICore

/// A control that shows a list of actions when it is used.
///
/// ```swift
/// struct Actions: View {
///   @Binding var chapters: [String]
///   var body: some View {
///     Menu("Actions") {
///       Button("Duplicate") { chapters += chapters }
///       Divider()
///       Menu("Sort") {
///         Button("Upwards") { chapters.sort() }
///         Button("Downwards") { chapters.sort(by: >) }
///       }
///       Button("Delete", role: .destructive) { chapters = [] }
///     }
///   }
/// }
/// ```
///
/// A menu inside of a menu is an item that opens beside it. With a primary action a click runs that, and a long press or the
/// arrow beside the label opens the menu.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Makes a menu with any label.
  ///
  /// - Parameters:
  ///   - content: Makes the items: buttons, toggles, pickers, sections, dividers and menus.
  ///   - label: Makes the label of the control that opens the menu.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Makes a menu with an action of its own.
  ///
  /// - Parameters:
  ///   - content: Makes the items.
  ///   - label: Makes the label.
  ///   - primaryAction: Runs when the control is used; the menu opens by a long press, the arrow beside the label, or the
  ///     action of assistive technologies that shows menus.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu: StyleableControl {
  package nonisolated static func styled(
    _ menu: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledControl<MenuStyleConfiguration>> {
    let scope: ControlStyle<MenuStyleConfiguration> = .around(inputs)
    let label = MenuStyleConfiguration.Label(part: ControlPart(menu.part(\.label), in: scope))
    let content = MenuStyleConfiguration.Content(part: ControlPart(menu.part(\.content), in: scope))
    return _GraphValue {
      StyledControl(
        MenuStyleConfiguration(label: label, content: content, primaryAction: menu.read().primaryAction))
    }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, for styles that add to another.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}
