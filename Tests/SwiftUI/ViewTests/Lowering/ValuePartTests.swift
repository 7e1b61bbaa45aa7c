import Testing

@testable import SwiftUICore

/// Parts of a view's value.
@Suite("Parts of values")
struct ValuePartTests {
  private struct Pair {
    var first: Int
    var second: String
  }

  @Test("Two parts asked for in one line of the source are two parts")
  func twoPartsInALine() {
    let pair = _GraphValue<Pair> { Pair(first: 7, second: "seven") }
    for _ in 0..<2 {
      let (first, second) = (pair.part(\.first), pair.part(\.second))
      #expect(first.read() == 7)
      #expect(second.read() == "seven")
    }
  }
}
