import ChartEngine
import CoreGraphics
import DisplayList
import SwiftUICore

/// The colours of one mark in space, before the light falls on it.
struct SpaceInk {
  private enum Kind {
    case color(RGBA)
    /// Stops over heights of the box.
    case heights([GradientStop], low: Double, high: Double)
    case directions
  }

  private let kind: Kind
  let roughness: Double
  let metalness: Double

  init(_ model: SpaceModel, _ index: Int, _ context: ShapeStyleContext) {
    let mark: SpaceMark = model.marks[index]
    roughness = mark.style.roughness ?? (mark.surface == nil ? 0.4 : 0.6)
    let metal: Double = mark.style.metalness ?? 0
    metalness = metal.isNaN ? 0 : max(0, min(1, metal))
    switch mark.style.paint {
    case .surface(let style): kind = Self.kind(style, model, context)
    case .style(let style): kind = Self.kind(style, context)
    case .by(let datum): kind = Self.kind(model.foreground?.style(for: datum.value) ?? Self.usual, context)
    case nil:
      kind = mark.surface == nil ? Self.kind(Self.usual, context) : Self.kind(.heightBased, model, context)
    }
  }

  private static let usual: AnyShapeStyle = ChartModel.usualStyle

  private static func kind(
    _ style: BasicChart3DSurfaceStyle, _ model: SpaceModel, _ context: ShapeStyleContext
  ) -> Kind {
    guard case .height(let gradient, let range) = style.kind else { return .directions }
    var (low, high): (Double, Double) = (-0.5, 0.5)
    if let range {
      low = model.place(of: .number(Double(range.lowerBound)), on: .y) ?? low
      high = model.place(of: .number(Double(range.upperBound)), on: .y) ?? high
    }
    let stops: [GradientStop] = (gradient ?? BasicChart3DSurfaceStyle.heights).resolvedStops(in: context.colors)
    return .heights(stops, low: low, high: high)
  }

  private static func kind(_ style: AnyShapeStyle, _ context: ShapeStyleContext) -> Kind {
    var paint: Paint = style.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), context: context)
    while true {
      switch paint {
      case .color(let color): return .color(color)
      case .linear(let stops, let from, let to):
        // Where it goes down, its first colour is that of the highest place.
        return from.y < to.y ? .heights(stops, low: 0.5, high: -0.5) : .heights(stops, low: -0.5, high: 0.5)
      case .radial(let stops, _, _, _), .circles(let stops, _, _, _, _), .angular(let stops, _, _, _):
        return .heights(stops, low: -0.5, high: 0.5)
      case .transformed(let inner, _), .repeated(let inner, _): paint = inner
      case .mesh(let mesh):
        return mesh.vertices.first.map { .color($0.color) } ?? .color(mesh.background)
      case .tile: return kind(usual, context)
      }
    }
  }

  /// The colour at a height of the box, of a piece that looks into a direction.
  func color(at height: Double, normal: SpaceVector) -> RGBA {
    switch kind {
    case .color(let color): return color
    case .heights(let stops, let low, let high):
      return Self.color(of: stops, at: low == high ? 0.5 : (height - low) / (high - low))
    case .directions:
      return RGBA(red: (normal.x + 1) / 2, green: (normal.y + 1) / 2, blue: (normal.z + 1) / 2)
    }
  }

  private static func color(of stops: [GradientStop], at share: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    guard let next = stops.firstIndex(where: { $0.location >= share }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high): (GradientStop, GradientStop) = (stops[next - 1], stops[next])
    let length: Double = high.location - low.location
    let part: Double = length > 0 ? (share - low.location) / length : 1
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    return RGBA(
      red: between(low.color.red, high.color.red), green: between(low.color.green, high.color.green),
      blue: between(low.color.blue, high.color.blue), alpha: between(low.color.alpha, high.color.alpha))
  }

  /// The colour in the light of a chart, in steps that the eye does not see: neighbours of one colour are one path.
  func lit(_ color: RGBA, _ normal: SpaceVector, by light: SurfaceLight) -> RGBA {
    let brightness: SurfaceLight.Brightness = light.brightness(normal: normal, roughness: roughness)
    // Metal reflects in its own colour, and has little light of its own.
    let shade: Double = brightness.shade * (1 - 0.35 * metalness * (1 - brightness.highlight))
    func part(_ value: Double) -> Double {
      let dark: Double = value * shade
      let mirror: Double = 1 - metalness + metalness * min(1, value * 1.6)
      let bright: Double = dark + (mirror - dark) * brightness.highlight
      return (max(0, min(1, bright)) * 255).rounded() / 255
    }
    return RGBA(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: color.alpha)
  }
}
