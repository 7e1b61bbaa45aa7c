import Combine
import Foundation
import Testing

@Suite struct SchedulerTests {
  /// Runs a closure on a thread of its own, which has a run loop of its own.
  static func onThread<Result>(_ body: @escaping () -> Result) async -> Result {
    nonisolated(unsafe) let body: () -> Result = body
    return await withCheckedContinuation { continuation in
      Thread {
        nonisolated(unsafe) let result: Result = body()
        continuation.resume(returning: result)
      }.start()
    }
  }

  /// Runs the thread's run loop, a pass at a time, until the condition holds; gives up after so many passes.
  static func runLoop(passes: Int = 10_000, until condition: () -> Bool) {
    for _ in 0..<passes where !condition() {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
  }

  @Test("A connected timer publishes dates from its run loop, and stops with its last subscriber") func timer() async {
    let (dates, later) = await Self.onThread { () -> ([Date], Int) in
      let timer = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
      let (first, second) = (timer.probe(), timer.probe())
      Self.runLoop { first.values.count >= 3 && second.values.count >= 3 }
      first.subscription?.cancel()
      second.subscription?.cancel()
      let count = second.values.count
      Self.runLoop(passes: 5) { false }
      return (first.values, second.values.count - count)
    }
    #expect(dates.count >= 3)
    #expect(dates == dates.sorted())
    #expect(later == 0)
  }

  @Test("A timer ticks the first time when its interval is over, not when it is connected") func firstTick() async {
    let count = await Self.onThread { () -> Int in
      let probe = Timer.publish(every: 3600, on: .current, in: .default).autoconnect().probe()
      Self.runLoop(passes: 5) { false }
      probe.subscription?.cancel()
      return probe.values.count
    }
    #expect(count == 0)
  }

  @Test("A timer that is not connected is silent") func unconnected() async {
    let counts = await Self.onThread { () -> [Int] in
      let timer = Timer.publish(every: 0.001, on: .current, in: .default)
      let probe = timer.probe()
      Self.runLoop(passes: 5) { false }
      let before = probe.values.count
      let connection = timer.connect()
      Self.runLoop { probe.values.count > 0 }
      connection.cancel()
      return [before, min(probe.values.count, 1)]
    }
    #expect(counts == [0, 1])
  }

  @Test("A run loop delivers on its thread, at once, later and repeatedly") func runLoop() async {
    let (values, ticks) = await Self.onThread { () -> ([Int], Int) in
      let loop = RunLoop.current
      let probe = [1, 2].publisher.receive(on: loop).delay(for: .milliseconds(1), scheduler: loop).probe()
      let isEmpty = probe.values.isEmpty
      var ticks = 0
      let repeating = loop.schedule(after: loop.now, interval: .milliseconds(1)) { ticks += 1 }
      Self.runLoop { probe.isFinished && ticks > 1 }
      repeating.cancel()
      return (isEmpty ? probe.values : [], min(ticks, 2))
    }
    #expect(values == [1, 2])
    #expect(ticks == 2)
  }

  @Test("A dispatch queue delivers on itself, in order") func dispatchQueue() async {
    let queue = DispatchQueue(label: "combine tests")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    var seen: [Int] = []
    let here = [1, 2, 3].publisher.receive(on: queue).map { DispatchQueue.getSpecific(key: key) == true ? $0 : -1 }
    for await value in here.delay(for: .milliseconds(1), scheduler: queue).values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test("An operation queue delivers on itself") func operationQueue() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    var seen: [Bool] = []
    for await isThere in Just(1).receive(on: queue).map({ _ in OperationQueue.current === queue }).values {
      seen.append(isThere)
    }
    #expect(seen == [true])
  }

  @Test("The immediate scheduler does all on the spot") func immediate() {
    var log: [String] = []
    ImmediateScheduler.shared.schedule { log.append("now") }
    ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now.advanced(by: 5)) { log.append("later") }
    let probe = Just(1).delay(for: 9, scheduler: ImmediateScheduler.shared).probe()
    #expect(log == ["now", "later"])
    #expect(probe.values == [1] && probe.isFinished)
  }
}
