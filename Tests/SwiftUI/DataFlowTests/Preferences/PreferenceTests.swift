import HostHeadless
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Preferences", .serialized)
struct PreferenceTests {
  /// What the views tell at first.
  private func names(@ViewBuilder _ root: () -> some View) throws -> [[String]] {
    var told: [[String]] = []
    _ = try window { VStack(content: root).onPreferenceChange(NamesKey.self) { told.append($0) } }
    return told
  }

  private func named(_ name: String) -> some View { Color.red.preference(key: NamesKey.self, value: [name]) }

  @Test("Values are put together in the order of the views, whatever containers are between")
  func order() throws {
    #expect(
      try names {
        named("a")
        HStack {
          named("b")
          Text("silent")
          Group {
            named("c")
            ZStack { named("d") }
          }
        }
        ScrollView { named("e") }
        GeometryReader { _ in named("f") }
        named("g").padding().frame(width: 20).opacity(0.5).rotationEffect(.degrees(3))
        AnyView(named("h"))
        Button(action: {}, label: { named("i") })
      } == [["a", "b", "c", "d", "e", "f", "g", "h", "i"]])
  }

  @Test("Layers contribute: those behind come first, those in front last")
  func layers() throws {
    #expect(
      try names { named("a").background { named("behind") }.overlay { named("front") } } == [["behind", "a", "front"]])
  }

  @Test("A value set outside stands for all inside")
  func overriding() throws {
    #expect(
      try names {
        HStack {
          named("a"); named("b")
        }.preference(key: NamesKey.self, value: ["x"])
      } == [["x"]])
  }

  @Test("A transform changes what comes from inside, or the default where nothing does")
  func transform() throws {
    #expect(
      try names {
        HStack {
          named("a"); named("b")
        }.transformPreference(NamesKey.self) { $0.append("more") }
        Text("").transformPreference(NamesKey.self) { $0.append("alone") }
      } == [["a", "b", "more", "alone"]])
  }

  @Test("A key of optional values has nil as its default; nobody's values tell nothing, and later ones are told then")
  func optional() throws {
    struct Root: View {
      let remote: Remote<Bool>
      let log: EventRecorder
      @State private var isShown = false
      var body: some View {
        VStack {
          if isShown { Text("x").preference(key: FirstKey.self, value: "x") }
          Text("y")
        }
        .onPreferenceChange(FirstKey.self) { log.note($0 ?? "nil") }
        .handing($isShown, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take() == ["nil"])
    host.change { remote.value = true }
    #expect(log.take() == ["x"])
    host.change { remote.value = false }
    #expect(log.take() == ["nil"])
    _ = try window { Text("").onPreferenceChange(FirstKey.self) { log.note($0 ?? "nil") } }
    #expect(log.take() == [])
  }

  @Test("The action runs for the first value and then for changes only, once for each transaction")
  func changes() throws {
    struct Root: View {
      let texts: Remote<[String]>
      let log: EventRecorder
      @State private var names: [String] = ["a", "b"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0.lowercased()]) }
        }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined()) }
        .handing($names, to: texts)
      }
    }
    let log = EventRecorder()
    let texts = Remote<[String]>()
    let host = try window { Root(texts: texts, log: log) }
    #expect(log.take() == ["ab"])
    host.change { texts.value = ["a", "b", "c", "d"] }
    #expect(log.take() == ["abcd"])
    host.change { texts.value = ["d", "a", "C"] }
    #expect(log.take() == ["dac"])
    host.change { texts.value = ["D", "a", "c"] }
    #expect(log.take() == [])
    host.change { texts.value = [] }
    #expect(log.take() == [""])
  }

  @Test("An action may set state in the same frame; one that never settles is stopped and reported")
  func cycles() throws {
    struct Root: View {
      let limit: CGFloat
      let log: EventRecorder
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width)
          .preference(key: LongestKey.self, value: width)
          .onPreferenceChange(LongestKey.self) { value in
            log.note("\(Int(value))")
            if value < limit { width = value + 1 }
          }
      }
    }
    let log = EventRecorder()
    let settled: [String] = try warnings { _ = try window { Root(limit: 11, log: log) } }
    #expect(settled == [])
    #expect(log.take() == ["10", "11"])
    let endless: [String] = try warnings { _ = try window { Root(limit: .infinity, log: log) } }
    #expect(endless.count == 1)
    #expect(endless.first?.contains("tried to update multiple times per frame") == true)
    #expect(log.take() == ["10", "11"])
  }

  @Test("A preference costs nothing where nobody asks for it (G2)")
  func unasked() throws {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { Issue.record("reduced") }
    }
    func nodes(@ViewBuilder _ root: () -> some View) throws -> Int {
      let host = try window(root: root)
      var count = 0
      host.graph.graph.visitNodes { _ in count += 1 }
      return count
    }
    let plain: Int = try nodes { VStack { ForEach(0..<10, id: \.self) { Text("\($0)") } } }
    #expect(
      try nodes { VStack { ForEach(0..<10, id: \.self) { Text("\($0)").preference(key: Key.self, value: $0) } } }
        == plain)
  }

  @Observable
  final class Row: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int) {
      self.id = id
      name = "\(id)"
    }
  }

  @Test("A change in one row costs its path: as many nodes in a list of a thousand as in one of forty (G2)")
  func longList() throws {
    struct Root: View {
      let rows: [Row]
      let log: EventRecorder
      var body: some View {
        VStack {
          ForEach(rows) { RowView(row: $0) }
        }
        .onPreferenceChange(LongestKey.self) { log.note("\(Int($0))") }
      }
    }
    struct RowView: View {
      let row: Row
      var body: some View {
        Color.red.frame(width: 10, height: 1).preference(key: LongestKey.self, value: CGFloat(row.name.count))
      }
    }
    func evaluations(_ count: Int, told: [String], _ change: (Row) -> Void) throws -> [String] {
      let log = EventRecorder()
      let rows: [Row] = (0..<count).map { Row($0) }
      let host = try window(height: 2000) { Root(rows: rows, log: log) }
      _ = log.take()
      let events = EventLog()
      host.graph.graph.log = events
      change(rows[count / 2])
      host.update()
      host.graph.graph.log = nil
      #expect(log.take() == told)
      #expect(host.graph.differences().isEmpty)
      return events.evaluated.filter { $0.hasPrefix("preference") }
    }
    let few: [String] = try evaluations(40, told: ["6"]) { $0.name = "longer" }
    let many: [String] = try evaluations(1_000, told: ["6"]) { $0.name = "longer" }
    #expect(few == many)
    #expect(many.count == 4)
    // The value of one row, and the group in which nothing changes.
    #expect(try evaluations(1_000, told: []) { $0.name = "7" }.count == 2)
  }

  @Test("Long lists keep their order when rows are inserted, moved and removed")
  func longListOrder() throws {
    struct Root: View {
      let remote: Remote<[Int]>
      let log: EventRecorder
      @State private var numbers: [Int] = Array(0..<100)
      var body: some View {
        VStack {
          ForEach(numbers, id: \.self) { Color.red.preference(key: NamesKey.self, value: ["\($0)"]) }
        }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined(separator: " ")) }
        .handing($numbers, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<[Int]>()
    let host = try window { Root(remote: remote, log: log) }
    func text(_ numbers: [Int]) -> [String] { [numbers.map { "\($0)" }.joined(separator: " ")] }
    #expect(log.take() == text(Array(0..<100)))
    for numbers in [Array(0..<150), Array((0..<150).reversed()), Array(20..<60), [3], [], Array(0..<2_000)] {
      host.change { remote.value = numbers }
      #expect(log.take() == text(numbers))
    }
  }

  @Test("All laws hold for keys that keep them, and each broken one is told")
  func laws() {
    #expect(PreferenceLaws(NamesKey.self, values: [[], ["a"], ["b", "c"]]).violations() == [])
    #expect(PreferenceLaws(LongestKey.self, values: [0, 1, 20]).violations() == [])
    #expect(PreferenceLaws(FirstKey.self, values: [nil, "a", "b"]).violations() == [])
    struct Last: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }
    #expect(PreferenceLaws(Last.self, values: [1]).violations() == ["Last: the default behind 1 counts"])
    struct Difference: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
    }
    #expect(PreferenceLaws(Difference.self, values: [1, 2]).violations().contains { $0.contains("(1, 2), 1 give -2") })
    struct Twice: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, max(nextValue(), nextValue())) }
    }
    #expect(PreferenceLaws(Twice.self, values: [1]).violations() == ["Twice: the value after 1 is asked for 2 times"])
  }
}
