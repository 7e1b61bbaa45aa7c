import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A stack of controllers as a stack of SwiftUI's.
struct NavigationScreensView: View {
  let screens: NavigationScreens

  var body: some View {
    let _ = screens.changes.read()
    let screens: NavigationScreens = screens
    NavigationStack(path: path) {
      ZStack {
        if let root = screens.shown.first {
          ControllerScreen(controller: root, screens: screens).id(ObjectIdentifier(root))
        }
      }
      .navigationDestination(for: ControllerValue.self) { value in
        ControllerScreen(controller: value.controller, screens: screens)
      }
    }
    .background { TransitionTimerView(timer: screens.timer) }
  }

  private var path: Binding<NavigationPath> {
    let screens: NavigationScreens = screens
    return Binding {
      _ = screens.changes.read()
      var path = NavigationPath()
      for controller in screens.shown.dropFirst() {
        if let linked = controller as? LinkedController, let value = linked.value.base as? any Hashable {
          path.append(erased: value)
        } else {
          path.append(ControllerValue(controller: controller))
        }
      }
      return path
    } set: { path in
      screens.follow(path.values)
    }
  }
}

/// The screen of one controller of a stack.
private struct ControllerScreen: View {
  let controller: UIViewController
  let screens: NavigationScreens
  @Environment(\.verticalSizeClass) private var height: UserInterfaceSizeClass?

  init(controller: UIViewController, screens: NavigationScreens) {
    self.controller = controller
    self.screens = screens
  }

  var body: some View {
    let _ = screens.changes.read()
    let _ = controller.surroundings.read()
    let owner: UINavigationController = screens.owner
    let bar: UINavigationBar = owner.navigationBar
    let toolbar: UIToolbar = owner.toolbar
    let isLow: Bool = height == .compact && owner.hidesBarsWhenVerticallyCompact
    let hidesToolbar: Bool = screens.isToolbarHidden || controller.hidesBottomBarWhenPushed || isLow
    let isHidden: Bool = screens.isBarHidden || isLow
    ControllerPlace(controller: controller)
      .overlay { TransitionContainerView(changes: screens.changes) { screens.container(before: controller) } }
      .modifier(ControllerSearch(item: controller.navigationItem))
      .modifier(
        BottomItemsModifier(
          items: hidesToolbar ? [] : controller.toolbarItems ?? [], looks: toolbar.shownLooks,
          tint: toolbar.shownTint)
      )
      .modifier(
        NavigationItemModifier(
          item: controller.navigationItem, title: controller.title, looks: bar.shownLooks, tint: bar.shownTint,
          prefersLarge: bar.prefersLargeTitles)
      )
      .modifier(SecondaryOnlyButton(navigation: owner))
      .modifier(
        BarModifier { [weak owner] wishes in
          if isHidden { wishes.visibility[.navigationBar] = .hidden }
          wishes.looks.allowsSwipeBack = {
            MainActor.assumeIsolated { owner?.interactivePopGestureRecognizer?.isEnabled ?? true }
          }
        })
  }
}

/// The view of a controller where bars around it leave it room: it lies under them at the edges that it wants.
struct ControllerPlace: View {
  let controller: UIViewController

  var body: some View {
    let _ = controller.surroundings.read()
    HostedUIView(filling: controller.view)
      .ignoresSafeArea(.container, edges: controller.extendedEdges)
  }
}

extension UIViewController {
  /// The edges at which the view lies under bars.
  fileprivate var extendedEdges: Edge.Set {
    var edges: Edge.Set = []
    if edgesForExtendedLayout.contains(.top) { edges.insert(.top) }
    if edgesForExtendedLayout.contains(.bottom) { edges.insert(.bottom) }
    if edgesForExtendedLayout.contains(.left) { edges.insert(.leading) }
    if edgesForExtendedLayout.contains(.right) { edges.insert(.trailing) }
    return edges
  }
}
