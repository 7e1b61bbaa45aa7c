import CoreGraphics
import SwiftUICore
import UIFoundation

/// Glass that blurs what lies behind it, with a bright edge.
///
/// ```swift
/// let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
/// view.cornerConfiguration = .capsule()
/// ```
@MainActor @preconcurrency
open class UIGlassEffect: UIVisualEffect {
  /// How much of what lies behind is seen.
  public enum Style: Int, Sendable {
    case regular = 0
    /// Without a ground of its own.
    case clear = 1
  }

  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .regular) }

  /// Whether the glass answers touches by its look: it looks the same.
  open var isInteractive: Bool = false
  /// The colour of the glass; nil, the default, for none.
  open var tintColor: UIColor?

  override func background(in outline: AnyShape) -> AnyView? {
    var glass: Glass = style == .clear ? .clear : .regular
    if let tintColor { glass = glass.tint(Color(uiKit: tintColor)) }
    return AnyView(Color.clear.glassEffect(glass, in: outline))
  }
}

/// Holds the glass of several views inside, which is drawn as one.
///
/// Each glass is drawn by itself here: the views' outlines do not flow into each other.
@MainActor @preconcurrency
open class UIGlassContainerEffect: UIVisualEffect {
  /// From which distance on the glass of two views is one, in points; 0 by default.
  open var spacing: CGFloat = 0
}
