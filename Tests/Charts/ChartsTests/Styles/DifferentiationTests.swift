import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Where people ask for more than colours, series differ by symbols, strokes and patterns.
@MainActor @Suite struct DifferentiationTests {
  private struct Item: Identifiable {
    let id: Int
    var kind: String { ["A", "B", "C"][id % 3] }
  }

  private let items: [Item] = (0..<6).map { Item(id: $0) }

  private func host(_ differentiates: Bool, @ViewBuilder _ chart: () -> some View) throws -> HeadlessHost {
    var settings = HostSettings()
    settings.differentiatesWithoutColor = differentiates
    return try plot(settings: settings, chart)
  }

  @Test("Points have a symbol for each series")
  func points() throws {
    func forms(_ differentiates: Bool) throws -> Int {
      let host = try host(differentiates) {
        Chart(items) { item in
          PointMark(x: .value("x", item.id), y: .value("y", 1)).foregroundStyle(by: .value("k", item.kind))
        }
      }
      return Set(host.displayList.filledPaths.map { $0.elements.count }).count
    }
    #expect(try forms(false) == 1)
    #expect(try forms(true) > 1)
  }

  @Test("Lines have dashes for each series but the first")
  func lines() throws {
    func dashes(_ differentiates: Bool) throws -> [Bool] {
      let host = try host(differentiates) {
        Chart(items) { item in
          LineMark(x: .value("x", item.id), y: .value("y", item.id)).foregroundStyle(by: .value("k", item.kind))
        }
      }
      return host.displayList.items.flatMap(\.all).compactMap { item in
        if case .stroke(_, _, let stroke) = item { !stroke.dash.isEmpty } else { nil }
      }
    }
    #expect(try dashes(false) == [false, false, false])
    #expect(try dashes(true) == [false, true, true])
  }

  @Test("Bars have lines on them for each series but the first, and the legend shows them")
  func patterns() throws {
    func lines(_ differentiates: Bool, legend: Visibility) throws -> Int {
      var settings = HostSettings()
      settings.differentiatesWithoutColor = differentiates
      let host = try window(width: 200, height: 200, settings: settings) {
        Chart(items.prefix(3)) { item in
          BarMark(x: .value("x", item.id), y: .value("y", 1)).foregroundStyle(by: .value("k", item.kind))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(legend)
      }
      return host.displayList.strokedPaths.count
    }
    #expect(try lines(false, legend: .visible) == 0)
    #expect(try lines(true, legend: .hidden) == 2)
    #expect(try lines(true, legend: .visible) == 4)
  }
}
