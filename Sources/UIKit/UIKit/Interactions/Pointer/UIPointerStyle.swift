import CoreGraphics
import Foundation
import HostInterface
import UIFoundation

/// The form of the pointer.
///
/// Desktops have pointers of fixed forms: beams are those for text, other forms are shown as the arrow, and give the light
/// ground of a highlight its form.
public enum UIPointerShape {
  /// A path around the place that is pointed at.
  case path(UIBezierPath)
  /// A rectangle with round corners, in the space of the container of the effect's preview.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright line, as over text.
  case verticalBeam(length: CGFloat)
  /// A lying line, as over vertical text.
  case horizontalBeam(length: CGFloat)

  /// The radius of corners where none is given, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// How a view looks while the pointer is over it.
@MainActor
public enum UIPointerEffect {
  /// A colour over the view, or behind it.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  /// As suits the view: a highlight for a small one, a lift for a larger one, a tint for the largest.
  case automatic(UITargetedPreview)
  /// A light ground behind the view.
  case highlight(UITargetedPreview)
  /// The view grows a little, and has a shadow.
  case lift(UITargetedPreview)
  /// A tint, and what else is asked for.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that is shown so.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// How the pointer and the view look while the pointer is over a region.
@MainActor @preconcurrency
open class UIPointerStyle: UIHoverStyle {
  enum Kind {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape)
    case hidden, system
  }

  let kind: Kind

  /// Small forms beside the pointer. None by default; a hidden pointer has none.
  open var accessories: [UIPointerAccessory] = []

  init(_ kind: Kind) {
    self.kind = kind
    super.init(effect: .automatic, shape: nil)
  }

  /// A style that shows an effect.
  ///
  /// - Parameters:
  ///   - effect: How the view looks.
  ///   - shape: The form of the pointer, and of the ground of a highlight; nil for the system's.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }

  /// A style that changes the pointer only.
  ///
  /// - Parameters:
  ///   - shape: The form of the pointer.
  ///   - axes: Along which of them the pointer is drawn to the middle of the region: a desktop's pointer is where the mouse
  ///     is, along none.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape)) }

  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// The arrow, without an effect.
  open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

  /// The pointer of the desktop; nil where views around may say.
  var pointerShape: PointerShape? {
    switch kind {
    case .hidden: PointerShape.none
    case .system: .arrow
    case .shape(let shape): shape.pointerShape ?? .arrow
    case .effect(_, let shape): shape.map { $0.pointerShape ?? .arrow }
    }
  }
}

extension UIPointerShape {
  /// The desktop's pointer of the form; nil for forms that it has not.
  var pointerShape: PointerShape? {
    switch self {
    case .verticalBeam: .text
    case .horizontalBeam: .verticalText
    case .path, .roundedRect: nil
    }
  }
}
