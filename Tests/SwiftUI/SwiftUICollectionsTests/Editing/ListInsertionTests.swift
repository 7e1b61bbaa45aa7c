import AccessibilityTree
import FoundationGaps
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

/// Things that are dropped between the rows of lists and tables.
@MainActor
@Suite("Insertion between rows")
struct ListInsertionTests {
  @MainActor
  private final class Inserted {
    var all: [String] = []
    nonisolated init() {}
  }

  private func item(_ text: String) -> NSItemProvider { NSItemProvider(object: text as NSString) }

  private func host(@ViewBuilder _ root: () -> some View) throws -> HeadlessHost {
    try window(width: 300, height: 480, settings: HostSettings(idiom: .desktop), root: root)
  }

  /// A point in the upper or lower half of a row.
  private func point(_ label: String, _ part: CGFloat, _ host: HeadlessHost) throws -> CGPoint {
    let frame: CGRect = try #require(host.frame(label))
    return CGPoint(x: frame.midX, y: frame.minY + frame.height * part)
  }

  @Test("Values are inserted before the row in whose upper half they are dropped, and behind that of the lower half")
  func values() async throws {
    let inserted = Inserted()
    let host = try host {
      List {
        Text("Title")
        ForEach(0..<5, id: \.self) { Text(verbatim: "row \($0)") }
          .dropDestination(for: String.self) { texts, place in
            inserted.all.append("\(texts) at \(place)")
          }
      }
    }
    let plain: [String] = host.displayLines
    let drag = HeadlessDrag(items: [item("a")])
    #expect(drag.move(to: try point("row 2", 0.2, host), in: host))
    host.update()
    #expect(host.displayLines != plain, "a line shows where")
    #expect(drag.drop(at: try point("row 2", 0.2, host), in: host) == .copy)
    await host.settle { !inserted.all.isEmpty }
    #expect(inserted.all == [#"["a"] at 2"#])
    #expect(HeadlessDrag(items: [item("b")]).drop(at: try point("row 2", 0.8, host), in: host) == .copy)
    await host.settle { inserted.all.count == 2 }
    #expect(inserted.all.last == #"["b"] at 3"#)
    host.update()
    #expect(host.displayLines == plain)
    #expect(!HeadlessDrag(items: [item("c")]).move(to: try point("Title", 0.5, host), in: host))
  }

  @Test("Items are inserted by their types, which can be identifiers")
  func items() throws {
    let inserted = Inserted()
    let host = try host {
      List {
        ForEach(0..<2, id: \.self) { Text(verbatim: "row \($0)") }
          .onInsert(of: [UTType.text]) { place, items in inserted.all.append("\(items.count) at \(place)") }
        ForEach(2..<4, id: \.self) { Text(verbatim: "row \($0)") }
          .onInsert(of: ["public.image"]) { place, items in inserted.all.append("\(items.count) at \(place)") }
      }
    }
    let drag = HeadlessDrag(items: [item("a"), item("b")])
    #expect(drag.drop(at: try point("row 1", 0.9, host), in: host) == .copy)
    #expect(inserted.all == ["2 at 2"])
    #expect(!HeadlessDrag(items: [item("c")]).move(to: try point("row 3", 0.5, host), in: host))
  }

  private struct City: Identifiable {
    let id: Int
    var name: String { "city \(id)" }
  }

  @Test("Rows of a table take what is dropped between them, or on one of them, are dragged, and have menus")
  func tables() async throws {
    let inserted = Inserted()
    let host = try host {
      Table(of: City.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach([City(id: 0), City(id: 1)]) { TableRow($0) }
          .dropDestination(for: String.self) { place, texts in inserted.all.append("\(texts) at \(place)") }
        ForEach([City(id: 2)]) { TableRow($0) }
          .onInsert(of: [.text]) { place, items in inserted.all.append("\(items.count) at \(place)") }
        TableRow(City(id: 3))
          .dropDestination(for: String.self) { inserted.all.append("\($0) on it") }
          .contextMenu { Button("Rename") {} }
        TableRow(City(id: 4)).draggable("city").contextMenu {
          Button("Copy") {}
        } preview: {
          Text("Preview")
        }
        TableRow(City(id: 5)).itemProvider { nil }
      }
    }
    #expect(HeadlessDrag(items: [item("a")]).drop(at: try point("city 1", 0.9, host), in: host) == .copy)
    await host.settle { !inserted.all.isEmpty }
    #expect(HeadlessDrag(items: [item("b")]).drop(at: try point("city 2", 0.1, host), in: host) == .copy)
    #expect(HeadlessDrag(items: [item("c")]).drop(at: try point("city 3", 0.5, host), in: host) == .copy)
    await host.settle { inserted.all.count == 3 }
    #expect(inserted.all == [#"["a"] at 2"#, "1 at 0", #"["c"] on it"#])
    for (row, menu) in [("city 3", "Rename"), ("city 4", "Copy")] {
      // Beside the text: the menu is that of the whole row.
      let frame: CGRect = try #require(host.frame(row))
      let place = CGPoint(x: frame.maxX - 12, y: frame.midY)
      host.send(.pointer(PointerEvent(.down, at: place, time: host.time, button: .secondary)))
      host.send(.pointer(PointerEvent(.up, at: place, time: host.time, button: .secondary)))
      host.update()
      #expect(host.labels == [menu])
      host.press(.escape)
      host.update()
    }
  }
}
