import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

/// Data that no chart was made for give a picture all the same.
@MainActor @Suite struct SpaceRobustnessTests {
  private func open(
    _ width: CGFloat = 300, _ height: CGFloat = 300, @ViewBuilder _ chart: () -> some View
  ) throws -> HeadlessHost {
    let host = try window(width: width, height: height, root: chart)
    #expect(!"\(host.displayList)".contains("nan"))
    return host
  }

  private func points(_ values: [Double]) -> some View {
    Chart3D(Array(values.enumerated()), id: \.offset) { _, value in
      PointMark(x: .value("x", value), y: .value("y", value), z: .value("z", value))
    }
  }

  @Test("Without data there is the empty box")
  func empty() throws {
    let host = try open { points([]) }
    #expect(host.labels == ["Viewing angle"])
    #expect(host.displayList.strokedPaths.count == 3)
    #expect(host.displayList.texts.isEmpty)
  }

  @Test("Values that are no numbers have no place, and the others keep theirs")
  func notNumbers() throws {
    let host = try open { points([.nan, 1, .infinity, 2, -.infinity]) }
    #expect(host.labels == ["x 1, z 1", "x 2, z 2", "Viewing angle"])
    #expect(try open { points([.nan, .infinity]) }.labels == ["Viewing angle"])
  }

  @Test("One value, and very large and very small ones, have axes")
  func extremes() throws {
    for values: [Double] in [[5], [0], [-3, -3], [1e300, -1e300], [1e-300, 2e-300]] {
      let host = try open { points(values) }
      #expect(host.elements.count >= 2, "\(values)")
    }
    _ = try open { points([.greatestFiniteMagnitude, -.leastNonzeroMagnitude]) }
  }

  @Test("Domains and ranges of no length, upside down or without an end are mended")
  func domains() throws {
    let marks = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z }
      PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
    }
    _ = try open { marks.chartXScale(domain: 3...3).chartYScale(domain: 1...1).chartZScale(domain: 0...0) }
    _ = try open { marks.chartXScale(domain: 0...Double.infinity).chartZScale(domain: -Double.infinity...0) }
    _ = try open { marks.chartXScale(range: 0.2...0.2).chartYScale(range: 0...(.infinity)).chartZScale(range: -9...9) }
    _ = try open { marks.chartXScale(domain: .automatic(reversed: true)).chartZScale(domain: -5...5, type: .log) }
    _ = try open { marks.chartXScale(domain: ["A", "B"]) }
    #expect(try open { marks.chartXScale(domain: [10, 0]) }.displayList.texts.contains("10"))
  }

  @Test("Functions that are nowhere defined, jump or grow without end have a picture")
  func functions() throws {
    func surface(_ function: @escaping @Sendable (Double, Double) -> Double) throws -> HeadlessHost {
      try open { Chart3D { SurfacePlot(x: "x", y: "y", z: "z", function: function) } }
    }
    #expect(try surface { _, _ in .nan }.element("y")?.properties.value == "no values")
    _ = try surface { _, _ in .infinity }
    _ = try surface { x, _ in 1 / x }
    _ = try surface { x, z in x < 0 ? 1e308 : -1e308 * z }
    _ = try surface { x, z in exp(1_000 * x * z) }
    _ = try surface { x, z in (x * 50).rounded() == (z * 50).rounded() ? .nan : x }
  }

  @Test("In a window without room nothing is drawn, and nothing fails")
  func sizes() throws {
    for (width, height): (CGFloat, CGFloat) in [(1, 1), (10, 400), (400, 6), (60, 60)] {
      _ = try open(width, height) { points([1, 2, 3]) }
    }
    let host = try open { points([1, 2]).frame(width: 0, height: 0) }
    #expect(host.displayList.fills.isEmpty)
  }

  @Test("Rules and rectangles with too many or too few intervals are left out")
  func marks() throws {
    let host = try open {
      Chart3D {
        RuleMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3))
        RuleMark(x: .value("x", 0..<1), y: .value("y", 0..<1), z: .value("z", 0..<1))
        RectangleMark(x: .value("x", 0..<1), y: .value("y", 0..<1), z: .value("z", 0..<1))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
    }
    #expect(host.displayList.items.isEmpty)
  }

  @Test("Of very many points those that others cover are left out, and all are in the description")
  func many() throws {
    let host = try open {
      Chart3D(0..<20_000, id: \.self) { index in
        PointMark(x: .value("x", index % 50), y: .value("y", index % 50), z: .value("z", index % 50))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
    }
    let circles: Int = host.displayList.filledPaths.map { path in
      path.elements.count { if case .move = $0 { true } else { false } }
    }.reduce(0, +)
    #expect(circles == 50)
    #expect(host.elements.first?.properties.value?.hasPrefix("20000 values") == true)
  }
}
