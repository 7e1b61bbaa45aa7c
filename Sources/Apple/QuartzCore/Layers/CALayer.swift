import CoreGraphics
import DisplayList
import Foundation
import FoundationGaps
import UIFoundation

/// Something that is drawn: a place, a look, a picture, and layers inside.
///
/// Each view of UIKit has one layer, which holds the view's place and draws around and behind what the view draws. Further layers
/// can be put inside. A change of such a layer animates by itself, once it has been shown; one of a view's own layer does not.
open class CALayer: NSObject, CAMediaTiming {
  /// The part of the work that a change of a property makes due.
  package enum Change: Hashable, Sendable {
    /// Where the layer is, or how large.
    case geometry
    /// How it looks.
    case look
    /// The list of sublayers.
    case hierarchy
    /// The layer's own drawing.
    case drawing
    /// The places of layers inside are asked for.
    case layout
  }

  /// The view whose layer this is; nil for a layer by itself.
  package weak var host: (any LayerHost)?
  /// The node that draws the layer in a window; nil for the layer of a view, and for one that no window shows.
  package var drawing: LayerDrawing?
  /// The layer that this one is a copy of.
  package var original: CALayer?
  /// The copy that is shown in place of the layer while it is animated.
  package var animated: CALayer?
  /// Whether a property has changed since that was made.
  var isCopyDue: Bool = false
  var animations: [RunningAnimation] = []
  var times = MediaTimes()
  /// The layers inside; for a view's layer only where some of them are not those of views.
  var ownSublayers: [CALayer] = []
  weak var outer: CALayer?
  /// The layer for which this one is the mask.
  weak var masked: CALayer?
  var isMixed: Bool = false
  /// Whether what the layer draws itself is out of date.
  var isDisplayDue: Bool = false
  var isLayoutDue: Bool = false
  var isDisplayUnanswered: Bool = false
  /// The layer's own drawing, as it was recorded last.
  var drawn: [DisplayItem] = []
  var passage: LayerPassage?
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Makes a copy of what a layer looks like, which shows it on its way. Layers inside are not copied.
  ///
  /// - Parameter layer: A layer; anything else makes an empty one.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (bounds, position, zPosition, anchorPoint) = (layer.bounds, layer.position, layer.zPosition, layer.anchorPoint)
    (transform, sublayerTransform, isDoubleSided) = (layer.transform, layer.sublayerTransform, layer.isDoubleSided)
    (opacity, isHidden, backgroundColor) = (layer.opacity, layer.isHidden, layer.backgroundColor)
    (cornerRadius, maskedCorners, cornerCurve) = (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve)
    (masksToBounds, borderWidth, borderColor) = (layer.masksToBounds, layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOpacity, shadowOffset) = (layer.shadowColor, layer.shadowOpacity, layer.shadowOffset)
    (shadowRadius, shadowPath, contents) = (layer.shadowRadius, layer.shadowPath, layer.contents)
    (contentsGravity, contentsScale, contentsRect) = (layer.contentsGravity, layer.contentsScale, layer.contentsRect)
    (magnificationFilter, minificationFilter) = (layer.magnificationFilter, layer.minificationFilter)
    (name, times, drawn, values) = (layer.name, layer.times, layer.drawn, layer.values)
    original = layer
  }

  /// A copy of the kind of layer.
  package func makeCopy() -> CALayer { CALayer(layer: self) }

  func tell<Value: Equatable>(_ change: Change, _ key: String, from old: Value, to new: Value) {
    if old != new { didChange(change, key, from: old) }
  }

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Geometry

  /// The layer's own space: its origin is at the layer's upper left corner.
  open var bounds: CGRect = .zero {
    didSet {
      guard oldValue != bounds else { return }
      if oldValue.size != bounds.size {
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        if original == nil, !ownSublayers.isEmpty { setNeedsLayout() }
      }
      didChange(.geometry, "bounds", from: oldValue)
    }
  }
  /// Where the anchor point is, in the space of the layer around.
  open var position: CGPoint = .zero { didSet { tell(.geometry, "position", from: oldValue, to: position) } }
  /// How far in front of the plane it is, in points; layers with a larger one are drawn in front of others inside the same one.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard oldValue != zPosition else { return }
      superlayer?.sublayersDidChange()
      didChange(.geometry, "zPosition", from: oldValue)
    }
  }
  /// The point that stands at `position` and that transforms leave in place, in parts of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { tell(.geometry, "anchorPoint", from: oldValue, to: anchorPoint) }
  }
  /// The transform of the layer around its anchor point. A transform in space is seen along the axis of depth.
  open var transform: CATransform3D = CATransform3DIdentity {
    didSet { tell(.geometry, "transform", from: oldValue, to: transform) }
  }
  /// The transform of all sublayers beyond their own, around the anchor point: the eye from which they are seen.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity {
    didSet {
      guard oldValue != sublayerTransform else { return }
      for layer in ownSublayers { layer.drawing?.mark() }
      didChange(.geometry, "sublayerTransform", from: oldValue)
    }
  }
  /// Whether its back is seen when it is turned away; true by default.
  open var isDoubleSided: Bool = true { didSet { tell(.look, "doubleSided", from: oldValue, to: isDoubleSided) } }

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

  /// The layer's transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Whether a point of the layer's own space is in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point, of those inside and this one; nil where there is none.
  ///
  /// - Parameter p: In the space of the layer around.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own: CGPoint = p.applying(toSuperlayer.inverted())
    if masksToBounds, !contains(own) { return nil }
    for layer in (sublayers ?? []).inOrder.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  // MARK: Hierarchy

  /// The layers inside, from back to front; nil where there are none.
  open var sublayers: [CALayer]? {
    get {
      if let original { return original.sublayers?.compactMap { $0.presentation() } }
      let all: [CALayer] = currentSublayers
      return all.isEmpty ? nil : all
    }
    set { setSublayers(newValue ?? []) }
  }
  /// The layer around.
  open var superlayer: CALayer? { original.map { $0.superlayer?.presentation() } ?? host?.outerLayer ?? outer }

  /// Puts a layer in front of the others inside.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: currentSublayers.count) }
  /// Puts a layer among those inside.
  ///
  /// - Parameter idx: How many layers lie behind it.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, 0) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, 1) }
  /// Puts a layer where another one was; nothing happens where that is not inside.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// By its opacity it decides what is seen of the layer. It has no layer around it, and lies in the layer's own space.
  open var mask: CALayer? {
    didSet {
      guard oldValue !== mask else { return }
      if oldValue?.masked === self { oldValue?.masked = nil }
      mask?.masked = self
      mask?.joinClock()
      didChange(.look, "mask", from: nil)
    }
  }

  // MARK: Looks

  /// From 0 for clear to 1.
  open var opacity: Float = 1 { didSet { tell(.look, "opacity", from: oldValue, to: opacity) } }
  open var isHidden: Bool = false { didSet { tell(.look, "hidden", from: oldValue, to: isHidden) } }
  open var backgroundColor: CGColor? {
    didSet { tell(.look, "backgroundColor", from: oldValue, to: backgroundColor) }
  }
  /// The radius of rounded corners, in points. The background and the border follow it; what is inside does where
  /// `masksToBounds` says so.
  open var cornerRadius: CGFloat = 0 { didSet { tell(.look, "cornerRadius", from: oldValue, to: cornerRadius) } }
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { tell(.look, "maskedCorners", from: oldValue, to: maskedCorners) }
  }
  open var cornerCurve: CALayerCornerCurve = .circular {
    didSet { tell(.look, "cornerCurve", from: oldValue, to: cornerCurve) }
  }
  /// Whether what is inside ends at the layer's edges.
  open var masksToBounds: Bool = false { didSet { tell(.look, "masksToBounds", from: oldValue, to: masksToBounds) } }
  /// The width of the frame inside of the edges, in points.
  open var borderWidth: CGFloat = 0 { didSet { tell(.look, "borderWidth", from: oldValue, to: borderWidth) } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { tell(.look, "borderColor", from: oldValue, to: borderColor) }
  }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { tell(.look, "shadowColor", from: oldValue, to: shadowColor) }
  }
  /// From 0, the default, for none to 1.
  open var shadowOpacity: Float = 0 { didSet { tell(.look, "shadowOpacity", from: oldValue, to: shadowOpacity) } }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { tell(.look, "shadowOffset", from: oldValue, to: shadowOffset) }
  }
  /// How far the shadow's edge is blurred, in points.
  open var shadowRadius: CGFloat = 3 { didSet { tell(.look, "shadowRadius", from: oldValue, to: shadowRadius) } }
  /// The outline that throws the shadow; nil for that of the whole drawing.
  open var shadowPath: CGPath? { didSet { tell(.look, "shadowPath", from: oldValue, to: shadowPath) } }
  /// Whether the layer is put together first and then drawn; drawing is the same either way.
  open var shouldRasterize: Bool = false
  /// Pixels per point of a layer that is put together first; drawing is as fine as the screen in any case.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer fills all of its bounds; what it leaves clear is not filled in for it.
  open var isOpaque: Bool = false

  // MARK: Contents

  /// The picture: a `CGImage`, or a `UIImage`; anything else shows nothing.
  open var contents: Any? {
    didSet { if Self.picture(oldValue) !== Self.picture(contents) { didChange(.look, "contents", from: oldValue) } }
  }
  private static func picture(_ value: Any?) -> AnyObject? {
    if let image = value as? CGImage { return image }
    return value as? UIImage
  }
  /// Where the picture lies.
  open var contentsGravity: CALayerContentsGravity = .resize {
    didSet { tell(.look, "contentsGravity", from: oldValue, to: contentsGravity) }
  }
  /// Pixels of the picture per point.
  open var contentsScale: CGFloat = 1 { didSet { tell(.look, "contentsScale", from: oldValue, to: contentsScale) } }
  /// The part of the picture that is shown, in parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { tell(.look, "contentsRect", from: oldValue, to: contentsRect) }
  }
  open var magnificationFilter: CALayerContentsFilter = .linear {
    didSet { tell(.look, "magnificationFilter", from: oldValue, to: magnificationFilter) }
  }
  open var minificationFilter: CALayerContentsFilter = .linear {
    didSet { tell(.look, "minificationFilter", from: oldValue, to: minificationFilter) }
  }

  /// Asks for the layer to be drawn again with the next frame.
  open func setNeedsDisplay() {
    isDisplayDue = true
    didChange(.drawing, "", from: nil)
  }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { isDisplayDue }
  /// Whether it is drawn again when its size changes.
  open var needsDisplayOnBoundsChange: Bool = false
  /// Draws the layer now, if that was asked for.
  open func displayIfNeeded() { if isDisplayDue { display() } }

  /// Gives the layer its contents: the delegate does, or it is drawn.
  open func display() {
    isDisplayDue = false
    isDisplayUnanswered = false
    if let delegate, host == nil {
      delegate.display(self)
      guard isDisplayUnanswered else { return }
    }
    record()
  }

  /// Draws the layer in its own space; by default its delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether the layer is drawn again when a property changes; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Layout

  /// Asks for the layers inside to be placed before the next frame.
  open func setNeedsLayout() {
    guard !isLayoutDue else { return }
    isLayoutDue = true
    didChange(.layout, "", from: nil)
  }
  open func needsLayout() -> Bool { isLayoutDue }
  /// Places the layers inside now, if that was asked for.
  open func layoutIfNeeded() {
    if isLayoutDue {
      isLayoutDue = false
      layoutSublayers()
    }
    for layer in ownSublayers where layer.host == nil { layer.layoutIfNeeded() }
  }
  /// Places the layers inside; by default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// The size that suits the layer; by default that of its picture, or the one that it has.
  open func preferredFrameSize() -> CGSize { pictureSize ?? bounds.size }

  // MARK: Actions

  /// The actions for changes of properties, by their names.
  open var actions: [String: any CAAction]?
  /// The action for changes of a property in layers of the class; nil by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The action for a change of a property: the delegate's, that in `actions`, that of the class, and in the end an animation of
  /// the property, where that has values in between.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event) {
      return action is NSNull ? nil : action
    }
    return host == nil ? implicitAnimation(event) : nil
  }

  // MARK: Animations

  /// Adds a copy of an animation. One of the same key is taken away.
  ///
  /// - Parameter key: A name of the program's; nil for none. Transitions always have the key `kCATransition`.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key) }
  /// Takes an animation away; its delegate hears that it did not come to its end.
  open func removeAnimation(forKey key: String) { end { $0.key == key } }
  open func removeAllAnimations() { end { _ in true } }
  /// The names of animations, in the order in which they were added; nil where there are none.
  open func animationKeys() -> [String]? {
    let keys: [String] = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The layer as it is seen now; nil where no window shows it. Of a kind of layer of the program's own, of which no copy can be
  /// made, it is the layer itself.
  open func presentation() -> Self? { presented().map { $0 as? Self ?? self } }
  /// The layer of which this one shows how it is seen; the layer itself where that is none.
  open func model() -> Self { (original as? Self) ?? self }

  // MARK: Times

  open var beginTime: CFTimeInterval {
    get { times.beginTime }
    set { setTime { $0.beginTime = newValue } }
  }
  open var duration: CFTimeInterval {
    get { times.duration }
    set { setTime { $0.duration = newValue } }
  }
  /// How fast all animations of the layer and inside go; 0 holds them at `timeOffset`.
  open var speed: Float {
    get { times.speed }
    set { setTime { $0.speed = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { times.timeOffset }
    set { setTime { $0.timeOffset = newValue } }
  }
  open var repeatCount: Float {
    get { times.repeatCount }
    set { setTime { $0.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { times.repeatDuration }
    set { setTime { $0.repeatDuration = newValue } }
  }
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { setTime { $0.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { times.fillMode }
    set { setTime { $0.fillMode = newValue } }
  }

  // MARK: Values

  /// The value of a property by its name, or one that the program has kept.
  open func value(forKey key: String) -> Any? {
    if let property = layerKey(key) { return property.read(self) }
    return values[key]
  }

  /// Sets a property by its name, or keeps a value of the program's.
  open func setValue(_ value: Any?, forKey key: String) {
    if let property = layerKey(key) { return property.write(self, value) }
    values[key] = value
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// The property of a name; nil for one that is not known.
  package func layerKey(_ name: String) -> LayerKey? { LayerKey.all[name] }

  /// The drawing of a kind of layer, in its own space; by default its picture.
  package func contentItems() -> [DisplayItem] { pictureItems }
  /// Lets the window's clock move what moves in the layer without an animation, once there is a window.
  func joinOwnClock() {}
  /// Whether the layer has a look of its own, and is not only a place for those inside.
  var hasLook: Bool { true }
  /// Whether the layers inside are drawn with the layer, and not each by itself.
  var drawsSublayers: Bool { false }
  /// The drawing that the layer makes of those of its sublayers.
  func repeatedItems(_ items: () -> [DisplayItem]) -> [DisplayItem] { items() }
}
