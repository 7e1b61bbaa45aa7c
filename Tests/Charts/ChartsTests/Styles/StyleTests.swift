import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct StyleTests {
  @Test("Series have the colours blue, green, orange, purple, red, cyan and yellow in turn")
  func palette() throws {
    func colors(@ViewBuilder _ chart: () -> some View) throws -> [Paint] {
      try plot(root(chart)).displayList.fillPaints
    }
    func root(_ chart: () -> some View) -> () -> AnyView {
      let view = AnyView(chart())
      return { view }
    }
    let found: [Paint] = try colors {
      Chart(0..<8, id: \.self) {
        BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("s", "\($0)"))
      }
    }
    let expected: [Paint] = try colors {
      HStack {
        ForEach([Color.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue], id: \.self) { $0 }
      }
    }
    #expect(found == expected)
  }

  private func plot(_ view: @escaping () -> AnyView) throws -> HeadlessHostBox {
    HeadlessHostBox(try ChartsTests.plot { view() })
  }

  @Test("Given styles belong to their values, whatever order the data have")
  func given() throws {
    let host = try ChartsTests.plot {
      Chart(["B", "A"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("s", $0))
      }
      .chartForegroundStyleScale(["A": Color(red: 1, green: 0, blue: 0), "B": Color(red: 0, green: 1, blue: 0)])
    }
    #expect(
      host.displayList.fillPaints == [
        .color(RGBA(red: 0, green: 1, blue: 0)), .color(RGBA(red: 1, green: 0, blue: 0)),
      ])
  }

  @Test("Numbers have colours of a gradient")
  func gradient() throws {
    let host = try ChartsTests.plot {
      Chart([0.0, 5, 10], id: \.self) {
        RectangleMark(x: .value("x", "\($0)"), y: .value("y", "1")).foregroundStyle(by: .value("v", $0))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
    }
    let grays: [Double] = host.displayList.fillPaints.compactMap { paint in
      if case .color(let color) = paint { (color.red * 100).rounded() / 100 } else { nil }
    }
    #expect(grays == [0, 0.5, 1])
  }

  @Test("The innermost style wins, and opacities multiply")
  func order() throws {
    let host = try ChartsTests.plot {
      Chart {
        Plot {
          BarMark(x: .value("x", "A"), y: .value("y", 1)).foregroundStyle(Color(red: 1, green: 0, blue: 0)).opacity(0.5)
          BarMark(x: .value("x", "B"), y: .value("y", 1))
        }
        .foregroundStyle(Color(red: 0, green: 0, blue: 1)).opacity(0.5)
      }
    }
    #expect(
      host.displayList.fillPaints == [
        .color(RGBA(red: 1, green: 0, blue: 0)), .color(RGBA(red: 0, green: 0, blue: 1)),
      ])
    let opacities: [Double] = host.displayList.items.flatMap(\.opacities)
    #expect(opacities == [0.25, 0.5])
  }

  @Test("A gradient goes over each mark, or over the plot area")
  func alignment() throws {
    func ends(_ aligns: Bool) throws -> [CGFloat] {
      let host = try ChartsTests.plot {
        Chart {
          BarMark(x: .value("x", "A"), y: .value("y", 5))
          BarMark(x: .value("x", "B"), y: .value("y", 10))
        }
        .chartPlotStyle { $0 }
        .chartYScale(domain: 0...10)
      }
      _ = host
      let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      let marked = try ChartsTests.plot {
        Chart {
          Plot {
            BarMark(x: .value("x", "A"), y: .value("y", 5))
            BarMark(x: .value("x", "B"), y: .value("y", 10))
          }
          .foregroundStyle(gradient).alignsMarkStylesWithPlotArea(aligns)
        }
      }
      return marked.displayList.fillPaints.compactMap { paint in
        if case .linear(_, let from, _) = paint { from.y } else { nil }
      }
    }
    #expect(try ends(false) == [50, 0])
    #expect(try ends(true) == [0, 0])
  }

  @Test("Marks with a higher index are drawn later")
  func zIndex() throws {
    let host = try ChartsTests.plot {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", 1)).foregroundStyle(Color(red: 1, green: 0, blue: 0)).zIndex(1)
        BarMark(x: .value("x", "B"), y: .value("y", 1)).foregroundStyle(Color(red: 0, green: 0, blue: 1))
      }
    }
    #expect(host.displayList.fillPaints.first == .color(RGBA(red: 0, green: 0, blue: 1)))
  }

  @Test("Marks are blurred, shadowed, clipped and masked together")
  func layers() throws {
    func effects(_ change: (Plot<BuilderConditionalFree>) -> some ChartContent) throws -> [String] {
      let content = Plot { BuilderConditionalFree() }
      return try ChartsTests.plot { Chart { change(content) } }.displayLines
    }
    #expect(try effects { $0.blur(radius: 3) }.contains { $0.contains("blur") })
    #expect(try effects { $0.shadow(radius: 3) }.contains { $0.contains("shadow") })
    #expect(try effects { $0.clipShape(Circle()) }.contains { $0.contains("clip") })
    #expect(try effects { $0.mask { RectangleMark(xStart: 0, xEnd: 10) } }.contains { $0.contains("mask") })
  }

  private struct BuilderConditionalFree: ChartContent {
    var body: some ChartContent {
      BarMark(x: .value("x", "A"), y: .value("y", 1))
      BarMark(x: .value("x", "B"), y: .value("y", 1))
    }
  }

  @Test("The plot area has a background of an app's, behind lines and marks")
  func plotStyle() throws {
    let host = try ChartsTests.plot {
      Chart { BarMark(x: .value("x", "A"), y: .value("y", 1)) }
        .chartPlotStyle { $0.background(Color(red: 1, green: 1, blue: 0)).frame(height: 50) }
    }
    #expect(host.displayList.fills.first == CGRect(x: 0, y: 25, width: 100, height: 50))
  }
}

/// Lets a host go through a generic function.
@MainActor struct HeadlessHostBox {
  let displayList: DisplayList
  init(_ host: HeadlessHost) { displayList = host.displayList }
}

extension DisplayItem {
  fileprivate var opacities: [Double] {
    guard case .group(let effect, let items) = self else { return [] }
    if case .opacity(let opacity) = effect { return [opacity] + items.flatMap(\.opacities) }
    return items.flatMap(\.opacities)
  }
}
