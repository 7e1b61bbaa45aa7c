import Foundation

/// Where two parts touch.
struct ContactManifold {
  /// From the first one to the second.
  var normal: PlaneVector
  /// Places, and how far both are apart there; below 0 where they overlap.
  var points: [(place: PlaneVector, distance: Double)]
}

extension ContactManifold {
  /// How two parts lie to each other, each at its place.
  ///
  /// - Parameters:
  ///   - slack: How far apart they may be.
  ///   - middle: Of the second one, which says on which side of a line it is.
  static func between(
    _ first: BodyShape.Part, _ second: BodyShape.Part, middle: PlaneVector, slack: Double
  ) -> ContactManifold? {
    switch (first, second) {
    case (.circle(let center, let radius), .circle(let other, let otherRadius)):
      let way: PlaneVector = other - center
      let distance: Double = way.length - radius - otherRadius
      guard distance <= slack else { return nil }
      let normal: PlaneVector = way == .zero ? PlaneVector(0, 1) : way.normalized
      return ContactManifold(normal: normal, points: [(center + normal * (radius + distance / 2), distance)])
    case (.polygon(let corners), .circle(let center, let radius)):
      return circle(center, radius, on: corners, slack)
    case (.circle(let center, let radius), .polygon(let corners)):
      guard let found = circle(center, radius, on: corners, slack) else { return nil }
      return ContactManifold(normal: -found.normal, points: found.points)
    case (.polygon(let corners), .polygon(let others)): return polygons(corners, others, middle, slack)
    }
  }

  private static func circle(
    _ center: PlaneVector, _ radius: Double, on corners: [PlaneVector], _ slack: Double
  ) -> ContactManifold? {
    let nearest: (place: PlaneVector, edge: Int) = nearestPoint(to: center, on: corners)
    let isInside: Bool =
      corners.count > 2
      && corners.indices.allSatisfy {
        (center - corners[$0]).dot(BodyShape.Part.outwards(corners, $0)) <= 0
      }
    let way: PlaneVector = center - nearest.place
    let distance: Double = (isInside ? -way.length : way.length) - radius
    guard distance <= slack else { return nil }
    let edgeNormal: PlaneVector = BodyShape.Part.outwards(corners, nearest.edge)
    let normal: PlaneVector = isInside || way == .zero ? edgeNormal : way.normalized
    return ContactManifold(normal: normal, points: [(nearest.place, distance)])
  }

  private static func nearestPoint(
    to point: PlaneVector, on corners: [PlaneVector]
  ) -> (place: PlaneVector, edge: Int) {
    var best: (place: PlaneVector, edge: Int, distance: Double) = (.zero, 0, .infinity)
    for index in corners.indices {
      let start: PlaneVector = corners[index]
      let edge: PlaneVector = corners[(index + 1) % corners.count] - start
      let whole: Double = edge.dot(edge)
      let part: Double = whole > 0 ? min(max((point - start).dot(edge) / whole, 0), 1) : 0
      let place: PlaneVector = start + edge * part
      let distance: Double = (point - place).length
      if distance < best.distance { best = (place, index, distance) }
    }
    return (best.place, best.edge)
  }

  /// The edge of one polygon from which the other one is farthest.
  private static func widestGap(
    _ corners: [PlaneVector], _ others: [PlaneVector], _ middle: PlaneVector?
  ) -> (edge: Int, gap: Double) {
    var best: (edge: Int, gap: Double) = (0, -.infinity)
    for index in corners.indices {
      let normal: PlaneVector = BodyShape.Part.outwards(corners, index)
      // Only the side of a line on which the other one is counts: it does not push through.
      if corners.count == 2, let middle, (middle - corners[index]).dot(normal) < 0 { continue }
      let gap: Double = others.map { ($0 - corners[index]).dot(normal) }.min() ?? .infinity
      if gap > best.gap { best = (index, gap) }
    }
    return best
  }

  private static func polygons(
    _ corners: [PlaneVector], _ others: [PlaneVector], _ middle: PlaneVector, _ slack: Double
  ) -> ContactManifold? {
    let first: (edge: Int, gap: Double) = widestGap(corners, others, middle)
    let second: (edge: Int, gap: Double) = widestGap(others, corners, nil)
    guard first.gap <= slack, second.gap <= slack else { return nil }
    // One edge is preferred, so that what rests does not go to and fro between both.
    if second.gap > first.gap + 0.1 {
      guard let found = clipped(others, second.edge, corners, slack) else { return nil }
      return ContactManifold(normal: -found.normal, points: found.points)
    }
    return clipped(corners, first.edge, others, slack)
  }

  /// The points of the other polygon's edge that lies against an edge.
  private static func clipped(
    _ corners: [PlaneVector], _ edge: Int, _ others: [PlaneVector], _ slack: Double
  ) -> ContactManifold? {
    let normal: PlaneVector = BodyShape.Part.outwards(corners, edge)
    let start: PlaneVector = corners[edge]
    let end: PlaneVector = corners[(edge + 1) % corners.count]
    let along: PlaneVector = (end - start).normalized
    let length: Double = (end - start).length
    // The other edge that looks most in the opposite direction.
    let facing: Int =
      others.indices.min {
        BodyShape.Part.outwards(others, $0).dot(normal) < BodyShape.Part.outwards(others, $1).dot(normal)
      } ?? 0
    let from: PlaneVector = others[facing]
    let way: PlaneVector = others[(facing + 1) % others.count] - from
    let (left, right): (Double, Double) = ((from - start).dot(along), (from + way - start).dot(along))
    var parts: [Double] = [0, 1]
    if abs(right - left) > 1e-9 {
      let limits: [Double] = [(0 - left) / (right - left), (length - left) / (right - left)].sorted()
      parts = [max(0, limits[0]), min(1, limits[1])]
      guard parts[0] <= parts[1] else { return nil }
    } else if left < 0 || left > length {
      return nil
    }
    let points: [(place: PlaneVector, distance: Double)] = parts.compactMap { part in
      let place: PlaneVector = from + way * part
      let distance: Double = (place - start).dot(normal)
      return distance <= slack ? (place - normal * (distance / 2), distance) : nil
    }
    return points.isEmpty ? nil : ContactManifold(normal: normal, points: points)
  }
}
