import CoreGraphics
import Foundation
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// What is set of a toolbar's look; nil for what is not.
struct ToolbarLooks {
  var standard: UIToolbarAppearance?
  var compact: UIToolbarAppearance?
  var scrollEdge: UIToolbarAppearance?
  var compactScrollEdge: UIToolbarAppearance?
  var barTintColor: UIColor?
  var barStyle: UIBarStyle?
  var isTranslucent: Bool?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?

  func completed(by other: ToolbarLooks) -> ToolbarLooks {
    var looks: ToolbarLooks = self
    looks.standard = standard ?? other.standard
    looks.compact = compact ?? other.compact
    looks.scrollEdge = scrollEdge ?? other.scrollEdge
    looks.compactScrollEdge = compactScrollEdge ?? other.compactScrollEdge
    looks.barTintColor = barTintColor ?? other.barTintColor
    looks.barStyle = barStyle ?? other.barStyle
    looks.isTranslucent = isTranslucent ?? other.isTranslucent
    looks.backgroundImage = backgroundImage ?? other.backgroundImage
    looks.shadowImage = shadowImage ?? other.shadowImage
    return looks
  }

  /// What lies behind the bar; nil where nothing is set.
  @MainActor var surface: BarSurface? {
    if let standard { return standard.surface }
    var surface: BarSurface = .standard
    if let backgroundImage {
      surface.show(backgroundImage)
    } else if let barTintColor {
      surface.style = AnyShapeStyle(Color(uiKit: barTintColor))
    } else if isTranslucent == false {
      surface.style = AnyShapeStyle(.background)
    } else if shadowImage == nil {
      return nil
    }
    if let shadowImage, shadowImage.size.width == 0 { surface.separator = nil }
    return surface
  }

  @MainActor func apply(to wishes: inout BarWishes) {
    if let surface { wishes.looks.surfaces[.bottomBar] = BarSurfaces(standard: surface, edge: surface) }
    if barStyle?.isDark == true { wishes.colorScheme[.bottomBar] = .dark }
  }
}

/// A bar with buttons, at the bottom of a navigation controller or wherever a program puts it.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
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
    showContent { [unowned self] in StandaloneToolbar(bar: self) }
  }

  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The items from the start to the end.
  open var items: [UIBarButtonItem]? { didSet { changes.drawing.change() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  final var looks = ToolbarLooks() { didSet { changes.drawing.change() } }

  /// What is set on the bar or on all bars; a body that asks comes to depend on the bar's.
  final var shownLooks: ToolbarLooks {
    _ = changes.drawing.read()
    return AppearanceProxies.matching(self).reduce(looks) { $0.completed(by: $1.looks) }
  }

  final var shownTint: UIColor? {
    ownTint ?? AppearanceProxies.matching(self).lazy.compactMap(\.ownTint).first
  }

  open var standardAppearance: UIToolbarAppearance {
    get {
      if let set = shownLooks.standard { return set }
      let made = UIToolbarAppearance()
      looks.standard = made
      return made
    }
    set { looks.standard = newValue.copied() }
  }
  open var compactAppearance: UIToolbarAppearance? {
    get { shownLooks.compact }
    set { looks.compact = newValue?.copied() }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { shownLooks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
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

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.backgroundImage = backgroundImage }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    looks.shadowImage = shadowImage
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changes.drawing.change()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// Says at which edge a toolbar lies.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
