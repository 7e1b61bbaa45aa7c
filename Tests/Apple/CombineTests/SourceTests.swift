import Combine
import Foundation
import Testing

@Suite struct SourceTests {
  @Test("An empty publisher finishes at once, or never") func empty() {
    #expect(Empty<Int, Never>().probe().isFinished)
    let never = Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self)
    #expect(!never.completeImmediately)
    #expect(never.probe().completions.isEmpty)
    #expect(Empty<Int, Oops>() == Empty(completeImmediately: true))
  }

  @Test("A single value, an error, an optional and a result are publishers") func values() {
    #expect(Just(3).output == 3)
    let failing = Fail(outputType: Int.self, failure: Oops())
    #expect(failing.error == Oops() && failing.probe().hasFailed)
    let (some, none): (Int?, Int?) = (3, nil)
    #expect(some.publisher.probe().values == [3])
    #expect(Optional.Publisher(some).output == 3)
    #expect(none.publisher.probe().isFinished)
    #expect(Result<Int, Oops>.Publisher(.success(3)).probe().values == [3])
    #expect(Result<Int, Oops>.Publisher(3).result == .success(3))
    #expect(Result<Int, Oops>.Publisher(Oops()).probe().hasFailed)
    #expect(Result<Int, Oops>.failure(Oops()).publisher.probe().hasFailed)
  }

  @Test("A deferred publisher is made for each subscriber") func deferred() {
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    #expect(deferred.probe().values + deferred.probe().values == [1, 2])
    #expect(deferred.createPublisher().output == 3)
  }

  @Test("A record plays what was recorded, and can be kept") func record() throws {
    var recording = Record<Int, Never>.Recording()
    recording.receive(1)
    recording.receive(2)
    recording.receive(completion: .finished)
    #expect(recording.output == [1, 2])
    guard case .finished = recording.completion else { return #expect(Bool(false), "it is finished") }
    let made = Record<Int, Never> { recording in
      recording.receive(3)
      recording.receive(completion: .finished)
    }
    #expect(Record(recording: recording).probe().values == [1, 2])
    #expect(Record<Int, Never>.Recording.Input.self == Int.self)
    #expect(made.recording.output == [3] && made.probe().isFinished)
    let whole = Record<Int, Never>.Recording(output: [4], completion: .finished)
    #expect(Record(recording: whole).probe().values == [4])
  }

  @Test("Wrapping an erased publisher adds nothing") func erased() {
    let erased = AnyPublisher(Just(3))
    #expect(erased.eraseToAnyPublisher().probe().values == [3])
  }

  @Test("Asynchronous sequences can be made of publishers by hand") func sequences() async throws {
    var iterator = AsyncPublisher(Just(1)).makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
    var throwing = AsyncThrowingPublisher(Fail<Int, Oops>(error: Oops())).makeAsyncIterator()
    await #expect(throws: Oops.self) { try await throwing.next() }
  }

  @Test("A publisher of notifications says which, and two of the same are equal") func notifications() {
    let (center, name, object) = (NotificationCenter(), Notification.Name("ping"), NSObject())
    let publisher = NotificationCenter.Publisher(center: center, name: name, object: object)
    #expect(publisher.center === center && publisher.name == name && publisher.object === object)
    #expect(publisher == center.publisher(for: name, object: object))
    #expect(publisher != center.publisher(for: name))
  }

  /// Codes through any coder.
  private func roundTrip<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
    _ value: [Int], _ encoder: Encoder, _ decoder: Decoder
  ) throws -> [Int] where Encoder.Output == Decoder.Input {
    try decoder.decode([Int].self, from: try encoder.encode(value))
  }

  @Test("Foundation's coders are coders of whole values") func coders() throws {
    #expect(try roundTrip([1, 2], JSONEncoder(), JSONDecoder()) == [1, 2])
    #expect(try roundTrip([1, 2], PropertyListEncoder(), PropertyListDecoder()) == [1, 2])
    let inputs: [Any.Type] = [JSONDecoder.Input.self, PropertyListDecoder.Input.self]
    #expect(inputs.allSatisfy { $0 == Data.self })
  }

  @Test("An object may announce by a publisher of its own, and a property be published by hand") func announcing() {
    final class Own: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var number: Int
      init() { _number = Published(initialValue: 3) }
    }
    func count<Object: ObservableObject>(_ object: Object, _ change: () -> Void) -> Int {
      var count = 0
      let publisher: Object.ObjectWillChangePublisher = object.objectWillChange
      let subscription = publisher.sink { _ in count += 1 }
      change()
      subscription.cancel()
      return count
    }
    let own = Own()
    #expect(own.number == 3)
    #expect(count(own) { own.objectWillChange.send() } == 1)
  }

  @Test("A request's publisher says what it asks and whom") func request() throws {
    let request = URLRequest(url: try #require(URL(string: "loopback://host/")))
    let publisher = URLSession.shared.dataTaskPublisher(for: request)
    #expect(publisher.request == request && publisher.session === URLSession.shared)
    #expect(URLSession.DataTaskPublisher(request: request, session: .shared).request == request)
  }

  @Test("A timer's publisher says how it was made") func timer() {
    let timer = Timer.TimerPublisher(interval: 2, tolerance: 0.5, runLoop: .main, mode: .common)
    #expect(timer.interval == 2 && timer.tolerance == 0.5 && timer.runLoop === RunLoop.main)
    #expect(timer.mode == .common && timer.options == nil)
  }
}
