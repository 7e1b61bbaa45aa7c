import ChartEngine
import CoreGraphics
import Testing

@Suite struct SpaceSceneTests {
  private func mesh(_ patches: Int, _ function: (Double, Double) -> Double) -> SurfaceMesh {
    SurfaceMesh(
      SurfaceGrid(x: -0.5...0.5, z: -0.5...0.5, columns: patches, rows: patches, function: function), x: { $0 },
      y: { $0 }, z: { $0 })
  }

  /// Looks along lines of sight: of the patches that one meets, the nearest must be painted last.
  private func wronglyPainted(_ scene: SpaceScene, _ camera: SpaceCamera) -> Int {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    typealias Triangle = (rank: Int, corners: [SpaceCamera.Projected])
    var triangles: [Triangle] = []
    for (rank, index) in scene.paintOrder(from: camera).enumerated() {
      let corners: [SpaceCamera.Projected] = scene.pieces[index].corners.compactMap { camera.project($0, in: bounds) }
      guard corners.count > 2 else { continue }
      for last in 2..<corners.count { triangles.append((rank, [corners[0], corners[last - 1], corners[last]])) }
    }
    var wrong: Int = 0
    for x in stride(from: 5.3, to: 100, by: 4.7) {
      for y in stride(from: 5.1, to: 100, by: 4.3) {
        let met: [(rank: Int, depth: Double)] = triangles.compactMap { triangle in
          depth(at: CGPoint(x: x, y: y), of: triangle.corners).map { (triangle.rank, $0) }
        }
        guard let nearest = met.max(by: { $0.depth < $1.depth }), let last = met.max(by: { $0.rank < $1.rank }) else {
          continue
        }
        // The two triangles of a patch that is not flat may cross each other's rank by rounding only.
        if last.rank != nearest.rank, nearest.depth - last.depth > 1e-6 { wrong += 1 }
      }
    }
    return wrong
  }

  /// The depth of a triangle under a point of the picture; nil beside it.
  private func depth(at point: CGPoint, of corners: [SpaceCamera.Projected]) -> Double? {
    let (a, b, c): (CGPoint, CGPoint, CGPoint) = (corners[0].point, corners[1].point, corners[2].point)
    let area: Double = Double((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))
    guard abs(area) > 1e-9 else { return nil }
    let second: Double = Double((point.x - a.x) * (c.y - a.y) - (c.x - a.x) * (point.y - a.y)) / area
    let third: Double = Double((b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)) / area
    guard second > 1e-6, third > 1e-6, second + third < 1 - 1e-6 else { return nil }
    return corners[0].depth * (1 - second - third) + corners[1].depth * second + corners[2].depth * third
  }

  private func cameras(_ projection: SpaceCamera.Projection) -> [SpaceCamera] {
    stride(from: -3.0, through: 3.2, by: 0.9).flatMap { azimuth in
      [-1.4, -0.4, 0.1, 0.6, 1.5].map { SpaceCamera(azimuth: azimuth, inclination: $0, projection: projection) }
    }
  }

  @Test(
    "No patch is covered by one behind it, of one surface or of two that do not cross",
    arguments: [SpaceCamera.Projection.orthographic, .perspective])
  func order(_ projection: SpaceCamera.Projection) {
    let lattice = SpaceLattice(columns: 8, rows: 8)
    let cutting = SpaceCutting(lattice)
    let waves: [SpacePiece] = cutting.pieces(of: mesh(8) { x, z in 0.2 * sin(9 * x) * cos(8 * z) - 0.25 }, owner: 0)
    let hill: [SpacePiece] = cutting.pieces(of: mesh(8) { x, z in 0.4 - x * x - z * z }, owner: 1)
    for camera in cameras(projection) {
      for pieces in [waves, waves + hill, hill + waves] {
        let scene = SpaceScene(lattice: lattice, pieces: pieces)
        #expect(scene.paintOrder(from: camera).sorted() == Array(pieces.indices))
        #expect(wronglyPainted(scene, camera) == 0)
      }
    }
  }

  @Test("A floor, a wall on the border of cells and a surface between them are painted in order")
  func areas() {
    let lattice = SpaceLattice(columns: 10, rows: 10)
    let cutting = SpaceCutting(lattice)
    let floor: [SpacePiece] = cutting.pieces(of: SpaceVector(-0.5, -0.4, -0.5), SpaceVector(0.5, -0.4, 0.5), owner: 0)
    let ceiling: [SpacePiece] = cutting.pieces(of: SpaceVector(-0.4, 0.45, -0.4), SpaceVector(0.4, 0.45, 0.4), owner: 1)
    let surface: [SpacePiece] = cutting.pieces(of: mesh(10) { x, z in 0.3 * sin(4 * x) * cos(3 * z) }, owner: 2)
    for camera in cameras(.orthographic) + cameras(.perspective) {
      #expect(wronglyPainted(SpaceScene(lattice: lattice, pieces: ceiling + surface + floor), camera) == 0)
    }
    #expect(floor.count == 100)
  }

