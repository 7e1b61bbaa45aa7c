import CoreGraphics
import DisplayList

/// A row of colours that blend into one another.
@frozen public nonisolated struct Gradient: Equatable, Hashable, Sendable {
  /// A colour and its place from 0 at the start to 1 at the end.
  @frozen public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in order.
  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last: CGFloat = CGFloat(max(1, colors.count - 1))
    self.stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// The colours as a display list holds them: locations rise and lie in 0...1, and there are at least two.
  package func resolvedStops(in context: ColorContext, space: ColorSpace = .device) -> [GradientStop] {
    var reached: Double = 0
    var result: [GradientStop] = stops.map { stop in
      let location: Double = Double(stop.location)
      reached = max(reached, location.isFinite ? max(0, min(1, location)) : 0)
      return GradientStop(color: stop.color.resolved(in: context), location: reached)
    }
    if result.isEmpty { result = [GradientStop(color: RGBA(hex: 0, alpha: 0), location: 0)] }
    if result.count == 1 { result = [result[0], GradientStop(color: result[0].color, location: 1)] }
    return space == .perceptual ? Self.subdivided(result) : result
  }

  /// A renderer blends stops in sRGB: eight steps between two stops follow the perceptual blend closely.
  private static func subdivided(_ stops: [GradientStop]) -> [GradientStop] {
    let steps: Int = 8
    var result: [GradientStop] = Array(stops.prefix(1))
    for (from, to) in zip(stops, stops.dropFirst()) {
      if from.color != to.color, from.location != to.location {
        for step in 1..<steps {
          let fraction: Double = Double(step) / Double(steps)
          let color: RGBA = ColorSpace.perceptual.mix(from.color, to.color, by: fraction)
          let location: Double = from.location + (to.location - from.location) * fraction
          result.append(GradientStop(color: color, location: location))
        }
      }
      result.append(to)
    }
    return result
  }
}

/// A gradient that adapts to how it is used, such as a colour's standard gradient.
public nonisolated struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var space: Gradient.ColorSpace = .device

  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient, blended in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result: AnyGradient = self
    result.space = space
    return result
  }
}

extension Gradient {
  /// The gradient, blended in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Color {
  /// The colour's standard gradient: from a slightly lighter tone at the top to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .perceptual), self]))
  }
}
