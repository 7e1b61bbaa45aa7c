import CCairo
import CoreGraphics
import DisplayList

/// The cells of a mesh as Cairo's patches: quadrilaterals with curved sides and a colour at each corner.
struct MeshPatches {
  struct Patch: Equatable {
    /// Clockwise from the top left corner: three points for each side, without its end.
    var points: [CGPoint]
    /// Clockwise from the top left corner.
    var colors: [RGBA]
  }

  private(set) var patches: [Patch] = []

  /// Where colours are smoothed, each cell becomes so many parts in each direction.
  private static let parts: Int = 6

  init(_ mesh: Mesh) {
    for row in 0..<(mesh.rows - 1) {
      for column in 0..<(mesh.columns - 1) {
        let cell = MeshCell(mesh, column: column, row: row)
        if mesh.smoothsColors {
          for y in 0..<Self.parts {
            for x in 0..<Self.parts { patches.append(cell.part(x, y, of: Self.parts)) }
          }
        } else {
          patches.append(cell.whole)
        }
      }
    }
  }

  var pattern: OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    for patch in patches {
      cairo_mesh_pattern_begin_patch(pattern)
      let p: [CGPoint] = patch.points
      cairo_mesh_pattern_move_to(pattern, p[0].x, p[0].y)
      for side in 0..<4 {
        let (a, b): (CGPoint, CGPoint) = (p[side * 3 + 1], p[side * 3 + 2])
        let end: CGPoint = p[(side * 3 + 3) % 12]
        cairo_mesh_pattern_curve_to(pattern, a.x, a.y, b.x, b.y, end.x, end.y)
      }
      for (corner, color) in patch.colors.enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    return pattern
  }
}

extension MeshCell {
  /// Clockwise from the top left.
  fileprivate var whole: MeshPatches.Patch {
    let (a, b, c, d): (Mesh.Vertex, Mesh.Vertex, Mesh.Vertex, Mesh.Vertex) = (
      corners[0], corners[1], corners[2], corners[3]
    )
    return MeshPatches.Patch(
      points: [
        a.position, a.trailing, b.leading, b.position, b.bottom, c.top, c.position, c.leading, d.trailing, d.position,
        d.top, a.bottom,
      ],
      colors: corners.map(\.color))
  }

  /// A part of the cell with straight sides.
  fileprivate func part(_ x: Int, _ y: Int, of parts: Int) -> MeshPatches.Patch {
    let n = CGFloat(parts)
    let places: [(CGFloat, CGFloat)] = [(0, 0), (1, 0), (1, 1), (0, 1)].map { dx, dy in
      ((CGFloat(x) + dx) / n, (CGFloat(y) + dy) / n)
    }
    let points: [CGPoint] = places.map { point($0.0, $0.1) }
    var all: [CGPoint] = []
    for side in 0..<4 {
      let (from, to): (CGPoint, CGPoint) = (points[side], points[(side + 1) % 4])
      for third in 0..<3 {
        let t = CGFloat(third) / 3
        all.append(CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t))
      }
    }
    return MeshPatches.Patch(points: all, colors: places.map { smoothColor(Double($0.0), Double($0.1)) })
  }

  /// The colour of a place in the cell, by the slopes at its corners.
  private func smoothColor(_ u: Double, _ v: Double) -> RGBA {
    func channel(_ part: (RGBA) -> Double) -> Double {
      max(0, min(1, value(u, v, isSmooth: true) { part(mesh.vertices[$0].color) }))
    }
    return RGBA(
      red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: channel(\.alpha))
  }
}
