/// The floor of the box in columns along x and rows along z, and the order in which what stands on them is painted.
///
/// A plane between two columns has the viewer on one side: nothing on the other side covers what is on the viewer's. So columns
/// are painted from those farthest from the viewer along x, and in each column the rows by the same rule along z. What stands in
/// one cell goes by its height, again from the farthest. That is exact for everything that lies within one cell.
package struct SpaceLattice: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// Where the columns begin and end along x.
  package let x: ClosedRange<Double>
  /// Where the rows begin and end along z.
  package let z: ClosedRange<Double>

  /// - Parameters:
  ///   - columns: At least one.
  ///   - rows: At least one.
  package init(
    columns: Int, rows: Int, x: ClosedRange<Double> = -0.5...0.5, z: ClosedRange<Double> = -0.5...0.5
  ) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.x = x
    self.z = z
  }

  /// The column that holds a place; places beyond the lattice belong to the outer ones.
  package func column(_ place: Double) -> Int { Self.index(of: place, in: x, columns) }

  /// The row that holds a place.
  package func row(_ place: Double) -> Int { Self.index(of: place, in: z, rows) }

  private static func index(of place: Double, in range: ClosedRange<Double>, _ count: Int) -> Int {
    let length: Double = range.upperBound - range.lowerBound
    guard length > 0, place.isFinite else { return 0 }
    let share: Double = (place - range.lowerBound) / length
    return Int(max(0, min(Double(count - 1), (share * Double(count)).rounded(.down))))
  }

  /// The turns of columns and rows for a camera.
  package struct Turns: Hashable, Sendable {
    /// Of each column its turn, 0 for the first that is painted.
    package let columns: [Int]
    package let rows: [Int]
    /// The viewer; for parallel lines of sight very far away.
    package let eye: SpaceVector
  }

  package func turns(from camera: SpaceCamera) -> Turns {
    let eye: SpaceVector = camera.eye ?? camera.direction * 1e6
    return Turns(
      columns: Self.turns(x, columns, eye.x), rows: Self.turns(z, rows, eye.z), eye: eye)
  }

  private static func turns(_ range: ClosedRange<Double>, _ count: Int, _ eye: Double) -> [Int] {
    let step: Double = (range.upperBound - range.lowerBound) / Double(count)
    let distances: [Double] = (0..<count).map { abs(range.lowerBound + (Double($0) + 0.5) * step - eye) }
    // Of equal distances the first comes first, so that the same pose gives the same picture.
    let order: [Int] = distances.indices.sorted { first, second in
      distances[first] == distances[second] ? first < second : distances[first] > distances[second]
    }
    var turns: [Int] = Array(repeating: 0, count: count)
    for (turn, index) in order.enumerated() { turns[index] = turn }
    return turns
  }
}
