import Charts
import CoreGraphics
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct BarMarkTests {
  @Test("Bars of categories take seven tenths of their bands and grow from zero at the bottom")
  func categories() throws {
    let host = try plot(200, 100) {
      Chart {
        BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
        BarMark(x: .value("Shape", "Sphere"), y: .value("Count", 10))
      }
    }
    // Bands of 100 points; the domain is 0 to 10. Both have one colour: they are one path.
    let path: CGPath = try #require(host.displayList.filledPaths.first)
    #expect(host.displayList.filledPaths.count == 1)
    #expect(path.boundingBoxOfPath.rounded == CGRect(x: 15, y: 0, width: 170, height: 100))
    #expect(path.contains(CGPoint(x: 50, y: 75)) && !path.contains(CGPoint(x: 50, y: 45)))
    #expect(path.contains(CGPoint(x: 116, y: 1)) && !path.contains(CGPoint(x: 114, y: 50)))
  }

  @Test("Bars at one place are stacked in their order, negative ones downwards")
  func stacked() throws {
    let host = try plot {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", 2)).foregroundStyle(.red)
        BarMark(x: .value("x", "A"), y: .value("y", 3)).foregroundStyle(.green)
        BarMark(x: .value("x", "A"), y: .value("y", -5)).foregroundStyle(.blue)
      }
    }
    // The domain is -5 to 5 by steps of 2, rounded to -6 to 6.
    let unit: CGFloat = 100 / 12
    #expect(
      host.displayList.fills == [
        CGRect(x: 15, y: 4 * unit, width: 70, height: 2 * unit).rounded,
        CGRect(x: 15, y: unit, width: 70, height: 3 * unit).rounded,
        CGRect(x: 15, y: 6 * unit, width: 70, height: 5 * unit).rounded,
      ])
  }

  @Test("Bars whose y has categories grow along x, the first at the top")
  func horizontal() throws {
    let host = try plot(100, 200) {
      Chart {
        BarMark(x: .value("Count", 5), y: .value("Shape", "Cube")).foregroundStyle(.red)
        BarMark(x: .value("Count", 10), y: .value("Shape", "Sphere")).foregroundStyle(.green)
      }
    }
    #expect(
      host.displayList.fills == [
        CGRect(x: 0, y: 15, width: 50, height: 70), CGRect(x: 0, y: 115, width: 100, height: 70),
      ])
  }

  @Test("A bar with x alone is part of a stack along the plot's width, and as high as the plot")
  func alone() throws {
    let host = try plot {
      Chart {
        BarMark(x: .value("Share", 4)).foregroundStyle(.red)
        BarMark(x: .value("Share", 6)).foregroundStyle(.green)
      }
    }
    #expect(
      host.displayList.fills == [
        CGRect(x: 0, y: 0, width: 40, height: 100), CGRect(x: 40, y: 0, width: 60, height: 100),
      ])
  }

  @Test("Bars between two values are where these are and are not stacked")
  func intervals() throws {
    let host = try plot {
      Chart {
        BarMark(xStart: .value("Start", 2), xEnd: .value("End", 6), y: .value("Job", "A")).foregroundStyle(.red)
        BarMark(xStart: .value("Start", 5), xEnd: .value("End", 10), y: .value("Job", "A")).foregroundStyle(.green)
      }
    }
    #expect(
      host.displayList.fills == [
        CGRect(x: 20, y: 15, width: 40, height: 70), CGRect(x: 50, y: 15, width: 50, height: 70),
      ])
  }

  @Test("A width is a length, a part of the band, or the band less a distance")
  func widths() throws {
    func width(_ dimension: MarkDimension) throws -> CGFloat? {
      try plot { Chart { BarMark(x: .value("x", "A"), y: .value("y", 1), width: dimension) } }.displayList.fills.first?
        .width
    }
    #expect(try width(20) == 20)
    #expect(try width(12.5) == 12.5)
    #expect(try width(.fixed(30)) == 30)
    #expect(try width(.ratio(0.5)) == 50)
    #expect(try width(.inset(10)) == 80)
    #expect(try width(.automatic) == 70)
  }

  @Test("Bars of bins stand close together and fill their intervals")
  func bins() throws {
    let host = try plot {
      Chart {
        BarMark(x: .value("Bin", 0..<5), y: .value("Count", 1)).foregroundStyle(.red)
        BarMark(x: .value("Bin", 5..<10), y: .value("Count", 1)).foregroundStyle(.green)
      }
    }
    #expect(host.displayList.fills.map { [$0.minX, $0.maxX] } == [[0.5, 49.5], [50.5, 99.5]])
  }

  @Test("Bars of a calendar unit fill seven tenths of it")
  func units() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = try plot {
      Chart {
        // 2001-01-01 12:00 and 2001-01-02 18:00 in GMT.
        BarMark(x: .value("Day", start.addingTimeInterval(43_200), unit: .day), y: .value("y", 1)).foregroundStyle(.red)
        BarMark(x: .value("Day", start.addingTimeInterval(151_200), unit: .day), y: .value("y", 1))
          .foregroundStyle(.green)
      }
    }
    #expect(host.displayList.fills.map { [$0.minX, $0.maxX] } == [[7.5, 42.5], [57.5, 92.5]])
  }

  @Test("Stacking methods: shares of the whole, on both sides of zero, or each from zero")
  func methods() throws {
    func tops(_ method: MarkStackingMethod) throws -> [[CGFloat]] {
      try plot {
        Chart {
          BarMark(x: .value("x", "A"), y: .value("y", 1), stacking: method).foregroundStyle(.red)
          BarMark(x: .value("x", "A"), y: .value("y", 3), stacking: method).foregroundStyle(.green)
        }
        .chartYScale(domain: -4...4)
      }.displayList.fills.map { [$0.minY, $0.maxY] }
    }
    #expect(try tops(.standard) == [[37.5, 50], [0, 37.5]])
    #expect(try tops(.normalized) == [[46.875, 50], [37.5, 46.875]])
    #expect(try tops(.center) == [[62.5, 75], [25, 62.5]])
    #expect(try tops(.unstacked) == [[37.5, 50], [12.5, 50]])
  }

  @Test("Bars side by side share eight tenths of the band, in the order of their values")
  func sideBySide() throws {
    let host = try plot {
      Chart {
        ForEach(["a", "b"], id: \.self) { series in
          BarMark(x: .value("x", "A"), y: .value("y", 10))
            .foregroundStyle(by: .value("Series", series))
            .position(by: .value("Series", series))
        }
      }
    }
    #expect(host.displayList.fills.map { [$0.minX, $0.maxX] } == [[10, 50], [50, 90]])
  }

  @Test("Offsets move the edges of a bar")
  func offsets() throws {
    let host = try plot {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", 10)).offset(xStart: 5, xEnd: -5, yStart: 10, yEnd: 0)
      }
    }
    #expect(host.displayList.fills == [CGRect(x: 20, y: 10, width: 60, height: 90)])
  }

  @Test("Corners are rounded by at most half of the shorter side")
  func corners() throws {
    let host = try plot {
      Chart { BarMark(x: .value("x", "A"), y: .value("y", 10), width: 20).cornerRadius(40, style: .circular) }
    }
    let path: CGPath = try #require(host.displayList.filledPaths.first)
    #expect(!path.contains(CGPoint(x: 41, y: 1)) && path.contains(CGPoint(x: 50, y: 1)))
    #expect(path.contains(CGPoint(x: 41, y: 50)))
  }

  @Test("Values that are no numbers are not drawn and do not spoil the scale")
  func notNumbers() throws {
    let host = try plot {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", Double.nan)).foregroundStyle(.red)
        BarMark(x: .value("x", "B"), y: .value("y", Double.infinity)).foregroundStyle(.green)
        BarMark(x: .value("x", "C"), y: .value("y", 10.0)).foregroundStyle(.blue)
      }
    }
    #expect(host.displayList.fills.last?.height == 100)
    #expect(host.displayList.fills.count == 1)
  }
}
