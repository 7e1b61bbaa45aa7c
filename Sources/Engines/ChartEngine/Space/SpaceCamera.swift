import CoreGraphics

/// Where the box of a chart with three axes is seen from, and how it becomes flat.
package struct SpaceCamera: Hashable, Sendable {
  package enum Projection: Hashable, Sendable {
    /// Parallel lines stay parallel.
    case orthographic
    /// What is nearer is larger.
    case perspective
  }

  /// A place in a picture, and how near it is: of two places, the one with the greater depth covers the other.
  package struct Projected: Hashable, Sendable {
    package var point: CGPoint
    package var depth: Double
  }

  /// The angle by which the viewer has gone around the box, in radians: 0 in front, a quarter turn at the end of x.
  package let azimuth: Double
  /// The angle by which the viewer is above the floor, in radians, from straight below to straight above.
  package let inclination: Double
  package let projection: Projection

  /// From the middle of the box to the viewer, with length 1.
  package let direction: SpaceVector
  /// What is to the right in the picture, with length 1.
  package let right: SpaceVector
  /// What is up in the picture, with length 1.
  package let up: SpaceVector

  /// The distance of a viewer with perspective from the middle of the box, in edges of the box. It is outside of the box in each
  /// pose: no place is behind the viewer.
  package static let distance: Double = 3

  /// The radius of the ball around the box.
  private static let radius: Double = 0.75.squareRoot()

  /// A camera in a pose. Angles that are no numbers are 0; an inclination beyond straight above or below is held there, since
  /// the box would stand on its head.
  package init(azimuth: Double, inclination: Double, projection: Projection = .orthographic) {
    let turn: Double = azimuth.isFinite ? azimuth : 0
    let rise: Double = inclination.isFinite ? min(max(inclination, -.pi / 2), .pi / 2) : 0
    self.azimuth = turn
    self.inclination = rise
    self.projection = projection
    let (sinTurn, cosTurn): (Double, Double) = (sin(turn), cos(turn))
    let (sinRise, cosRise): (Double, Double) = (sin(rise), cos(rise))
    direction = SpaceVector(sinTurn * cosRise, sinRise, cosTurn * cosRise)
    right = SpaceVector(cosTurn, 0, -sinTurn)
    up = SpaceVector(-sinTurn * sinRise, cosRise, -cosTurn * sinRise)
  }

  /// The viewer's place; nil where lines of sight are parallel.
  package var eye: SpaceVector? { projection == .perspective ? direction * Self.distance : nil }

  /// Points of the picture for an edge of the box that goes through its middle. The ball around the box fits into the rectangle,
  /// so that the box keeps its size when it is turned.
  package func scale(in bounds: CGRect) -> Double {
    let room: Double = Double(max(0, min(bounds.width, bounds.height)))
    let reach: Double =
      switch projection {
      case .orthographic: Self.radius
      // The cone of sight touches the ball before its widest circle.
      case .perspective:
        Self.distance * Self.radius / (Self.distance * Self.distance - Self.radius * Self.radius).squareRoot()
      }
    return room.isFinite ? room / (2 * reach) : 0
  }

  /// Where a place of the box lies in a picture; nil for a place that is no number, and for one beside or behind the viewer.
  package func project(_ place: SpaceVector, in bounds: CGRect) -> Projected? {
    guard place.isFinite else { return nil }
    let depth: Double = place.dot(direction)
    var scale: Double = scale(in: bounds)
    if projection == .perspective {
      let distance: Double = Self.distance - depth
      guard distance > 0.01 else { return nil }
      scale *= Self.distance / distance
    }
    let x: Double = Double(bounds.midX) + place.dot(right) * scale
    let y: Double = Double(bounds.midY) - place.dot(up) * scale
    return x.isFinite && y.isFinite ? Projected(point: CGPoint(x: x, y: y), depth: depth) : nil
  }

  /// On which side of the box along each axis the plane lies behind the content: -0.5 or 0.5. A plane that is seen from its edge
  /// is the lower one, so that it does not leap by rounding.
  package var backSides: SpaceVector {
    func side(_ component: Double) -> Double { component < -1e-9 ? 0.5 : -0.5 }
    return SpaceVector(side(direction.x), side(direction.y), side(direction.z))
  }

  /// The order in which places are painted: the farthest first, equal ones as they come. Places that are no numbers are left
  /// out.
  package func paintOrder(of places: [SpaceVector]) -> [Int] {
    let eye: SpaceVector? = eye
    let nearness: [Double] = places.map { place in
      guard place.isFinite else { return .nan }
      return eye.map { -($0 - place).length } ?? place.dot(direction)
    }
    return places.indices.filter { !nearness[$0].isNaN }
      .sorted { nearness[$0] == nearness[$1] ? $0 < $1 : nearness[$0] < nearness[$1] }
  }
}
