import CoreGraphics
import DisplayList
import QuartzCore
import SwiftUICore
import UIFoundation

/// How a view looks from outside, as it is now.
nonisolated struct UIViewLook: Equatable {
  var alpha: Double
  var isHidden: Bool
  var takesTouches: Bool
  var isEnabled: Bool
  var background: UIColor?
  var corners: Corners
  var isClipping: Bool
  var borderWidth: CGFloat
  var borderColor: CGColor?
  var shadow: Shadow?

  /// The corners of a layer.
  struct Corners: Equatable {
    var radius: CGFloat
    var rounded: CACornerMask

    /// The outline of a layer of a size, so far inside of its edges.
    func path(in size: CGSize, inset: CGFloat = 0) -> CGPath {
      let rect: CGRect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
      guard rect.width > 0, rect.height > 0 else { return CGPath(rect: .zero, transform: nil) }
      let radius: CGFloat = min(max(0, radius - inset), min(rect.width, rect.height) / 2)
      guard radius > 0, !rounded.isEmpty else { return CGPath(rect: rect, transform: nil) }
      var which: UIRectCorner = []
      if rounded.contains(.layerMinXMinYCorner) { which.insert(.topLeft) }
      if rounded.contains(.layerMaxXMinYCorner) { which.insert(.topRight) }
      if rounded.contains(.layerMinXMaxYCorner) { which.insert(.bottomLeft) }
      if rounded.contains(.layerMaxXMaxYCorner) { which.insert(.bottomRight) }
      if which.count == 4 { return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath }
      return UIBezierPath(
        roundedRect: rect, byRoundingCorners: which, cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
    }
  }

  struct Shadow: Equatable {
    var color: RGBA
    var radius: CGFloat
    var offset: CGSize
  }

  /// Reads the look inside of a body, which comes to depend on it.
  @MainActor init(_ view: UIView) {
    _ = view.changes.look.read()
    let layer: CALayer = view.layer
    alpha = Double(layer.opacity)
    isHidden = layer.isHidden
    takesTouches = view.isUserInteractionEnabled
    isEnabled = (view as? UIControl)?.isEnabled ?? true
    background = view.backgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) }
    corners = Corners(radius: layer.cornerRadius, rounded: layer.maskedCorners)
    isClipping = layer.masksToBounds
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    // What is cut off at the edges has no shadow beyond them.
    if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor {
      var drawn: RGBA = UIColor(cgColor: color).rgba(for: .current)
      drawn.alpha *= Double(min(layer.shadowOpacity, 1))
      shadow = Shadow(color: drawn, radius: max(0, layer.shadowRadius), offset: layer.shadowOffset)
    }
  }
}

extension UIRectCorner {
  fileprivate var count: Int { (rawValue & 0xF).nonzeroBitCount }
}

/// Cuts a view off at its edges, and draws its shadow.
nonisolated struct UIViewEffects: EffectModifier {
  var look: UIViewLook

  var animatableData: CGFloat {
    get { look.corners.radius }
    set { look.corners.radius = newValue }
  }

  func effects(size: CGSize, inputs: _ViewInputs) -> [Effect] {
    var effects: [Effect] = []
    if let shadow = look.shadow {
      effects.append(.shadow(shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
    }
    if look.isClipping { effects.append(.clip(look.corners.path(in: size), evenOdd: false)) }
    return effects
  }
}

/// Turns and scales a view around its anchor point.
nonisolated struct UIViewTransform: SpatialEffect {
  var transform: CGAffineTransform
  let anchor: CGPoint

  var animatableData:
    AnimatablePair<
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<CGFloat, CGFloat>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first.first, b: newValue.first.first.second, c: newValue.first.second.first,
        d: newValue.first.second.second, tx: newValue.second.first, ty: newValue.second.second)
    }
  }

  func transform(size: CGSize) -> CGAffineTransform {
    if transform.isIdentity { return transform }
    let x: CGFloat = anchor.x * size.width
    let y: CGFloat = anchor.y * size.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
