import UIFoundation

extension UIViewController {
  /// The work of `collapseSecondaryViewController(_:for:)`.
  func takeOver(_ secondary: UIViewController, for split: UISplitViewController) {
    if let tabs = self as? UITabBarController {
      tabs.selectedViewController?.collapseSecondaryViewController(secondary, for: split)
    } else if self is UINavigationController {
      // The split view puts the column on top, with the way back to this one.
      split.topColumn = .secondary
    }
  }

  /// The work of `separateSecondaryViewController(for:)`.
  func giveBack(for split: UISplitViewController) -> UIViewController? {
    if let tabs = self as? UITabBarController {
      return tabs.selectedViewController?.separateSecondaryViewController(for: split)
    }
    if let secondary = split.given[.secondary] { return secondary }
    return (self as? UINavigationController)?.popViewController(animated: false)
  }
}
