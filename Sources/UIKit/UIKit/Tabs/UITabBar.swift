import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A bar with tabs.
///
/// That of a tab bar controller belongs to the controller: its looks are set on it. A bar of a program's own is a view that
/// tells its delegate which item was chosen.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// How items share the bar.
  public enum ItemPositioning: Int, Sendable {
    /// Each has the same part of the bar's width.
    case automatic = 0
    case fill = 1
    /// They stand together in the middle.
    case centered = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in
      if owner == nil { StandaloneTabBar(bar: self) }
    }
  }

  open weak var delegate: (any UITabBarDelegate)?
  /// The controller whose bar it is.
  final weak var owner: UITabBarController?

  /// The items. Those of a tab bar controller's bar are its controllers'.
  open var items: [UITabBarItem]? {
    get { owner.map { $0.shownControllers.map(\.tabBarItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UITabBarItem]?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard owner == nil else { return }
    ownItems = items
    if let selected = ownSelected, items?.contains(where: { $0 === selected }) != true { ownSelected = nil }
    changes.drawing.change()
  }

  /// The item that is chosen.
  open var selectedItem: UITabBarItem? {
    get { owner.flatMap { $0.selectedViewController?.tabBarItem } ?? ownSelected }
    set {
      guard owner == nil else { return }
      ownSelected = newValue
      changes.drawing.change()
    }
  }
  private var ownSelected: UITabBarItem?

  /// A person chose an item.
  final func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

  // MARK: Looks

  final var looks = TabBarLooks() { didSet { changes.drawing.change() } }

  /// What is set on the bar or on all bars; a body that asks comes to depend on the bar's.
  final var shownLooks: TabBarLooks {
    _ = changes.drawing.read()
    return AppearanceProxies.matching(self).reduce(looks) { $0.completed(by: $1.looks) }
  }

  open var standardAppearance: UITabBarAppearance {
    get {
      if let set = shownLooks.standard { return set }
      let made = UITabBarAppearance()
      looks.standard = made
      return made
    }
    set { looks.standard = newValue.copied() }
  }
  /// The look above content that lies at the bar's edge: the standard one is shown there.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { shownLooks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }
  open var barTintColor: UIColor? {
    get { shownLooks.barTintColor }
    set { looks.barTintColor = newValue }
  }
  open var unselectedItemTintColor: UIColor? {
    get { shownLooks.unselectedTint }
    set { looks.unselectedTint = newValue }
  }
  open var barStyle: UIBarStyle {
    get { shownLooks.barStyle ?? .default }
    set { looks.barStyle = newValue }
  }
  open var isTranslucent: Bool {
    get { shownLooks.isTranslucent ?? true }
    set { looks.isTranslucent = newValue }
  }
  open var backgroundImage: UIImage? {
    get { shownLooks.backgroundImage }
    set { looks.backgroundImage = newValue }
  }
  open var shadowImage: UIImage? {
    get { shownLooks.shadowImage }
    set { looks.shadowImage = newValue }
  }
  /// Kept as it was set.
  open var selectionIndicatorImage: UIImage?
  /// How items share the bar. What an appearance says comes before it.
  open var itemPositioning: ItemPositioning {
    get { shownLooks.itemPositioning ?? .automatic }
    set { looks.itemPositioning = newValue }
  }
  /// The distance between items in the middle, in points; 0, the default, for 34.
  open var itemSpacing: CGFloat {
    get { shownLooks.itemSpacing ?? 0 }
    set { looks.itemSpacing = newValue }
  }
  /// How wide items in the middle are, in points; 0, the default, for 76.
  open var itemWidth: CGFloat {
    get { shownLooks.itemWidth ?? 0 }
    set { looks.itemWidth = newValue }
  }

  open override var backgroundColor: UIColor? { didSet { changes.drawing.change() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changes.drawing.change()
  }

  final var shownTint: UIColor? {
    ownTint ?? AppearanceProxies.matching(self).lazy.compactMap(\.ownTint).first
  }
}

/// Is told which item of a tab bar was chosen.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
