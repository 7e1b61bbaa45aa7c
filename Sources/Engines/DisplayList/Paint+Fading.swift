import CoreGraphics

extension Paint {
  /// The paint with all of its colours' opacity multiplied.
  package func faded(by opacity: Double) -> Paint {
    guard opacity < 1 else { return self }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.faded(by: opacity), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.faded(by: opacity))
    case .linear(let stops, let from, let to): return .linear(faded(stops), from: from, to: to)
    case .radial(let stops, let center, let startRadius, let endRadius):
      return .radial(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .circles(let stops, let from, let startRadius, let to, let endRadius):
      return .circles(faded(stops), from: from, startRadius: startRadius, to: to, endRadius: endRadius)
    case .angular(let stops, let center, let startAngle, let endAngle):
      return .angular(faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .transformed(let paint, let transform): return .transformed(paint.faded(by: opacity), transform)
    case .repeated(let paint, let mirrored): return .repeated(paint.faded(by: opacity), mirrored: mirrored)
    // Neither a mesh nor a picture has a list of stops: they stay as they are.
    case .mesh, .tile: return self
    }
  }
}

extension RGBA {
  fileprivate func faded(by opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
