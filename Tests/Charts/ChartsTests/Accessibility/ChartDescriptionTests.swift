import AccessibilityTree
import Charts
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite(.serialized) struct ChartDescriptionTests {
  private func description(@ViewBuilder _ chart: () -> some View) throws -> ChartDescription {
    let host = try window(width: 300, height: 200, root: chart)
    return try #require(host.chartNode?.properties.chart).description
  }

  private struct Sale: Identifiable {
    let id: Int
    let month: String
    let city: String
    let amount: Double
  }

  private let sales: [Sale] = [
    Sale(id: 0, month: "Jan", city: "Bonn", amount: 1), Sale(id: 1, month: "Feb", city: "Bonn", amount: 4),
    Sale(id: 2, month: "Jan", city: "Rome", amount: 9), Sale(id: 3, month: "Feb", city: "Rome", amount: 2),
  ]

  @Test("A chart describes itself: its axes, and its marks as series of points")
  func automatic() throws {
    let found: ChartDescription = try description {
      Chart(sales) {
        LineMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)).foregroundStyle(
          by: .value("City", $0.city))
      }
    }
    #expect(found.title == "Sales, Month")
    #expect(found.x == .init(title: "Month", range: 0...1, categories: ["Jan", "Feb"]))
    #expect(found.y == .init(title: "Sales", range: 0...10))
    #expect(found.series.map(\.name) == ["Bonn", "Rome"])
    let continuous: Bool = found.series.allSatisfy { $0.isContinuous }
    #expect(continuous)
    #expect(found.series[1].points.map(\.y) == [9, 2])
    #expect(found.series[1].points.map(\.xWords) == ["Jan", "Feb"])
    #expect(
      found.overview
        == "Sales, Month. 2 series. Bonn: 2 values, rising from 1 at Jan to 4 at Feb. "
        + "Rome: 2 values, falling from 9 at Jan to 2 at Feb.")
  }

  @Test("Bars that grow along x are described by their categories; rules are none of the data")
  func turned() throws {
    let found: ChartDescription = try description {
      Chart {
        ForEach(sales.prefix(2)) { BarMark(x: .value("Sales", $0.amount), y: .value("Month", $0.month)) }
        RuleMark(x: .value("Limit", 3))
      }
    }
    #expect(found.x.categories == ["Jan", "Feb"] && found.x.title == "Month")
    #expect(found.series.count == 1)
    #expect(found.series[0].points.map { [$0.x, $0.y ?? -1] } == [[0, 1], [1, 4]])
  }

  @Test("Sectors are one series of categories")
  func sectors() throws {
    let found: ChartDescription = try description {
      Chart(sales.prefix(2)) {
        SectorMark(angle: .value("Sales", $0.amount)).foregroundStyle(by: .value("M", $0.month))
      }
    }
    #expect(found.x.categories == ["Jan", "Feb"])
    #expect(found.series[0].points.map(\.yWords) == ["1, 20%", "4, 80%"])
  }

  @Test("The chart's actions say what it shows, and play it")
  func actions() throws {
    let host = try window(width: 300, height: 200) {
      Chart(sales.prefix(2)) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
    }
    let node: AccessibilityNode = try #require(host.chartNode)
    #expect(
      node.properties.customActions.compactMap(\.kind.customName) == [
        "Describe Chart", "Chart Details", "Play Audio Graph",
      ])
    var played: [AudioGraph] = []
    ChartReading.player = { played.append($0) }
    defer { ChartReading.player = nil }
    for action in node.properties.customActions {
      #expect(host.send(.accessibilityAction(element: node.id, action: action.kind)))
    }
    #expect(
      host.announcements.map(\.text) == [
        "Sales, Month. 2 values, rising from 1 at Jan to 4 at Feb.",
        "X axis: Month, Jan to Feb. Y axis: Sales, 0 to 4. lowest 1 at Jan, highest 4 at Feb, average 2.5.",
        "Sales, Month. 2 values, rising from 1 at Jan to 4 at Feb.",
      ])
    #expect(played.map { $0.events.map(\.point) } == [[0, 1]])
  }

  private struct Described: AXChartDescriptorRepresentable {
    let value: Double

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Own", summary: "Short.",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Letter", categoryOrder: ["A", "B"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Weight", range: 0...10, gridlinePositions: []) { "\($0) kg" },
        series: [
          AXDataSeriesDescriptor(
            name: "One", isContinuous: false,
            dataPoints: [AXDataPoint(x: "B", y: value, label: "last"), AXDataPoint(x: "A")])
        ])
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.summary = "Updated." }
  }

  @Test("An app's descriptor describes any view, and takes the place of a chart's own")
  func own() throws {
    let found: ChartDescription = try description {
      Color.red.accessibilityElement().accessibilityLabel("Picture").accessibilityChartDescriptor(Described(value: 3))
    }
    #expect(found.title == "Own" && found.summary == "Updated.")
    #expect(
      found.series[0].points == [
        .init(x: 1, y: 3, xWords: "B", yWords: "3.0 kg", label: "last"), .init(x: 0, y: nil, xWords: "A", yWords: ""),
      ])
    let chart: ChartDescription = try description {
      Chart(sales.prefix(2)) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
        .accessibilityChartDescriptor(Described(value: 4))
    }
    #expect(chart.title == "Own")
  }
}

extension HeadlessHost {
  /// The element or container that is a chart.
  var chartNode: AccessibilityNode? { accessibilityTree.nodes.values.first { $0.properties.chart != nil } }
}
