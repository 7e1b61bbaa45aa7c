import CoreGraphics
import DisplayList

/// A gradient along a line between two points of the painted rectangle.
public nonisolated struct LinearGradient: Hashable, Sendable {
  var gradient: AnyGradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient along a line.
  ///
  /// ```swift
  /// LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
  /// ```
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - startPoint: Where the first colour stands, in parts of the painted rectangle.
  ///   - endPoint: Where the last colour stands.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func paint(in rect: CGRect, context: ColorContext) -> Paint {
    .linear(gradient.stops(in: context), from: startPoint.point(in: rect), to: endPoint.point(in: rect))
  }
}

/// A gradient outwards from a point of the painted rectangle, with radii in points.
public nonisolated struct RadialGradient: Hashable, Sendable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  package func paint(in rect: CGRect, context: ColorContext) -> Paint {
    .radial(
      gradient.stops(in: context), center: center.point(in: rect), startRadius: max(0, startRadius),
      endRadius: max(0, endRadius))
  }
}

/// A gradient around a point of the painted rectangle, between two angles.
public nonisolated struct AngularGradient: Hashable, Sendable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// A gradient once around, from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A gradient once around, from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package func paint(in rect: CGRect, context: ColorContext) -> Paint {
    .angular(
      gradient.stops(in: context), center: center.point(in: rect), startAngle: startAngle.radians,
      endAngle: endAngle.radians)
  }
}

extension AnyGradient {
  func stops(in context: ColorContext) -> [GradientStop] {
    gradient.resolvedStops(in: context, space: space)
  }
}
