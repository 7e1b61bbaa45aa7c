import SwiftUICore

/// The order of a menu's items on the screen.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let rank: Int8

  /// As the platform has it: the first item is the uppermost one.
  public static let automatic = MenuOrder(rank: 0)
  /// The first item is nearest to the control that opens the menu.
  public static let priority = MenuOrder(rank: 1)
  /// The first item is the uppermost one, wherever the menu opens.
  public static let fixed = MenuOrder(rank: 2)
}

/// Whether using an item closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let rank: Int8

  /// As the platform has it: the menu closes.
  public static let automatic = MenuActionDismissBehavior(rank: 0)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(rank: 1)
  /// The menu stays open, so that several items can be used one after the other.
  public static let disabled = MenuActionDismissBehavior(rank: 2)
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether controls that open menus show an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the items of menus that are opened inside the view.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether controls that open menus show an arrow.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether using an item closes its menu.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }
}

/// One open menu, for its items: it closes with all menus around it when an item is used.
final class MenuSession {
  private let closeAll: () -> Void
  /// Goes to the menu beside this one, where it is one of a menu bar.
  let moveSideways: ((_ forward: Bool) -> Void)?
  /// Closes the menu that is open beside one of the items.
  private var closeInner: (() -> Void)?

  init(moveSideways: ((_ forward: Bool) -> Void)? = nil, close: @escaping () -> Void) {
    closeAll = close
    self.moveSideways = moveSideways
  }

  func close() { closeAll() }

  func submenuDidOpen(close: @escaping () -> Void) { closeInner = close }

  func closeSubmenu() {
    closeInner?()
    closeInner = nil
  }
}

private struct MenuSessionKey: EnvironmentKey {
  static var defaultValue: MenuSession? { nil }
}

private struct UnseenMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SubmenuKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

extension EnvironmentValues {
  /// Whether menus are there for the shortcuts of their items alone, as those of a closed menu bar.
  package var isUnseenMenu: Bool {
    get { self[UnseenMenuKey.self] }
    set { self[UnseenMenuKey.self] = newValue }
  }

  /// Whether the menu is open that the item opens; nil for an item that opens none. It is asked when the pointer moves: the
  /// press that opens the menu may come before the pointer's arrival is told, and before the item is made again.
  var submenu: Binding<Bool>? {
    get { self[SubmenuKey.self] }
    set { self[SubmenuKey.self] = newValue }
  }

  /// Whether using an item closes its menu.
  var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }

  /// The open menu that the view is an item of.
  var menuSession: MenuSession? {
    get { self[MenuSessionKey.self] }
    set { self[MenuSessionKey.self] = newValue }
  }
}
