import AccessibilityTree
import Charts
import CoreGraphics
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

@MainActor @Suite struct MarkElementTests {
  private func elements(@ViewBuilder _ chart: () -> some View) throws -> [String] {
    try window(width: 300, height: 200, root: chart).elements.map { "\($0.label): \($0.properties.value ?? "")" }
  }

  @Test("Each mark is an element: for what it stands is its label, how much its value, in the order of the data")
  func bars() throws {
    #expect(
      try elements {
        Chart {
          BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
          BarMark(x: .value("Shape", "Sphere"), y: .value("Count", 1_200))
        }
      } == ["Cube: 5", "Sphere: 1,200"])
  }

  @Test("The series is part of the label, and the legend is read after the marks")
  func series() throws {
    #expect(
      try elements {
        Chart(["Berlin", "Rome"], id: \.self) {
          LineMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: 0), unit: .day), y: .value("Level", 2.5))
            .foregroundStyle(by: .value("City", $0))
        }
      } == ["Jan 1, 2001, Berlin: 2.5", "Jan 1, 2001, Rome: 2.5", "Berlin: ", "Rome: "])
  }

  @Test("What grows along x is named by y, and a sector says its part of the whole")
  func others() throws {
    #expect(
      try elements {
        Chart { BarMark(x: .value("Count", 5), y: .value("Shape", "Cube")) }
      } == ["Cube: 5"])
    #expect(
      try elements {
        Chart {
          SectorMark(angle: .value("Votes", 3)).foregroundStyle(by: .value("Party", "A"))
          SectorMark(angle: .value("Votes", 5)).foregroundStyle(by: .value("Party", "B"))
        }
        .chartLegend(.hidden)
      } == ["A: 3, 37.5%", "B: 5, 62.5%"])
    #expect(
      try elements {
        Chart { BarMark(x: .value("Bin", 0..<10), y: .value("Count", 4)) }
      } == ["0 – 10: 4"])
  }

  @Test("Modifiers say other words, hide marks and give names for tests")
  func modifiers() throws {
    let host = try window(width: 300, height: 200) {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", 1)).accessibilityLabel("First").accessibilityValue("one piece")
          .accessibilityIdentifier("first")
        BarMark(x: .value("x", "B"), y: .value("y", 2)).accessibilityHidden(true)
      }
    }
    #expect(host.labels == ["First"])
    #expect(host.elements.first?.properties.value == "one piece")
    #expect(host.elements.first?.properties.identifier == "first")
  }

  @Test("An element is where its mark is, and large enough to be found")
  func frames() throws {
    let host = try plot {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", 10))
        PointMark(x: .value("x", "A"), y: .value("y", 5)).accessibilityLabel("point")
      }
    }
    #expect(host.frame("A") == CGRect(x: 15, y: 0, width: 70, height: 100))
    #expect(host.frame("point") == CGRect(x: 46, y: 46, width: 8, height: 8))
  }

  @Test("The marks are in a container that is named by what the axes show")
  func container() throws {
    let host = try window(width: 300, height: 200) {
      Chart { BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5)) }
    }
    #expect("\(host.accessibilityTree.dump())".contains("Count, Shape"))
  }

  @Test("More marks than one would step through are one element")
  func many() throws {
    let found: [String] = try elements {
      Chart(0..<600, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
    }
    #expect(found == ["y, x: 600, 0 – 600, 0 – 6"])
  }

  @Test("A mark keeps its element when others come and go")
  func identity() throws {
    let remote = Remote<[Int]>()
    let host = try window(width: 300, height: 200) { Numbers(remote: remote) }
    let second: UInt64? = host.element("2")?.id
    host.change { remote.value = [0, 2] }
    #expect(host.labels == ["0", "2"])
    #expect(host.element("2")?.id == second)
  }

  private struct Numbers: View {
    let remote: Remote<[Int]>
    @State private var values: [Int] = [1, 2, 3]
    var body: some View {
      Chart(values, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
        .handing($values, to: remote)
    }
  }
}
