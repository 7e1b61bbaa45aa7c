import Foundation
import FoundationGaps
import UIFoundation

/// The look and the place of a bar's ground.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A bar with a title. The bars of SwiftUI programs are SwiftUI's: views of this class are made for their appearance, and draw
/// nothing.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true
  open var prefersLargeTitles: Bool = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
}

/// A bar with tabs; made for its appearance.
@MainActor @preconcurrency
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemSpacing: CGFloat = 0
  open var itemWidth: CGFloat = 0
}

/// A bar with buttons; made for its appearance.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
}

/// A field for searching in a bar; made for its appearance.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true
  open var backgroundImage: UIImage?
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton: Bool = false
  open private(set) lazy var searchTextField = UISearchTextField(frame: .zero)

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// The pictures of a search bar.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }
}

/// The text field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

/// A button of a bar; made for its appearance.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject, UIAppearance, UIAppearanceContainer {
  open var tintColor: UIColor?
  open var title: String?
  open var image: UIImage?
  open var isEnabled: Bool = true

  @MainActor public override init() { super.init() }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  public static func appearance() -> Self { AppearanceProxies.proxy(Self.self) { NSObject.make(Self.self) } }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
