import SwiftUICore

/// Shows and hides a column of a window, for the menu bar.
///
/// Two switches of one owner are the same while they say the same: a split view makes one with each layout, and the menu bar
/// must not follow each step of a drag.
package struct ColumnSwitch: Equatable {
  package let isShown: Bool
  /// The split view or the inspector that has the column.
  private let owner: ObjectIdentifier
  package let toggle: () -> Void

  nonisolated init(isShown: Bool, owner: AnyObject, toggle: @escaping () -> Void) {
    self.isShown = isShown
    self.owner = ObjectIdentifier(owner)
    self.toggle = toggle
  }

  package static func == (left: ColumnSwitch, right: ColumnSwitch) -> Bool {
    left.isShown == right.isShown && left.owner == right.owner
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
