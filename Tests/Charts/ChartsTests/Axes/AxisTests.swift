import Charts
import CoreGraphics
import Foundation
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct AxisTests {
  private struct Value: Identifiable {
    let id: Int
    var x: Double { Double(id) }
    let y: Double
  }

  private let values: [Value] = (0...10).map { Value(id: $0, y: Double($0) * 9.7) }

  private func texts(_ width: CGFloat = 300, _ height: CGFloat = 200, @ViewBuilder _ chart: () -> some View) throws
    -> [String]
  {
    try window(width: width, height: height, root: chart).displayList.texts
  }

  @Test("Axes of numbers have round values from zero on, at the bottom and at the trailing edge")
  func automatic() throws {
    let host = try window(width: 300, height: 200) {
      Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
    }
    #expect(host.displayList.texts == ["0", "2", "4", "6", "8", "10", "0", "20", "40", "60", "80", "100"])
    // Six lines of each axis and the line of the marks.
    #expect(host.displayList.strokedPaths.count == 6 + 6 + 1 + 6)
  }

  @Test("Labels are written as numbers of the locale")
  func locale() throws {
    let host = try window(width: 300, height: 200) {
      Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y * 100)) }
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(host.displayList.texts.contains("10.000"))
  }

  @Test("A hidden axis takes no room and draws nothing")
  func hidden() throws {
    let host = try window(width: 300, height: 200) {
      Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(host.displayList.texts.isEmpty)
    #expect(host.displayList.strokes == [CGRect(x: 0, y: 6, width: 300, height: 194)])
  }

  @Test("Values are given, counted or by a stride")
  func given() throws {
    func y(_ axis: AxisMarks<Never>) throws -> [String] {
      try texts {
        Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartXAxis(.hidden).chartYAxis { axis }
      }
    }
    #expect(try y(AxisMarks(values: [0, 50, 97])) == ["0", "50", "97"])
    #expect(try y(AxisMarks(values: .automatic(desiredCount: 3))) == ["0", "50", "100"])
    #expect(try y(AxisMarks(values: .stride(by: 30))) == ["0", "30", "60", "90", "120"])
    #expect(try y(AxisMarks(values: .automatic(roundUpperBound: false))) == ["0", "20", "40", "60", "80"])
    #expect(try y(AxisMarks(values: .automatic(minimumStride: 40.0))) == ["0", "50", "100"])
  }

  @Test("Composed marks draw their lines and labels alone, and know their value, index and count")
  func composed() throws {
    let host = try window(width: 300, height: 200) {
      Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(values: [0, 50, 100]) { value in
            AxisValueLabel("\(value.as(Int.self) ?? -1):\(value.index)/\(value.count)")
          }
          AxisMarks(values: [0, 25, 50]) { AxisGridLine() }
        }
    }
    #expect(host.displayList.texts == ["0:0/3", "50:1/3", "100:2/3"])
    #expect(host.displayList.strokedPaths.count == 3 + 1)
  }

  @Test("Labels have formats, texts and views")
  func labels() throws {
    let found: [String] = try texts {
      Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
        .chartXAxis {
          AxisMarks(values: [0, 10]) { value in
            if value.index == 0 {
              AxisValueLabel { Text("first") }
            } else {
              AxisValueLabel {
                VStack {
                  Text("second")
                  Text("line")
                }
              }
            }
          }
        }
        .chartYAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1), values: [0, 50, 100]) }
    }
    #expect(found == ["first", "second", "line", "0%", "50%", "100%"])
  }

  @Test("Dates have labels by the unit of their distance")
  func dates() throws {
    func labels(days: Double) throws -> [String] {
      try texts(600) {
        Chart([0, 1], id: \.self) { share in
          LineMark(
            x: .value("Date", Date(timeIntervalSinceReferenceDate: Double(share) * days * 86_400)),
            y: .value("y", share))
        }
        .chartYAxis(.hidden)
      }
    }
    #expect(try labels(days: 364) == ["Jan", "Apr", "Jul", "Oct"])
    #expect(try labels(days: 5) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(
      try labels(days: 1)
        == ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"].map { $0.replacingOccurrences(of: " ", with: "\u{202F}") })
    #expect(try labels(days: 3_652) == ["2002", "2004", "2006", "2008", "2010"])
  }

  @Test("Labels that have no room are left out evenly, and none overlaps another")
  func thinned() throws {
    let names: [String] = (1...12).map { "Category \($0)" }
    let found: [String] = try texts {
      Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }.chartYAxis(.hidden)
    }
    #expect(found == ["Category 1", "Category 4", "Category 7", "Category 10"])
    let all: [String] = try texts {
      Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks { AxisValueLabel(collisionResolution: .disabled) } }
    }
    #expect(all == names)
  }

  @Test("A label at the end of an axis stays in the chart")
  func overhang() throws {
    let host = try window(width: 300, height: 200) {
      Chart(values) { LineMark(x: .value("x", $0.x * 1_000_000), y: .value("y", $0.y)) }.chartYAxis(.hidden)
    }
    for item in host.displayList.items.flatMap(\.all) {
      guard case .text(let fragment, _, let point) = item else { continue }
      #expect(point.x >= -0.01 && point.x + fragment.width <= 300.01, "\(fragment.text) at \(point.x)")
    }
  }

  @Test("Titles stand beside the axes, and say nothing of the plot")
  func titles() throws {
    let host = try window(width: 300, height: 200) {
      Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
        .chartXAxisLabel("Time").chartYAxisLabel("Level", position: .leading)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(host.displayList.texts == ["Time", "Level"])
    let line: CGRect = try #require(host.displayList.strokes.last)
    #expect(line.minX > 25 && line.maxX == 300 && line.maxY < 190)
  }

  @Test("A vertical label is as high as its text is long")
  func vertical() throws {
    func bottom(_ orientation: AxisValueLabelOrientation) throws -> CGFloat {
      let host = try window(width: 300, height: 200) {
        Chart { BarMark(x: .value("x", "A long category"), y: .value("y", 1)) }
          .chartYAxis(.hidden)
          .chartXAxis { AxisMarks { AxisValueLabel(orientation: orientation) } }
      }
      return host.displayList.fills.first?.maxY ?? 0
    }
    #expect(try bottom(.horizontal) > 175)
    #expect(try bottom(.vertical) < 120)
    #expect(try bottom(.verticalReversed) == bottom(.vertical))
  }

  @Test("Long names at the side are broken into lines and leave half of the width to the plot area")
  func longNames() throws {
    let name: String = "A name of a category that is much longer than any window is wide"
    let host = try window(width: 200, height: 200) {
      Chart { BarMark(x: .value("x", 1), y: .value("Name", name)) }.chartXAxis(.hidden)
    }
    let bar: CGRect = try #require(host.displayList.fills.first)
    #expect(bar.width >= 90 && bar.maxX <= 200)
    // The text is one, in several lines; it is there, and no word is lost.
    #expect(host.displayList.texts.map { $0.replacingOccurrences(of: "\n", with: " ") }.joined(separator: " ") == name)
  }

  @Test("Each bar has the name of its category beside it, also where others are longer than their room")
  func namesOfBars() throws {
    let names: [String] = [
      "Virginia Slave Code, 1705", "Indian Removal Act, 1830", "Civil Rights Act of 1964, 1964",
      "Immigration Act of 1924, 1924", "An anti-drug act with a name beyond measure, 1986", "This policy",
    ]
    let host = try window(width: 320, height: 300) {
      Chart(Array(names.enumerated()), id: \.offset) { _, name in
        BarMark(x: .value("x", 1), y: .value("Name", name))
      }
      .chartXAxis(.hidden)
    }
    #expect(host.displayList.texts.joined(separator: " ") == names.joined(separator: " "))
  }
}
