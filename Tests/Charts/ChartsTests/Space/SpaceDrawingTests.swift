import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import Spatial
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct SpaceDrawingTests {
  /// A window in which only the marks are drawn, from the front: an edge of the box is 300 / √3 points.
  private func box(
    _ pose: Chart3DPose = .front, settings: HostSettings = HostSettings(), @ViewBuilder _ chart: () -> some View
  ) throws -> HeadlessHost {
    try window(width: 300, height: 300, settings: settings) {
      chart().chart3DPose(pose).chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden).chartLegend(.hidden)
        .chartXScale(domain: 0...10).chartZScale(domain: 0...10).chartYScale(domain: 0...10)
    }
  }

  private let edge: CGFloat = 300 / 3.0.squareRoot()

  private func colors(_ host: HeadlessHost) -> [RGBA] {
    host.displayList.fillPaints.compactMap { if case .color(let color) = $0 { color } else { nil } }
  }

  @Test("A point is a ball at its place, as large as its part of the box")
  func point() throws {
    let host = try box {
      Chart3D { PointMark(x: .value("x", 10), y: .value("y", 5), z: .value("z", 0)).symbolSize(0.1) }
    }
    let ball: CGRect = try #require(host.displayList.fills.first)
    #expect(abs(ball.width - edge / 10) < 0.01 && abs(ball.midX - 150 - edge / 2) < 0.01 && abs(ball.midY - 150) < 0.01)
    guard case .radial = try #require(host.displayList.fillPaints.first) else {
      Issue.record("A ball has a highlight.")
      return
    }
  }

  @Test("Sizes above the box are areas in square points; wrong ones are nothing")
  func sizes() throws {
    func width(_ size: CGFloat) throws -> CGFloat? {
      try box {
        Chart3D { PointMark(x: .value("x", 5), y: .value("y", 5), z: .value("z", 5)).symbolSize(size) }
      }.displayList.fills.first?.width
    }
    #expect(abs(try #require(try width(64)) - 8 / 160 * edge) < 0.01)
    #expect(try width(0) == nil && width(-1) == nil && width(.nan) == nil)
  }

  @Test("Symbols are solids: of a cube from the front one face is seen, from the side and above three")
  func solids() throws {
    func faces(_ pose: Chart3DPose, _ symbol: BasicChart3DSymbolShape, turn: Double = 0) throws -> [CGRect] {
      try box(pose) {
        Chart3D {
          PointMark(x: .value("x", 5), y: .value("y", 5), z: .value("z", 5)).symbol(symbol).symbolSize(0.2)
            .symbolRotation(Rotation3D(angle: .degrees(turn), axis: .y))
        }
      }.displayList.filledPaths.flatMap(\.rectangles).map { $0.rounded }
    }
    #expect(try faces(.front, .cube).count == 1)
    #expect(try faces(.default, .cube).count == 3)
    #expect(try faces(.front, .cube, turn: 45).count == 2)
    #expect(try faces(.top, .cone).count == 24 && faces(.bottom, .cone).count == 1)
    #expect(try faces(.top, .cylinder).count == 1 && faces(.front, .cylinder).count == 12)
    #expect(abs(try #require(try faces(.front, .cube).first).width - 0.2 * edge) < 1)
  }

  @Test("A surface has a patch for each part of both axes, and one colour where it is flat (168, 175)")
  func surface() throws {
    let host = try box(.top) {
      Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 5 }.foregroundStyle(Color.red).roughness(1) }
    }
    #expect(Set(colors(host)).count == 1)
    let frame: CGRect = host.displayList.fills.reduce(CGRect.null) { $0.union($1) }
    #expect(abs(frame.width - edge) < 2 && abs(frame.height - edge) < 2)
    // All patches are one path.
    #expect(host.displayList.filledPaths.count == 1)
    #expect(host.displayList.filledPaths.flatMap(\.rectangles).count == 10_000)
  }

  @Test("Colours by height go from the first of the gradient to the last, over the axis or a range (176, 181, 182)")
  func heights() throws {
    let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
    func color(_ height: Double, _ style: BasicChart3DSurfaceStyle) throws -> RGBA {
      try #require(
        colors(
          try box(.top) {
            Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in height }.foregroundStyle(style).roughness(1) }
          }
        ).first)
    }
    let (low, high): (RGBA, RGBA) = (try color(0, .heightBased(gradient)), try color(10, .heightBased(gradient)))
    #expect(low.red > 0.4 && low.blue == 0 && high.blue > 0.4 && high.red == 0)
    let middle: RGBA = try color(5, .heightBased(gradient))
    #expect(abs(middle.red - middle.blue) < 0.02)
    #expect(try color(5, .heightBased(gradient, yRange: 5...10)) == low)
    #expect(try color(9, .heightBased(gradient, yRange: 0...5)) == high)
    #expect(try color(2, .heightBased) != color(8, .heightBased))
    #expect(try color(2, .heightBased(yRange: 0...10)) == color(2, .heightBased))
  }

  @Test("Colours by direction are those of where the surface looks (177)")
  func normals() throws {
    let host = try box(.top) {
      Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 5 }.foregroundStyle(.normalBased).roughness(1) }
    }
    let up: RGBA = try #require(colors(host).first)
    #expect(up.green > 1.9 * up.red && abs(up.red - up.blue) < 0.01)
  }

  @Test("A gradient goes up a surface, in the direction that it has (178)")
  func gradient() throws {
    func color(_ height: Double, from start: UnitPoint, to end: UnitPoint) throws -> RGBA {
      try #require(
        colors(
          try box(.top) {
            Chart3D {
              SurfacePlot(x: "x", y: "y", z: "z") { _, _ in height }
                .foregroundStyle(
                  .linearGradient(
                    colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: start,
                    endPoint: end))
            }
          }
        ).first)
    }
    #expect(try color(1, from: .bottom, to: .top).red > color(9, from: .bottom, to: .top).red)
    #expect(try color(1, from: .top, to: .bottom).red < color(9, from: .top, to: .bottom).red)
  }

  @Test("Roughness takes the highlight away, and metal has it in its own colour (179)")
  func light() throws {
    func brightest(_ roughness: Double, _ metalness: Double) throws -> RGBA {
      let host = try box(.default) {
        Chart3D {
          SurfacePlot(x: "x", y: "y", z: "z") { x, z in 8 - 0.2 * ((x - 5) * (x - 5) + (z - 5) * (z - 5)) }
            .foregroundStyle(Color(red: 0.8, green: 0.2, blue: 0.1)).roughness(roughness).metalness(metalness)
        }
      }
      return try #require(colors(host).max { $0.red + $0.green < $1.red + $1.green })
    }
    let (dull, polished, metal): (RGBA, RGBA, RGBA) = (
      try brightest(1, 0), try brightest(0.2, 0), try brightest(0.2, 1)
    )
    #expect(polished.blue > dull.blue + 0.2)
    #expect(metal.blue < polished.blue && metal.red > dull.red)
    #expect(try brightest(.nan, .nan) == dull && brightest(7, -3) == dull)
  }

  @Test("Several surfaces share a chart, and each is coarser (180)")
  func several() throws {
    let host = try box(.top) {
      Chart3D {
        ForEach(0..<8) { index in
          SurfacePlot(x: "x", y: "y", z: "z") { _, _ in Double(index) }.foregroundStyle([Color.red, .blue][index % 2])
        }
      }
    }
    let count: Int = host.displayList.filledPaths.flatMap(\.rectangles).count
    #expect(count == 8 * 50 * 50)
  }

  @Test("A hole of a function is a hole of its surface")
  func holes() throws {
    let host = try box(.top) {
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x < 5 ? .nan : 5 }.foregroundStyle(Color.red)
      }
    }
    let frame: CGRect = host.displayList.fills.reduce(CGRect.null) { $0.union($1) }
    #expect(abs(frame.minX - 150) < 2 && abs(frame.maxX - 150 - edge / 2) < 2)
  }

  @Test("Rules are lines, and rectangles areas across the axis of their one value")
  func rulesAndAreas() throws {
    let host = try box {
      Chart3D {
        RuleMark(x: .value("x", 2), y: .value("y", 0..<10), z: .value("z", 5)).foregroundStyle(.red)
        RectangleMark(x: .value("x", 4..<8), y: .value("y", 2..<4), z: .value("z", 5)).foregroundStyle(.blue)
      }
    }
    let line: CGRect = host.displayList.strokes.reduce(CGRect.null) { $0.union($1) }
    #expect(abs(line.midX - 150 + 0.3 * edge) < 0.01 && abs(line.height - edge) < 0.01 && line.width < 0.01)
    let area: CGRect = host.displayList.fills.reduce(CGRect.null) { $0.union($1) }
    #expect(abs(area.width - 0.4 * edge) < 1 && abs(area.height - 0.2 * edge) < 1)
    // What is an interval beyond the axes ends with them; what lies outside is left out.
    let beyond = try box {
      Chart3D {
        RuleMark(x: .value("x", -50..<50), y: .value("y", 5), z: .value("z", 5))
        PointMark(x: .value("x", 11), y: .value("y", 5), z: .value("z", 5))
      }
    }
    #expect(abs((beyond.displayList.strokes.reduce(CGRect.null) { $0.union($1) }).width - edge) < 0.01)
    #expect(beyond.displayList.fills.isEmpty)
  }

  @Test("A plane hides what lies below it from a viewer above, and not from one below")
  func occlusion() throws {
    func seen(_ inclination: Double) throws -> String {
      let host = try box(Chart3DPose(azimuth: .degrees(20), inclination: .degrees(inclination))) {
        Chart3D {
          PointMark(x: .value("x", 5), y: .value("y", 2), z: .value("z", 5)).symbol(.cube).symbolSize(0.1)
            .foregroundStyle(Color(red: 1, green: 0, blue: 0)).roughness(1)
          RectangleMark(x: .value("x", 0..<10), y: .value("y", 5), z: .value("z", 0..<10))
            .foregroundStyle(Color(red: 0, green: 0, blue: 1)).roughness(1)
        }
      }
      // The middle of the cube is 0.3 of an edge below that of the box.
      return try host.color(x: 150, y: 150 + 0.3 * edge * cos(CGFloat(40) * .pi / 180))
    }
    // Shades of blue, and shades of red.
    let (above, below): (String, String) = (try seen(40), try seen(-40))
    #expect(above.hasPrefix("#0000") && !above.hasSuffix("00"))
    #expect(below.hasSuffix("0000") && !below.hasPrefix("#00"))
  }

  @Test("Equal charts have equal pictures, and a chart that was turned back is as before")
  func same() throws {
    @ViewBuilder func chart() -> some View {
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in 5 + sin(x) + cos(z) }
        ForEach(0..<20) { PointMark(x: .value("x", $0 / 2), y: .value("y", $0 % 7), z: .value("z", 10 - $0 / 2)) }
      }
    }
    let first = try box(.default, chart)
    #expect(try first.displayList == box(.default, chart).displayList)
    #expect(try first.pngData() == box(.default, chart).pngData())
  }
}
