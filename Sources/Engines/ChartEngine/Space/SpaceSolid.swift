import Foundation

/// The form of a symbol in space: flat faces around the place of a value.
package enum SpaceSolid: Hashable, Sendable, CaseIterable {
  case sphere
  case cube
  case cone
  case cylinder

  package struct Face: Hashable, Sendable {
    package var corners: [SpaceVector]
    /// The direction out of the solid, with length 1.
    package var normal: SpaceVector
  }

  /// How many sides the round of a cone or a cylinder has: its outline looks round up to a size of about 60 points.
  private static let sides: Int = 24

  /// The faces of a solid of size 1 around zero. A sphere has none: it looks alike from everywhere.
  package var faces: [Face] {
    switch self {
    case .sphere: []
    case .cube: Self.cubeFaces
    case .cone: Self.coneFaces
    case .cylinder: Self.cylinderFaces
    }
  }

  /// The distance of the outermost corner from the middle, for size 1.
  package var reach: Double {
    switch self {
    case .sphere: 0.5
    case .cube: 0.75.squareRoot()
    case .cone, .cylinder: 0.5.squareRoot()
    }
  }

  private static let cubeFaces: [Face] = [
    SpaceVector(1, 0, 0), SpaceVector(-1, 0, 0), SpaceVector(0, 1, 0), SpaceVector(0, -1, 0), SpaceVector(0, 0, 1),
    SpaceVector(0, 0, -1),
  ].map { normal in
    let side: SpaceVector = abs(normal.y) == 1 ? SpaceVector(1, 0, 0) : SpaceVector(0, 1, 0)
    let other: SpaceVector = normal.cross(side)
    let middle: SpaceVector = normal * 0.5
    let (along, across): (SpaceVector, SpaceVector) = (side * 0.5, other * 0.5)
    return Face(
      corners: [middle + along + across, middle - along + across, middle - along - across, middle + along - across],
      normal: normal)
  }

  /// The places of a circle at a height.
  private static func circle(_ height: Double) -> [SpaceVector] {
    (0..<sides).map { index in
      let angle: Double = 2 * .pi * Double(index) / Double(sides)
      return SpaceVector(0.5 * cos(angle), height, 0.5 * sin(angle))
    }
  }

  private static let coneFaces: [Face] = {
    let (base, tip): ([SpaceVector], SpaceVector) = (circle(-0.5), SpaceVector(0, 0.5, 0))
    var faces: [Face] = [Face(corners: base, normal: SpaceVector(0, -1, 0))]
    for index in base.indices {
      let (first, second): (SpaceVector, SpaceVector) = (base[index], base[(index + 1) % sides])
      let out: SpaceVector = (tip - first).cross(second - first)
      faces.append(Face(corners: [first, second, tip], normal: out.normalized ?? out))
    }
    return faces
  }()

  private static let cylinderFaces: [Face] = {
    let (base, top): ([SpaceVector], [SpaceVector]) = (circle(-0.5), circle(0.5))
    var faces: [Face] = [
      Face(corners: base, normal: SpaceVector(0, -1, 0)), Face(corners: top, normal: SpaceVector(0, 1, 0)),
    ]
    for index in base.indices {
      let next: Int = (index + 1) % sides
      let out = SpaceVector(base[index].x + base[next].x, 0, base[index].z + base[next].z)
      faces.append(
        Face(corners: [base[index], base[next], top[next], top[index]], normal: out.normalized ?? out))
    }
    return faces
  }()
}
