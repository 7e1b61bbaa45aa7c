import AccessibilityTree
import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct SpaceAxisTests {
  private func chart(
    _ pose: Chart3DPose = .default, _ width: CGFloat = 400, _ height: CGFloat = 400,
    settings: HostSettings = HostSettings(), @ViewBuilder _ chart: () -> some View
  ) throws -> HeadlessHost {
    try window(width: width, height: height, settings: settings) { chart().chart3DPose(pose) }
  }

  private var cloud: some View {
    Chart3D(0..<11, id: \.self) {
      PointMark(x: .value("Width", $0), y: .value("Height", 10 * $0), z: .value("Depth", 100 * $0))
    }
  }

  /// The texts with the middles of where they are drawn.
  private func places(_ host: HeadlessHost) -> [String: CGPoint] {
    var found: [String: CGPoint] = [:]
    func look(_ items: [DisplayItem], _ transform: CGAffineTransform) {
      for item in items {
        switch item {
        case .text(let fragment, _, let point):
          found[fragment.text] = CGPoint(x: point.x + fragment.width / 2, y: point.y).applying(transform)
        case .group(.transform(let inner), let items): look(items, inner.concatenating(transform))
        case .group(_, let items): look(items, transform)
        default: continue
        }
      }
    }
    look(host.displayList.items, .identity)
    return found
  }

  @Test("Each axis has values and the name of what they are, a chart its own words for it")
  func labels() throws {
    let texts: Set<String> = Set(try chart { cloud }.displayList.texts)
    #expect(texts.isSuperset(of: ["Width", "Height", "Depth", "0", "2", "20", "100", "400"]))
    let named: Set<String> = Set(
      try chart {
        cloud.chartXAxisLabel("Breite").chartYAxisLabel(Text("Höhe")).chartZAxisLabel { Text("Tiefe") }
          .chartZAxisLabel(verbatimTitle)
      }.displayList.texts)
    #expect(named.isSuperset(of: ["Breite", "Höhe", "Tiefe", "cm"]))
    #expect(named.isDisjoint(with: ["Width", "Height", "Depth"]))
  }

  private let verbatimTitle: String = "cm"

  @Test("Labels stand beside the box: y at the right, x and z below, and all inside of the chart")
  func sides() throws {
    let found: [String: CGPoint] = places(try chart { cloud })
    let (x, y, z): (CGPoint, CGPoint, CGPoint) = (
      try #require(found["Width"]), try #require(found["100"]), try #require(found["Depth"])
    )
    #expect(x.y > 300 && z.y > 280 && x.x < z.x)
    #expect(y.x > 250)
    #expect(found.values.allSatisfy { CGRect(x: 0, y: 0, width: 400, height: 400).contains($0) })
  }

  @Test("No label lies on another, in any pose")
  func noOverlap() throws {
    for azimuth in stride(from: -170.0, through: 180, by: 85) {
      for inclination in [-50.0, 0, 25, 80] {
        let pose = Chart3DPose(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
        let host = try chart(pose) { cloud.chart3DCameraProjection(.perspective) }
        var frames: [CGRect] = []
        func look(_ items: [DisplayItem], _ transform: CGAffineTransform) {
          for item in items {
            switch item {
            case .text(let fragment, _, let point):
              // Digits and capitals, from the base line up.
              frames.append(
                CGRect(x: point.x, y: point.y - 8, width: fragment.width, height: 8).applying(transform))
            case .group(.transform(let inner), let items): look(items, inner.concatenating(transform))
            case .group(_, let items): look(items, transform)
            default: continue
            }
          }
        }
        look(host.displayList.items, .identity)
        for (index, frame) in frames.enumerated() {
          let others: [CGRect] = frames[(index + 1)...].filter { $0.intersects(frame) }
          #expect(others.isEmpty, "\(azimuth) \(inclination): \(frame)")
        }
      }
    }
  }

  @Test("An axis that goes to the viewer has no labels, as they would lie on each other")
  func edgeOn() throws {
    #expect(try !chart(.front) { cloud }.displayList.texts.contains("Depth"))
    #expect(try !chart(.right) { cloud }.displayList.texts.contains("Width"))
    #expect(try !chart(.top) { cloud }.displayList.texts.contains("Height"))
    #expect(try chart(.top) { cloud }.displayList.texts.contains("Depth"))
  }

  @Test("The z axis is hidden, has values and labels of an app's own, a domain, a range and a type")
  func zAxis() throws {
    #expect(try !chart { cloud.chartZAxis(.hidden) }.displayList.texts.contains("Depth"))
    let custom: [String] = try chart {
      cloud.chartZAxis {
        AxisMarks(values: [0, 500]) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel("\(value.as(Int.self) ?? 0) m")
        }
      }
    }.displayList.texts
    #expect(custom.contains("0 m") && custom.contains("500 m") && !custom.contains("200"))
    #expect(try chart { cloud.chartZScale(domain: 0...5_000) }.displayList.texts.contains("2,000"))
    #expect(
      try chart(.right) { cloud.chartZScale(domain: 1...1_000, type: .log) }.displayList.texts.contains("100"))
    func depths(_ host: HeadlessHost) -> (CGPoint, CGPoint)? {
      let found: [String: CGPoint] = places(host)
      return found["0"].flatMap { first in found["1,000"].map { (first, $0) } }
    }
    let plain = try #require(
      depths(try chart(.right, 800, 800) { cloud.chartYAxis(.hidden).chartZScale(range: .plotDimension) }))
    let half = try #require(
      depths(
        try chart(.right, 800, 800) { cloud.chartYAxis(.hidden).chartZScale(domain: 0...1_000, range: -0.25...0.25) }))
    #expect(abs((half.1.x - half.0.x) - (plain.1.x - plain.0.x) / 2) < 3)
  }

  @Test("From right to left x begins at the right, and y has its labels at the left")
  func rightToLeft() throws {
    var settings = HostSettings()
    settings.isRightToLeft = true
    let found: [String: CGPoint] = places(try chart(.front, settings: settings) { cloud })
    let (zero, ten, hundred): (CGPoint, CGPoint, CGPoint) = (
      try #require(found["2"]), try #require(found["8"]), try #require(found["100"])
    )
    #expect(zero.x > ten.x && hundred.x < 150)
  }

  @Test("A cloud of points fills its box: axes include zero only where they are told")
  func zero() throws {
    let view = Chart3D([100, 110], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0), z: .value("z", $0))
    }
    #expect(try !chart { view }.displayList.texts.contains("0"))
    #expect(
      try chart(.right) { view.chartYAxis(.hidden).chartZScale(domain: .automatic(includesZero: true)) }
        .displayList.texts.contains("0"))
  }

  @Test("Dates and categories have axes as well")
  func otherValues() throws {
    let host = try chart {
      Chart3D(["A", "B", "C"], id: \.self) { name in
        PointMark(
          x: .value("Name", name), y: .value("y", 3), z: .value("Day", Date(timeIntervalSinceReferenceDate: 0)))
      }
    }
    #expect(Set(host.displayList.texts).isSuperset(of: ["A", "B", "C", "Name", "Day"]))
    #expect(host.labels.first == "Name A, Day Jan 1, 2001")
  }

  @Test("Three planes lie behind the marks, with lines for each value; a hidden axis has no lines")
  func planes() throws {
    func strokes(_ host: HeadlessHost) -> Int { host.displayList.strokedPaths.count }
    let all: Int = strokes(try chart { cloud })
    #expect(try strokes(chart { cloud.chartZAxis(.hidden) }) < all)
    #expect(
      try strokes(chart { cloud.chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden) }) == 0)
  }

  @Test("Values by which points are told apart have a legend, and shapes where colours are not enough")
  func legend() throws {
    func host(_ differentiates: Bool) throws -> HeadlessHost {
      var settings = HostSettings()
      settings.differentiatesWithoutColor = differentiates
      return try chart(settings: settings) {
        Chart3D(0..<4, id: \.self) {
          PointMark(x: .value("x", $0), y: .value("y", $0), z: .value("z", $0))
            .foregroundStyle(by: .value("Kind", ["Oak", "Pine"][$0 % 2]))
        }
      }
    }
    let plain = try host(false)
    #expect(plain.labels.suffix(2) == ["Oak", "Pine"])
    #expect(plain.labels.first == "x 0, z 0, Oak")
    func balls(_ host: HeadlessHost) -> Int {
      host.displayList.fillPaints.count { if case .radial = $0 { true } else { false } }
    }
    #expect(balls(plain) == 4)
    #expect(balls(try host(true)) == 2)
  }

  @Test("Where colours are not enough a surface has lines")
  func meshLines() throws {
    func strokes(_ differentiates: Bool) throws -> Int {
      var settings = HostSettings()
      settings.differentiatesWithoutColor = differentiates
      return try chart(settings: settings) {
        Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z } }
          .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
      }.displayList.strokedPaths.count
    }
    #expect(try strokes(false) == 0)
    #expect(try strokes(true) > 100)
  }
}
