import CoreGraphics
import Foundation

/// Corners of a layer, named by the ends of its axes; y points down in the layers of views.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How a corner of a layer is rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier and bends more gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The geometry and the looks of a view.
///
/// Each view of UIKit has one layer, which holds the view's place and draws around and behind what the view draws.
open class CALayer: NSObject {
  /// What a change of a property touches.
  package enum Change: Hashable, Sendable {
    /// Where the layer is, or how large.
    case geometry
    /// How it looks.
    case look
  }

  /// Told of each change of a property to another value.
  package var onChange: ((Change) -> Void)?

  private func tell<Value: Equatable>(_ change: Change, from old: Value, to new: Value) {
    if old != new { onChange?(change) }
  }

  public override init() { super.init() }

  // MARK: Geometry

  /// The layer's own space: its origin is at the layer's upper left corner.
  open var bounds: CGRect = .zero { didSet { tell(.geometry, from: oldValue, to: bounds) } }
  /// Where the anchor point is, in the space of the layer around.
  open var position: CGPoint = .zero { didSet { tell(.geometry, from: oldValue, to: position) } }
  /// The point that stands at `position` and that transforms leave in place, in parts of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { tell(.geometry, from: oldValue, to: anchorPoint) } }
  /// What happens to the layer around its anchor point. Of a transform in space what lies in the plane is drawn.
  open var transform: CATransform3D = CATransform3DIdentity {
    didSet { tell(.geometry, from: oldValue, to: transform) }
  }

  /// The layer's transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The rectangle around the layer in the space of the layer around. Setting it moves and resizes the layer.
  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(toOuter) }
    set {
      let rect: CGRect = newValue.standardized
      bounds.size = rect.size
      position = CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    }
  }

  /// Maps the layer's box, which begins at zero, into the space of the layer around.
  package var toOuter: CGAffineTransform {
    let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  // MARK: Looks

  /// From 0 for clear to 1.
  open var opacity: Float = 1 { didSet { tell(.look, from: oldValue, to: opacity) } }
  open var isHidden: Bool = false { didSet { tell(.look, from: oldValue, to: isHidden) } }
  open var backgroundColor: CGColor? { didSet { tell(.look, from: oldValue, to: backgroundColor) } }
  /// The radius of rounded corners, in points. The background and the border follow it; what is inside does where
  /// `masksToBounds` says so.
  open var cornerRadius: CGFloat = 0 { didSet { tell(.look, from: oldValue, to: cornerRadius) } }
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { tell(.look, from: oldValue, to: maskedCorners) }
  }
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { tell(.look, from: oldValue, to: cornerCurve) } }
  /// Whether what is inside ends at the layer's edges.
  open var masksToBounds: Bool = false { didSet { tell(.look, from: oldValue, to: masksToBounds) } }
  /// The width of the frame inside of the edges, in points.
  open var borderWidth: CGFloat = 0 { didSet { tell(.look, from: oldValue, to: borderWidth) } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { tell(.look, from: oldValue, to: borderColor) }
  }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { tell(.look, from: oldValue, to: shadowColor) }
  }
  /// From 0, the default, for none to 1.
  open var shadowOpacity: Float = 0 { didSet { tell(.look, from: oldValue, to: shadowOpacity) } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { tell(.look, from: oldValue, to: shadowOffset) } }
  /// How far the shadow's edge is blurred, in points.
  open var shadowRadius: CGFloat = 3 { didSet { tell(.look, from: oldValue, to: shadowRadius) } }
  /// Whether the layer is put together first and then drawn; drawing is the same either way.
  open var shouldRasterize: Bool = false
  /// Pixels per point of a layer that is put together first; drawing is as fine as the screen in any case.
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  open var name: String?
}
