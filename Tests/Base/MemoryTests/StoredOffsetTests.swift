import Memory
import Testing

@MainActor
struct StoredOffsetTests {
  private struct Pair<First, Second> {
    let first: First
    let second: Second

    static var offset: Int { StoredOffset.second(\Self.second, after: First.self) }
    static var path: KeyPath<Self, Second> { \.second }
  }

  private struct Odd {
    let a: Int32
    let b: Bool
  }

  private struct Many<Value> {
    var a: Bool
    var b: Value
    var computed: Value { b }
  }

  @Test("The second property lies where the compiler puts it, whatever the sizes and alignments")
  func second() {
    func check<First, Second>(_ type: Pair<First, Second>.Type) {
      #expect(type.offset == MemoryLayout<Pair<First, Second>>.offset(of: type.path))
    }
    check(Pair<Bool, Int>.self)
    check(Pair<Int, Bool>.self)
    check(Pair<Odd, Bool>.self)
    check(Pair<Odd, Int16>.self)
    check(Pair<Void, Double>.self)
    check(Pair<Bool, Void>.self)
    check(Pair<String, SIMD4<Float>>.self)
    check(Pair<Pair<Int64, Bool>, Bool>.self)
    check(Pair<() -> Void, Int?>.self)
    #expect(Pair<Odd, Bool>.offset == 5, "a property may lie in the padding of the one before it")
  }

  @Test("A cached offset is that of the key path, which is made once for each type")
  func cached() {
    var made: Int = 0
    func offset<Value>(_ type: Value.Type) -> Int? {
      StoredOffset.cached(
        {
          made += 1
          return \Many<Value>.b
        }, file: #fileID, line: #line, column: #column)
    }
    #expect([offset(Int.self), offset(Int.self), offset(Int.self)] == [8, 8, 8])
    #expect(made == 1)
    #expect(offset(Int16.self) == 2)
    #expect(made == 2)
  }

  @Test("Two properties named in one line have offsets of their own")
  func twoInALine() {
    func offset<Part>(_ path: KeyPath<Many<Int>, Part>, column: UInt = #column) -> Int? {
      StoredOffset.cached({ path }, file: #fileID, line: 1, column: column)
    }
    let (a, b): (Int?, Int?) = (offset(\.a), offset(\.b))
    #expect((a, b) == (0, 8))
  }

  @Test("A computed property has no offset")
  func computed() {
    #expect(StoredOffset.cached({ \Many<Int>.computed }, file: #fileID, line: #line, column: #column) == nil)
  }
}
