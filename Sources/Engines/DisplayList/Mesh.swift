import CoreGraphics

/// A gradient over a grid of coloured points, whose cells have curved sides.
package struct Mesh: Hashable, Sendable {
  /// A point of the grid, and the four points that pull the curves to its neighbours.
  package struct Vertex: Hashable, Sendable {
    package var position: CGPoint
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint
    package var color: RGBA

    package init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint, color: RGBA
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  package var columns: Int
  package var rows: Int
  /// Row by row.
  package var vertices: [Vertex]
  /// Whether colours change without a kink from cell to cell.
  package var smoothsColors: Bool
  /// What fills the rest.
  package var background: RGBA

  /// - Parameter vertices: `columns` times `rows` of them.
  package init(columns: Int, rows: Int, vertices: [Vertex], smoothsColors: Bool, background: RGBA) {
    self.columns = columns
    self.rows = rows
    self.vertices = vertices
    self.smoothsColors = smoothsColors
    self.background = background
  }

  /// The mesh with all of its points moved.
  package func mapped(_ move: (CGPoint) -> CGPoint) -> Mesh {
    var mesh: Mesh = self
    mesh.vertices = vertices.map {
      Vertex(
        position: move($0.position), leading: move($0.leading), top: move($0.top), trailing: move($0.trailing),
        bottom: move($0.bottom), color: $0.color)
    }
    return mesh
  }
}
