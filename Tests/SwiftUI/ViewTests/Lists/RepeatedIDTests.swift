import HostHeadless
import Observation
import SwiftUI
import Testing
import ViewTestSupport

@testable import SwiftUICore

/// Elements with equal ids are all shown: the first keeps the id, the others are told apart by their number.
@MainActor
@Suite("Equal ids in a loop", .serialized)
struct RepeatedIDTests {
  @Observable
  final class Model {
    var names: [String]
    init(_ names: [String]) { self.names = names }
  }

  /// Counts its own taps, so that it shows which state it has.
  struct Counted: View {
    let name: String
    let log: EventRecorder
    @State private var taps = 0

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }.frame(height: 20)
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
    }
  }

  struct Rows: View {
    let model: Model
    var isLazy = false
    var log = EventRecorder()

    var body: some View {
      if isLazy {
        ScrollView { LazyVStack(spacing: 0) { rows } }
      } else {
        VStack(spacing: 0) { rows }
      }
    }

    private var rows: some View { ForEach(model.names, id: \.self) { Counted(name: $0, log: log) } }
  }

  /// Activates the button at a place from the top.
  private func tap(_ host: HeadlessHost, row: CGFloat) {
    #expect(host.send(.tap(CGPoint(x: 50, y: row * 20 + 10))))
    host.update()
  }

  @Test("All are shown, each with its own state, and told once for each id", arguments: [false, true])
  func shown(isLazy: Bool) throws {
    let model = Model(["a", "b"])
    let log = EventRecorder()
    let host = try window(width: 100, height: 200) {
      Rows(model: model, isLazy: isLazy, log: log).frame(height: 200, alignment: .top)
    }
    _ = log.take()
    let told: [String] = warnings { host.change { model.names = ["a", "a", "b", "a", "b"] } }
    #expect(told.count == 2)
    #expect(told.allSatisfy { $0.contains("more than once") && $0.contains("Give each element its own id") })
    #expect(host.labels == ["a 0", "a 0", "b 0", "a 0", "b 0"])
    #expect(log.take().sorted() == ["+a", "+a", "+b"])
    tap(host, row: 1)
    tap(host, row: 3)
    tap(host, row: 3)
    #expect(host.labels == ["a 0", "a 1", "b 0", "a 2", "b 0"])
    // The first keeps the id: of those that are left it is the first, with the state of the first.
    #expect(warnings { host.change { model.names = ["b", "a", "c", "a"] } } == [])
    #expect(host.labels == ["b 0", "a 0", "c 0", "a 1"])
    #expect(log.take().sorted() == ["+c", "-a", "-b"])
    host.change { model.names = ["a"] }
    #expect(host.labels == ["a 0"])
    host.change { model.names = ["a", "a"] }
    #expect(host.labels == ["a 0", "a 0"], "a copy that went comes back new")
  }

  @Test("A loop whose elements all have one id shows each of them")
  func allEqual() throws {
    let model = Model(Array(repeating: "a", count: 5))
    for isLazy in [false, true] {
      let host = try window(width: 100, height: 200) { Rows(model: model, isLazy: isLazy) }
      #expect(host.labels == Array(repeating: "a 0", count: 5))
      host.change { model.names.append("a") }
      #expect(host.labels == Array(repeating: "a 0", count: 6))
      host.change { model.names.removeFirst(4) }
      #expect(host.labels == Array(repeating: "a 0", count: 2))
      model.names = Array(repeating: "a", count: 5)
    }
  }

  @Test("A lazy container shows every row, from whichever end it is scrolled to")
  func lazyRows() throws {
    let model = Model((0..<300).map { "\($0 % 7)" })
    let host = try window(width: 100, height: 100) { Rows(model: model, isLazy: true) }
    func expected(_ first: Int) -> [String] { (first..<first + 5).map { "\($0 % 7) 0" } }
    #expect(host.labels == expected(0))
    let middle = CGPoint(x: 50, y: 50)
    for offset in stride(from: 20, through: 1000, by: 20) {
      host.change { host.send(.scroll(at: middle, by: CGSize(width: 0, height: 20))) }
      #expect(host.labels == expected(offset / 20))
    }
    host.send(.scrollKey(at: middle, .end))
    host.finishAnimations()
    #expect(host.labels == expected(295))
    for row in stride(from: 294, through: 280, by: -1) {
      host.change { host.send(.scroll(at: middle, by: CGSize(width: 0, height: -20))) }
      #expect(host.labels == expected(row))
    }
    host.change { model.names.removeLast(20) }
    #expect(host.labels.count == 5)
    host.change { model.names = ["x", "x", "y"] }
    #expect(host.labels == ["x 0", "x 0", "y 0"])
    host.change { model.names = ["y", "x"] }
    #expect(host.labels == ["y 0", "x 0"])
  }

  @Test("Grids, rows of a grid and bindings show equal ids too")
  func others() throws {
    struct Screen: View {
      @State private var names = ["a", "a", "b"]
      var body: some View {
        VStack(spacing: 0) {
          Grid { ForEach(names, id: \.self) { name in GridRow { Text("grid \(name)") } } }
          LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(names, id: \.self) { Text("lazy \($0)") } }
          ForEach($names, id: \.self) { $name in Text("bound \(name)") }
        }
      }
    }
    let host = try window(width: 200, height: 300) { Screen() }
    let expected: [String] = ["grid", "lazy", "bound"].flatMap { kind in ["a", "a", "b"].map { "\(kind) \($0)" } }
    #expect(host.labels == expected)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A row that is edited is the element itself, not the first one with its id")
  func edits() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "a", "a"]
      var body: some View {
        Group(subviews: ForEach(names, id: \.self) { Text($0) }.onDelete { _ in }) { subviews in
          let offsets: [Int?] = subviews.map { $0.element.traits.editableRow?.offset() }
          Text("\(offsets.map { $0 ?? -1 })")
        }
      }
    }
    let host = try window(width: 200, height: 300) { Screen() }
    #expect(host.labels == ["[0, 1, 2, 3]"])
  }
}
