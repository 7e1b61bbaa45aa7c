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
