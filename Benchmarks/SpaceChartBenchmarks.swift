import Charts
import Foundation
import Observation
import Spatial
import SwiftUI
import UITestSupport

@Observable @MainActor
private final class Turn {
  var pose: Chart3DPose = .default
}

/// A surface of 100 by 100 patches.
private struct Surface: View {
  let turn: Turn
  var body: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }.foregroundStyle(.heightBased)
    }
    .chart3DPose(turn.pose)
  }
}

private struct Cloud: View {
  let turn: Turn
  var body: some View {
    Chart3D(0..<1_000, id: \.self) { index in
      PointMark(
        x: .value("x", index * 7_919 % 997), y: .value("y", index * 104_729 % 991), z: .value("z", index * 31 % 983))
    }
    .chart3DPose(turn.pose)
  }
}

/// Charts with three axes.
@MainActor
enum SpaceChartBenchmarks {
  /// Charts in space that are turned by a degree each frame: their content is made anew, laid out, put in order and drawn.
  static func run() throws {
    print("\nCharts in space")
    func turning(_ name: String, goal: String, @ViewBuilder _ root: @escaping (Turn) -> some View) throws -> Double {
      let turn = Turn()
      let app = try HeadlessApp { root(turn) }
      app.updateDrawing()
      var angle: Double = 30
      let time: Double = Measuring.cpu(runs: 20) {
        angle += 1
        turn.pose = Chart3DPose(azimuth: .degrees(angle), inclination: .degrees(20))
        app.advance(by: .zero)
        app.updateDrawing()
      }
      row(name, figure(time * 1000, "ms"), goal: goal)
      let painted: Double = try Measuring.cpu(runs: 5) {
        angle += 1
        turn.pose = Chart3DPose(azimuth: .degrees(angle), inclination: .degrees(20))
        app.advance(by: .zero)
        _ = try app.repaint()
      }
      row("  with the painting of the window", figure(painted * 1000, "ms"))
      return time
    }
    let surface: Double = try turning("a surface of 100 x 100 patches, a frame of a turn", goal: "goal: 30") {
      Surface(turn: $0)
    }
    _ = try turning("1,000 balls, a frame of a turn", goal: "goal: 10") { Cloud(turn: $0) }
    // The same patches without a chart: a function, a projection and a path for each.
    let bare: Double = Measuring.cpu(runs: 20) { barePatches() }
    row("  the surface beside bare paths of its patches", figure(surface / bare, "times"))
  }

  private static func barePatches() {
    var paths: [Path] = []
    paths.reserveCapacity(10_000)
    let step: Double = 4.0 / 100
    func corner(_ x: Double, _ z: Double) -> CGPoint {
      let y: Double = sin(2 * x) * cos(2 * z)
      return CGPoint(x: 200 + 50 * (x * 0.87 - z * 0.5), y: 200 - 50 * (y - 0.17 * x - 0.3 * z))
    }
    for column in 0..<100 {
      for row in 0..<100 {
        let (x, z): (Double, Double) = (-2 + Double(column) * step, -2 + Double(row) * step)
        paths.append(
          Path { path in
            path.move(to: corner(x, z))
            path.addLine(to: corner(x + step, z))
            path.addLine(to: corner(x + step, z + step))
            path.addLine(to: corner(x, z + step))
            path.closeSubpath()
          })
      }
    }
    precondition(paths.count == 10_000)
  }
}