  @Test("A symbol on a surface is painted after what it touches, and hidden by what lies before it")
  func symbols() throws {
    let lattice = SpaceLattice(columns: 10, rows: 10)
    let cutting = SpaceCutting(lattice)
    let surface: [SpacePiece] = cutting.pieces(of: mesh(10) { _, _ in 0 }, owner: 0)
    func rank(_ place: SpaceVector, _ camera: SpaceCamera) throws -> (symbol: Int, touching: [Int], below: Int) {
      let scene = SpaceScene(
        lattice: lattice, pieces: surface + [SpacePiece(.symbol(reach: 0.05), [place], owner: 1)])
      let order: [Int] = scene.paintOrder(from: camera)
      let turn: [Int: Int] = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
      let touching: [Int] = surface.indices.filter { index in
        let middle: SpaceVector = surface[index].middle
        return abs(middle.x - place.x) < 0.1 && abs(middle.z - place.z) < 0.1
      }
      return (try #require(turn[surface.count]), touching.compactMap { turn[$0] }, 0)
    }
    for azimuth in [0, 0.7, 2.5, -1.2] {
      let above = SpaceCamera(azimuth: azimuth, inclination: 0.5)
      let on = try rank(SpaceVector(0.12, 0, -0.17), above)
      #expect(on.touching.allSatisfy { $0 < on.symbol })
      let under = try rank(SpaceVector(0.15, -0.3, -0.15), above)
      #expect(under.touching.contains { $0 > under.symbol })
    }
  }

  @Test("Points alone are painted by their distance, also where the lower one is nearer")
  func points() {
    let places: [SpaceVector] = [SpaceVector(0, -0.4, 0.4), SpaceVector(0, 0.4, -0.4), SpaceVector(0, 0, 0)]
    let scene = SpaceScene(
      lattice: SpaceLattice(columns: 1, rows: 1),
      pieces: places.enumerated().map { SpacePiece(.symbol(reach: 0.1), [$1], owner: $0) })
    #expect(scene.paintOrder(from: SpaceCamera(azimuth: 0, inclination: 0.1)) == [1, 2, 0])
    #expect(scene.paintOrder(from: SpaceCamera(azimuth: .pi, inclination: 0.1)) == [0, 2, 1])
  }

  @Test("What reaches above or below the box is cut off there")
  func cutting() {
    let lattice = SpaceLattice(columns: 4, rows: 4)
    let pieces: [SpacePiece] = SpaceCutting(lattice).pieces(of: mesh(4) { x, _ in 3 * x }, owner: 0)
    #expect(pieces.allSatisfy { $0.corners.allSatisfy { abs($0.y) <= 0.5 + 1e-12 } })
    // From -1/6 to 1/6 along x: two columns, each of which is cut.
    let xs: [Double] = pieces.flatMap { $0.corners.map(\.x) }
    #expect(abs((xs.min() ?? 0) + 1.0 / 6) < 1e-9 && abs((xs.max() ?? 0) - 1.0 / 6) < 1e-9)
    #expect(SpaceCutting(lattice).pieces(of: mesh(4) { _, _ in 2 }, owner: 0).isEmpty)
  }

  @Test("Boxes without thickness become areas, lines or nothing, cut at the cells")
  func boxes() {
    let cutting = SpaceCutting(SpaceLattice(columns: 2, rows: 2))
    let line: [SpacePiece] = cutting.pieces(of: SpaceVector(-0.3, 0, 0.1), SpaceVector(0.4, 0, 0.1), owner: 7)
    #expect(line.map { $0.corners.map(\.x) } == [[-0.3, 0], [0, 0.4]])
    #expect(line.allSatisfy { $0.form == .line && $0.owner == 7 })
    #expect(cutting.pieces(of: SpaceVector(0, -0.5, -0.5), SpaceVector(0, 0.5, 0.5), owner: 0).count == 4)
    #expect(cutting.pieces(of: .zero, .zero, owner: 0).isEmpty)
    #expect(cutting.pieces(of: SpaceVector(-0.1, -0.1, -0.1), SpaceVector(0.1, 0.1, 0.1), owner: 0).isEmpty)
  }

  @Test("A lattice holds every place, also beyond its ends and without a length")
  func lattice() {
    let lattice = SpaceLattice(columns: 4, rows: 0, x: 0...1, z: 0...0)
    #expect([-9, 0, 0.24, 0.26, 1, 9, .nan].map(lattice.column) == [0, 0, 0, 1, 3, 3, 0])
    #expect(lattice.rows == 1 && lattice.row(5) == 0)
  }

  @Test("Solids are closed, and their faces look outward", arguments: SpaceSolid.allCases)
  func solids(_ solid: SpaceSolid) {
    for face in solid.faces {
      let middle: SpaceVector = face.corners.reduce(.zero, +) * (1 / Double(face.corners.count))
      #expect(abs(face.normal.length - 1) < 1e-9)
      #expect(middle.dot(face.normal) > 0)
      for corner in face.corners {
        #expect(abs((corner - face.corners[0]).dot(face.normal)) < 1e-9)
        #expect(corner.length <= solid.reach + 1e-9)
      }
    }
    // Each side of a face is one of exactly one other.
    var sides: [Set<SpaceVector>: Int] = [:]
    func rounded(_ place: SpaceVector) -> SpaceVector {
      func round(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
      return SpaceVector(round(place.x), round(place.y), round(place.z))
    }
    for face in solid.faces {
      for index in face.corners.indices {
        let side: Set<SpaceVector> = [
          rounded(face.corners[index]), rounded(face.corners[(index + 1) % face.corners.count]),
        ]
        sides[side, default: 0] += 1
      }
    }
    #expect(sides.values.allSatisfy { $0 == 2 })
    #expect(solid.faces.isEmpty == (solid == .sphere))
  }
}
