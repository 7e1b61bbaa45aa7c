import Charts
import Spatial
import SwiftUI

/// Charts with three axes.
struct ChartSpacePage: View {
  @State private var pose: Chart3DPose = .default

  var body: some View {
    Example("Points") {
      Chart3D(ChartData.trees) { tree in
        PointMark(x: .value("Height", tree.height), y: .value("Girth", tree.girth), z: .value("Age", tree.age))
          .foregroundStyle(by: .value("Kind", tree.kind))
          .symbolSize(0.05)
      }
      .chartXAxisLabel("Height (m)")
      .chartYAxisLabel("Girth (cm)")
      .chartZAxisLabel("Age (years)")
      .chartHeight(320)
    }
    Example("A surface, coloured by height") {
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
          .foregroundStyle(.heightBased)
      }
      .chart3DPose($pose)
      .chart3DCameraProjection(.perspective)
      .chartHeight(320)
      VStack(alignment: .leading) {
        Button("Front") { withAnimation { pose = .front } }
        Button("Above") { withAnimation { pose = .top } }
        Button("Default") { withAnimation { pose = .default } }
      }
      .buttonStyle(.bordered)
    }
    Example("Surface styles") {
      Specimens(width: 160) {
        surface("normalBased") { $0.foregroundStyle(.normalBased) }
        surface("heightBased, own colours") { $0.foregroundStyle(.heightBased(ChartSpacePage.warm, yRange: 0...1)) }
        surface("polished") { $0.foregroundStyle(.teal).roughness(0) }
        surface("metal") { $0.foregroundStyle(.orange).roughness(0.2).metalness(1) }
      }
    }
    ChartSpacePageEnd()
  }

  private static let warm = Gradient(colors: [.purple, .red, .yellow])

  private func surface(
    _ name: String, style: @escaping (SurfacePlot) -> some Chart3DContent
  ) -> some View {
    Specimen(name) {
      Chart3D {
        style(SurfacePlot(x: "x", y: "y", z: "z") { x, z in exp(-(x * x + z * z)) })
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartZAxis(.hidden)
      .chartHeight(150)
    }
  }
}

/// The second half of the page.
private struct ChartSpacePageEnd: View {
  @State private var age: Double?
  @State private var ages: ClosedRange<Double>?

  var body: some View {
    Example("Symbols") {
      Chart3D {
        ForEach(0..<4) { index in
          let place = Double(index)
          point(place, turn: 0)
          point(place, turn: 0.6)
        }
      }
      .chartXScale(domain: -0.5...3.5)
      .chartZScale(domain: -0.5...1.5, range: -0.3...0.3)
      .chartYScale(domain: 0...2)
      .chart3DPose(Chart3DPose(azimuth: .degrees(20), inclination: .degrees(25)))
      .chartHeight(300)
    }
    Example("Rules and planes") {
      Chart3D {
        RectangleMark(x: .value("x", 0..<10), y: .value("y", 4), z: .value("z", 0..<10))
          .foregroundStyle(.blue.opacity(0.35))
        RuleMark(x: .value("x", 5), y: .value("y", 0..<10), z: .value("z", 5)).foregroundStyle(.red)
        RuleMark(x: .value("x", 0..<10), y: .value("y", 7), z: .value("z", 2)).foregroundStyle(.green)
        ForEach(1..<10) { index in
          PointMark(x: .value("x", index), y: .value("y", index), z: .value("z", 10 - index)).symbol(.cube)
        }
      }
      .chartZAxis { AxisMarks(values: [0, 5, 10]) }
      .chart3DRenderingStyle(.flat)
      .chartHeight(300)
    }
    Example("Selecting") {
      Chart3D(ChartData.trees) { tree in
        PointMark(x: .value("Height", tree.height), y: .value("Girth", tree.girth), z: .value("Age", tree.age))
          .foregroundStyle(tree.age == age ? .red : .gray)
          .symbolSize(tree.age == age ? 0.08 : 0.05)
      }
      .chartZSelection(value: $age)
      .chartZSelection(range: $ages)
      .chartHeight(280)
      Text(age.map { "Age: \($0.formatted())" } ?? "Point at a tree, or tap it")
    }
  }

  private func point(_ place: Double, turn: Double) -> some Chart3DContent {
    PointMark(x: .value("x", place), y: .value("y", 1), z: .value("z", turn == 0 ? 0 : 1))
      .symbol([BasicChart3DSymbolShape.sphere, .cube, .cone, .cylinder][Int(place)])
      .symbolRotation(Rotation3D(angle: Angle2D(radians: turn), axis: .xz))
      .symbolSize(0.16)
      .foregroundStyle([Color.blue, .green, .orange, .purple][Int(place)])
  }
}
