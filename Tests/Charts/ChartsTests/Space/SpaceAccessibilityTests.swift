import AccessibilityTree
import Charts
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct SpaceAccessibilityTests {
  private struct Tree: Identifiable {
    let id: Int
    var kind: String { ["Oak", "Pine"][id % 2] }
  }

  private func open(@ViewBuilder _ chart: () -> some View) throws -> HeadlessHost {
    try window(width: 300, height: 300, root: chart)
  }

  @Test("Each mark is an element with its place on the floor as label and its height as value (163)")
  func marks() throws {
    let host = try open {
      Chart3D((0..<2).map { Tree(id: $0) }) { tree in
        PointMark(x: .value("Height", 3 + tree.id), y: .value("Girth", 40), z: .value("Age", 1_000 * tree.id))
          .foregroundStyle(by: .value("Kind", tree.kind))
      }
      .chartLegend(.hidden)
    }
    #expect(host.labels == ["Height 3, Age 0, Oak", "Height 4, Age 1,000, Pine", "Viewing angle"])
    #expect(host.elements.first?.properties.value == "Girth 40")
    #expect("\(host.accessibilityTree.dump())".contains("Girth, Height, Age"))
    let (first, second) = (try #require(host.frame("Height 3, Age 0, Oak")), try #require(host.frame("Viewing angle")))
    #expect(first.width >= 8 && first.height >= 8 && second.contains(first))
  }

  @Test("A surface is one element that says where it is lowest and highest")
  func surface() throws {
    let host = try open {
      Chart3D { SurfacePlot(x: "East", y: "Height", z: "North") { x, z in x - z } }
        .chartXScale(domain: 0...10).chartZScale(domain: 0...10)
    }
    #expect(
      host.element("Height")?.properties.value
        == "lowest -10 at East 0, North 10, highest 10 at East 10, North 0")
    let flat = try open { Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 1.0 / 3 } } }
    #expect(flat.element("y")?.properties.value == "everywhere 0.333")
    let nothing = try open { Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in .nan } } }
    #expect(nothing.element("y")?.properties.value == "no values")
  }

  @Test("More marks than one would step through are one element")
  func many() throws {
    let host = try open {
      Chart3D(0..<600, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0), z: .value("z", $0 % 7)) }
    }
    #expect(host.labels == ["y, x, z", "Viewing angle"])
    #expect(host.elements.first?.properties.value == "600 values, rising from 0 at 0, 0 to 599 at 599, 4")
  }

  @Test("A chart describes all three axes, and its series with their values along z (390)")
  func description() throws {
    let host = try open {
      Chart3D((0..<4).map { Tree(id: $0) }) { tree in
        PointMark(x: .value("Height", tree.id), y: .value("Girth", 10 * tree.id), z: .value("Age", 5 * tree.id))
          .foregroundStyle(by: .value("Kind", tree.kind))
      }
    }
    let found: ChartDescription = try #require(host.chartNode?.properties.chart).description
    #expect(found.x.title == "Height" && found.y?.title == "Girth" && found.further.map(\.title) == ["Age"])
    #expect(found.further.map(\.range) == [0...20])
    #expect(found.series.map(\.name) == ["Oak", "Pine"])
    #expect(found.series[1].points.map { $0.further.map(\.value) } == [[5], [15]])
    #expect(
      found.overview
        == "Girth, Height, Age. 2 series. Oak: 2 values, rising from 0 at 0, 0 to 20 at 2, 10. "
        + "Pine: 2 values, rising from 10 at 1, 5 to 30 at 3, 15.")
    #expect(found.details.contains("Z axis: Age, 0 to 20."))
  }

  @Test("A surface is described by some of its values; rules and planes are none of the data")
  func described() throws {
    let host = try open {
      Chart3D {
        SurfacePlot(x: "x", y: "Waves", z: "z") { x, z in x + 10 * z }
        RuleMark(x: .value("x", -1..<1), y: .value("y", 0), z: .value("z", 0))
        RectangleMark(x: .value("x", -1..<1), y: .value("y", 0), z: .value("z", -1..<1))
      }
      .chartXScale(domain: 0...12).chartZScale(domain: 0...12)
    }
    let found: ChartDescription = try #require(host.chartNode?.properties.chart).description
    #expect(found.series.map(\.name) == ["Waves"])
    let points: [ChartDescription.Point] = found.series[0].points
    // Along x, then along z: each twelfth of 100 patches.
    #expect(points.count == 13 * 13 && points[0].y == 0)
    #expect(abs((points[1].y ?? 0) - 0.96) < 1e-9 && abs((points[13].y ?? 0) - 9.6) < 1e-9)
  }

  private struct Additional: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      func axis(_ title: String) -> AXNumericDataAxisDescriptor {
        AXNumericDataAxisDescriptor(title: title, range: 0...9, gridlinePositions: []) { "\(Int($0)) \(title)" }
      }
      return AXChartDescriptor(
        title: "Own", xAxis: axis("cm"), yAxis: axis("kg"),
        additionalAxes: [axis("years"), AXCategoricalDataAxisDescriptor(title: "Kind", categoryOrder: ["A", "B"])],
        series: [
          AXDataSeriesDescriptor(
            name: "s", isContinuous: false,
            dataPoints: [
              AXDataPoint(x: 1, y: 2, additionalValues: [.number(3), .category("B")]),
              AXDataPoint(x: 4, y: 5, additionalValues: [.number(6), .category("A")]),
            ])
        ])
    }
  }

  @Test("An app's own descriptor says its further axes as well (390)")
  func descriptor() throws {
    let host = try open {
      Chart3D { PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1)) }
        .accessibilityChartDescriptor(Additional())
    }
    let found: ChartDescription = try #require(host.chartNode?.properties.chart).description
    #expect(found.further.map(\.title) == ["years", "Kind"])
    #expect(
      found.overview == "Own. 2 values, rising from 2 kg at 1 cm, 3 years, B to 5 kg at 4 cm, 6 years, A.")
  }
}
