import Charts
import CoreGraphics
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct OtherMarkTests {
  @Test("A point is a circle of the usual area in the place of its values")
  func point() throws {
    let host = try plot {
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).foregroundStyle(.red)
        PointMark(x: .value("x", 10), y: .value("y", 10)).foregroundStyle(.green).symbolSize(100)
      }
    }
    // A circle that looks as large as a square of an area has this diameter.
    let diameter: CGFloat = 2 * (50 / CGFloat.pi).squareRoot()
    let fills: [CGRect] = host.displayList.fills
    #expect(abs(fills[0].midX - 50) < 0.01 && abs(fills[0].midY - 50) < 0.01)
    #expect(abs(fills[0].width - diameter) < 0.01)
    #expect(abs(fills[1].midX - 100) < 0.01 && abs(fills[1].width - 2 * (100 / CGFloat.pi).squareRoot()) < 0.01)
  }

  @Test("A point with one value stands in the middle of the other axis, or at a distance")
  func halfFixed() throws {
    let host = try plot {
      Chart {
        PointMark(x: .value("x", 10)).foregroundStyle(.red)
        PointMark(x: .value("x", 5), y: 20).foregroundStyle(.green)
      }
    }
    #expect(host.displayList.fills.map { ($0.midX * 10).rounded() / 10 } == [100, 50])
    #expect(host.displayList.fills.map { ($0.midY * 10).rounded() / 10 } == [50, 20])
  }

  @Test("Rules cross the plot at a value, or lie between two")
  func rules() throws {
    let host = try plot {
      Chart {
        RuleMark(y: .value("y", 5))
        RuleMark(x: .value("x", 10))
        RuleMark(xStart: .value("a", 2), xEnd: .value("b", 6), y: .value("y", 10))
        RuleMark(x: .value("x", 5), yStart: 10, yEnd: 30)
      }
    }
    #expect(
      host.displayList.strokes == [
        CGRect(x: 0, y: 50, width: 100, height: 0), CGRect(x: 100, y: 0, width: 0, height: 100),
        CGRect(x: 20, y: 0, width: 40, height: 0), CGRect(x: 50, y: 10, width: 0, height: 20),
      ])
  }

  @Test("Rectangles fill the bands of two categories")
  func cells() throws {
    let host = try plot {
      Chart {
        RectangleMark(x: .value("x", "A"), y: .value("y", "1")).foregroundStyle(.red)
        RectangleMark(x: .value("x", "B"), y: .value("y", "2")).foregroundStyle(.green)
      }
    }
    #expect(
      host.displayList.fills == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 50, width: 50, height: 50),
      ])
  }

  @Test("Rectangles lie between values and between distances from the edges")
  func spans() throws {
    let host = try plot {
      Chart {
        PointMark(x: .value("x", 10), y: .value("y", 10)).opacity(0)
        RectangleMark(xStart: .value("a", 2), xEnd: .value("b", 4), yStart: .value("c", 5), yEnd: .value("d", 10))
          .foregroundStyle(.red)
        RectangleMark(xStart: .value("a", 2), xEnd: .value("b", 4)).foregroundStyle(.green)
        RectangleMark(xStart: 10, xEnd: 30, yStart: 20, yEnd: nil).foregroundStyle(.blue)
      }
    }
    #expect(
      host.displayList.fills.suffix(3) == [
        CGRect(x: 20, y: 0, width: 20, height: 50), CGRect(x: 20, y: 0, width: 20, height: 100),
        CGRect(x: 10, y: 20, width: 20, height: 80),
      ])
  }

  @Test("Sectors share a circle by their values, clockwise from twelve o'clock")
  func sectors() throws {
    let host = try plot {
      Chart {
        SectorMark(angle: .value("v", 1)).foregroundStyle(.red)
        SectorMark(angle: .value("v", 3)).foregroundStyle(.green)
      }
    }
    #expect(host.displayList.fills[0] == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(host.displayList.fills[1].height == 100)
    #expect(host.displayList.filledPaths[1].contains(CGPoint(x: 20, y: 20)))
    #expect(!host.displayList.filledPaths[1].contains(CGPoint(x: 80, y: 20)))
  }

  @Test("A ring has a hole; negative values and values that are no numbers take no part of it")
  func ring() throws {
    let host = try plot {
      Chart {
        SectorMark(angle: .value("v", 2.0), innerRadius: .ratio(0.6), outerRadius: .inset(10)).foregroundStyle(.red)
        SectorMark(angle: .value("v", -3.0)).foregroundStyle(.green)
        SectorMark(angle: .value("v", Double.nan)).foregroundStyle(.blue)
      }
    }
    #expect(host.displayList.fills == [CGRect(x: 10, y: 10, width: 80, height: 80)])
    #expect(!host.displayList.filledPaths[0].contains(CGPoint(x: 50, y: 50), using: .winding))
  }

  @Test("Symbols are shapes of the same place, their own or views")
  func symbols() throws {
    let host = try plot {
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(.square).symbolSize(100).foregroundStyle(.red)
        PointMark(x: .value("x", 10), y: .value("y", 10)).symbol { Color.green.frame(width: 8, height: 6) }
      }
    }
    #expect(host.displayList.fills.contains(CGRect(x: 45, y: 45, width: 10, height: 10)))
    #expect(host.displayList.fills.contains(CGRect(x: 96, y: -3, width: 8, height: 6)))
  }

  @Test("All symbol shapes lie in their box, and outlines too", arguments: [nil, 1.5] as [CGFloat?])
  func shapes(lineWidth: CGFloat?) {
    let all: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]
    let box = CGRect(x: 10, y: 20, width: 30, height: 30)
    var outlines: Set<String> = []
    for shape in all {
      let path: Path =
        lineWidth.map { shape.strokeBorder(lineWidth: $0).path(in: box) } ?? shape.path(in: box)
      #expect(!path.isEmpty)
      #expect(box.insetBy(dx: -6, dy: -6).contains(path.boundingRect), "\(shape)")
      outlines.insert(path.description)
    }
    #expect(outlines.count == all.count)
  }
}
