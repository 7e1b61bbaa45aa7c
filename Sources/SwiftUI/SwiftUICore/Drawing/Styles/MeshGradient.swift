import CoreGraphics
import DisplayList

/// A gradient over a grid of coloured points, which may lie anywhere: the grid is drawn out of shape with its colours.
///
/// Points are parts of the painted rectangle, from (0, 0) at its top left to (1, 1), row by row.
public nonisolated struct MeshGradient: Equatable, Sendable {
  /// A point of the grid with the four points that pull at the curves to its neighbours.
  @frozen public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of the grid.
  public enum Locations: Equatable, Sendable {
    /// Points between which the curves are smooth.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The points in a row.
  public var width: Int
  /// The rows.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What fills the rest of the rectangle.
  public var background: Color
  /// Whether colours change without a kink at the points.
  public var smoothsColors: Bool
  /// The space that colours are mixed in.
  public var colorSpace: Gradient.ColorSpace

  /// - Parameters:
  ///   - width: The points in a row, at least 2.
  ///   - height: The rows, at least 2.
  ///   - locations: `width` times `height` points.
  ///   - colors: A colour for each point.
  public init(
    width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.setPaint(paint(in: shape.rect, context: shape.context.colors))
  }
}

extension MeshGradient: View, UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<MeshGradient>, inputs: _ViewInputs) -> _ViewOutputs {
    StyleViewLowering.make(view, inputs: inputs)
  }
}

extension MeshGradient {
  /// A mesh with too few points or colours paints its background alone.
  package func paint(in rect: CGRect, context: ColorContext) -> Paint {
    let background: RGBA = background.resolved(in: context)
    let colors: [RGBA] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolved(in: context) }
      case .resolvedColors(let colors): colors.map { RGBA($0) }
      }
    let points: [BezierPoint] =
      switch locations {
      case .bezierPoints(let points): points
      case .points(let points): smooth(points)
      }
    guard width >= 2, height >= 2, points.count == width * height, colors.count >= points.count else {
      return .color(background)
    }
    func place(_ point: SIMD2<Float>) -> CGPoint {
      CGPoint(x: rect.minX + CGFloat(point.x) * rect.width, y: rect.minY + CGFloat(point.y) * rect.height)
    }
    let vertices: [Mesh.Vertex] = zip(points, colors).map { point, color in
      Mesh.Vertex(
        position: place(point.position), leading: place(point.leadingControlPoint), top: place(point.topControlPoint),
        trailing: place(point.trailingControlPoint), bottom: place(point.bottomControlPoint), color: color)
    }
    let mesh = Mesh(
      columns: width, rows: height, vertices: vertices, smoothsColors: smoothsColors, background: background)
    return .mesh(colorSpace.isPerceptual ? Self.perceptual(mesh) : mesh)
  }

  /// A renderer mixes colours as they are stored: six steps from point to point follow the perceptual mix closely.
  private static func perceptual(_ mesh: Mesh) -> Mesh {
    let colors: [SIMD3<Double>] = mesh.vertices.map { Oklab.coordinates($0.color) }
    return mesh.divided(into: 6) { cell, u, v in
      // At a point the colour is its own.
      func value(_ number: (Int) -> Double) -> Double { cell.value(u, v, isSmooth: mesh.smoothsColors, number) }
      let alpha: Double = max(0, min(1, value { mesh.vertices[$0].color.alpha }))
      guard alpha > 0 else { return cell.corners[0].color.opacity(0) }
      // A clear colour lends no hue.
      func channel(_ index: Int) -> Double { value { colors[$0][index] * mesh.vertices[$0].color.alpha } / alpha }
      let mixed: RGBA = Oklab.color(SIMD3(channel(0), channel(1), channel(2)), alpha: alpha)
      func limited(_ part: Double) -> Double { max(0, min(1, part)) }
      return RGBA(red: limited(mixed.red), green: limited(mixed.green), blue: limited(mixed.blue), alpha: alpha)
    }
  }

  /// Points pulled at along the line between their neighbours.
  private func smooth(_ points: [SIMD2<Float>]) -> [BezierPoint] {
    guard width >= 2, height >= 2, points.count == width * height else { return [] }
    func slope(_ index: Int, _ step: Int, _ place: Int, _ count: Int) -> SIMD2<Float> {
      let before: SIMD2<Float> = points[place > 0 ? index - step : index]
      let after: SIMD2<Float> = points[place < count - 1 ? index + step : index]
      return (after - before) / (place > 0 && place < count - 1 ? 6 : 3)
    }
    return points.indices.map { index in
      let along: SIMD2<Float> = slope(index, 1, index % width, width)
      let down: SIMD2<Float> = slope(index, width, index / width, height)
      let point: SIMD2<Float> = points[index]
      return BezierPoint(
        position: point, leadingControlPoint: point - along, topControlPoint: point - down,
        trailingControlPoint: point + along, bottomControlPoint: point + down)
    }
  }
}
