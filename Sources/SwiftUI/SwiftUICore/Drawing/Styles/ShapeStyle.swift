import CoreGraphics
import DisplayList

/// A colour, gradient or pattern that fills or strokes shapes and text.
///
/// A style either is one of the framework's, or resolves to another in an environment.
public nonisolated protocol ShapeStyle: Sendable {
  /// The style that this one resolves to; `Never` for the framework's own.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved

  /// Sets the paint of a shape. The framework's styles implement it; others get it by resolving.
  func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    resolve(in: shape.context.environment)._apply(to: &shape)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a style of the framework's own; it paints and does not resolve to another.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {}
}

/// What a style paints: the rectangle, what surrounds it, and the paint that comes out.
public nonisolated struct _ShapeStyle_Shape {
  package var rect: CGRect
  package var context: ShapeStyleContext
  /// How many levels below the primary form of the style is wanted.
  package var level: Int = 0
  package var opacity: Double = 1
  package private(set) var paint: Paint?
  /// How far what lies behind is blurred where the style paints, in points; 0 for not at all.
  package var backdropRadius: CGFloat = 0
  /// The image that is seen where the style paints.
  package var tiles: (any PaintTiles)?
  /// What is done to all that is painted, the innermost first.
  package var decorations: [ShapeDecoration] = []

  package init(rect: CGRect, context: ShapeStyleContext) {
    self.rect = rect
    self.context = context
  }

  /// What is left of a style's opacity at each level; the figures are those of the label colours, with a half for the
  /// second level, which reads well in any hue.
  private static let levelOpacities: [Double] = [1, 0.5, 0.3, 0.18, 0.1]

  /// Sets a paint that has no forms of its own for lower levels: they are more translucent.
  package mutating func setPaint(_ paint: Paint) {
    let last: Int = Self.levelOpacities.count - 1
    self.paint = paint.opacity(opacity * Self.levelOpacities[max(0, min(last, level))])
  }

  /// Sets the colour that a list gives for the level; the last one serves all lower levels.
  ///
  /// - Parameter fades: Whether it is more translucent for lower levels, by the same steps as a style that has no forms of
  ///   its own for them. Apple names no fifth colour of labels and fills.
  package mutating func setColor(levels: [SystemColor], fades: Bool = false) {
    guard !levels.isEmpty else { return }
    let index: Int = max(0, min(levels.count - 1, level))
    let color: RGBA = levels[index].resolved(in: context.colors).opacity(opacity)
    let known: [Double] = Self.levelOpacities
    let lower: Int = max(index, min(known.count - 1, level))
    paint = .color(fades && lower > index ? color.opacity(known[lower] / known[index]) : color)
  }
}

/// What a style does to what it has painted.
package enum ShapeDecoration: Equatable {
  case shadow(ResolvedShadow)
  case blend(Blend)
}

extension Paint {
  /// The paint with the opacity of all of its colours multiplied.
  package func opacity(_ opacity: Double) -> Paint {
    if opacity == 1 { return self }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .linear(let stops, let from, let to): return .linear(faded(stops), from: from, to: to)
    case .radial(let stops, let center, let startRadius, let endRadius):
      return .radial(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .circles(let stops, let from, let startRadius, let to, let endRadius):
      return .circles(faded(stops), from: from, startRadius: startRadius, to: to, endRadius: endRadius)
    case .angular(let stops, let center, let startAngle, let endAngle):
      return .angular(faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .mesh(var mesh):
      mesh.background = mesh.background.opacity(opacity)
      for index in mesh.vertices.indices {
        mesh.vertices[index].color = mesh.vertices[index].color.opacity(opacity)
      }
      return .mesh(mesh)
    case .transformed(let paint, let transform): return .transformed(paint.opacity(opacity), transform)
    case .repeated(let paint, let mirrored): return .repeated(paint.opacity(opacity), mirrored: mirrored)
    // Whoever draws a picture fades the picture.
    case .tile: return self
    }
  }
}

/// A picture as tiles side by side, by which a style paints.
package protocol PaintTiles {
  /// The tiles over all of a rectangle.
  func items(covering rect: CGRect) -> [DisplayItem]

  /// The picture as a paint, for drawing that takes nothing else; nil where it is more than one picture.
  var paint: Paint? { get }
}
