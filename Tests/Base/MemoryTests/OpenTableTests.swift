import Memory
import Testing

struct OpenTableTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("Random entries, replacements and removals leave what a dictionary has", arguments: 1...8)
  func likeDictionary(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var table = OpenTable<Int>()
    var known: [UInt: Int] = [:]
    for step in 0..<4000 {
      // Few keys, in the distances of addresses, so that many collide and many are replaced.
      let key = UInt(numbers.next() % 300 + 1) * 16
      if numbers.next() % 3 == 0 {
        table.remove(key)
        known[key] = nil
      } else {
        table.set(step, for: key, firstCapacity: 2)
        known[key] = step
      }
      #expect(table.count == known.count)
    }
    for key in 1...300 { #expect(table[UInt(key) * 16] == known[UInt(key) * 16]) }
    #expect(table.elements.sorted() == known.values.sorted())
  }

  @Test("An empty table finds nothing and can be asked to remove")
  func empty() {
    var table = OpenTable<String>()
    #expect(table[1] == nil)
    #expect(table.first(1) { _ in true } == nil)
    table.remove(1)
    table.filter { _ in true }
    #expect(table.count == 0 && table.elements.isEmpty)
  }

  @Test("Elements with one key are told apart by a condition")
  func equalKeys() {
    var table = OpenTable<String>()
    for number in 0..<100 { table.insert("\(number)", for: UInt(number % 3 + 1)) }
    #expect(table.count == 100)
    for number in 0..<100 { #expect(table.first(UInt(number % 3 + 1)) { $0 == "\(number)" } == "\(number)") }
    #expect(table.first(1) { $0 == "1" } == nil)
  }

  @Test("A filtered table finds what it kept")
  func filtering() {
    var table = OpenTable<Int>()
    for number in 1...200 { table.set(number, for: UInt(number)) }
    table.filter { $0.isMultiple(of: 7) }
    #expect(table.count == 28)
    for number in 1...200 { #expect(table[UInt(number)] == (number.isMultiple(of: 7) ? number : nil)) }
  }

  @Test("A removed element is released")
  func released() {
    final class Object {}
    var table = OpenTable<Object>()
    weak var removed: Object?
    do {
      let object = Object()
      removed = object
      table.set(object, for: 5)
      table.set(Object(), for: 6)
    }
    #expect(removed != nil)
    table.remove(5)
    #expect(removed == nil)
    #expect(table[6] != nil)
  }

  @Test("Addresses of types spread over a small table")
  func spread() {
    // Multiples of 16 would all begin at the first place if only their low bits counted.
    var homes: Set<Int> = []
    for number in 1...64 { homes.insert(OpenTable<Int>.home(of: UInt(0x7f00_0000_1000 + 16 * number), mask: 63)) }
    #expect(homes.count > 24)
  }
}
