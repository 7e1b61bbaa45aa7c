import Charts
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

/// Content of charts and axes with conditions, of types of an app's own, and of hidden types.
@MainActor @Suite struct BuilderTests {
  private struct Kinds: ChartContent {
    let kind: Int
    var body: some ChartContent {
      if kind == 0 {
        BarMark(x: .value("x", "A"), y: .value("y", 1))
      } else if kind == 1 {
        BarMark(x: .value("x", "B"), y: .value("y", 1))
        BarMark(x: .value("x", "C"), y: .value("y", 1))
      }
      if kind == 2 { PointMark(x: .value("x", "D"), y: .value("y", 1)) }
    }
  }

  @ChartContentBuilder private func hidden(_ isShown: Bool) -> some ChartContent {
    if #available(macOS 13, *) { BarMark(x: .value("x", "E"), y: .value("y", 1)) }
    AnyChartContent(RuleMark(x: .value("x", "F")))
    if isShown { AnyChartContent(erasing: Kinds(kind: 0)) }
  }

  @Test("The marks of the taken branch are drawn")
  func branches() throws {
    #expect(try plot { Chart { Kinds(kind: 0) } }.labels == ["A"])
    #expect(try plot { Chart { Kinds(kind: 1) } }.labels == ["B", "C"])
    #expect(try plot { Chart { Kinds(kind: 2) } }.labels == ["D"])
    #expect(try plot { Chart { Kinds(kind: 3) } }.labels.isEmpty)
    #expect(try plot { Chart { hidden(true) } }.labels == ["E", "F", "A"])
    #expect(try plot { Chart { hidden(false) } }.labels == ["E", "F"])
    #expect(try plot { Chart {} }.labels.isEmpty)
  }

  @AxisContentBuilder private func axes(_ isLeading: Bool, _ isTwofold: Bool) -> some AxisContent {
    if isLeading {
      AxisMarks(position: AxisMarkPosition.leading, values: [0]) { AxisValueLabel("low") }
    } else {
      AnyAxisContent(AxisMarks(position: .trailing, values: [10]) { AxisValueLabel("high") })
    }
    if isTwofold { AnyAxisContent(erasing: AxisMarks(values: [5]) { AxisValueLabel("middle") }) }
  }

  @AxisMarkBuilder private func marks(_ value: AxisValue) -> some AxisMark {
    if value.index == 0 {
      AnyAxisMark(AxisValueLabel("first of \(value.count)"))
    } else {
      AxisGridLine()
      AnyAxisMark(erasing: AxisValueLabel("other"))
    }
    if value.index == 1 { AxisTick(length: AxisTick.Length.longestLabel) }
  }

  @Test("Axes have the groups and parts of the taken branches")
  func axes() throws {
    func texts(_ content: some AxisContent) throws -> [String] {
      try window(width: 300, height: 200) {
        Chart { PointMark(x: .value("x", 1), y: .value("y", 10)) }.chartXAxis(.hidden).chartYAxis { content }
      }.displayList.texts
    }
    #expect(try texts(axes(true, false)) == ["low"])
    #expect(try texts(axes(false, true)).sorted() == ["high", "middle"])
    #expect(try texts(AxisMarks(values: [0, 5, 10]) { marks($0) }) == ["first of 3", "other", "other"])
  }

  @Test("Presets and positions say their names")
  func names() {
    #expect(
      [AxisMarkPreset.automatic, .extended, .aligned, .inset].map(\.description) == [
        "automatic", "extended", "aligned", "inset",
      ])
    #expect(
      [AxisMarkPosition.automatic, .leading, .trailing, .top, .bottom].map(\.description) == [
        "automatic", "leading", "trailing", "top", "bottom",
      ])
  }

  private enum Grade: String, Plottable {
    case good = "Good"
    case bad = "Bad"
  }

  private struct Degrees: Plottable {
    var celsius: Double
    var primitivePlottable: Double { celsius }
    init(celsius: Double) { self.celsius = celsius }
    init?(primitivePlottable: Double) { celsius = primitivePlottable }
  }

  @Test("Types of an app's own are plotted by what stands for them")
  func plottable() throws {
    #expect(Grade.good.primitivePlottable == "Good" && Grade(primitivePlottable: "Bad") == .bad)
    let host = try plot {
      Chart { BarMark(x: .value("x", Grade.bad), y: .value("y", Degrees(celsius: 12.5))) }
    }
    #expect(host.labels == ["Bad"] && host.elements.map(\.properties.value) == ["12.5"])
    let number: PlottableValue<Double> = .value(Text("n"), 3)
    #expect(try plot { Chart { PointMark(x: number, y: .value("y" as String, 1 as Decimal)) } }.labels == ["3"])
  }

  @Test("Bins are ranges: the last one holds its upper bound")
  func bins() {
    let bins = NumberBins(thresholds: [0, 2, 4])
    let (first, last): (ChartBinRange<Int>, ChartBinRange<Int>) = (bins[0], bins[1])
    #expect(first.contains(0) && !first.contains(2) && last.contains(4))
    #expect(first.relative(to: Array(0..<10)) == 0..<2 && last.relative(to: Array(0..<10)) == 2..<5)
  }

  @Test("A symbol's rectangle makes it look as large as others")
  func symbols() {
    for shape: any ChartSymbolShape in [BasicChartSymbolShape.circle, .square, .diamond] {
      let any = AnyChartSymbolShape(shape)
      let unit: CGRect = any.perceptualUnitRect
      let path: CGPath = any.path(in: CGRect(x: 0, y: 0, width: unit.width * 100, height: unit.height * 100)).cgPath
      #expect(!path.isEmpty && unit.width >= 1)
    }
  }

  @Test("Symbols of values are given by pairs, a domain and a range, or a function")
  func symbolScales() throws {
    func forms(_ change: (AnyView) -> some View) throws -> [Int] {
      let chart = Chart(["A", "B"], id: \.self) { name in
        PointMark(x: .value("x", name), y: .value("y", 1)).symbol(by: .value("n", name))
      }
      return try plot { change(AnyView(chart)) }.displayList.filledPaths.map { $0.elements.count }
    }
    let square: Int = BasicChartSymbolShape.square.path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath.elements
      .count
    let diamond: Int =
      BasicChartSymbolShape.triangle.path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath.elements.count
    let expected: [Int] = try forms { $0.chartSymbolScale(["A": BasicChartSymbolShape.square, "B": .triangle]) }
    #expect(expected.reduce(0, +) == square + diamond)
    let ranged: [Int] = try forms {
      $0.chartSymbolScale(domain: ["A", "B"], range: [BasicChartSymbolShape.square, .triangle])
    }
    #expect(ranged == expected)
    let mapped: [Int] = try forms {
      $0.chartSymbolScale(mapping: { (name: String) in
        name == "A" ? BasicChartSymbolShape.square : BasicChartSymbolShape.triangle
      })
    }
    #expect(mapped == expected)
    let listed: [Int] = try forms {
      $0.chartSymbolScale(range: [BasicChartSymbolShape.square, BasicChartSymbolShape.triangle])
    }
    #expect(listed == expected)
  }

  @Test("An axis's view has a style of an app's own")
  func axisStyles() throws {
    let host = try window(width: 200, height: 100) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .chartXAxisStyle { $0.frame(height: 30) }
        .chartYAxisStyle { $0.frame(width: 50).background(Color.red) }
    }
    #expect(host.displayList.fills.contains { $0.width == 50 })
  }
}
