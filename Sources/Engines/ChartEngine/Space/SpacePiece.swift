/// A part of a chart in space that is painted at once: within one cell of the lattice, so that it has a place in the order.
package struct SpacePiece: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A flat area.
    case patch
    /// A straight line between two places.
    case line
    /// Something around one place that reaches so far.
    case symbol(reach: Double)
  }

  package var form: Form
  /// The corners, going around a patch.
  package var corners: [SpaceVector]
  /// The direction that a patch looks into, with length 1.
  package var normal: SpaceVector
  /// The mean of the corners.
  package var middle: SpaceVector
  /// What the piece is a part of.
  package var owner: Int
  /// Which sides of a patch are lines of the mesh: a bit for each corner, for the side that begins there.
  package var edges: UInt8 = 0

  package init(_ form: Form, _ corners: [SpaceVector], normal: SpaceVector = .zero, owner: Int, edges: UInt8 = 0) {
    self.form = form
    self.corners = corners
    self.normal = normal
    self.owner = owner
    self.edges = edges
    middle = corners.isEmpty ? .zero : corners.reduce(.zero, +) * (1 / Double(corners.count))
  }
}

/// All pieces of a chart in space.
package struct SpaceScene: Hashable, Sendable {
  package let lattice: SpaceLattice
  package let pieces: [SpacePiece]

  package init(lattice: SpaceLattice, pieces: [SpacePiece]) {
    self.lattice = lattice
    self.pieces = pieces
  }

  /// The order in which the pieces are painted, so that none is covered by one that lies behind it.
  package func paintOrder(from camera: SpaceCamera) -> [Int] {
    // Symbols alone go by their distance.
    if pieces.allSatisfy({ if case .symbol = $0.form { true } else { false } }) {
      return camera.paintOrder(of: pieces.map(\.middle))
    }
    let turns: SpaceLattice.Turns = lattice.turns(from: camera)
    let rows: Int = lattice.rows
    let fronts: [Double] = fronts(turns)
    // The cells in their order, then the pieces of each: a count for each cell instead of a comparison of all pieces.
    var starts: [Int] = Array(repeating: 0, count: lattice.columns * rows + 1)
    var cells: [Int] = []
    cells.reserveCapacity(pieces.count)
    for piece in pieces {
      let cell: Int = cell(of: piece, turns, fronts)
      cells.append(cell)
      starts[cell + 1] += 1
    }
    for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
    var next: [Int] = starts
    var order: [Int] = Array(repeating: 0, count: pieces.count)
    for (index, cell) in cells.enumerated() {
      order[next[cell]] = index
      next[cell] += 1
    }
    for cell in 0..<starts.count - 1 where starts[cell + 1] - starts[cell] > 1 {
      order[starts[cell]..<starts[cell + 1]].sort { isBefore($0, $1, turns) }
    }
    return order
  }

  /// The turn of a cell.
  private func turn(_ column: Int, _ row: Int, _ turns: SpaceLattice.Turns) -> Int {
    turns.columns[column] * lattice.rows + turns.rows[row]
  }

  /// For each cell, by its turn, how near its foremost patch is to the viewer along y.
  private func fronts(_ turns: SpaceLattice.Turns) -> [Double] {
    var fronts: [Double] = Array(repeating: .infinity, count: lattice.columns * lattice.rows)
    for piece in pieces where piece.form == .patch {
      let cell: Int = turn(lattice.column(piece.middle.x), lattice.row(piece.middle.z), turns)
      fronts[cell] = min(fronts[cell], abs(piece.middle.y - turns.eye.y))
    }
    return fronts
  }

  private func cell(of piece: SpacePiece, _ turns: SpaceLattice.Turns, _ fronts: [Double]) -> Int {
    let place: SpaceVector = piece.middle
    let own: Int = turn(lattice.column(place.x), lattice.row(place.z), turns)
    guard case .symbol(let reach) = piece.form else { return own }
    // A symbol comes after the cells into which it reaches and before whose patches it lies: one that it stands on does not cut
    // it. Behind the patches of its own cell it stays there, and is hidden.
    let height: Double = height(piece, turns)
    guard fronts[own] >= height else { return own }
    var last: Int = own
    for column in lattice.column(place.x - reach)...lattice.column(place.x + reach) {
      for row in lattice.row(place.z - reach)...lattice.row(place.z + reach) {
        let cell: Int = turn(column, row, turns)
        if cell > last, fronts[cell] >= height { last = cell }
      }
    }
    return last
  }

  /// Within a cell: the lower first for a viewer above, symbols and lines in front of what they touch, then from the farthest.
  private func isBefore(_ first: Int, _ second: Int, _ turns: SpaceLattice.Turns) -> Bool {
    let (left, right): (Double, Double) = (height(pieces[first], turns), height(pieces[second], turns))
    if abs(left - right) > 1e-12 * abs(turns.eye.y) + 1e-12 { return left > right }
    let (far, near): (Double, Double) = (distance(pieces[first], turns), distance(pieces[second], turns))
    return far == near ? first < second : far > near
  }

  private func height(_ piece: SpacePiece, _ turns: SpaceLattice.Turns) -> Double {
    let distance: Double = abs(piece.middle.y - turns.eye.y)
    switch piece.form {
    case .patch: return distance
    case .line: return distance - 0.004
    case .symbol(let reach): return distance - reach
    }
  }

  private func distance(_ piece: SpacePiece, _ turns: SpaceLattice.Turns) -> Double {
    (turns.eye - piece.middle).length
  }
}
