import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A bar with a title, buttons and a way back.
///
/// That of a navigation controller belongs to the controller: its looks are set on it, and the controller's view shows it above
/// each screen. A bar of a program's own is a view with a stack of items.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
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
    showContent { [unowned self] in StandaloneNavigationBar(bar: self) }
  }

  open weak var delegate: (any UINavigationBarDelegate)?
  /// The controller whose bar it is.
  final weak var owner: UINavigationController?
  /// The edge that the delegate says; that of a controller's bar is the top of the window.
  open var barPosition: UIBarPosition { owner == nil ? delegate?.position(for: self) ?? .any : .topAttached }

  // MARK: Items

  /// The items, of which the last one is shown. Those of a navigation controller's bar are its controllers'.
  open var items: [UINavigationItem]? {
    get { owner.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UINavigationItem]?

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard owner == nil else { return }
    ownItems = items
    changes.drawing.change()
  }

  /// Shows an item in front of the others, if the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard owner == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((ownItems ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item away that is shown, if the delegate lets it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard owner == nil, let item = ownItems?.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    setItems(ownItems?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  // MARK: Looks

  /// What is set on the bar itself.
  final var looks = NavigationBarLooks() { didSet { changes.drawing.change() } }

  /// What is set on the bar or on all bars; a body that asks comes to depend on the bar's.
  final var shownLooks: NavigationBarLooks {
    _ = changes.drawing.read()
    return AppearanceProxies.matching(self).reduce(looks) { $0.completed(by: $1.looks) }
  }

  /// The look of the bar above content that is scrolled.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let set = shownLooks.standard { return set }
      let made = UINavigationBarAppearance()
      looks.standard = made
      return made
    }
    set { looks.standard = newValue.copied() }
  }
  /// The look of the bar above content that lies at its edge; nil for no ground.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { shownLooks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }
  /// The look on a phone on its side: the standard one is shown there.
  open var compactAppearance: UINavigationBarAppearance? {
    get { shownLooks.compact }
    set { looks.compact = newValue?.copied() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { shownLooks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue?.copied() }
  }
  open var barTintColor: UIColor? {
    get { shownLooks.barTintColor }
    set { looks.barTintColor = newValue }
  }
  open var barStyle: UIBarStyle {
    get { shownLooks.barStyle ?? .default }
    set { looks.barStyle = newValue }
  }
  open var isTranslucent: Bool {
    get { shownLooks.isTranslucent ?? true }
    set { looks.isTranslucent = newValue }
  }
  /// Whether titles are large below the bar, as long as the content is not scrolled.
  open var prefersLargeTitles: Bool {
    get { shownLooks.prefersLargeTitles ?? false }
    set { looks.prefersLargeTitles = newValue }
  }
  open var shadowImage: UIImage? {
    get { shownLooks.shadowImage }
    set { looks.shadowImage = newValue }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { shownLooks.titleTextAttributes }
    set { looks.titleTextAttributes = newValue }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { shownLooks.largeTitleTextAttributes }
    set { looks.largeTitleTextAttributes = newValue }
  }
  /// As which machine's the bar is to behave: kept as it was set.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// Kept as they were set: the arrow of the way back is the system's.
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    var images: [UIBarMetrics: UIImage] = looks.backgroundImages ?? [:]
    images[barMetrics] = backgroundImage
    looks.backgroundImages = images.isEmpty ? nil : images
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { shownLooks.backgroundImages?[barMetrics] }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Moves the title down, in points; negative numbers move it up. Bars have the default height.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.titleOffsets = (looks.titleOffsets ?? [:]).merging([barMetrics: adjustment]) { $1 }
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    shownLooks.titleOffsets?[barMetrics] ?? 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changes.drawing.change()
  }

  /// The tint that is set on the bar or on all bars.
  final var shownTint: UIColor? {
    ownTint ?? AppearanceProxies.matching(self).lazy.compactMap(\.ownTint).first
  }

  /// Says of the bars of SwiftUI's what is set on the appearance of all bars.
  static func completeWishes(_ wishes: inout BarWishes) {
    if let proxy: UINavigationBar = AppearanceProxies.existing(UINavigationBar.self) {
      var own = BarWishes()
      proxy.looks.apply(to: &own)
      if let tint = proxy.ownTint { own.looks.tint[.navigationBar] = Color(uiKit: tint) }
      wishes.complete(by: own)
    }
    if let proxy: UIToolbar = AppearanceProxies.existing(UIToolbar.self) {
      var own = BarWishes()
      proxy.looks.apply(to: &own)
      if let tint = proxy.ownTint { own.looks.tint[.bottomBar] = Color(uiKit: tint) }
      wishes.complete(by: own)
    }
  }
}

/// Decides about the items of a bar, and is told of them.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
