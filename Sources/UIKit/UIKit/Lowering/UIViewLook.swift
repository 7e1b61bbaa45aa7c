import CoreGraphics
import DisplayList
import QuartzCore
import SwiftUICore
import UIFoundation

/// How a view looks from outside, as it is now.
nonisolated struct UIViewLook: Equatable {
  /// 0 for a view that is hidden.
  var opacity: Double
  /// Whether pointers reach the view.
  var takesTouches: Bool
  var isEnabled: Bool
  var background: UIColor?
  var corners: LayerCorners
  var isClipping: Bool
  var borderWidth: CGFloat
  var borderColor: CGColor?
  var shadow: Shadow?
  /// The drawing of the kind of layer behind all inside, and its mask, in the box of the layer.
  var items: [DisplayItem] = []
  var mask: [DisplayItem]?
  /// How the layer is seen that is turned in space; nil for one in the plane.
  var projection: Projection?
  /// What the view shows while the pointer is over it; nil for nothing.
  var pointer: PointerLook?
  /// The transition from the former content of the view that is under way.
  var passage: LayerPassage?
  /// How the view is turned and scaled, by its layer and under the pointer.
  var transform: UIViewTransform
  /// Where the view lies in the space of the one around, before transforms.
  var frame: CGRect
  /// The point of the content's space that lies at the zero point of the view.
  var origin: CGPoint
  /// Counts the drawings that were asked for.
  var drawing: Int
  var traits: UIViewTraits

  struct Shadow: Equatable {
    var color: RGBA
    var radius: CGFloat
    var offset: CGSize

    /// The shadow of a view that the pointer lifts.
    static let ofLiftedView = Shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.2), radius: 6, offset: CGSize(width: 0, height: 3))
  }

  /// Reads the look inside of a node, which comes to depend on it.
  @MainActor init(_ view: UIView) {
    _ = view.changes.look.read()
    _ = view.changes.geometry.read()
    drawing = view.changes.drawing.read()
    view.layer.joinClock()
    let layer: CALayer = view.layer.shown
    opacity = layer.isHidden ? 0 : view.ignoresOpacity ? 1 : Double(layer.opacity)
    // The pointer finds a tip of a view that takes no touches.
    takesTouches = view.isUserInteractionEnabled || !view.toolTips.isEmpty
    isEnabled = (view as? UIControl)?.isEnabled ?? true
    let isOwn: Bool = layer.backgroundColor != view.ground.layer
    background = isOwn ? layer.backgroundColor.map { UIColor(cgColor: $0) } : view.ground.color
    corners = LayerCorners(layer)
    corners.radii = view.configuredRadii
    isClipping = layer.masksToBounds
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    pointer = view.pointerLook
    frame = layer.frameBeforeTransforms
    origin = layer.bounds.origin
    let own: CGAffineTransform = layer.planeTransform
    let scale: CGFloat = pointer?.scale ?? 1
    transform = UIViewTransform(
      transform: scale == 1 ? own : CGAffineTransform(scaleX: scale, y: scale).concatenating(own),
      anchor: layer.anchorPoint)
    traits = UIViewTraits(values: view.overriddenTraits, limits: view.textSizeLimits)
    // What is cut off at the edges has no shadow beyond them.
    if layer.shadowOpacity > 0, !layer.masksToBounds, layer.shadowPath == nil, let color = layer.shadowColor {
      var drawn: RGBA = UIColor(cgColor: color).rgba(for: .current)
      drawn.alpha *= Double(min(layer.shadowOpacity, 1))
      shadow = Shadow(color: drawn, radius: max(0, layer.shadowRadius), offset: layer.shadowOffset)
    }
    if shadow == nil, pointer?.hasShadow == true { shadow = .ofLiftedView }
    if type(of: view.layer) != CALayer.self || layer.contents != nil || layer.shadowPath != nil || layer.mask != nil {
      let own: [DisplayItem] = layer.shadowItems + layer.contentItems()
      items = Self.boxed(own, layer)
      mask = layer.mask.map { Self.boxed($0.treeItems, layer) }
    }
    if view.rareParts != nil {
      if let items = view.maskItems { mask = items }
      if let view = view as? UIBackgroundExtensionView { items = view.extensionItems + items }
    }
    projection = layer.viewProjection
    passage = layer.viewPassage
  }

  /// Items of a layer's own space in its box, which begins at zero.
  private static func boxed(_ items: [DisplayItem], _ layer: CALayer) -> [DisplayItem] {
    guard layer.bounds.origin != .zero, !items.isEmpty else { return items }
    let move = CGAffineTransform(translationX: -layer.bounds.minX, y: -layer.bounds.minY)
    return [.group(.transform(move), items)]
  }
}

extension UIViewLook {
  /// Whether something happens to all that the view draws, beside opacity and transform.
  var hasEffects: Bool {
    projection != nil || mask != nil || shadow != nil || passage != nil || isClipping
  }

  /// Whether something is drawn in front of all inside.
  var hasBorder: Bool { borderWidth > 0 || passage != nil }

  /// What happens to all that the view draws.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - radius: The radius of the corners, perhaps on its way to that of the look.
  func effects(size: CGSize, radius: CGFloat) -> [Effect] {
    var effects: [Effect] = []
    if let projection { effects.append(.projection(projection)) }
    if let mask { effects.append(.mask(mask)) }
    if let shadow {
      effects.append(.shadow(shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
    }
    if let passage { effects += passage.effects(in: size) }
    if isClipping {
      var shown: LayerCorners = corners
      shown.radius = radius
      effects.append(.clip(shown.path(in: size), evenOdd: false))
    }
    return effects
  }
}

/// Turns and scales a view around its anchor point.
nonisolated struct UIViewTransform: Animatable, Equatable {
  var transform: CGAffineTransform
  var anchor: CGPoint

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

  /// The transform of a view of a size; none for numbers that are none.
  func transform(size: CGSize) -> CGAffineTransform {
    guard !transform.isIdentity, transform.isUsable else { return .identity }
    let x: CGFloat = anchor.x * size.width
    let y: CGFloat = anchor.y * size.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
