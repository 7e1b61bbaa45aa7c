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
            for x in 0..<Self.parts { patches.append(cell.part(x, y, of: Self.parts, mesh)) }
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

/// One cell of a mesh: a surface between four curves.
private struct MeshCell {
  let corners: [Mesh.Vertex]
  let column: Int
  let row: Int

  init(_ mesh: Mesh, column: Int, row: Int) {
    func vertex(_ x: Int, _ y: Int) -> Mesh.Vertex { mesh.vertices[(row + y) * mesh.columns + column + x] }
    corners = [vertex(0, 0), vertex(1, 0), vertex(1, 1), vertex(0, 1)]
    self.column = column
    self.row = row
  }

  /// Clockwise from the top left.
  var whole: MeshPatches.Patch {
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

  /// The point of the surface, as Coons' patch has it.
  private func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    let (a, b, c, d): (Mesh.Vertex, Mesh.Vertex, Mesh.Vertex, Mesh.Vertex) = (
      corners[0], corners[1], corners[2], corners[3]
    )
    let top: CGPoint = Self.curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom: CGPoint = Self.curve(d.position, d.trailing, c.leading, c.position, u)
    let left: CGPoint = Self.curve(a.position, a.bottom, d.top, d.position, v)
    let right: CGPoint = Self.curve(b.position, b.bottom, c.top, c.position, v)
    func mix(_ part: (CGPoint) -> CGFloat) -> CGFloat {
      let across: CGFloat = (1 - v) * part(top) + v * part(bottom)
      let along: CGFloat = (1 - u) * part(left) + u * part(right)
      let first: CGFloat = (1 - u) * (1 - v) * part(a.position) + u * (1 - v) * part(b.position)
      let second: CGFloat = u * v * part(c.position) + (1 - u) * v * part(d.position)
      return across + along - first - second
    }
    return CGPoint(x: mix(\.x), y: mix(\.y))
  }

  private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let s: CGFloat = 1 - t
    let (p, q, r, e): (CGFloat, CGFloat, CGFloat, CGFloat) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: p * a.x + q * b.x + r * c.x + e * d.x, y: p * a.y + q * b.y + r * c.y + e * d.y)
  }

  /// A part of the cell with straight sides.
  func part(_ x: Int, _ y: Int, of parts: Int, _ mesh: Mesh) -> MeshPatches.Patch {
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
    return MeshPatches.Patch(points: all, colors: places.map { smoothColor(Double($0.0), Double($0.1), mesh) })
  }

  /// The colour of a place in the cell, by the slopes at its corners.
  private func smoothColor(_ u: Double, _ v: Double, _ mesh: Mesh) -> RGBA {
    func color(_ x: Int, _ y: Int) -> RGBA {
      let (column, row): (Int, Int) = (max(0, min(mesh.columns - 1, x)), max(0, min(mesh.rows - 1, y)))
      return mesh.vertices[row * mesh.columns + column].color
    }
    func spline(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
      let (m, n): (Double, Double) = ((c - a) / 2, (d - b) / 2)
      let (t2, t3): (Double, Double) = (t * t, t * t * t)
      return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * c + (t3 - t2) * n
    }
    func channel(_ part: (RGBA) -> Double) -> Double {
      let rows: [Double] = (-1...2).map { y in
        let values: [Double] = (-1...2).map { x in part(color(column + x, row + y)) }
        return spline(values[0], values[1], values[2], values[3], u)
      }
      return max(0, min(1, spline(rows[0], rows[1], rows[2], rows[3], v)))
    }
    return RGBA(
      red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: channel(\.alpha))
  }
}
