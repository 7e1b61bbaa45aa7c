import CoreGraphics
import DisplayList
@_exported import Foundation

/// A shadow that text throws.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowOffset = CGSize(width: 0, height: 1)
/// shadow.shadowBlurRadius = 2
/// let label = UILabel()
/// label.attributedText = NSAttributedString(string: "Title", attributes: [.shadow: shadow])
/// ```
open class NSShadow: NSObject, NSCopying {
  /// How far the shadow lies to the right and below, in points. Zero by default.
  open var shadowOffset: CGSize = .zero
  /// How soft the shadow is, in points; 0, the default, for a sharp one.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, or a `CGColor`; nil for no shadow. Black of a third by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius && color == other.color
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }

  private var color: UIColor? {
    shadowColor as? UIColor ?? (shadowColor as? CGColor).map { UIColor(cgColor: $0) }
  }

  /// The effect of the group that throws the shadow; nil where the shadow would not be seen.
  var effect: Effect? {
    guard let color, shadowOffset.width.isFinite, shadowOffset.height.isFinite, shadowBlurRadius.isFinite else {
      return nil
    }
    let drawn: RGBA = color.rgba(for: .current)
    guard drawn.alpha > 0 else { return nil }
    // A blur of this length is one whose deviation is half of it.
    return .shadow(drawn, radius: max(0, shadowBlurRadius) / 2, x: shadowOffset.width, y: shadowOffset.height)
  }
}
