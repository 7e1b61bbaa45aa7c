import CoreGraphics

extension CGDrawing {
  /// What is drawn as items of a display list, in the coordinates of the context.
  package func items(_ mark: CGMark) -> [DisplayItem] {
    let content: [DisplayItem] = mark.blendMode == .clear ? removing(mark) : painting(mark)
    if content.isEmpty { return [] }
    var result: [DisplayItem] = content
    if let shadow = mark.shadow, !mark.blendMode.reachesOut, mark.blendMode != .clear {
      result = shadow.under(result, base: mark.base)
    }
    return mark.blendMode == .normal ? result : [.group(.blend(mark.blendMode.blend), result)]
  }

  private func painting(_ mark: CGMark) -> [DisplayItem] {
    switch self {
    case .fill(let path, let color, let rule):
      return [.fill(path.immutable, .color(RGBA(color, mark.alpha)), evenOdd: rule == .evenOdd)]
    case .stroke(let path, let color, let style):
      let paint = Paint.color(RGBA(color, mark.alpha))
      // What was there is to change on the line alone, of which items of a blend know the area, not the path.
      if mark.blendMode.reachesOut {
        return [.fill(path.stroked(PathStroke(style)), paint, evenOdd: false)]
      }
      return [.stroke(path.immutable, paint, Stroke(style))]
    case .gradient(let gradient, let shape, let options):
      guard let area = mark.visiblePath else { return [] }
      let paint: Paint = shape.paint(gradient.stops.map(GradientStop.init), options)
      return [.fill(area, paint.faded(by: Double(mark.alpha)), evenOdd: false)]
    case .image(let image, let rect):
      return faded([image.item(in: rect, mark.quality)], mark.alpha)
    case .tiles(let image, let rect):
      guard let area = mark.visiblePath else { return [] }
      let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      let box = CGImageBox(name: "image", object: image)
      return faded([.fill(area, .transformed(.tile(box, rect), flip), evenOdd: false)], mark.alpha)
    case .other(let drawing):
      return faded((drawing as? ItemsDrawing)?.items ?? [], mark.alpha)
    }
  }

  /// What takes away, wholly, all that lies where something is drawn.
  private func removing(_ mark: CGMark) -> [DisplayItem] {
    let paint = Paint.color(RGBA(red: 0, green: 0, blue: 0))
    func all(_ rect: CGRect) -> [DisplayItem] { [.fill(CGPath(rect: rect, transform: nil), paint, evenOdd: false)] }
    switch self {
    case .fill(let path, _, let rule): return [.fill(path.immutable, paint, evenOdd: rule == .evenOdd)]
    case .stroke(let path, _, let style): return [.stroke(path.immutable, paint, Stroke(style))]
    case .gradient, .tiles: return mark.visiblePath.map { [.fill($0, paint, evenOdd: false)] } ?? []
    case .image(_, let rect): return all(rect)
    case .other(let drawing): return (drawing as? ItemsDrawing)?.items ?? []
    }
  }

  private func faded(_ items: [DisplayItem], _ alpha: CGFloat) -> [DisplayItem] {
    alpha < 1 ? [.group(.opacity(Double(alpha)), items)] : items
  }
}

extension CGMark {
  /// What the clip lets through, to be filled; nil for nothing.
  fileprivate var visiblePath: CGPath? {
    visible.width > 0 && visible.height > 0 ? CGPath(rect: visible, transform: nil) : nil
  }
}

extension CGMark.Shadow {
  /// The items over their shadow. Its offset is one of the base space, so that the shadow is drawn there.
  func under(_ items: [DisplayItem], base: CGAffineTransform) -> [DisplayItem] {
    let isMoved: Bool = base.a == 1 && base.b == 0 && base.c == 0 && base.d == 1
    let inside: [DisplayItem] = isMoved ? items : [.group(.transform(base), items)]
    let shadow = DisplayItem.group(
      .shadow(RGBA(color, 1), radius: blur / 2, x: offset.width, y: offset.height), inside)
    return isMoved ? [shadow] : [.group(.transform(base.inverted()), [shadow])]
  }
}

