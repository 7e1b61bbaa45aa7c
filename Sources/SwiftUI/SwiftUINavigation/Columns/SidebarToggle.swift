import SwiftUIControls
import SwiftUICore

/// The button of a bar that shows and hides the leading column of a split view.
struct SidebarToggle: View {
  let column: SplitColumn

  var body: some View {
    let isShown: Bool = column.controller.situation?.shows(0) ?? true
    Button {
      column.controller.toggleSidebar()
    } label: {
      Image(systemName: "sidebar.leading").imageScale(.large)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(isShown ? Text("Hide Sidebar") : Text("Show Sidebar"))
    .accessibilityIdentifier("ToggleSidebar")
  }
}

extension SplitColumn {
  /// Whether the bar of the column has the button for the sidebar: the first column that is shown has it, where the columns
  /// are beside each other. The node under evaluation depends on it.
  var hasSidebarToggle: Bool {
    guard let situation = controller.situation, !situation.isCollapsed else { return false }
    return situation.firstShown == index && !controller.removesToggle
  }
}
