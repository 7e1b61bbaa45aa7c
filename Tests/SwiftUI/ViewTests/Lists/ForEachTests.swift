import Foundation
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Frames with the note "published" are those that were published for SwiftUI on macOS.
@MainActor
@Suite("ForEach", .serialized)
struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: String
    var width: CGFloat
  }

  /// Takes its width from the item once, so that its state shows.
  struct Bar: View {
    let item: Item
    @State private var width: CGFloat

    init(_ item: Item) {
      self.item = item
      _width = State(initialValue: item.width)
    }

    var body: some View { box(item.id, width, 20) }
  }

  struct Bars: View {
    let remote: Remote<[Item]>
    @State private var items: [Item] = [
      Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140),
    ]

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(items) { Bar($0) }
      }
      .handing($items, to: remote)
    }
  }

  @Test("Rows keep their state by id through insertion, change, reversal and removal (G4, published)")
  func identity() throws {
    let remote = Remote<[Item]>()
    let host = try window(width: 300, height: 200) { Bars(remote: remote) }
    func rows() -> [String] {
      host.labels.map { label in
        let frame: CGRect = host.frame(label) ?? .null
        return "\(label) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))"
      }
    }
    #expect(rows() == ["a 80 62 60", "b 80 90 100", "c 80 118 140"])
    host.change { remote.value?.insert(Item(id: "d", width: 80), at: 0) }
    #expect(rows() == ["d 80 48 80", "a 80 76 60", "b 80 104 100", "c 80 132 140"])
    host.change { remote.value?[1].width = 200 }
    #expect(rows() == ["d 80 48 80", "a 80 76 60", "b 80 104 100", "c 80 132 140"])
    host.change { remote.value?.reverse() }
    #expect(rows() == ["c 80 48 140", "b 80 76 100", "a 80 104 60", "d 80 132 80"])
    host.change { remote.value?.removeAll { $0.id == "b" } }
    #expect(rows() == ["c 80 62 140", "a 80 90 60", "d 80 118 80"])
  }

  @Test("Rows inside rows lie in a grid (published)")
  func nested() throws {
    let host = try window(width: 300, height: 200) {
      VStack {
        ForEach(0..<2) { row in
          HStack {
            ForEach(0..<3) { box("\(row)\($0)", 30, 20) }
          }
        }
      }
    }
    let corners: [String] = host.labels.map { label in
      let frame: CGRect = host.frame(label) ?? .null
      return "\(label) \(Int(frame.minX)) \(Int(frame.minY))"
    }
    #expect(corners == ["00 97 76", "01 135 76", "02 173 76", "10 97 104", "11 135 104", "12 173 104"])
  }

  @Test("A ForEach without elements takes no place and no spacing (published)")
  func empty() throws {
    let host = try window(width: 300, height: 200) {
      HStack {
        box("a", 9, 16)
        ForEach([String](), id: \.self) { Text($0) }
        box("b", 8.5, 16)
      }
    }
    #expect(host.frame("a") == CGRect(x: 137.25, y: 92, width: 9, height: 16))
    #expect(host.frame("b") == CGRect(x: 154.25, y: 92, width: 8.5, height: 16))
  }

  @Test("A modifier on a ForEach applies to each row (published)")
  func modifier() throws {
    let host = try window(width: 300, height: 260) {
      VStack(spacing: 0) {
        ForEach(0..<2) { box("padded\($0)", 35.5, 16) }.padding(16)
        ForEach(0..<2) { box("framed\($0)", 35.5, 16) }.frame(width: 120, height: 30)
      }
    }
    let places: [CGFloat] = host.labels.compactMap { host.frame($0)?.minY }
    #expect(places == [68, 116, 155, 185])
  }

  @Test("Each row gets a binding to its element, which writes through and follows its id")
  func bindings() throws {
    struct Root: View {
      let remote: Remote<[Item]>
      @State private var items: [Item] = [Item(id: "a", width: 1), Item(id: "b", width: 2)]
      var body: some View {
        VStack {
          ForEach($items) { $item in
            Button("\(item.id) \(Int(item.width))") { item.width += 10 }
          }
          ForEach($items, id: \.width) { Text($0.wrappedValue.id) }
        }
        .handing($items, to: remote)
      }
    }
    let remote = Remote<[Item]>()
    let host = try window(height: 400) { Root(remote: remote) }
    #expect(host.labels == ["a 1", "b 2", "a", "b"])
    #expect(host.activate("b 2"))
    #expect(remote.value?.map(\.width) == [1, 12])
    #expect(host.labels == ["a 1", "b 12", "a", "b"])
    host.change { remote.value?.remove(at: 0) }
    #expect(host.labels == ["b 12", "b"])
    #expect(host.activate("b 12"))
    #expect(remote.value == [Item(id: "b", width: 22)])
  }

  @Test("A binding that somebody kept of an element that has gone reads its last value and writes nothing")
  func staleBinding() throws {
    struct Root: View {
      let remote: Remote<[Int]>
      let last: Remote<Int>
      @State private var items: [Int] = [1, 2]
      var body: some View {
        VStack {
          ForEach($items, id: \.self) { $item in
            Text("\(item)").handing($item, to: last)
          }
        }
        .handing($items, to: remote)
      }
    }
    let remote = Remote<[Int]>()
    let last = Remote<Int>()
    let host = try window { Root(remote: remote, last: last) }
    host.change { remote.value = [1] }
    #expect(last.value == 2)
    host.change { last.value = 5 }
    #expect(remote.value == [1])
    #expect(host.labels == ["1"])
  }

  @Test("A range of numbers stays as it was at first, and the change is told with its remedy")
  func constantRange() throws {
    struct Root: View {
      let flags: Flags
      var body: some View {
        VStack { ForEach(0..<flags.number) { Text("row \($0) of \(flags.number)") } }
      }
    }
    let flags = Flags()
    flags.number = 2
    let host = try window { Root(flags: flags) }
    let told: [String] = warnings {
      flags.number = 3
      host.update()
      host.update()
    }
    #expect(host.labels == ["row 0 of 3", "row 1 of 3"])
    #expect(told.count == 1)
    #expect(told.first?.contains("3 elements and began with 2") == true)
    #expect(told.first?.contains("ForEach(_:id:content:)") == true)
  }

  @Test("The same ids in several ForEach are different views (G4)")
  func sameIDs() throws {
    struct Root: View {
      let flags: Flags
      var body: some View {
        VStack {
          ForEach(flags.names, id: \.self) { Counter("x\($0)") }
          ForEach(flags.names, id: \.self) { Counter("y\($0)") }
        }
      }
    }
    let flags = Flags()
    flags.names = ["1", "2"]
    let host = try window(height: 400) { Root(flags: flags) }
    #expect(host.activate("y1 0"))
    host.change { flags.names = ["2", "1"] }
    #expect(host.labels == ["x2 0", "x1 0", "y2 0", "y1 1"])
  }
}
