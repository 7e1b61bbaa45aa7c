import Foundation
import Memory
import Testing

struct CompactOptionalTests {
  private struct Numbers: Equatable {
    @CompactOptional var number: Double? = nil
    @CompactOptional var length: CGFloat? = nil
    @CompactOptional var size: CGSize? = nil
  }

  @Test("Numbers and sizes are read as they were written, nil included")
  func values() {
    var numbers = Numbers()
    #expect(numbers.number == nil && numbers.length == nil && numbers.size == nil)
    numbers.number = 0
    numbers.length = -.infinity
    numbers.size = CGSize(width: 1, height: CGFloat.nan)
    #expect(numbers.number == 0)
    #expect(numbers.length == -.infinity)
    #expect(numbers.size?.width == 1)
    numbers.number = nil
    numbers.length = .nan
    #expect(numbers.number == nil && numbers.length == nil)
  }

  @Test("An optional takes the room of its value")
  func room() {
    #expect(MemoryLayout<CompactOptional<Double>>.size == 8)
    #expect(MemoryLayout<CompactOptional<CGSize>>.size == 16)
  }

  @Test("Two are identical bit by bit")
  func identical() {
    func compact(_ number: CGFloat?) -> CompactOptional<CGFloat> { CompactOptional(wrappedValue: number) }
    #expect(compact(nil).isIdentical(to: compact(nil)))
    #expect(compact(3).isIdentical(to: compact(3)))
    #expect(!compact(3).isIdentical(to: compact(nil)))
    #expect(!compact(0).isIdentical(to: compact(-0.0)))
  }

  @Test("Two that are nil are equal")
  func equality() {
    #expect(Numbers() == Numbers())
    #expect(Numbers(number: 1) == Numbers(number: 1))
    #expect(Numbers(number: 1) != Numbers())
  }
}
