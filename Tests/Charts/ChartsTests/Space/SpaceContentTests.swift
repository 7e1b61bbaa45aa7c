import Charts
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct SpaceContentTests {
  private func labels(@ViewBuilder _ chart: () -> some View) throws -> [String] {
    try window(width: 300, height: 300, root: chart).elements.dropLast().map {
      "\($0.label): \($0.properties.value ?? "")"
    }
  }

  private struct Item: Identifiable {
    let id: Int
    var kind: String { id % 2 == 0 ? "even" : "odd" }
  }

  private let items: [Item] = (0..<3).map { Item(id: $0) }

  @Test("A chart of identifiable data has a mark for each (169)")
  func identifiable() throws {
    let found: [String] = try labels {
      Chart3D(items) { PointMark(x: .value("x", $0.id), y: .value("y", 2 * $0.id), z: .value("z", 5)) }
    }
    #expect(found == ["x 0, z 5: y 0", "x 1, z 5: y 2", "x 2, z 5: y 4"])
  }

  @Test("A chart of data is identified by a property")
  func property() throws {
    let found: [String] = try labels {
      Chart3D([4, 7], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1), z: .value("z", $0)) }
    }
    #expect(found == ["x 4, z 4: y 1", "x 7, z 7: y 1"])
  }

  @Chart3DContentBuilder private func corner(_ isShown: Bool?) -> some Chart3DContent {
    if let isShown {
      if isShown {
        PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
      } else {
        RuleMark(x: .value("x", 0..<1), y: .value("y", 0), z: .value("z", 0))
      }
    }
  }

  private struct Pair: Chart3DContent {
    let y: Double
    var body: some Chart3DContent {
      PointMark(x: .value("x", 0), y: .value("y", y), z: .value("z", 0))
      PointMark(x: .value("x", 9), y: .value("y", y), z: .value("z", 9))
    }
  }

  @Test("The builder takes loops, conditions, several contents and those of an app's own (167)")
  func builder() throws {
    let found: [String] = try labels {
      Chart3D {
        ForEach(items) { item in
          let height: Double = Double(item.id)
          if item.id != 1 {
            PointMark(x: .value("x", item.id), y: .value("y", height), z: .value("z", 0))
          }
        }
        ForEach(0..<2) { PointMark(x: .value("x", $0), y: .value("y", 7), z: .value("z", $0)) }
        ForEach([3.0], id: \.self) { Pair(y: $0) }
        corner(true)
        corner(false)
        corner(nil)
        if #available(iOS 26, *) { Pair(y: 8) }
      }
    }
    #expect(
      found == [
        "x 0, z 0: y 0", "x 2, z 0: y 2", "x 0, z 0: y 7", "x 1, z 1: y 7", "x 0, z 0: y 3", "x 9, z 9: y 3",
        "x 1, z 1: y 1", "x 0 – 1, z 0: y 0", "x 0, z 0: y 8", "x 9, z 9: y 8",
      ])
    #expect(try labels { Chart3D {} } == [])
  }

  @Test(
    "The same marks are content of charts with two axes, where z is left out; without z they have no place in space")
  func bothCharts() throws {
    let flat: [String] = try window(width: 300, height: 200) {
      Chart {
        ForEach(items) { item in
          PointMark(x: .value("x", item.id), y: .value("y", 1), z: .value("z", 3)).foregroundStyle(.red)
        }
      }
    }.labels
    #expect(flat == ["0", "1", "2"])
    #expect(try labels { Chart3D { PointMark(x: .value("x", 1), y: .value("y", 1)) } } == [])
  }

  @Test("A mark keeps its element when others come and go")
  func identity() throws {
    let remote = Remote<[Int]>()
    let host = try window(width: 300, height: 300) { Numbers(remote: remote) }
    let second: UInt64? = host.element("x 2, z 0")?.id
    #expect(second != nil)
    host.change { remote.value = [0, 2] }
    #expect(host.element("x 2, z 0")?.id == second)
    #expect(host.element("x 1, z 0") == nil)
  }

  private struct Numbers: View {
    let remote: Remote<[Int]>
    @State private var values: [Int] = [1, 2, 3]
    var body: some View {
      Chart3D(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0), z: .value("z", 0)) }
        .handing($values, to: remote)
    }
  }
}
