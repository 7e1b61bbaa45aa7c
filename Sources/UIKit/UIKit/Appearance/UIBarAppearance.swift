import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// The look of a bar. A bar takes a copy when it is given one (behaviour 529).
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
  /// Counts changes, for the bars that have the look.
  let changes = ChangeCount()

  /// The kind of machine that the look was made for.
  open internal(set) var idiom: UIUserInterfaceIdiom = .unspecified
  /// The colour behind the bar, in front of the effect.
  open var backgroundColor: UIColor? { didSet { changes.change() } }
  open var backgroundEffect: UIBlurEffect? { didSet { changes.change() } }
  /// A picture behind the bar, in front of the colour and the effect.
  open var backgroundImage: UIImage? { didSet { changes.change() } }
  /// How the picture fills the bar: it is stretched to it by default.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { changes.change() } }
  /// The colour of the line at the bar's edge; nil or clear for none.
  open var shadowColor: UIColor? { didSet { changes.change() } }
  /// A picture of which only whether it is empty counts: an empty one takes the line away.
  open var shadowImage: UIImage? { didSet { changes.change() } }

  @MainActor @preconcurrency public override required init() {
    super.init()
    configureWithDefaultBackground()
  }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// What lies behind is seen blurred, and a line is at the edge.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = .separator
    shadowImage = nil
  }

  /// Nothing that lies behind is seen, and a line is at the edge.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  /// There is nothing behind the bar, and no line.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    shadowColor = nil
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(copied()) }.value
  }

  final func copied() -> Self {
    let copy: Self = Self()
    copy.take(self)
    return copy
  }

  /// Becomes as another look, as far as both have the same properties.
  func take(_ other: UIBarAppearance) {
    idiom = other.idiom
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// What lies behind a bar; the body that asks comes to depend on it.
  final var surface: BarSurface {
    _ = changes.read()
    var style: AnyShapeStyle?
    if let backgroundColor {
      style = AnyShapeStyle(Color(uiKit: backgroundColor))
    } else if let backgroundEffect {
      style = AnyShapeStyle(backgroundEffect.style.material)
    }
    let hasLine: Bool = shadowImage.map { $0.size.width > 0 } ?? true
    let line: UIColor? = hasLine ? shadowColor : nil
    let picture: BarPicture? = backgroundImage.map { BarPicture(image: $0, mode: backgroundImageContentMode) }
    return BarSurface(
      style: style, picture: picture.map { AnyView($0) }, separator: line.map { AnyShapeStyle(Color(uiKit: $0)) })
  }
}

/// An object on its way out of the main actor, where it stays.
private struct UncheckedBox: @unchecked Sendable {
  let value: Any

  init(_ value: Any) { self.value = value }
}

/// The look of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and the colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changes.change() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changes.change() } }
  /// The font and the colour of the line below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changes.change() } }
  /// The font and the colour of the line below a large title.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changes.change() } }
  /// How far the title is moved, in points. A large one stays.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changes.change() } }
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changes.change() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { changes.change() } }
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { changes.change() } }
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    changes.change()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// The look of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changes.change() } }
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changes.change() } }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changes.change() } }
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  /// How items share the bar.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic { didSet { changes.change() } }
  /// How wide items in the middle are, in points; 0, the default, for 76.
  open var stackedItemWidth: CGFloat = 0 { didSet { changes.change() } }
  /// The distance between items in the middle, in points; 0, the default, for 34.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changes.change() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The look of a toolbar.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changes.change() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { changes.change() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}

/// The look of the buttons of a bar.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  @MainActor @preconcurrency public override init() { super.init() }

  /// The same look as an object of its own.
  final func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// The letters of a title.
  func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    let disabled: [NSAttributedString.Key: Any] = isEnabled ? [:] : disabled.titleTextAttributes
    return disabled.isEmpty ? normal.titleTextAttributes : disabled
  }
}

/// The look of a bar's button in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button, stretched to it.
  open var backgroundImage: UIImage?
  /// How far the picture is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The look of the items of a tab bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  @MainActor @preconcurrency public override init() { super.init() }

  /// The same look as an object of its own.
  final func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// The look of a tab's item in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// How far the letters are moved in the badge, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// A distance in both directions, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init() { self.init(horizontal: 0, vertical: 0) }

  public static let zero = UIOffset()

  var size: CGSize { CGSize(width: horizontal, height: vertical) }
}
