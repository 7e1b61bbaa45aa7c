import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: rows of data", .serialized)
struct RowOracles {
  private func word(_ word: String) -> some View { Text(verbatim: word).probe(word) }

  private struct Word: Identifiable {
    var id: String
    init(_ id: String) { self.id = id }
  }

  @Test("Rows of identifiable values, by a key path, and of rows (foreach/identifiable, id-keypath and nested)")
  func rows() throws {
    try expectFrames(
      300, 200,
      [
        "Apple": [81.25, 92, 35, 16], "Banana": [124.25, 92, 45, 16], "Cherry": [177.25, 92, 41.5, 16],
        "row": [81.25, 92, 137.5, 16],
      ]
    ) {
      HStack { ForEach(["Apple", "Banana", "Cherry"].map(Word.init)) { word($0.id) } }.probe("row")
    }
    try expectFrames(
      300, 200,
      [
        "Alpha": [132.75, 76, 34.5, 16], "Beta": [136, 92, 28, 16], "Gamma": [126.75, 108, 46.5, 16],
        "column": [126.75, 76, 46.5, 48],
      ]
    ) {
      VStack(spacing: 0) { ForEach(["Alpha", "Beta", "Gamma"], id: \.self) { word($0) } }.probe("column")
    }
    try expectFrames(
      300, 200,
      [
        "0 0": [97, 76, 30, 20], "0 1": [135, 76, 30, 20], "0 2": [173, 76, 30, 20], "1 0": [97, 104, 30, 20],
        "1 1": [135, 104, 30, 20], "1 2": [173, 104, 30, 20], "row 0": [97, 76, 106, 20],
        "row 1": [97, 104, 106, 20], "column": [97, 76, 106, 48],
      ]
    ) {
      VStack {
        ForEach(0..<2) { row in
          HStack {
            ForEach(0..<3) { Color.blue.frame(width: 30, height: 20).probe("\(row) \($0)") }
          }.probe("row \(row)")
        }
      }.probe("column")
    }
  }

  @Test("Rows of nothing leave no gap, and bindings make rows as values do (foreach/empty and binding)")
  func emptyAndBinding() throws {
    try expectFrames(
      300, 200,
      [
        "Top": [138.75, 76, 22.5, 16], "A": [137.25, 92, 9, 16], "B": [154.25, 92, 8.5, 16],
        "row": [137.25, 92, 25.5, 16], "Bottom": [127.75, 108, 44.5, 16], "column": [127.75, 76, 44.5, 48],
      ]
    ) {
      let none: [String] = []
      VStack {
        word("Top")
        ForEach(none, id: \.self) { word($0) }
        ForEach(0..<0) { word("\($0)") }
        HStack {
          word("A")
          ForEach(none, id: \.self) { word($0) }
          word("B")
        }.probe("row")
        word("Bottom")
      }.probe("column")
    }
    struct Bound: View {
      @State private var words: [Word] = [Word("Apple"), Word("Banana")]

      var body: some View {
        VStack(alignment: .leading) {
          ForEach($words) { $word in Text(verbatim: word.id).probe(word.id) }
        }.probe("column")
      }
    }
    try expectFrames(
      300, 200,
      ["Apple": [127.5, 84, 35, 16], "Banana": [127.5, 100, 45, 16], "column": [127.5, 84, 45, 32]]
    ) { Bound() }
  }

  private struct Bar: Identifiable {
    var id: String
    var width: CGFloat
  }

  /// A row that keeps the width it began with.
  private struct KeepingRow: View {
    let name: String
    @State private var width: CGFloat

    init(_ bar: Bar) {
      name = bar.id
      _width = State(initialValue: bar.width)
    }

    var body: some View { Color.blue.frame(width: width, height: 20).probe(name) }
  }

  @Test("Rows keep their state by id when data is inserted, changed, turned round and removed (foreach/identity)")
  func identity() throws {
    struct Root: View {
      let remote: Remote<[Bar]>
      @State private var bars: [Bar] = [Bar(id: "a", width: 60), Bar(id: "b", width: 100), Bar(id: "c", width: 140)]

      var body: some View {
        VStack(alignment: .leading) { ForEach(bars) { KeepingRow($0) } }.probe("column").handing($bars, to: remote)
      }
    }
    let remote = Remote<[Bar]>()
    let window = try OracleWindow(300, 200) { Root(remote: remote) }
    #expect(
      window.differences([
        "a": [80, 62, 60, 20], "b": [80, 90, 100, 20], "c": [80, 118, 140, 20], "column": [80, 62, 140, 76],
      ]) == [])
    window.host.change { remote.value?.insert(Bar(id: "d", width: 80), at: 0) }
    let four: [String: [CGFloat]] = [
      "d": [80, 48, 80, 20], "a": [80, 76, 60, 20], "b": [80, 104, 100, 20], "c": [80, 132, 140, 20],
      "column": [80, 48, 140, 104],
    ]
    #expect(window.differences(four) == [])
    window.host.change { remote.value?[1].width = 200 }
    #expect(window.differences(four) == [], "the state began with the first width")
    window.host.change { remote.value?.reverse() }
    #expect(
      window.differences([
        "c": [80, 48, 140, 20], "b": [80, 76, 100, 20], "a": [80, 104, 60, 20], "d": [80, 132, 80, 20],
      ]) == [])
    window.host.change { remote.value?.removeAll { $0.id == "b" } }
    #expect(
      window.differences([
        "c": [80, 62, 140, 20], "a": [80, 90, 60, 20], "d": [80, 118, 80, 20], "column": [80, 62, 140, 76],
      ]) == [])
  }
}
