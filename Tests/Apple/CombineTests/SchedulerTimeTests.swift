import Combine
import Foundation
import Synchronization
import Testing

@Suite struct SchedulerTimeTests {
  /// What holds for the intervals of every scheduler that measures time.
  private func checkUnits<S: SchedulerTimeIntervalConvertible & Comparable & SignedNumeric>(_ type: S.Type) {
    #expect(S.seconds(2) == .milliseconds(2000))
    #expect(S.seconds(0.5) == .milliseconds(500))
    #expect(S.milliseconds(3) == .microseconds(3000))
    #expect(S.microseconds(4) == .nanoseconds(4000))
    #expect(S.seconds(1) + .seconds(2) == .seconds(3))
    #expect(S.seconds(1) - .seconds(2) == .seconds(-1))
    #expect(S.seconds(1) < .seconds(2))
  }

  @Test("Intervals of queues and run loops have the units of time") func units() {
    checkUnits(DispatchQueue.SchedulerTimeType.Stride.self)
    checkUnits(RunLoop.SchedulerTimeType.Stride.self)
    checkUnits(OperationQueue.SchedulerTimeType.Stride.self)
  }

  @Test("A dispatch queue's interval counts nanoseconds; literals count seconds") func dispatch() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    let (whole, half): (Stride, Stride) = (2, 0.5)
    #expect(whole.magnitude == 2_000_000_000 && half == .milliseconds(500))
    #expect(Stride(.microseconds(3)) == .nanoseconds(3000) && Stride(exactly: 7) == .seconds(7))
    #expect(half.timeInterval == .nanoseconds(500_000_000))
    #expect(Stride.seconds(1) + Stride.seconds(0.5) - Stride.microseconds(500_000) == Stride.seconds(1))
    var product: Stride = .nanoseconds(3) * .nanoseconds(4)
    product *= .nanoseconds(2)
    #expect(product.magnitude == 24)
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000))
    #expect(start.advanced(by: .nanoseconds(5_000)).distance(to: start).magnitude == -5_000)
    #expect(start.dispatchTime.uptimeNanoseconds == 1_000_000)
    #expect(DispatchQueue.main.minimumTolerance == .nanoseconds(0))
  }

  @Test("A run loop's time is a date") func dates() {
    let time = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(time.advanced(by: .seconds(5)).date == Date(timeIntervalSinceReferenceDate: 15))
    #expect(time.distance(to: time.advanced(by: 2)).timeInterval == 2)
    let product: RunLoop.SchedulerTimeType.Stride = 1.5 * 2
    #expect(product.magnitude == 3 && RunLoop.SchedulerTimeType.Stride(exactly: 4)?.magnitude == 4)
    #expect(RunLoop.main.minimumTolerance == 0 && OperationQueue.main.minimumTolerance == 0)
  }

  @Test("The immediate scheduler's time does not pass") func immediate() {
    typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride
    let scheduler = ImmediateScheduler.shared
    #expect(scheduler.now.distance(to: scheduler.now.advanced(by: 9)) == 0)
    #expect(Stride.seconds(5) == 0 && Stride.seconds(0.5) == 0 && Stride.milliseconds(5) == 0)
    #expect(Stride.microseconds(5) == 0 && Stride.nanoseconds(5) == 0)
    let three = 3
    var product: Stride = (Stride(three) + 1 - 2) * 2
    product *= 2
    #expect(product.magnitude == 8 && Stride(exactly: 4) == 4 && (2.5 as Stride) == 2)
    #expect(scheduler.minimumTolerance == 0)
    let options: ImmediateScheduler.SchedulerOptions? = nil
    var count = 0
    scheduler.schedule(options: options) { count += 1 }
    scheduler.schedule(after: scheduler.now, tolerance: 0, options: options) { count += 1 }
    scheduler.schedule(after: scheduler.now, interval: 1, tolerance: 0, options: options) { count += 1 }.cancel()
    #expect(count == 3)
  }

  /// Runs an action in each of the ways that a scheduler has, one after the other.
  private func runAll<S: Scheduler>(_ scheduler: S, _ options: S.SchedulerOptions?) async -> Int {
    let count = Mutex(0)
    await withCheckedContinuation { done in
      scheduler.schedule {
        count.withLock { $0 += 1 }
        scheduler.schedule(options: options) {
          count.withLock { $0 += 1 }
          scheduler.schedule(after: scheduler.now) {
            count.withLock { $0 += 1 }
            scheduler.schedule(after: scheduler.now, tolerance: scheduler.minimumTolerance) {
              count.withLock { $0 += 1 }
              scheduler.schedule(after: scheduler.now, tolerance: .seconds(0), options: options) {
                count.withLock { $0 += 1 }
                done.resume()
              }
            }
          }
        }
      }
    }
    return count.withLock { $0 }
  }

  @Test("Queues run what is scheduled, with options too") func ways() async {
    let queue = DispatchQueue(label: "combine tests")
    var options = DispatchQueue.SchedulerOptions(qos: .utility)
    options.flags = [.barrier]
    options.group = DispatchGroup()
    #expect(options.qos == .utility)
    #expect(await runAll(queue, options) == 5)
    #expect(await runAll(OperationQueue(), nil as OperationQueue.SchedulerOptions?) == 5)
  }

  @Test("A run loop's thread, and queues, run what is scheduled in each way") func concreteWays() async {
    let (queue, operations) = (DispatchQueue(label: "combine tests"), OperationQueue())
    let count: Int = await SchedulerTests.onThread {
      let loop = RunLoop.current
      var count = 0
      loop.schedule(options: nil) { count += 1 }
      loop.schedule(after: loop.now, tolerance: 0, options: nil) { count += 1 }
      let clock = loop.schedule(after: loop.now, interval: .seconds(9), tolerance: 0, options: nil) { count += 1 }
      SchedulerTests.runLoop { count == 3 }
      clock.cancel()
      return count
    }
    #expect(count == 3)
    await withCheckedContinuation { done in
      queue.schedule(options: nil) {
        queue.schedule(after: queue.now, tolerance: .seconds(0), options: nil) { done.resume() }
      }
    }
    await withCheckedContinuation { done in
      operations.schedule(options: nil) {
        operations.schedule(after: operations.now, tolerance: 0, options: nil) { done.resume() }
      }
    }
    var clocks: [any Cancellable] = []
    await withCheckedContinuation { done in
      clocks.append(
        queue.schedule(after: queue.now, interval: .seconds(900), tolerance: .seconds(0), options: nil) {
          done.resume()
        })
    }
    await withCheckedContinuation { done in
      clocks.append(
        operations.schedule(after: operations.now, interval: .seconds(900), tolerance: 0, options: nil) {
          done.resume()
        })
    }
    clocks.forEach { $0.cancel() }
  }

  /// Counts three ticks and stops the clock.
  private func tick<S: Scheduler>(_ scheduler: S, withTolerance: Bool) async -> Int {
    // The clock ticks on, on its own thread, until it is cancelled.
    let count = Mutex(0)
    var clock: (any Cancellable)?
    await withCheckedContinuation { done in
      let action = {
        let ticks: Int = count.withLock {
          $0 += 1
          return $0
        }
        if ticks == 3 { done.resume() }
      }
      let start = scheduler.now.advanced(by: .milliseconds(1))
      clock =
        withTolerance
        ? scheduler.schedule(
          after: start, interval: .milliseconds(1), tolerance: .nanoseconds(1), options: nil, action)
        : scheduler.schedule(after: start, interval: .milliseconds(1), action)
    }
    clock?.cancel()
    return min(count.withLock { $0 }, 3)
  }

  @Test("Queues repeat what is scheduled until it is cancelled", arguments: [true, false])
  func repeating(withTolerance: Bool) async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #expect(await tick(DispatchQueue(label: "combine tests"), withTolerance: withTolerance) == 3)
    #expect(await tick(queue, withTolerance: withTolerance) == 3)
  }
}
