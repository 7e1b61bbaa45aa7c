import CoreGraphics
import Foundation

extension CALayer {
  /// Maps the layer's box, which begins at zero, into the space of the layer around.
  package var toOuter: CGAffineTransform {
    let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Maps the layer's own space into that of the layer around, in the plane.
  var toSuperlayer: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(toOuter)
  }

  /// Maps the layer's own space into that of the outermost layer.
  private var toRoot: CGAffineTransform {
    var result: CGAffineTransform = .identity
    var layer: CALayer = self
    while let outer = layer.superlayer {
      result = result.concatenating(layer.toSuperlayer)
      layer = outer
    }
    return result
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    toRoot.concatenating((layer?.toRoot ?? .identity).inverted())
  }

  /// A point of another layer's space, or of the outermost one's for nil, in that of the layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
  /// A point of the layer's space in that of another layer, or of the outermost one for nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  /// The mapping in space of the layer's own space into that of the layer around, with what that does to all inside.
  var spaceTransform: CATransform3D {
    let x: CGFloat = bounds.minX + anchorPoint.x * bounds.width
    let y: CGFloat = bounds.minY + anchorPoint.y * bounds.height
    var result: CATransform3D = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform)
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    guard let around = (original ?? self).superlayer?.shown, !CATransform3DIsIdentity(around.sublayerTransform) else {
      return result
    }
    let middle = CGPoint(
      x: around.bounds.minX + around.anchorPoint.x * around.bounds.width,
      y: around.bounds.minY + around.anchorPoint.y * around.bounds.height)
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(-middle.x, -middle.y, 0))
    result = CATransform3DConcat(result, around.sublayerTransform)
    return CATransform3DConcat(result, CATransform3DMakeTranslation(middle.x, middle.y, 0))
  }

  // MARK: Times

  /// A time of another layer, or of the window for nil, in that of the layer.
  public func convertTime(_ t: Double, from l: CALayer?) -> Double { ownTime(l?.windowTime(t) ?? t) }
  /// A time of the layer in that of another one, or of the window for nil.
  public func convertTime(_ t: Double, to l: CALayer?) -> Double {
    let time: Double = windowTime(t)
    return l?.ownTime(time) ?? time
  }

  /// A time of the window in that of the layer.
  func ownTime(_ time: Double) -> Double { times.own(timeOwner?.ownTime(time) ?? time) }

  private func windowTime(_ time: Double) -> Double {
    let around: Double = times.around(time) ?? times.beginTime
    return timeOwner?.windowTime(around) ?? around
  }

  /// In whose time the layer's is.
  private var timeOwner: CALayer? { original?.timeOwner ?? superlayer ?? masked }

  /// Whether time goes on in the layer.
  var isTimeMoving: Bool { times.speed != 0 && timeOwner?.isTimeMoving ?? true }

  func setTime(_ change: (inout MediaTimes) -> Void) {
    change(&times)
    joinClocks()
  }
}
