import Combine
import Testing

@Suite struct PlainOperatorTests {
  private let numbers = [3, 1, 2].publisher.eraseToAnyPublisher()

  @Test("Operators with one result give it at the end, or as soon as it is known") func results() {
    #expect(numbers.collect().probe().values == [[3, 1, 2]])
    #expect(Empty<Int, Never>().collect().probe().values == [[]])
    #expect(numbers.first().probe().values == [3])
    #expect(numbers.last { $0 > 1 }.probe().values == [2])
    #expect(numbers.contains(1).probe().values == [true])
    #expect(numbers.min { $0 > $1 }.probe().values == [3])
    #expect(numbers.max { $0 > $1 }.probe().values == [1])
    #expect(numbers.output(at: 1).probe().values == [1])
    #expect(numbers.output(in: 1...).probe().values == [1, 2])
    #expect(numbers.ignoreOutput().probe().isFinished)
    let endless = PassthroughSubject<Int, Never>()
    let probe = endless.first().probe()
    endless.send(1)
    #expect(probe.values == [1] && probe.isFinished)
  }

  @Test("Elements are changed, compared and replaced") func elements() {
    struct Pair {
      var left: Int
      var right: Int
    }
    let pairs = [Pair(left: 1, right: 2)].publisher
    #expect(pairs.map(\.left, \.right).map { $0 * 10 + $1 }.probe().values == [12])
    #expect([1, 3, 2].publisher.eraseToAnyPublisher().removeDuplicates { $0 % 2 == $1 % 2 }.probe().values == [1, 2])
    #expect([1, nil].publisher.eraseToAnyPublisher().replaceNil(with: 7).probe().values == [1, 7])
  }

  @Test("A printed stream says what happens to it") func printing() {
    struct Lines: TextOutputStream {
      final class Store { var text = "" }
      let store = Store()
      mutating func write(_ string: String) { store.text += string }
    }
    let lines = Lines()
    let probe = numbers.prefix(1).print("numbers", to: lines).probe()
    #expect(probe.values == [3])
    let said = lines.store.text.split(separator: "\n").map(String.init)
    #expect(said.count == 4)
    #expect(said.allSatisfy { $0.hasPrefix("numbers: ") })
    #expect(said.last == "numbers: receive finished")
  }

  @Test("A stream that is asserted not to fail goes on as one that cannot") func assertion() async {
    let subject = PassthroughSubject<Int, Oops>()
    let probe: Probe<Int, Never> = subject.assertNoFailure("numbers").probe()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(probe.values == [1] && probe.isFinished)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Fail<Int, Oops>(error: Oops()).assertNoFailure("numbers").probe()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("numbers A publisher that was asserted not to fail ended with Oops"))
  }
}
