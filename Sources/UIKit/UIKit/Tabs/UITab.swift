import Foundation
import FoundationGaps
import UIFoundation

/// A tab with its controller, which is made when the tab is given to a tab bar controller.
@MainActor @preconcurrency
open class UITab: NSObject {
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
  /// Whether the bar leaves the tab out.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { tabBarController?.visibilityDidChange(of: self) } }
  }
  /// What the program keeps with the tab.
  open var userInfo: Any?

  /// The controller that shows the tab.
  open private(set) weak var tabBarController: UITabBarController?

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
  private let item = UITabBarItem()

  /// Becomes one of the tabs of a controller, shown or not.
  func join(_ owner: UITabBarController) { tabBarController = owner }

  /// The controller to show for the tab; an empty one where the program makes none.
  func container() -> UIViewController {
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
}
