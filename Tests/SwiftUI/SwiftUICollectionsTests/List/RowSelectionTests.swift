import SeededNumbers
import Testing

@testable import SwiftUICollections

/// The rules of selecting rows, without views.
@Suite("Rules of selecting rows")
struct RowSelectionTests {
  private func order(_ tags: [Int], disabled: Set<Int> = []) -> RowSelection<Int>.Order {
    RowSelection<Int>.Order(
      count: tags.count, tag: { disabled.contains(tags[$0]) ? nil : tags[$0] }, index: { tags.firstIndex(of: $0) })
  }

  private let ten = Array(0..<10)

  @Test("A click takes the place of the selection, Control adds and removes, Shift selects from the anchor")
  func clicks() {
    let order: RowSelection<Int>.Order = order(ten)
    var selection = RowSelection<Int>(allowsSeveral: true, allowsNone: true)
    selection.choose(3, .replace, in: order)
    #expect(selection.selected == [3])
    selection.choose(6, .extend, in: order)
    #expect(selection.selected == [3, 4, 5, 6])
    selection.choose(1, .extend, in: order)
    #expect(selection.selected == [1, 2, 3], "the anchor stays")
    selection.choose(8, .toggle, in: order)
    #expect(selection.selected == [1, 2, 3, 8])
    selection.choose(9, .extend, in: order)
    #expect(selection.selected == [1, 2, 3, 8, 9], "what was selected otherwise stays")
    selection.choose(2, .toggle, in: order)
    #expect(selection.selected == [1, 3, 8, 9])
    selection.choose(5, .replace, in: order)
    #expect(selection.selected == [5])
  }

  @Test("Keys go on from the cursor, pass over rows that cannot be selected, and stop at the edges")
  func keys() {
    let order: RowSelection<Int>.Order = order(ten, disabled: [0, 4, 5, 9])
    var selection = RowSelection<Int>(allowsSeveral: true, allowsNone: true)
    #expect(selection.target(1, in: order) == 1, "without a cursor, down begins at the top")
    #expect(selection.target(-1, in: order) == 8)
    selection.choose(3, .replace, in: order)
    #expect(selection.target(1, in: order) == 6)
    #expect(selection.target(100, in: order) == 8)
    #expect(selection.target(-100, in: order) == 1)
    selection.choose(8, .replace, in: order)
    #expect(selection.target(1, in: order) == nil)
    #expect(selection.edge(last: true, in: order) == 8)
    selection.choose(3, .extend, in: order)
    #expect(selection.selected == [3, 6, 7, 8])
  }

  @Test("Where one row is selected, Control and Shift select that row; where none may be none, one stays")
  func single() {
    let order: RowSelection<Int>.Order = order(ten)
    var one = RowSelection<Int>(allowsSeveral: false, allowsNone: true)
    one.choose(3, .replace, in: order)
    one.choose(5, .extend, in: order)
    #expect(one.selected == [5])
    one.choose(5, .toggle, in: order)
    #expect(one.selected.isEmpty)
    one.chooseAll(in: order)
    #expect(one.selected.isEmpty)
    var always = RowSelection<Int>(selected: [2], allowsSeveral: false, allowsNone: false)
    always.choose(2, .toggle, in: order)
    always.clear()
    #expect(always.selected == [2])
  }

  @Test("A selection that a program makes is taken up, with the cursor where one row is selected")
  func following() {
    let order: RowSelection<Int>.Order = order(ten)
    var selection = RowSelection<Int>(allowsSeveral: true, allowsNone: true)
    selection.choose(3, .replace, in: order)
    selection.follow([7])
    #expect(selection.target(1, in: order) == 8)
    selection.choose(9, .extend, in: order)
    #expect(selection.selected == [7, 8, 9])
    selection.follow([])
    #expect(selection.target(1, in: order) == 0)
  }

  /// Each step is compared with the rule said in one sentence: Shift selects exactly what lies between anchor and row, beside
  /// what was selected before the first Shift.
  @Test("After any clicks with Shift, all between the anchor and the row is selected", arguments: 1...40)
  func extending(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tags: [Int] = Array(0..<30)
    var selection = RowSelection<Int>(allowsSeveral: true, allowsNone: true)
    selection.choose(10, .replace, in: order(tags))
    for _ in 0..<60 {
      if random.below(5) == 0 {
        tags.shuffle(using: &random)
        selection.choose(tags[0], .replace, in: order(tags))
        continue
      }
      let tag: Int = tags[random.below(30)]
      selection.choose(tag, .extend, in: order(tags))
      guard let anchor = selection.anchor, let start = tags.firstIndex(of: anchor),
        let end = tags.firstIndex(of: tag)
      else { continue }
      #expect(selection.selected == Set(tags[min(start, end)...max(start, end)]))
    }
  }
}
