import CoreGraphics

/// One cell of a mesh: a surface between four curves.
package struct MeshCell {
  package let mesh: Mesh
  /// Clockwise from the top left.
  package let corners: [Mesh.Vertex]
  private let column: Int
  private let row: Int

  package init(_ mesh: Mesh, column: Int, row: Int) {
    func vertex(_ x: Int, _ y: Int) -> Mesh.Vertex { mesh.vertices[(row + y) * mesh.columns + column + x] }
    self.mesh = mesh
    corners = [vertex(0, 0), vertex(1, 0), vertex(1, 1), vertex(0, 1)]
    self.column = column
    self.row = row
  }

  /// The point of the surface, as Coons' patch has it; from 0 to 1 along the rows and down the columns.
  package func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
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

  /// What lies between the numbers of the corners at a place in the cell.
  ///
  /// - Parameters:
  ///   - isSmooth: Whether slopes at the corners count, which the vertices around say: then nothing bends from cell to cell.
  ///   - number: That of a vertex, by its index.
  package func value(_ u: Double, _ v: Double, isSmooth: Bool, _ number: (Int) -> Double) -> Double {
    func at(_ x: Int, _ y: Int) -> Double {
      let (column, row): (Int, Int) = (max(0, min(mesh.columns - 1, x)), max(0, min(mesh.rows - 1, y)))
      return number(row * mesh.columns + column)
    }
    guard isSmooth else {
      let above: Double = at(column, row) * (1 - u) + at(column + 1, row) * u
      let below: Double = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
      return above * (1 - v) + below * v
    }
    func spline(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
      let (m, n): (Double, Double) = ((c - a) / 2, (d - b) / 2)
      let (t2, t3): (Double, Double) = (t * t, t * t * t)
      return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * c + (t3 - t2) * n
    }
    let rows: [Double] = (-1...2).map { y in
      let values: [Double] = (-1...2).map { x in at(column + x, row + y) }
      return spline(values[0], values[1], values[2], values[3], u)
    }
    return spline(rows[0], rows[1], rows[2], rows[3], v)
  }
}

extension Mesh {
  /// The mesh of the same surface with each cell in `parts` by `parts` of straight sides, between whose points colours are
  /// mixed as they are stored.
  ///
  /// - Parameter color: That of a place in a cell.
  package func divided(into parts: Int, color: (MeshCell, Double, Double) -> RGBA) -> Mesh {
    guard columns >= 2, rows >= 2, parts >= 1, vertices.count == columns * rows else { return self }
    let (width, height): (Int, Int) = ((columns - 1) * parts + 1, (rows - 1) * parts + 1)
    var divided: [Vertex] = []
    divided.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row): (Int, Int) = (min(x / parts, columns - 2), min(y / parts, rows - 2))
        let cell = MeshCell(self, column: column, row: row)
        let u: Double = Double(x - column * parts) / Double(parts)
        let v: Double = Double(y - row * parts) / Double(parts)
        let place: CGPoint = cell.point(CGFloat(u), CGFloat(v))
        divided.append(
          Vertex(position: place, leading: place, top: place, trailing: place, bottom: place, color: color(cell, u, v)))
      }
    }
    func third(from index: Int, towards other: Int, if exists: Bool) -> CGPoint {
      let place: CGPoint = divided[index].position
      guard exists else { return place }
      let end: CGPoint = divided[other].position
      return CGPoint(x: place.x + (end.x - place.x) / 3, y: place.y + (end.y - place.y) / 3)
    }
    for index in divided.indices {
      let (x, y): (Int, Int) = (index % width, index / width)
      divided[index].leading = third(from: index, towards: index - 1, if: x > 0)
      divided[index].trailing = third(from: index, towards: index + 1, if: x < width - 1)
      divided[index].top = third(from: index, towards: index - width, if: y > 0)
      divided[index].bottom = third(from: index, towards: index + width, if: y < height - 1)
    }
    return Mesh(columns: width, rows: height, vertices: divided, smoothsColors: false, background: background)
  }
}
