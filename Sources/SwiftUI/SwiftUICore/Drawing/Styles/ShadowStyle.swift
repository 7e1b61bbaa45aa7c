import CoreGraphics
import DisplayList

/// A shadow of what a style paints: outside of it or inside.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow behind the shape; lengths in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that the edge of the shape throws on the shape; lengths in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A shadow whose colour is numbers.
package struct ResolvedShadow: Equatable {
  var color: RGBA
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  var isInner: Bool
}

/// A style with a shadow.
public nonisolated struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var shadow: ShadowStyle

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let color: RGBA = shadow.color.resolved(in: shape.context.colors)
    let resolved = ResolvedShadow(
      color: color.opacity(shape.opacity), radius: shadow.radius, x: shadow.x, y: shadow.y, isInner: shadow.isInner)
    style._apply(to: &shape)
    shape.decorations.append(.shadow(resolved))
  }
}

extension _ShadowShapeStyle: Equatable where Style: Equatable {}

/// A style that blends with what lies behind.
public nonisolated struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var mode: BlendMode

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    if mode != .normal { shape.decorations.append(.blend(mode.blend)) }
  }
}

extension _BlendModeShapeStyle: Equatable where Style: Equatable {}
extension _BlendModeShapeStyle: Hashable where Style: Hashable {}

extension ShapeStyle {
  /// The style with a shadow behind what it paints, or on it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }

  /// The style, mixed with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, mode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// The foreground style, mixed with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

// MARK: - Drawing

extension ShapeDecoration {
  func applied(to items: [DisplayItem]) -> [DisplayItem] {
    switch self {
    case .blend(let mode): [.group(.blend(mode), items)]
    case .shadow(let shadow): shadow.isInner ? items + [shadow.inside(items)] : [shadow.behind(items)]
    }
  }
}

extension ResolvedShadow {
  fileprivate func behind(_ items: [DisplayItem]) -> DisplayItem {
    .group(.shadow(color, radius: radius, x: x, y: y), items)
  }

  /// What is around the items, blurred and moved over them, as far as they reach.
  fileprivate func inside(_ items: [DisplayItem]) -> DisplayItem {
    let reach: CGFloat = Effect.spread(radius) + abs(x) + abs(y) + 1
    let bounds: CGRect = items.bounds
    let all: CGRect = bounds.isNull ? .zero : bounds.insetBy(dx: -reach, dy: -reach)
    let moved = DisplayItem.group(.transform(CGAffineTransform(translationX: x, y: y)), items)
    let around: [DisplayItem] = [
      .fill(CGPath(rect: all, transform: nil), .color(color), evenOdd: false),
      .group(.blend(.destinationOut), [moved]),
    ]
    return .group(.mask(items), [.group(.blur(radius: radius), [.group(.isolate, around)])])
  }
}
