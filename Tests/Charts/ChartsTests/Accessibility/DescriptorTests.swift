import Accessibility
import Foundation
import Testing

/// The descriptors that apps describe their charts with.
@Suite struct DescriptorTests {
  private func axis() -> AXNumericDataAxisDescriptor {
    AXNumericDataAxisDescriptor(title: "Weight", range: 0...10, gridlinePositions: [0, 5, 10]) { "\($0) kg" }
  }

  private func series() -> AXDataSeriesDescriptor {
    AXDataSeriesDescriptor(
      name: "One", isContinuous: true,
      dataPoints: [
        AXDataPoint(x: 1, y: 2, additionalValues: [.number(3), .category("c")], label: "first"), AXDataPoint(x: "B"),
      ])
  }

  @Test("A chart has titles, axes, series, a direction and a frame; a copy has them too")
  func chart() throws {
    let further = AXCategoricalDataAxisDescriptor(title: "Kind", categoryOrder: ["c", "d"])
    let chart = AXChartDescriptor(
      title: "Chart", summary: "Short.", xAxis: axis(), yAxis: axis(), additionalAxes: [further], series: [series()])
    chart.contentDirection = .radialClockwise
    chart.contentFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy: AXChartDescriptor = try #require(chart.copy() as? AXChartDescriptor)
    for chart in [chart, copy] {
      #expect(chart.title == "Chart" && chart.attributedTitle?.string == "Chart" && chart.summary == "Short.")
      #expect(chart.contentDirection == .radialClockwise)
      #expect(chart.contentFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(chart.xAxis.title == "Weight" && chart.yAxis?.attributedTitle.string == "Weight")
      #expect((chart.additionalAxes.first as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["c", "d"])
      #expect(chart.series.first?.name == "One")
    }
    chart.title = nil
    #expect(chart.attributedTitle == nil && copy.title == "Chart")
    let attributed = AXChartDescriptor(
      attributedTitle: NSAttributedString(string: "Rich"), xAxis: axis(), series: [])
    #expect(attributed.title == "Rich" && attributed.yAxis == nil && attributed.contentDirection == .leftToRight)
  }

  @Test("An axis of numbers has a range, lines, a scale and words for its values")
  func numbers() throws {
    let axis = axis()
    axis.scaleType = .log10
    let copy: AXNumericDataAxisDescriptor = try #require(axis.copy() as? AXNumericDataAxisDescriptor)
    #expect(copy.scaleType == .log10 && copy.range == 0...10 && copy.gridlinePositions == [0, 5, 10])
    #expect(copy.valueDescriptionProvider(3) == "3.0 kg")
    let attributed = AXNumericDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Rich"), range: 1...2, gridlinePositions: []
    ) { "\($0)" }
    attributed.title = "Other"
    #expect(attributed.attributedTitle.string == "Other" && attributed.scaleType == .linear)
  }

  @Test("An axis of categories has an order")
  func categories() throws {
    let axis = AXCategoricalDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Kind"), categoryOrder: ["a", "b"])
    let copy: AXCategoricalDataAxisDescriptor = try #require(axis.copy() as? AXCategoricalDataAxisDescriptor)
    #expect(copy.title == "Kind" && copy.categoryOrder == ["a", "b"])
    copy.title = "Sort"
    #expect(copy.attributedTitle.string == "Sort" && axis.title == "Kind")
  }

  @Test("A series has a name and points; a point has a value of each axis and a label")
  func points() throws {
    let series: AXDataSeriesDescriptor = try #require(series().copy() as? AXDataSeriesDescriptor)
    #expect(series.isContinuous && series.attributedName.string == "One" && series.dataPoints.count == 2)
    let first: AXDataPoint = try #require(series.dataPoints[0].copy() as? AXDataPoint)
    #expect(first.xValue.number == 1 && first.yValue?.number == 2 && first.label == "first")
    #expect(first.additionalValues == [.number(3), .category("c")] && first.attributedLabel?.string == "first")
    let second: AXDataPoint = series.dataPoints[1]
    #expect(second.xValue.category == "B" && second.yValue == nil && second.label == nil)
    let value: AXDataPointValue = try #require(second.xValue.copy() as? AXDataPointValue)
    #expect(value.category == "B" && value.number.isNaN)
  }

  private final class Shown: NSObject, AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor?
  }

  @Test("An object may describe the chart that it shows")
  func object() {
    let shown: any AXChart = Shown()
    shown.accessibilityChartDescriptor = AXChartDescriptor(title: "Chart", xAxis: axis(), series: [])
    #expect(shown.accessibilityChartDescriptor?.title == "Chart")
  }
}
