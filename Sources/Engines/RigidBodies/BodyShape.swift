import Foundation

/// The outline by which a body meets others, around the body's middle.
package struct BodyShape: Equatable {
  /// A part without dents.
  package enum Part: Equatable {
    case circle(center: PlaneVector, radius: Double)
    /// Corners in the direction of growing angles. Two corners are a line that has both sides.
    case polygon([PlaneVector])
  }

  package let parts: [Part]
  /// In square points.
  package let area: Double
  /// The moment of inertia around the middle for a mass of 1.
  package let inertia: Double
  /// How far the outline reaches from the middle.
  package let reach: Double
  /// The width of the narrowest part: a body that moves farther in one step might pass through another one.
  package let width: Double

  package init(_ parts: [Part]) {
    self.parts = parts
    let measures: [Measure] = parts.map(\.measure)
    let area: Double = measures.reduce(0) { $0 + $1.area }
    self.area = area
    inertia = area > 0 ? measures.reduce(0) { $0 + $1.inertia } / area : 0
    reach = measures.map(\.reach).max() ?? 0
    width = measures.map(\.width).min() ?? 0
  }

  package static func rectangle(width: Double, height: Double, at center: PlaneVector = .zero) -> Self {
    let half = PlaneVector(abs(width) / 2, abs(height) / 2)
    let corners: [PlaneVector] = [
      PlaneVector(-half.x, -half.y), PlaneVector(half.x, -half.y), half, PlaneVector(-half.x, half.y),
    ]
    return Self([.polygon(corners.map { $0 + center })])
  }

  /// A circle where both are equal, otherwise a polygon of 24 corners.
  package static func ellipse(width: Double, height: Double) -> Self {
    if abs(width - height) < 0.001 { return Self([.circle(center: .zero, radius: abs(width) / 2)]) }
    let corners: [PlaneVector] = (0..<24).map { index in
      let angle: Double = Double(index) / 24 * 2 * .pi
      return PlaneVector(cos(angle) * abs(width) / 2, sin(angle) * abs(height) / 2)
    }
    return Self([.polygon(corners)])
  }

  /// The smallest outline without dents around some points; nil where that has no area.
  package static func hull(_ points: [PlaneVector]) -> Self? {
    let sorted: [PlaneVector] = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [PlaneVector]) -> [PlaneVector] {
      var chain: [PlaneVector] = []
      for point in points {
        while chain.count > 1 {
          let last: PlaneVector = chain[chain.count - 1]
          let before: PlaneVector = chain[chain.count - 2]
          guard (last - before).cross(point - last) <= 1e-9 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    let corners: [PlaneVector] = chain(sorted) + chain(sorted.reversed())
    let shape = Self([.polygon(corners)])
    return corners.count > 2 && shape.area > 1e-6 ? shape : nil
  }
}

/// The area, middle and inertia of a part of a body.
private struct Measure {
  var area: Double
  /// Around the body's middle, for a density of 1.
  var inertia: Double
  var reach: Double
  var width: Double
}

extension BodyShape.Part {
  fileprivate var measure: Measure {
    switch self {
    case .circle(let center, let radius):
      let area: Double = .pi * radius * radius
      let inertia: Double = area * (radius * radius / 2 + center.dot(center))
      return Measure(area: area, inertia: inertia, reach: center.length + radius, width: radius * 2)
    case .polygon(let corners):
      var (double, inertia): (Double, Double) = (0, 0)
      for (index, corner) in corners.enumerated() {
        let next: PlaneVector = corners[(index + 1) % corners.count]
        let piece: Double = corner.cross(next)
        double += piece
        inertia += piece * (corner.dot(corner) + corner.dot(next) + next.dot(next))
      }
      let reach: Double = corners.map(\.length).max() ?? 0
      return Measure(area: abs(double) / 2, inertia: abs(inertia) / 12, reach: reach, width: Self.width(of: corners))
    }
  }

  /// The least distance between two lines on both sides of a polygon.
  private static func width(of corners: [PlaneVector]) -> Double {
    guard corners.count > 2 else { return 0 }
    return corners.indices.map { index -> Double in
      let normal: PlaneVector = outwards(corners, index)
      let depths: [Double] = corners.map { ($0 - corners[index]).dot(normal) }
      return -(depths.min() ?? 0)
    }.min() ?? 0
  }

  /// The direction that points outwards from an edge.
  static func outwards(_ corners: [PlaneVector], _ index: Int) -> PlaneVector {
    let edge: PlaneVector = corners[(index + 1) % corners.count] - corners[index]
    return PlaneVector(edge.y, -edge.x).normalized
  }

  /// The part after the body has been turned and its middle is somewhere.
  package func moved(to center: PlaneVector, _ angle: Double) -> Self {
    switch self {
    case .circle(let own, let radius): .circle(center: own.rotated(by: angle) + center, radius: radius)
    case .polygon(let corners): .polygon(corners.map { $0.rotated(by: angle) + center })
    }
  }
}
