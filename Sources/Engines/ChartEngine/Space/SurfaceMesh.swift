/// A surface in the box of a chart: patches between the places of a grid.
package struct SurfaceMesh: Hashable, Sendable {
  /// A piece with four corners, or three beside a hole.
  package struct Patch: Hashable, Sendable {
    /// Going around the patch, as indices of vertices.
    package var corners: [Int]
    /// The direction that the upper side looks into, with length 1.
    package var normal: SpaceVector
    package var column: Int
    package var row: Int
    /// The mean of the corners.
    package var middle: SpaceVector
  }

  /// The places of the grid in the box; nil for holes.
  package let vertices: [SpaceVector?]
  /// The patches, all of the first row first.
  package let patches: [Patch]
  /// How many vertices a row has.
  private let width: Int

  /// - Parameters:
  ///   - x: Where a value lies in the box along x, from -0.5 to 0.5; nil where it has no place, which makes a hole.
  ///   - y: The same for heights.
  ///   - z: The same for z.
  package init(
    _ grid: SurfaceGrid, x: (Double) -> Double?, y: (Double) -> Double?, z: (Double) -> Double?
  ) {
    let xs: [Double?] = grid.xs.map { x($0).flatMap { $0.isFinite ? $0 : nil } }
    let zs: [Double?] = grid.zs.map { z($0).flatMap { $0.isFinite ? $0 : nil } }
    var vertices: [SpaceVector?] = []
    vertices.reserveCapacity(grid.heights.count)
    for row in zs.indices {
      for column in xs.indices {
        guard let x = xs[column], let z = zs[row], let y = grid.height(column, row).flatMap(y), y.isFinite else {
          vertices.append(nil)
          continue
        }
        vertices.append(SpaceVector(x, y, z))
      }
    }
    self.init(vertices, width: xs.count)
  }

  /// - Parameter width: How many vertices a row has.
  private init(_ vertices: [SpaceVector?], width: Int) {
    let columns: Int = max(0, width - 1)
    let rows: Int = width > 0 ? max(0, vertices.count / width - 1) : 0
    var patches: [Patch] = []
    patches.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let first: Int = row * width + column
        // Anticlockwise as seen from above: z comes towards the viewer, x goes to the right.
        let corners: [Int] = [first, first + width, first + width + 1, first + 1]
        if let patch = Self.patch(corners, vertices, column, row) { patches.append(patch) }
      }
    }
    self.vertices = vertices
    self.patches = patches
    self.width = width
  }

  /// The mesh at a part of the way to another; nil for one with other rows or columns.
  package func moving(to target: SurfaceMesh, by progress: Double) -> SurfaceMesh? {
    guard width == target.width, vertices.count == target.vertices.count else { return nil }
    let moved: [SpaceVector?] = zip(vertices, target.vertices).map { start, end in
      guard let start, let end else { return end }
      return start.moving(to: end, by: progress)
    }
    return SurfaceMesh(moved, width: width)
  }

  /// The mesh with all of its vertices at one height.
  package func flattened(at height: Double) -> SurfaceMesh {
    SurfaceMesh(vertices.map { $0.map { SpaceVector($0.x, height, $0.z) } }, width: width)
  }

  private static func patch(
    _ corners: [Int], _ vertices: [SpaceVector?], _ column: Int, _ row: Int
  ) -> Patch? {
    let known: [Int] = corners.filter { vertices[$0] != nil }
    let places: [SpaceVector] = known.compactMap { vertices[$0] }
    guard places.count >= 3 else { return nil }
    // The diagonals of four corners, two sides of three: both span the mean plane.
    let normal: SpaceVector =
      places.count == 4
      ? (places[2] - places[0]).cross(places[3] - places[1]) : (places[1] - places[0]).cross(places[2] - places[0])
    guard var unit = normal.normalized else { return nil }
    // A reversed scale turns the patch over; its upper side stays above.
    if unit.y < 0 { unit = unit * -1 }
    let middle: SpaceVector = places.reduce(.zero, +) * (1 / Double(places.count))
    return Patch(corners: known, normal: unit, column: column, row: row, middle: middle)
  }
}
