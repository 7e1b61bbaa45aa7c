import Memory
import Testing

struct CopyOnWriteTests {
  private struct Values: Hashable {
    var name: String = ""
    var numbers: [Int] = []
  }

  @Test("A change of a copy leaves the other copies as they are")
  func change() {
    var a = CopyOnWrite(Values(name: "a"))
    let b: CopyOnWrite<Values> = a
    #expect(a.isShared(with: b))
    a.name = "c"
    a.numbers.append(1)
    #expect(!a.isShared(with: b))
    #expect((a.name, a.numbers) == ("c", [1]))
    #expect((b.name, b.numbers) == ("a", []))
  }

  @Test("Reading does not end the sharing, and a sole owner changes its value in place")
  func inPlace() {
    var a = CopyOnWrite(Values())
    a.numbers = [1, 2, 3]
    let address: UnsafePointer<Int>? = a.contents.numbers.withUnsafeBufferPointer(\.baseAddress)
    a.numbers[1] = 5
    #expect(a.contents.numbers.withUnsafeBufferPointer(\.baseAddress) == address)
    let b: CopyOnWrite<Values> = a
    #expect(b.numbers == [1, 5, 3])
    #expect(a.isShared(with: b))
  }

  @Test("Copies are equal by their values, shared or not")
  func equality() {
    let a = CopyOnWrite(Values(name: "a"))
    #expect(a == CopyOnWrite(Values(name: "a")))
    #expect(a.hashValue == CopyOnWrite(Values(name: "a")).hashValue)
    #expect(a != CopyOnWrite(Values(name: "b")))
  }
}
