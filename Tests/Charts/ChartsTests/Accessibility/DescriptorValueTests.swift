import Accessibility
import Foundation
import Testing

/// Directions, scales and attributed words of descriptors of charts.
@Suite("Values of chart descriptors")
struct DescriptorValueTests {
  private let axis = AXNumericDataAxisDescriptor(title: "Weight", range: 0...10, gridlinePositions: []) { "\($0)" }

  @Test("A chart is read in one of six directions, which it and its copies keep")
  func directions() throws {
    let all: [AXChartDescriptor.ContentDirection] = [
      .leftToRight, .rightToLeft, .topToBottom, .bottomToTop, .radialClockwise, .radialCounterClockwise,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let chart = AXChartDescriptor(title: "Chart", xAxis: axis, series: [])
    for direction in all {
      chart.contentDirection = direction
      #expect(try #require(chart.copy() as? AXChartDescriptor).contentDirection == direction)
    }
  }

  @Test("The numbers of an axis lie along it in one of three ways")
  func scales() throws {
    let all: [AXNumericDataAxisDescriptor.ScaleType] = [.linear, .log10, .ln]
    #expect(all.map(\.rawValue) == [0, 1, 2])
    for scale in all {
      axis.scaleType = scale
      #expect(try #require(axis.copy() as? AXNumericDataAxisDescriptor).scaleType == scale)
    }
  }

  @Test("Words with attributes stand for those without, in axes and series of each kind")
  func words() {
    let rich = NSAttributedString(string: "Rich")
    var axes: [any AXDataAxisDescriptor] = [axis, AXCategoricalDataAxisDescriptor(title: "Kind", categoryOrder: ["a"])]
    for index in axes.indices {
      axes[index].attributedTitle = rich
      #expect(axes[index].title == "Rich" && axes[index].attributedTitle == rich)
      axes[index].title = "Plain"
      #expect(axes[index].attributedTitle.string == "Plain")
    }
    let series = AXDataSeriesDescriptor(attributedName: rich, isContinuous: true, dataPoints: [AXDataPoint(x: 1)])
    #expect(series.name == "Rich" && series.attributedName == rich && series.isContinuous)
    #expect(series.dataPoints.map(\.xValue.number) == [1])
  }
}
