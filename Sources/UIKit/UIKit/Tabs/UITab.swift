import Foundation
import FoundationGaps
import UIFoundation

/// A tab with its controller, which is made when the tab is given to a tab bar controller.
@MainActor @preconcurrency
open class UITab: NSObject {
  /// Where a tab is offered.
  public enum Placement: Int, Sendable {
    /// As it suits the tab: as `default` does.
    case automatic = 0
    /// In the bar and in the sidebar.
    case `default` = 1
    /// In the sidebar.
    case optional = 2
    /// In the bar and in the sidebar, at a place that the person chooses.
    case movable = 3
    /// At the end of the bar.
    case pinned = 4
    /// In the bar and in the sidebar, at its place.
    case fixed = 5
    /// In the sidebar alone.
    case sidebarOnly = 6
  }

  private let makeController: ((UITab) -> UIViewController)?

  /// - Parameters:
  ///   - title: The title.
  ///   - image: The icon.
  ///   - identifier: A name that no other tab of the controller has.
  ///   - viewControllerProvider: Makes the controller when it is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makeController = viewControllerProvider
    super.init()
  }

  open var title: String { didSet { show() } }
  open var image: UIImage? { didSet { show() } }
  open var subtitle: String?
  public let identifier: String
  /// A short text beside the icon; nil for none.
  open var badgeValue: String? { didSet { show() } }
  open var isEnabled: Bool = true { didSet { show() } }
  /// What the program keeps with the tab.
  open var userInfo: Any?

  /// The controller that shows the tab.
  open private(set) weak var tabBarController: UITabBarController?
  /// The group that the tab is in; nil for a tab that stands by itself.
  open internal(set) weak var parent: UITabGroup?
  /// The nearest group around, or the tab itself, whose navigation controller shows the tab's controller; nil where none does.
  open var managingTabGroup: UITabGroup? { parent?.managingTabGroup }

  // MARK: Where it is offered

  /// Whether the bar leaves the tab out: because the program or the person hides it.
  open var isHidden: Bool {
    get { isHiddenByProgram || isHiddenByPerson }
    set { isHiddenByProgram = newValue }
  }
  final var isHiddenByProgram: Bool = false {
    didSet { if isHiddenByProgram != oldValue { tabBarController?.tabsDidChange() } }
  }
  final var isHiddenByPerson: Bool = false

  /// Whether people may hide the tab in the sidebar. False by default.
  open var allowsHiding: Bool = false { didSet { tabBarController?.changes.change() } }
  /// Whether the tab is hidden until the person wants it, where it may be hidden. False by default.
  open var isHiddenByDefault: Bool = false { didSet { tabBarController?.changes.change() } }
  /// Where the tab is offered. The default is `automatic`.
  open var preferredPlacement: Placement = .automatic { didSet { tabBarController?.changes.change() } }
  /// Whether the bar of a tab bar controller shows the tab.
  open var hasVisiblePlacement: Bool {
    guard let tabBarController, !isHidden else { return false }
    return tabBarController.showsSidebar || ![.sidebarOnly, .optional].contains(preferredPlacement)
  }

  // MARK: The controller

  /// The controller; made when it is first asked for.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let controller = makeController?(self) else { return nil }
    made = controller
    controller.ownTab = self
    controller.tabBarItem = item
    return controller
  }
  private var made: UIViewController?
  /// What bars show of the tab.
  final let item = UITabBarItem()
  /// Whether the tab brings a controller of its own.
  final var makesController: Bool { makeController != nil }

  /// Becomes one of the tabs of a controller, shown or not.
  func join(_ owner: UITabBarController) {
    tabBarController = owner
    show()
  }

  /// The controller to show for the tab; an empty one where the program makes none.
  final func container() -> UIViewController {
    show()
    if let viewController { return viewController }
    let empty = UIViewController(nibName: nil, bundle: nil)
    made = empty
    empty.ownTab = self
    empty.tabBarItem = item
    return empty
  }

  private func show() {
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }
}

/// The tab in which a person searches.
@MainActor @preconcurrency
open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.search",
      viewControllerProvider: viewControllerProvider)
  }

  /// Whether choosing the tab begins the search of its controller. False by default.
  open var automaticallyActivatesSearch: Bool = false
}
