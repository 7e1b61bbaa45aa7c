import Memory
import Testing

struct GrowingBufferTests {
  @Test("Elements keep their values while the buffer grows")
  func growing() {
    var buffer = GrowingBuffer<Int>(capacity: 2)
    for number in 0..<1000 { buffer.append(number * number) }
    #expect(buffer.count == 1000)
    #expect((0..<1000).allSatisfy { buffer[$0] == $0 * $0 })
    buffer[7] = -1
    #expect(buffer[7] == -1)
  }

  @Test("A truncated buffer keeps its beginning and overwrites the rest")
  func truncating() {
    var buffer = GrowingBuffer<Int>(capacity: 2)
    for number in 0..<10 { buffer.append(number) }
    buffer.truncate(to: 4)
    buffer.removeLast()
    buffer.append(20)
    #expect(buffer.count == 4)
    #expect((0..<4).map { buffer[$0] } == [0, 1, 2, 20])
  }

  @Test("A full buffer grows without reading freed memory, and an empty one stays empty")
  func limits() {
    var buffer = GrowingBuffer<UInt8>(capacity: 1)
    #expect(buffer.count == 0)
    buffer.truncate(to: 0)
    buffer.append(1)
    buffer.append(2)
    #expect((0..<2).map { buffer[$0] } == [1, 2])
  }
}
