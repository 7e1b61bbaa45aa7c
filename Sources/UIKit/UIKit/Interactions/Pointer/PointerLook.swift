import CoreGraphics
import DisplayList
import SwiftUICore
import UIFoundation

/// How a view looks because the pointer is over it.
struct PointerLook: Equatable {
  /// A colour behind what the view holds, or over it.
  struct Tint: Equatable {
    /// In the view's own box.
    var frame: CGRect
    var radius: CGFloat
    var isOver: Bool
  }

  var tint: Tint?
  var scale: CGFloat = 1
  var hasShadow: Bool = false

  /// The side of a view, in points, up to which an automatic effect highlights, and the one up to which it lifts.
  private static let smallSide: CGFloat = 100
  private static let largeSide: CGFloat = 300

  /// The look of an effect of a view.
  @MainActor
  init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    let view: UIView = effect.preview.view
    let size: CGSize = view.bounds.size
    switch effect {
    case .automatic(let preview):
      let side: CGFloat = max(size.width, size.height)
      let same: UIPointerEffect =
        side > Self.largeSide
        ? .hover(preview) : min(size.width, size.height) > Self.smallSide ? .lift(preview) : .highlight(preview)
      self = PointerLook(same, shape)
    case .highlight:
      tint = Tint(
        frame: CGRect(origin: .zero, size: size).insetBy(dx: -HoverEffect.outset, dy: -HoverEffect.outset),
        radius: HoverEffect.cornerRadius, isOver: false)
      if case .roundedRect(let rect, let radius) = shape {
        // The rectangle is given in the space around the view.
        tint?.frame = view.convert(rect, from: view.superview)
        tint?.radius = radius
      }
    case .lift:
      scale = HoverEffect.liftScale
      hasShadow = true
    case .hover(_, let mode, let shadow, let scales):
      if mode != .none {
        tint = Tint(frame: CGRect(origin: .zero, size: size), radius: view.layer.cornerRadius, isOver: mode == .overlay)
      }
      // Large views grow by as many points as small ones, not by as much.
      let lift: CGFloat = CGFloat(HoverEffect.liftScale) - 1
      if scales, size.width > 0 { scale = 1 + min(lift, 4 / max(size.width, size.height)) }
      hasShadow = shadow
    }
  }
}

extension UIView {
  /// Lets the view be shown with its look under the pointer; a highlight is one of its parts.
  func tellOfPointerLook(from old: PointerLook?) {
    guard pointerLook != old else { return }
    changes.look.change()
    if pointerLook?.tint != old?.tint { changes.hierarchy.change() }
  }
}

/// The colour of a highlight.
struct PointerTintView: View {
  let tint: PointerLook.Tint

  var body: some View {
    RoundedRectangle(cornerRadius: tint.radius).fill(Color.primary.opacity(HoverEffect.tintOpacity))
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .layoutValue(key: UIViewFrame.self, value: tint.frame)
  }
}