extension CGGradientShape {
  /// A paint of the stops, and of nothing where the gradient does not go on beyond its ends.
  ///
  /// Where it does not it is drawn a little longer, and is clear from its own end on: programs that show PDF files do not
  /// agree on two colours at the very end of a gradient.
  fileprivate func paint(_ stops: [GradientStop], _ options: CGGradientDrawingOptions) -> Paint {
    guard let first = stops.first, let last = stops.last else {
      return .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    }
    if case .conic(let center, let angle) = self {
      return .angular(stops, center: center, startAngle: Double(angle), endAngle: Double(angle) + 2 * .pi)
    }
    let before: Double = options.contains(.drawsBeforeStartLocation) ? 0 : roomBefore
    let after: Double = options.contains(.drawsAfterEndLocation) ? 0 : roomAfter
    func place(_ location: Double) -> Double { (location + before) / (1 + before + after) }
    var all: [GradientStop] = stops.map { GradientStop(color: $0.color, location: place($0.location)) }
    if before > 0 {
      let clear: RGBA = first.color.clear
      all.insert(
        contentsOf: [
          GradientStop(color: clear, location: 0), GradientStop(color: clear, location: place(0)),
          GradientStop(color: first.color, location: place(0)),
        ], at: 0)
    }
    if after > 0 {
      let clear: RGBA = last.color.clear
      all += [
        GradientStop(color: last.color, location: place(1)), GradientStop(color: clear, location: place(1)),
        GradientStop(color: clear, location: 1),
      ]
    }
    func between(_ from: CGFloat, _ to: CGFloat, _ share: Double) -> CGFloat { from + (to - from) * CGFloat(share) }
    func between(_ from: CGPoint, _ to: CGPoint, _ share: Double) -> CGPoint {
      CGPoint(x: between(from.x, to.x, share), y: between(from.y, to.y, share))
    }
    switch self {
    case .linear(let from, let to):
      return .linear(all, from: between(from, to, -before), to: between(from, to, 1 + after))
    case .radial(let from, let startRadius, let to, let endRadius):
      let start: CGFloat = max(0, between(startRadius, endRadius, -before))
      let end: CGFloat = max(0, between(startRadius, endRadius, 1 + after))
      if from == to { return .radial(all, center: from, startRadius: start, endRadius: end) }
      return .circles(
        all, from: between(from, to, -before), startRadius: start, to: between(from, to, 1 + after), endRadius: end)
    case .conic: return .color(first.color)
    }
  }

  /// How much longer a gradient is drawn at an end, as a part of its length.
  private static let room: Double = 1 / 1024

  /// None where circles have come down to a point: beyond it there are no more.
  private var roomBefore: Double {
    guard case .radial(_, let start, _, let end) = self, start < end else { return Self.room }
    return min(Self.room, Double(start / (end - start)))
  }

  private var roomAfter: Double {
    guard case .radial(_, let start, _, let end) = self, end < start else { return Self.room }
    return min(Self.room, Double(end / (start - end)))
  }
}

extension RGBA {
  fileprivate var clear: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }
}

extension GradientStop {
  init(_ stop: CGGradient.Stop) {
    self.init(color: RGBA(stop.color, 1), location: Double(stop.location))
  }
}

extension CGImage {
  /// The image with its first row along the edge of the greatest y.
  package func item(in rect: CGRect, _ quality: CGInterpolationQuality) -> DisplayItem {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let style = ImageStyle(smoothing: shouldInterpolate ? quality.smoothing : .none)
    return .group(.transform(flip), [.image(CGImageBox(name: "image", object: self), rect, style)])
  }
}

extension CGInterpolationQuality {
  fileprivate var smoothing: ImageStyle.Smoothing {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}

extension CGBlendMode {
  /// The mode of the display list. What is cleared is taken away by what is opaque.
  var blend: Blend {
    let all: [Blend] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .destinationOut, .copy, .sourceIn, .sourceOut,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    return all[Int(rawValue)]
  }
}

extension CGPath {
  /// One that its owner can still change would change the list.
  fileprivate var immutable: CGPath { self is CGMutablePath ? CGPath(elements: elements) : self }
}

extension RGBA {
  init(_ color: CGColor, _ alpha: CGFloat) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: Double(color.alpha * alpha))
  }
}

extension PathStroke {
  init(_ style: CGLineStyle) {
    self.init(
      width: style.width, cap: style.cap, join: style.join, miterLimit: style.miterLimit, dash: style.dash,
      dashPhase: style.dashPhase)
  }
}

extension Stroke {
  init(_ style: CGLineStyle) {
    self.init(width: style.width)
    miterLimit = style.miterLimit
    dash = style.dash
    dashPhase = style.dashPhase
    switch style.cap {
    case .butt: cap = .butt
    case .round: cap = .round
    case .square: cap = .square
    }
    switch style.join {
    case .miter: join = .miter
    case .round: join = .round
    case .bevel: join = .bevel
    }
  }
}
