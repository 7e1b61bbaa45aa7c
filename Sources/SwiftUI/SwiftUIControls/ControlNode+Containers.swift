import AccessibilityTree
import ReactiveGraph
import SwiftUICore

/// What containers of controls, such as menus, have to do with the controls inside.
extension ControlNode {
  /// Sets what the control's looks do after it was used, instead of what they did before: an item closes its menu.
  package func onActivation(_ action: @escaping () -> Void) { activated = action }

  /// Whether the control has the keyboard's focus; the node under evaluation depends on it.
  package var isFocused: Bool { inputs.window.focus.isFocused(self) }

  /// Moves the keyboard's focus to the control.
  package func takeFocus() {
    guard isEnabled else { return }
    inputs.window.focus.move(to: FocusTarget(of: self))
  }
}

struct ControlRoleKey: EnvironmentKey {
  static var defaultValue: AccessibilityRole? { nil }
}

extension EnvironmentValues {
  /// The role of controls where a container says it: in menus they are items.
  package var controlRole: AccessibilityRole? {
    get { self[ControlRoleKey.self] }
    set { self[ControlRoleKey.self] = newValue }
  }
}
