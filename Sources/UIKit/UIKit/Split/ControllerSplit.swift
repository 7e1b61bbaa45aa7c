import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// The columns of a split view controller as a split view of SwiftUI's.
struct ControllerSplit: View {
  let owner: UISplitViewController
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?

  init(owner: UISplitViewController) { self.owner = owner }

  var body: some View {
    let _ = owner.changes.read()
    let owner: UISplitViewController = owner
    ZStack {
      // Which columns are needed is known with the first layout.
      if owner.situation != nil {
        NavigationSplitView(
          settings, sidebar: column(.primary), content: column(.supplementary),
          hasContent: owner.style == .tripleColumn, detail: column(.secondary)
        )
        .environment(\.layoutDirection, edgeDirection)
        .modifier(InspectorColumn(owner: owner))
      }
    }
    .onChange(of: sizeClass) { owner.view.setNeedsLayout() }
    .background { TransitionTimerView(timer: owner.timer) }
  }

  private var settings: SplitSettings {
    let owner: UISplitViewController = owner
    var settings = SplitSettings(
      visibility: Binding(
        get: {
          _ = owner.changes.read()
          return owner.wantedMode.visibility(of: owner.columns.count)
        }, set: { owner.choose($0) }),
      compactColumn: Binding(
        get: {
          _ = owner.changes.read()
          return owner.topColumn.asColumn
        }, set: { owner.choose(top: $0) }))
    settings.sharing = owner.wantedMode.sharing(owner.preferredSplitBehavior)
    settings.widths = owner.columnWishes
    settings.removesToggle = owner.hidesModeButton
    return settings
  }

  /// Columns begin at the other edge where the program says so; screens that lie on each other come as everywhere.
  private var edgeDirection: LayoutDirection {
    guard owner.primaryEdge == .trailing, !owner.isCollapsed else { return direction }
    return direction == .leftToRight ? .rightToLeft : .leftToRight
  }

  private func column(_ column: UISplitViewController.Column) -> ColumnPlace {
    ColumnPlace(owner: owner, column: column, direction: direction)
  }
}

/// The controller of a column.
private struct ColumnPlace: View {
  let owner: UISplitViewController
  let column: UISplitViewController.Column
  let direction: LayoutDirection

  var body: some View {
    let _ = owner.changes.read()
    if let controller = owner.placedController(for: column) {
      ControllerPlace(controller: controller)
        .id(ObjectIdentifier(controller))
        .environment(\.layoutDirection, direction)
    }
  }
}

/// The inspector column beside all others.
private struct InspectorColumn: ViewModifier {
  let owner: UISplitViewController

  func body(content: Content) -> some View {
    let _ = owner.changes.read()
    let owner: UISplitViewController = owner
    if let controller = owner.viewController(for: .inspector) {
      let wish: ColumnWidth = owner.inspectorWish
      content.inspector(
        isPresented: Binding(
          get: {
            _ = owner.changes.read()
            return owner.isInspectorShown
          }, set: { owner.setInspector(shown: $0) })
      ) {
        ControllerPlace(controller: controller)
          .inspectorColumnWidth(min: wish.min, ideal: wish.ideal ?? 280, max: wish.max)
      }
    } else {
      content
    }
  }
}

extension UISplitViewController.Column {
  /// The column of SwiftUI's; what stands in the place of all columns is shown by the first one.
  var asColumn: NavigationSplitViewColumn {
    switch self {
    case .supplementary: .content
    case .secondary: .detail
    case .primary, .compact, .inspector: .sidebar
    }
  }

  init(_ column: NavigationSplitViewColumn) {
    switch column.kind {
    case .sidebar: self = .primary
    case .content: self = .supplementary
    case .detail: self = .secondary
    }
  }
}
