import CoreGraphics
import DisplayList
import Foundation

/// How the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From point to point; the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards; the end point is a corner of the box around the ellipse at whose edge the last colour is.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Round the start point, beginning at the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Fills itself with colours that go over into each other.
open class CAGradientLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  package override func makeCopy() -> CALayer { CAGradientLayer(layer: self) }

  /// `CGColor`s; anything else is left out.
  open var colors: [Any]? {
    didSet {
      let (old, new): ([CGColor], [CGColor]) = (Self.colors(in: oldValue), Self.colors(in: colors))
      if old != new { didChange(.look, "colors", from: oldValue) }
    }
  }
  /// Where each colour is, from 0 to 1; evenly for nil.
  open var locations: [NSNumber]? { didSet { tell(.look, "locations", from: oldValue, to: locations) } }
  /// Where the first colour is, in parts of the layer; the middle of the upper edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { tell(.look, "startPoint", from: oldValue, to: startPoint) } }
  /// Where the last colour is; the middle of the lower edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { tell(.look, "endPoint", from: oldValue, to: endPoint) } }
  open var type: CAGradientLayerType = .axial { didSet { tell(.look, "type", from: oldValue, to: type) } }

  private static let keys: [String: LayerKey] = [
    "colors": LayerKey(optional: \CAGradientLayer.colors),
    "locations": LayerKey(optional: \CAGradientLayer.locations),
    "startPoint": LayerKey(boxed: \CAGradientLayer.startPoint),
    "endPoint": LayerKey(boxed: \CAGradientLayer.endPoint),
  ]

  package override func layerKey(_ name: String) -> LayerKey? { Self.keys[name] ?? super.layerKey(name) }

  private static func colors(in list: [Any]?) -> [CGColor] { (list ?? []).compactMap { $0 as? CGColor } }

  private var stops: [GradientStop] {
    let colors: [CGColor] = Self.colors(in: colors)
    let given: [Double] = (locations ?? []).map(\.doubleValue)
    var last: Double = 0
    return colors.enumerated().map { index, color in
      let even: Double = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let place: Double = given.count == colors.count ? given[index] : even
      // A stop never lies before the one that it follows.
      last = max(last, place.isFinite ? min(max(place, 0), 1) : last)
      return GradientStop(color: RGBA(layer: color), location: last)
    }
  }

  package override func contentItems() -> [DisplayItem] {
    let stops: [GradientStop] = stops
    guard let first = stops.first, bounds.width > 0, bounds.height > 0 else { return super.contentItems() }
    let box: CGPath = LayerCorners(self).path(in: bounds)
    let paint: Paint = stops.count == 1 ? .color(first.color) : paint(stops)
    return super.contentItems() + [.fill(box, paint, evenOdd: false)]
  }

  private func paint(_ stops: [GradientStop]) -> Paint {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let (start, end): (CGPoint, CGPoint) = (place(startPoint), place(endPoint))
    switch type {
    case .radial:
      let (across, down): (CGFloat, CGFloat) = (abs(end.x - start.x), abs(end.y - start.y))
      guard across > 0, down > 0 else { return stops.last.map { .color($0.color) } ?? .color(stops[0].color) }
      let round = Paint.radial(stops, center: .zero, startRadius: 0, endRadius: 1)
      return .transformed(round, CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: start.x, ty: start.y))
    case .conic:
      let angle: Double = atan2(Double(end.y - start.y), Double(end.x - start.x))
      return .angular(stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default: return .linear(stops, from: start, to: end)
    }
  }
}
