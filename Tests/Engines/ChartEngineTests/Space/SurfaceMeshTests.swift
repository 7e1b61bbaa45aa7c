import ChartEngine
import CoreGraphics
import Testing

@Suite struct SurfaceMeshTests {
  private func grid(_ patches: Int, _ function: (Double, Double) -> Double) -> SurfaceGrid {
    SurfaceGrid(x: -0.5...0.5, z: -0.5...0.5, columns: patches, rows: patches, function: function)
  }

  private func mesh(_ grid: SurfaceGrid) -> SurfaceMesh { SurfaceMesh(grid, x: { $0 }, y: { $0 }, z: { $0 }) }

  private func isNear(_ left: SpaceVector, _ right: SpaceVector) -> Bool { (left - right).length < 1e-9 }

  @Test("Both ends of the ranges are sampled, and the extremes say where they are")
  func extremes() throws {
    let grid = SurfaceGrid(x: 0...2, z: -1...1, columns: 4, rows: 2) { x, z in x - 10 * z }
    #expect(grid.xs == [0, 0.5, 1, 1.5, 2] && grid.zs == [-1, 0, 1])
    let found = try #require(grid.extremes)
    #expect([found.lowest.x, found.lowest.y, found.lowest.z] == [0, -10, 1])
    #expect([found.highest.x, found.highest.y, found.highest.z] == [2, 12, -1])
  }

  @Test("Normals are of length 1 and stand on the patches")
  func normals() {
    #expect(mesh(grid(3) { _, _ in 0 }).patches.allSatisfy { isNear($0.normal, SpaceVector(0, 1, 0)) })
    let root: Double = 0.5.squareRoot()
    #expect(mesh(grid(3) { x, _ in x }).patches.allSatisfy { isNear($0.normal, SpaceVector(-root, root, 0)) })
    #expect(mesh(grid(3) { _, z in z }).patches.allSatisfy { isNear($0.normal, SpaceVector(0, root, -root)) })
    let reversed = SurfaceMesh(grid(3) { x, _ in x }, x: { -$0 }, y: { $0 }, z: { $0 })
    #expect(reversed.patches.allSatisfy { isNear($0.normal, SpaceVector(root, root, 0)) })
  }

  @Test("A place without a height is a hole with triangles around it")
  func holes() {
    let holed: SurfaceMesh = mesh(grid(4) { x, z in x == 0 && z == 0 ? .nan : 0 })
    #expect(holed.patches.count == 16)
    let triangles: [[Int]] = holed.patches.filter { $0.corners.count == 3 }.map { [$0.column, $0.row] }
    #expect(triangles == [[1, 1], [2, 1], [1, 2], [2, 2]])
    #expect(holed.patches.allSatisfy { isNear($0.normal, SpaceVector(0, 1, 0)) })
    #expect(mesh(grid(4) { x, _ in x < 0 ? .infinity : 0 }).patches.count == 8)
  }

  @Test("Nothing to draw gives no patches")
  func empty() {
    let nothing: SurfaceGrid = grid(4) { _, _ in .nan }
    #expect(nothing.extremes == nil && mesh(nothing).patches.isEmpty)
    #expect(mesh(grid(0) { _, _ in 1 }).patches.isEmpty)
    #expect(SurfaceGrid(x: 0...(.infinity), z: 0...1, columns: 2, rows: 2) { _, _ in 1 }.xs.isEmpty)
    // A range of one value has patches without an area.
    let line = SurfaceGrid(x: 1...1, z: 0...1, columns: 2, rows: 2) { _, _ in 1 }
    #expect(mesh(line).patches.isEmpty)
    let far = SurfaceGrid(x: -1e308...1e308, z: 0...1, columns: 2, rows: 1) { x, _ in x }
    #expect(far.xs == [-1e308, 0, 1e308])
  }

  /// Looks along lines of sight: of the patches that one meets, the nearest must be painted last.
  private func wronglyPainted(_ mesh: SurfaceMesh, _ camera: SpaceCamera) -> Int {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let order: [Int] = mesh.paintOrder(from: camera)
    typealias Triangle = (rank: Int, corners: [SpaceCamera.Projected])
    var triangles: [Triangle] = []
    for (rank, index) in order.enumerated() {
      let corners: [SpaceCamera.Projected] = mesh.patches[index].corners
        .compactMap { mesh.vertices[$0].flatMap { camera.project($0, in: bounds) } }
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

  @Test("No patch is covered by one behind it", arguments: [SpaceCamera.Projection.orthographic, .perspective])
  func order(_ projection: SpaceCamera.Projection) {
    let waves: SurfaceMesh = mesh(grid(8) { x, z in 0.5 * sin(9 * x) * cos(8 * z) })
    for azimuth in stride(from: -3.0, through: 3.2, by: 0.9) {
      for inclination in [-1.4, -0.4, 0.1, 0.6, 1.5] {
        let camera = SpaceCamera(azimuth: azimuth, inclination: inclination, projection: projection)
        let order: [Int] = waves.paintOrder(from: camera)
        #expect(order.sorted() == Array(waves.patches.indices))
        #expect(wronglyPainted(waves, camera) == 0)
      }
    }
  }

  @Test("Light is strongest on what faces it, and polish gives a highlight")
  func light() {
    let light = SurfaceLight(camera: SpaceCamera(azimuth: 0, inclination: 0.4))
    let (facing, edge): (SpaceVector, SpaceVector) = (SpaceVector(-0.3, 1, 0.9), SpaceVector(1, 0, 0.4))
    #expect(
      light.brightness(normal: facing, roughness: 1).shade > light.brightness(normal: edge, roughness: 1).shade + 0.3)
    #expect(light.brightness(normal: facing, roughness: 1) == light.brightness(normal: facing * -2, roughness: 1))
    #expect(light.brightness(normal: facing, roughness: 1).highlight == 0)
    #expect(light.brightness(normal: facing, roughness: .nan).highlight == 0)
    let mirror = SpaceVector(-0.15, 0.7, 1)
    #expect(light.brightness(normal: mirror, roughness: 0).highlight > 0.2)
    let none: SurfaceLight.Brightness = light.brightness(normal: .zero, roughness: 0)
    #expect(none.shade == 0.35 && none.highlight == 0)
  }
}
