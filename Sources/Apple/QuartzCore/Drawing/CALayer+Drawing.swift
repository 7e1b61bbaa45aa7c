import CoreGraphics
import DisplayList
import Foundation
import UIFoundation

/// Where a layer is drawn, and what happens to all of it.
struct LayerPlace {
  /// Where its own space begins in that around.
  var origin: CGPoint = .zero
  var effects: [Effect] = []
  /// Whether its back would be seen, and is not.
  var isTurnedAway: Bool = false
}

extension RGBA {
  package init(layer color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: Double(color.alpha))
  }
}

extension CALayer {
  var place: LayerPlace {
    var place = LayerPlace()
    if opacity < 1 { place.effects.append(.opacity(Double(max(0, opacity)))) }
    let space: CATransform3D = spaceTransform
    if CATransform3DIsAffine(space) || space.isFlat {
      let plane: CGAffineTransform = CATransform3DGetAffineTransform(space)
      if plane.a == 1, plane.b == 0, plane.c == 0, plane.d == 1 {
        place.origin = CGPoint(x: plane.tx, y: plane.ty)
      } else {
        place.effects.append(.transform(plane))
      }
      if !isDoubleSided { place.isTurnedAway = plane.a * plane.d - plane.b * plane.c < 0 }
    } else {
      let seen = Projection(space.projection)
      place.effects.append(.projection(seen))
      if !isDoubleSided { place.isTurnedAway = seen.isMirroring(bounds) }
    }
    place.effects += outlineEffects
    return place
  }

  /// How a view's layer is seen that is turned in space, in its box; nil for one in the plane.
  package var viewProjection: Projection? {
    var space: CATransform3D = transform
    if let around = (original ?? self).superlayer?.shown, !CATransform3DIsIdentity(around.sublayerTransform) {
      // The eye is where the middle of the layer around is.
      let x: CGFloat = around.bounds.minX + around.anchorPoint.x * around.bounds.width - position.x
      let y: CGFloat = around.bounds.minY + around.anchorPoint.y * around.bounds.height - position.y
      space = CATransform3DConcat(space, CATransform3DMakeTranslation(-x, -y, zPosition))
      space = CATransform3DConcat(space, around.sublayerTransform)
      space = CATransform3DConcat(space, CATransform3DMakeTranslation(x, y, 0))
    }
    guard !CATransform3DIsAffine(space), !space.isFlat else { return nil }
    let middle = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
    space = CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), space)
    return Projection(CATransform3DConcat(space, CATransform3DMakeTranslation(middle.x, middle.y, 0)).projection)
  }

  /// The transform in the plane of a view's layer.
  package var planeTransform: CGAffineTransform { viewProjection == nil ? affineTransform() : .identity }

  package var viewPassage: LayerPassage? { passage }

  /// The effects of masks, shadows and edges on the whole drawing, in the layer's own space.
  package var outlineEffects: [Effect] {
    var effects: [Effect] = []
    if let mask { effects.append(.mask(mask.treeItems)) }
    if shadowOpacity > 0, !masksToBounds, shadowPath == nil, let color = shadowRGBA {
      effects.append(.shadow(color, radius: max(0, shadowRadius), x: shadowOffset.width, y: shadowOffset.height))
    }
    if masksToBounds { effects.append(.clip(LayerCorners(self).path(in: bounds), evenOdd: false)) }
    return effects
  }

  private var shadowRGBA: RGBA? {
    guard let shadowColor else { return nil }
    var drawn = RGBA(layer: shadowColor)
    drawn.alpha *= Double(min(max(shadowOpacity, 0), 1))
    return drawn.alpha > 0 ? drawn : nil
  }

  /// The shadow of a path that the program gives, behind all else.
  package var shadowItems: [DisplayItem] {
    guard shadowOpacity > 0, !masksToBounds, let shadowPath, shadowPath.isFinite, let color = shadowRGBA else {
      return []
    }
    let fill = DisplayItem.fill(shadowPath, .color(color), evenOdd: false)
    let moved = CGAffineTransform(translationX: shadowOffset.width, y: shadowOffset.height)
    let soft: [DisplayItem] = shadowRadius > 0 ? [.group(.blur(radius: shadowRadius), [fill])] : [fill]
    return [.group(.transform(moved), soft)]
  }

  private var backgroundItems: [DisplayItem] {
    guard let backgroundColor, backgroundColor.alpha > 0, bounds.width > 0, bounds.height > 0 else { return [] }
    return [.fill(LayerCorners(self).path(in: bounds), .color(RGBA(layer: backgroundColor)), evenOdd: false)]
  }

  /// The drawing of the layer itself, behind its sublayers, in its own space.
  package var backItems: [DisplayItem] {
    hasLook ? shadowItems + backgroundItems + contentItems() + drawn : []
  }

  package var borderItems: [DisplayItem] {
    guard hasLook, borderWidth > 0, let borderColor, borderColor.alpha > 0, bounds.width > 0, bounds.height > 0 else {
      return []
    }
    let path: CGPath = LayerCorners(self).path(in: bounds, inset: borderWidth / 2)
    return [.stroke(path, .color(RGBA(layer: borderColor)), Stroke(width: borderWidth))]
  }

  // MARK: The picture

  private var picture: (size: CGSize, items: (CGRect) -> [DisplayItem])? {
    let smoothing: ImageStyle.Smoothing = magnificationFilter == .nearest ? .none : .medium
    if let image = contents as? UIImage, image.cgImage == nil {
      guard image.size.width > 0, image.size.height > 0 else { return nil }
      return (image.size, { image.items(in: $0) })
    }
    guard let image = (contents as? UIImage)?.cgImage ?? contents.flatMap({ $0 as? CGImage }) else { return nil }
    let part: CGRect? = contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) ? nil : contentsRect
    let pixels = CGSize(width: image.width, height: image.height)
    let cut: CGRect? = part.map {
      CGRect(
        x: $0.minX * pixels.width, y: $0.minY * pixels.height, width: $0.width * pixels.width,
        height: $0.height * pixels.height)
    }
    let scale: CGFloat = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(width: (cut?.width ?? pixels.width) / scale, height: (cut?.height ?? pixels.height) / scale)
    guard size.width > 0, size.height > 0 else { return nil }
    let style = ImageStyle(part: cut, smoothing: smoothing)
    return (size, { [.image(CGImageBox(name: "image", object: image), $0, style)] })
  }

  /// How large the picture is, in points.
  var pictureSize: CGSize? { picture?.size }

  /// The picture in its place.
  package var pictureItems: [DisplayItem] {
    guard contents != nil, bounds.width > 0, bounds.height > 0, let picture else { return [] }
    return picture.items(contentsGravity.rect(of: picture.size, in: bounds))
  }

  // MARK: Drawing by itself

  /// Notes what the layer draws.
  func record() {
    guard bounds.width > 0, bounds.height > 0 else { return drawn = [] }
    let recorder = ContextRecorder()
    let context = CGContext(recording: recorder, bounds: bounds)
    delegate?.layerWillDraw(self)
    UIGraphicsPushContext(context)
    draw(in: context)
    UIGraphicsPopContext()
    drawn = cutOff(recorder.items)
  }

  /// What is drawn by hand ends at the edges, as what is drawn into a picture does.
  func cutOff(_ items: [DisplayItem]) -> [DisplayItem] {
    items.isEmpty ? [] : [.group(.clip(CGPath(rect: bounds, transform: nil), evenOdd: false), items)]
  }

  // MARK: All of it

  /// The drawing of the layer with its sublayers, in its own space, without the layer's effects and transform.
  var insideItems: [DisplayItem] {
    displayIfNeeded()
    let shown: CALayer = shown
    shown.drawn = drawn
    let inner: [DisplayItem] = shown.repeatedItems { currentSublayers.inOrder.flatMap(\.treeItems) }
    return shown.backItems + inner + shown.borderItems
  }

  /// The layer with all inside, in the space of the layer around.
  package var treeItems: [DisplayItem] {
    let shown: CALayer = shown
    let place: LayerPlace = shown.place
    guard !shown.isHidden, !place.isTurnedAway else { return [] }
    var items: [DisplayItem] = insideItems
    if let passage = shown.passage { items = passage.items(items, in: shown.bounds.size) }
    if items.isEmpty { return [] }
    for effect in place.effects.reversed() where effect.isDrawable { items = [.group(effect, items)] }
    guard place.origin != .zero else { return items }
    return [.group(.transform(CGAffineTransform(translationX: place.origin.x, y: place.origin.y)), items)]
  }

  /// Draws the layer with all inside, without its place and opacity; that of a view with what views draw.
  public func render(in ctx: CGContext) {
    if let host { return ctx.draw(host.snapshotItems) }
    var items: [DisplayItem] = insideItems
    for effect in shown.outlineEffects.reversed() where effect.isDrawable { items = [.group(effect, items)] }
    ctx.draw(items)
  }
}

