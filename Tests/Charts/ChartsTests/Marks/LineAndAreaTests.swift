import Charts
import CoreGraphics
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct LineAndAreaTests {
  private struct Value: Identifiable {
    let id: Int
    let x: Double
    let y: Double
    var series: String = "a"
  }

  private let values: [Value] = [Value(id: 0, x: 0, y: 0), Value(id: 1, x: 5, y: 10), Value(id: 2, x: 10, y: 5)]

  @Test("All values of a series are one line through their places, in their order")
  func line() throws {
    let host = try plot { Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) } }
    #expect(host.displayList.strokedPaths.count == 1)
    let path: CGPath = try #require(host.displayList.strokedPaths.first)
    #expect(
      path.elements == [
        .move(CGPoint(x: 0, y: 100)), .line(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 100, y: 50)),
      ])
  }

  @Test("Series, colours, symbols and strokes part lines; marks that are told apart by none are one line")
  func series() throws {
    func lines(_ mark: @escaping (Value) -> some ChartContent) throws -> Int {
      let more: [Value] = values + [Value(id: 3, x: 0, y: 1, series: "b"), Value(id: 4, x: 9, y: 1, series: "b")]
      return try plot { Chart(more, content: mark) }.displayList.strokedPaths.count
    }
    #expect(try lines { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) } == 1)
    #expect(try lines { LineMark(x: .value("x", $0.x), y: .value("y", $0.y), series: .value("s", $0.series)) } == 2)
    #expect(
      try lines { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("s", $0.series)) }
        == 2)
    #expect(
      try lines { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).lineStyle(by: .value("s", $0.series)) } == 2)
    #expect(try lines { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbol(by: .value("s", $0.series)) } == 2)
  }

  @Test("A value that is no number parts a line")
  func gaps() throws {
    let gappy: [Value] = [
      Value(id: 0, x: 0, y: 0), Value(id: 1, x: 2, y: 10), Value(id: 2, x: 5, y: .nan), Value(id: 3, x: 8, y: 10),
      Value(id: 4, x: 10, y: 0),
    ]
    let host = try plot { Chart(gappy) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) } }
    let path: CGPath = try #require(host.displayList.strokedPaths.first)
    #expect(path.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
  }

  @Test("A curve passes through the values with cubic segments; steps are level")
  func curves() throws {
    func elements(_ method: InterpolationMethod) throws -> [CGPath.Element] {
      try plot {
        Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).interpolationMethod(method) }
      }.displayList.strokedPaths.first?.elements ?? []
    }
    for method in [
      InterpolationMethod.catmullRom, .cardinal, .monotone, .catmullRom(alpha: 1), .cardinal(tension: 0.5),
    ] {
      let found: [CGPath.Element] = try elements(method)
      #expect(found.count == 3)
      for case .line in found { Issue.record("a straight segment by \(method)") }
    }
    #expect(
      try elements(.stepCenter) == [
        .move(CGPoint(x: 0, y: 100)), .line(CGPoint(x: 25, y: 100)), .line(CGPoint(x: 25, y: 0)),
        .line(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 75, y: 0)), .line(CGPoint(x: 75, y: 50)),
        .line(CGPoint(x: 100, y: 50)),
      ])
    #expect(try elements(.stepStart)[1] == .line(CGPoint(x: 0, y: 0)))
    #expect(try elements(.stepEnd)[1] == .line(CGPoint(x: 50, y: 100)))
  }

  @Test("An area goes from zero to its values, and stacked areas lie on each other")
  func areas() throws {
    let two: [Value] = [
      Value(id: 0, x: 0, y: 5), Value(id: 1, x: 10, y: 5), Value(id: 2, x: 0, y: 5, series: "b"),
      Value(id: 3, x: 10, y: 5, series: "b"),
    ]
    let host = try plot {
      Chart(two) {
        AreaMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("s", $0.series))
      }
    }
    #expect(
      host.displayList.fills == [
        CGRect(x: 0, y: 50, width: 100, height: 50), CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  @Test("An area between two values is where these are")
  func bands() throws {
    let host = try plot {
      Chart(values) {
        AreaMark(x: .value("x", $0.x), yStart: .value("low", $0.y), yEnd: .value("high", 10))
      }
    }
    let path: CGPath = try #require(host.displayList.filledPaths.first)
    #expect(
      path.elements == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 100, y: 0)),
        .line(CGPoint(x: 100, y: 50)), .line(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 0, y: 100)), .close,
      ])
  }

  @Test("Ten thousand values of a line are one path with at most four points for each half point of width")
  func many() throws {
    let many: [Value] = (0..<10_000).map { Value(id: $0, x: Double($0), y: Double(($0 * 7_919) % 100)) }
    let host = try plot { Chart(many) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) } }
    #expect(host.displayList.strokedPaths.count == 1)
    let count: Int = host.displayList.strokedPaths.first?.elements.count ?? 0
    #expect(count > 400 && count <= 808)
  }

  @Test("One value alone is a dot")
  func one() throws {
    let host = try plot { Chart { LineMark(x: .value("x", 5), y: .value("y", 5)) } }
    #expect(host.displayList.strokedPaths.count == 1)
    #expect(host.displayList.strokes.first?.size == .zero)
  }
}
