import CoreGraphics
import DisplayList
import Foundation

/// The rule for which points are inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is what the outline goes round; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what is behind an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Draws a path, filled and with a line along it.
open class CAShapeLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (layer.path, layer.fillColor, layer.fillRule, layer.strokeColor)
    (strokeStart, strokeEnd, lineWidth) = (layer.strokeStart, layer.strokeEnd, layer.lineWidth)
    (miterLimit, lineCap, lineJoin) = (layer.miterLimit, layer.lineCap, layer.lineJoin)
    (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
  }

  package override func makeCopy() -> CALayer { CAShapeLayer(layer: self) }

  /// In the layer's own space.
  open var path: CGPath? { didSet { tell(.look, "path", from: oldValue, to: path) } }
  /// Black by default; nil fills nothing.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { tell(.look, "fillColor", from: oldValue, to: fillColor) }
  }
  open var fillRule: CAShapeLayerFillRule = .nonZero {
    didSet { tell(.look, "fillRule", from: oldValue, to: fillRule) }
  }
  /// Nil, the default, draws no line.
  open var strokeColor: CGColor? { didSet { tell(.look, "strokeColor", from: oldValue, to: strokeColor) } }
  /// The part of the path along which the line is drawn, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { tell(.look, "strokeStart", from: oldValue, to: strokeStart) } }
  open var strokeEnd: CGFloat = 1 { didSet { tell(.look, "strokeEnd", from: oldValue, to: strokeEnd) } }
  /// In points.
  open var lineWidth: CGFloat = 1 { didSet { tell(.look, "lineWidth", from: oldValue, to: lineWidth) } }
  open var miterLimit: CGFloat = 10 { didSet { tell(.look, "miterLimit", from: oldValue, to: miterLimit) } }
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { tell(.look, "lineCap", from: oldValue, to: lineCap) } }
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { tell(.look, "lineJoin", from: oldValue, to: lineJoin) } }
  /// The lengths of dashes and gaps in turn, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]? {
    didSet { tell(.look, "lineDashPattern", from: oldValue, to: lineDashPattern) }
  }
  /// How far into the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { tell(.look, "lineDashPhase", from: oldValue, to: lineDashPhase) } }

  private static let keys: [String: LayerKey] = [
    "path": LayerKey(optional: \CAShapeLayer.path, isAnimatable: false),
    "fillColor": LayerKey(optional: \CAShapeLayer.fillColor),
    "strokeColor": LayerKey(optional: \CAShapeLayer.strokeColor),
    "strokeStart": LayerKey(number: \CAShapeLayer.strokeStart),
    "strokeEnd": LayerKey(number: \CAShapeLayer.strokeEnd),
    "lineWidth": LayerKey(number: \CAShapeLayer.lineWidth),
    "miterLimit": LayerKey(number: \CAShapeLayer.miterLimit),
    "lineDashPhase": LayerKey(number: \CAShapeLayer.lineDashPhase),
    "lineDashPattern": LayerKey(optional: \CAShapeLayer.lineDashPattern),
  ]

  package override func layerKey(_ name: String) -> LayerKey? { Self.keys[name] ?? super.layerKey(name) }

  package override func contentItems() -> [DisplayItem] {
    var items: [DisplayItem] = super.contentItems()
    guard let path, path.isFinite, !path.isEmpty else { return items }
    let own: CGPath = CGPath(elements: path.elements)
    if let fillColor, fillColor.alpha > 0 {
      items.append(.fill(own, .color(RGBA(layer: fillColor)), evenOdd: fillRule == .evenOdd))
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, lineWidth.isFinite else { return items }
    let line: CGPath = strokeStart <= 0 && strokeEnd >= 1 ? own : own.trimmed(from: strokeStart, to: strokeEnd)
    if !line.isEmpty { items.append(.stroke(line, .color(RGBA(layer: strokeColor)), stroke)) }
    return items
  }

  private var stroke: Stroke {
    var stroke = Stroke(width: lineWidth)
    stroke.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    stroke.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    stroke.miterLimit = miterLimit
    let dash: [CGFloat] = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    // Lengths that draw nothing, or that are none, leave the line whole.
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else { return stroke }
    stroke.dash = dash
    stroke.dashPhase = lineDashPhase.isFinite ? lineDashPhase : 0
    return stroke
  }
}
