import ChartEngine
import CoreGraphics
import SeededNumbers
import Testing

@Suite struct SpaceCameraTests {
  private let bounds = CGRect(x: 10, y: 20, width: 200, height: 300)

  private func offset(_ place: SpaceVector, _ camera: SpaceCamera) -> CGPoint? {
    camera.project(place, in: bounds).map { CGPoint(x: $0.point.x - bounds.midX, y: $0.point.y - bounds.midY) }
  }

  private static let corners: [SpaceVector] = [-0.5, 0.5].flatMap { x in
    [-0.5, 0.5].flatMap { y in [-0.5, 0.5].map { z in SpaceVector(x, y, z) } }
  }

  @Test("From the front x goes to the right, y up, and z towards the viewer")
  func front() throws {
    let camera = SpaceCamera(azimuth: 0, inclination: 0)
    let place: CGPoint = try #require(offset(SpaceVector(0.25, 0.5, 0.5), camera))
    let unit: Double = 200 / 3.0.squareRoot()
    #expect(abs(place.x - unit / 4) < 1e-9 && abs(place.y + unit / 2) < 1e-9)
    let near: SpaceCamera.Projected = try #require(camera.project(SpaceVector(0, 0, 0.5), in: bounds))
    let far: SpaceCamera.Projected = try #require(camera.project(SpaceVector(0, 0, -0.5), in: bounds))
    #expect(near.depth > far.depth && near.point == far.point)
  }

  @Test("A quarter turn sees the box from the end of x, a quarter up from above")
  func quarters() throws {
    let side: CGPoint = try #require(offset(SpaceVector(0, 0, 0.5), SpaceCamera(azimuth: .pi / 2, inclination: 0)))
    #expect(side.x < -50 && abs(side.y) < 1e-9)
    let above: CGPoint = try #require(offset(SpaceVector(0, 0, 0.5), SpaceCamera(azimuth: 0, inclination: .pi / 2)))
    #expect(abs(above.x) < 1e-9 && above.y > 50)
  }

  @Test("The box lies within the picture in each pose", arguments: [SpaceCamera.Projection.orthographic, .perspective])
  func fits(_ projection: SpaceCamera.Projection) throws {
    var numbers = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let camera = SpaceCamera(
        azimuth: Double.random(in: -7...7, using: &numbers), inclination: Double.random(in: -2...2, using: &numbers),
        projection: projection)
      for corner in Self.corners {
        let point: CGPoint = try #require(camera.project(corner, in: bounds)).point
        #expect(bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(point))
      }
    }
  }

  @Test("With perspective what is nearer is larger; without it lengths stay")
  func perspective() throws {
    func length(_ z: Double, _ projection: SpaceCamera.Projection) throws -> Double {
      let camera = SpaceCamera(azimuth: 0, inclination: 0, projection: projection)
      let end: CGPoint = try #require(offset(SpaceVector(0.5, 0, z), camera))
      return Double(end.x)
    }
    // The near face is 2.5 edges away, the far one 3.5.
    #expect(try abs(length(0.5, .perspective) / length(-0.5, .perspective) - 3.5 / 2.5) < 1e-9)
    #expect(try length(0.5, .orthographic) == length(-0.5, .orthographic))
  }

  @Test("The planes behind the content are those that look at the viewer from within")
  func backSides() {
    #expect(SpaceCamera(azimuth: 0.5, inclination: 0.3).backSides == SpaceVector(-0.5, -0.5, -0.5))
    #expect(SpaceCamera(azimuth: -0.5, inclination: -0.3).backSides == SpaceVector(0.5, 0.5, -0.5))
    #expect(SpaceCamera(azimuth: .pi - 0.5, inclination: 0.3).backSides == SpaceVector(-0.5, -0.5, 0.5))
    // Half a turn leaves a rest of rounding along x.
    #expect(SpaceCamera(azimuth: .pi, inclination: 0).backSides == SpaceVector(-0.5, -0.5, 0.5))
    #expect(SpaceCamera(azimuth: -.pi, inclination: 0).backSides == SpaceVector(-0.5, -0.5, 0.5))
  }

  @Test("Places are painted from the farthest, equal ones as they come, and none that are no numbers")
  func order() {
    let places: [SpaceVector] = [
      SpaceVector(0, 0, 0.4), SpaceVector(0.1, 0, -0.2), SpaceVector(.nan, 0, 0), SpaceVector(-0.1, 0, -0.2),
      SpaceVector(0, 0, -0.5),
    ]
    for projection in [SpaceCamera.Projection.orthographic, .perspective] {
      let front = SpaceCamera(azimuth: 0, inclination: 0, projection: projection)
      #expect(front.paintOrder(of: places) == [4, 1, 3, 0])
    }
    #expect(SpaceCamera(azimuth: .pi, inclination: 0).paintOrder(of: places).first == 0)
  }

  @Test("Angles, places and sizes that are no numbers do no harm")
  func robust() {
    let camera = SpaceCamera(azimuth: .nan, inclination: .infinity, projection: .perspective)
    #expect(camera.azimuth == 0 && camera.inclination == 0)
    #expect(SpaceCamera(azimuth: 0, inclination: 5).inclination == .pi / 2)
    #expect(camera.project(SpaceVector(0, .infinity, 0), in: bounds) == nil)
    #expect(camera.project(SpaceVector(0, 0, 3), in: bounds) == nil)
    #expect(camera.project(SpaceVector(0.5, 0.5, 0), in: .zero)?.point == .zero)
  }
}
