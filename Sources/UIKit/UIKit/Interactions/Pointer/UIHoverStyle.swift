import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// The form of something that is shown for a view.
@MainActor
public struct UIShape {
  enum Form {
    case rect(radius: CGFloat?)
    case capsule, circle
    case path(UIBezierPath)
  }

  let form: Form
  var inset: CGFloat = 0

  init(_ form: Form) { self.form = form }

  /// A form by a path, in the space of the view.
  public init(_ path: UIBezierPath) { form = .path(path) }

  /// The view's rectangle.
  public static var rect: UIShape { UIShape(.rect(radius: 0)) }
  /// A rectangle with ends that are half circles.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// The largest circle in the middle of the view.
  public static var circle: UIShape { UIShape(.circle) }

  /// The view's rectangle with round corners.
  ///
  /// - Parameter cornerRadius: In points; nil for that of highlights.
  public static func rect(cornerRadius: CGFloat?) -> UIShape { UIShape(.rect(radius: cornerRadius)) }

  /// A form by a path, in the space of the view.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(path) }

  /// The same form, smaller at all sides by a number of points.
  public func inset(by amount: CGFloat) -> UIShape {
    var shape: UIShape = self
    shape.inset += amount
    return shape
  }

  /// The rectangle of the form in a view, and the radius of its corners; nil for the usual radius.
  func place(in bounds: CGRect) -> (rect: CGRect, radius: CGFloat?) {
    switch form {
    case .rect(let radius): return (bounds.insetBy(dx: inset, dy: inset), radius)
    case .capsule:
      let rect: CGRect = bounds.insetBy(dx: inset, dy: inset)
      return (rect, min(rect.width, rect.height) / 2)
    case .circle:
      let side: CGFloat = min(bounds.width, bounds.height)
      let rect = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      return (rect.insetBy(dx: inset, dy: inset), max(0, side / 2 - inset))
    case .path(let path): return (path.bounds.insetBy(dx: inset, dy: inset), nil)
    }
  }
}

/// A change of a view's look while the pointer is over it: one of those that are there.
public protocol UIHoverEffect: Sendable {}

/// The effect that suits the view.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}

/// A light ground behind the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}

/// The view grows a little, and has a shadow.
public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that suits the view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A light ground behind the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view grows a little, and has a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// How a view looks while the pointer is over it.
///
/// ```swift
/// let card = UIView()
/// card.hoverStyle = UIHoverStyle(effect: .lift)
/// ```
@MainActor @preconcurrency
open class UIHoverStyle: NSObject {
  /// - Parameters:
  ///   - effect: The change of the view's look.
  ///   - shape: The form of a highlight's ground; nil for a rectangle with round corners. A path counts by its rectangle.
  public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// A style of a form, with the effect that suits the view.
  public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

  /// The effect that suits the view.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }

  /// The change of the view's look.
  public let effect: any UIHoverEffect
  /// The form of a highlight's ground.
  public let shape: UIShape?
  /// Whether anything changes. True by default.
  open var isEnabled: Bool = true

  /// The same as a style of the pointer over a view.
  final func pointerStyle(of view: UIView) -> UIPointerStyle? {
    guard isEnabled else { return nil }
    if let own = self as? UIPointerStyle { return own }
    let preview = UITargetedPreview(view: view)
    let effect: UIPointerEffect =
      switch effect {
      case is UIHoverHighlightEffect: .highlight(preview)
      case is UIHoverLiftEffect: .lift(preview)
      default: .automatic(preview)
      }
    guard let shape else { return UIPointerStyle(effect: effect) }
    let place: (rect: CGRect, radius: CGFloat?) = shape.place(in: view.bounds)
    let rect: CGRect = view.convert(place.rect, to: view.superview)
    return UIPointerStyle(
      effect: effect, shape: .roundedRect(rect, radius: place.radius ?? UIPointerShape.defaultCornerRadius))
  }
}

/// The interaction of a view that has a hover style.
private final class HoverStyleInteraction: UIPointerInteraction {
  let style: UIHoverStyle
  private let speaker: Speaker

  private final class Speaker: NSObject, UIPointerInteractionDelegate {
    let style: UIHoverStyle

    init(_ style: UIHoverStyle) {
      self.style = style
      super.init()
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { interaction.view.flatMap(style.pointerStyle) }
  }

  init(_ style: UIHoverStyle) {
    self.style = style
    speaker = Speaker(style)
    super.init(delegate: speaker)
  }
}

extension UIView {
  /// How the view looks while the pointer is over it; nil, as by default, for no change.
  public var hoverStyle: UIHoverStyle? {
    get {
      guard !ownInteractions.isEmpty else { return nil }
      return ownInteractions.lazy.compactMap { $0 as? HoverStyleInteraction }.first?.style
    }
    set {
      if let old = ownInteractions.first(where: { $0 is HoverStyleInteraction }) { removeInteraction(old) }
      if let newValue { addInteraction(HoverStyleInteraction(newValue)) }
    }
  }
}