extension CALayerContentsGravity {
  /// Where a picture of a size lies in a layer.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    var result: CGSize = size
    switch self {
    case .resizeAspect, .resizeAspectFill:
      let (across, down): (CGFloat, CGFloat) = (bounds.width / size.width, bounds.height / size.height)
      let scale: CGFloat = self == .resizeAspect ? min(across, down) : max(across, down)
      result = CGSize(width: size.width * scale, height: size.height * scale)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
    default: return bounds
    }
    let name: String = rawValue.lowercased()
    let x: CGFloat = name.contains("left") ? 0 : name.contains("right") ? 1 : 0.5
    let y: CGFloat = name.contains("top") ? 0 : name.contains("bottom") ? 1 : 0.5
    return CGRect(
      x: bounds.minX + (bounds.width - result.width) * x, y: bounds.minY + (bounds.height - result.height) * y,
      width: result.width, height: result.height)
  }
}

extension CATransform3D {
  /// Whether what lies in the plane is seen without an eye: depth has no effect.
  var isFlat: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// The part of a transform in space that acts in the plane.
  var projection: [CGFloat] { [m11, m12, m14, m21, m22, m24, m41, m42, m44] }
}

extension Projection {
  /// Whether a rectangle is seen from behind.
  func isMirroring(_ rect: CGRect) -> Bool {
    guard let a = mapped(CGPoint(x: rect.minX, y: rect.minY)), let b = mapped(CGPoint(x: rect.maxX, y: rect.minY)),
      let c = mapped(CGPoint(x: rect.minX, y: rect.maxY))
    else { return false }
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0
  }
}
