/// Cuts areas and lines of a chart in space into pieces that have a place in the order of painting.
package struct SpaceCutting {
  let lattice: SpaceLattice

  package init(_ lattice: SpaceLattice) { self.lattice = lattice }

  /// The patches of a surface inside of the box; what reaches above or below it is cut off there.
  ///
  /// - Parameter step: The lines of the mesh that are marked: each so many columns and rows; 0 for none.
  package func pieces(of mesh: SurfaceMesh, owner: Int, step: Int = 0) -> [SpacePiece] {
    var pieces: [SpacePiece] = []
    pieces.reserveCapacity(mesh.patches.count)
    for patch in mesh.patches {
      let corners: [SpaceVector] = patch.corners.compactMap { mesh.vertices[$0] }
      let isWhole: Bool = corners.allSatisfy { abs($0.y) <= 0.5 }
      let cut: [SpaceVector] = isWhole ? corners : Self.cut(corners)
      guard cut.count >= 3 else { continue }
      var edges: UInt8 = 0
      if step > 0, isWhole, corners.count == 4 {
        // The corners begin at the lower x and z, and go on along z.
        if patch.column % step == 0 { edges |= 1 }
        if patch.row % step == 0 { edges |= 8 }
      }
      pieces.append(SpacePiece(.patch, cut, normal: patch.normal, owner: owner, edges: edges))
    }
    return pieces
  }

  /// What of an area lies between the floor and the ceiling of the box.
  static func cut(_ corners: [SpaceVector]) -> [SpaceVector] {
    let above: [SpaceVector] = cut(corners) { $0.y + 0.5 }
    return cut(above) { 0.5 - $0.y }
  }

  /// What of an area lies where a distance is not negative.
  private static func cut(_ corners: [SpaceVector], _ distance: (SpaceVector) -> Double) -> [SpaceVector] {
    var kept: [SpaceVector] = []
    for index in corners.indices {
      let (start, end): (SpaceVector, SpaceVector) = (corners[index], corners[(index + 1) % corners.count])
      let (first, second): (Double, Double) = (distance(start), distance(end))
      if first >= 0 { kept.append(start) }
      if (first >= 0) != (second >= 0) { kept.append(start + (end - start) * (first / (first - second))) }
    }
    return kept
  }

  /// The pieces of a box without thickness along one axis: a rectangle; of one without thickness along two: a line; an
  /// empty list for others.
  package func pieces(of low: SpaceVector, _ high: SpaceVector, owner: Int) -> [SpacePiece] {
    let xs: [Double] = Self.steps(low.x, high.x, lattice.x, lattice.columns)
    let zs: [Double] = Self.steps(low.z, high.z, lattice.z, lattice.rows)
    let ys: [Double] = Self.steps(low.y, high.y, -0.5...0.5, max(lattice.columns, lattice.rows))
    switch (xs.count > 1, ys.count > 1, zs.count > 1) {
    case (true, false, false):
      return zip(xs, xs.dropFirst()).map {
        SpacePiece(.line, [SpaceVector($0, low.y, low.z), SpaceVector($1, low.y, low.z)], owner: owner)
      }
    case (false, true, false):
      return zip(ys, ys.dropFirst()).map {
        SpacePiece(.line, [SpaceVector(low.x, $0, low.z), SpaceVector(low.x, $1, low.z)], owner: owner)
      }
    case (false, false, true):
      return zip(zs, zs.dropFirst()).map {
        SpacePiece(.line, [SpaceVector(low.x, low.y, $0), SpaceVector(low.x, low.y, $1)], owner: owner)
      }
    case (true, true, false):
      return Self.grid(xs, ys, SpaceVector(0, 0, 1), owner) { SpaceVector($0, $1, low.z) }
    case (true, false, true):
      return Self.grid(xs, zs, SpaceVector(0, 1, 0), owner) { SpaceVector($0, low.y, $1) }
    case (false, true, true):
      return Self.grid(ys, zs, SpaceVector(1, 0, 0), owner) { SpaceVector(low.x, $0, $1) }
    default: return []
    }
  }

  private static func grid(
    _ first: [Double], _ second: [Double], _ normal: SpaceVector, _ owner: Int, _ place: (Double, Double) -> SpaceVector
  ) -> [SpacePiece] {
    zip(first, first.dropFirst()).flatMap { low, high in
      zip(second, second.dropFirst()).map { start, end in
        SpacePiece(
          .patch, [place(low, start), place(high, start), place(high, end), place(low, end)], normal: normal,
          owner: owner)
      }
    }
  }

  /// Both ends of a stretch, and the borders of cells between them; one place where it has no length.
  private static func steps(_ low: Double, _ high: Double, _ range: ClosedRange<Double>, _ count: Int) -> [Double] {
    guard high > low else { return [low] }
    let step: Double = (range.upperBound - range.lowerBound) / Double(count)
    guard step > 0 else { return [low, high] }
    let borders: [Double] = (0...count).map { range.lowerBound + Double($0) * step }
    return [low] + borders.filter { $0 > low + 1e-9 && $0 < high - 1e-9 } + [high]
  }
}
