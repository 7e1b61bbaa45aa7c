import SwiftUICore

/// Shows and hides a column of a window, for the menu bar.
package struct ColumnSwitch {
  package let isShown: Bool
  package let toggle: () -> Void

  nonisolated init(isShown: Bool, toggle: @escaping () -> Void) {
    self.isShown = isShown
    self.toggle = toggle
  }
}

private struct SidebarSwitchKey: FocusedValueKey {
  typealias Value = ColumnSwitch
}

private struct InspectorSwitchKey: FocusedValueKey {
  typealias Value = ColumnSwitch
}

extension FocusedValues {
  /// The sidebar of the window's split view; nil where there is none, or no room for columns.
  package var sidebarSwitch: ColumnSwitch? {
    get { self[SidebarSwitchKey.self] }
    set { self[SidebarSwitchKey.self] = newValue }
  }

  /// The inspector of the window.
  package var inspectorSwitch: ColumnSwitch? {
    get { self[InspectorSwitchKey.self] }
    set { self[InspectorSwitchKey.self] = newValue }
  }
}
