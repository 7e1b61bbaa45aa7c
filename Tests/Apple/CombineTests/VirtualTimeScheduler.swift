import Combine

/// A scheduler whose time moves only by hand; actions of one moment run in the order they were scheduled.
final class VirtualTimeScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var milliseconds: Int

    func distance(to other: Self) -> ImmediateStride { ImmediateStride(other.milliseconds - milliseconds) }
    func advanced(by n: ImmediateStride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }
  }

  struct ImmediateStride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
    var magnitude: Int

    init(_ milliseconds: Int) { magnitude = milliseconds }
    init(integerLiteral value: Int) { magnitude = value * 1000 }
    init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
    static func seconds(_ s: Int) -> Self { Self(s * 1000) }
    static func seconds(_ s: Double) -> Self { Self(Int(s * 1000)) }
    static func milliseconds(_ ms: Int) -> Self { Self(ms) }
    static func microseconds(_ us: Int) -> Self { Self(us / 1000) }
    static func nanoseconds(_ ns: Int) -> Self { Self(ns / 1_000_000) }
  }

  private(set) var now = SchedulerTimeType(milliseconds: 0)
  let minimumTolerance = ImmediateStride(0)
  private var work: [(time: Int, order: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(now.milliseconds, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: ImmediateStride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(date.milliseconds, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: ImmediateStride, tolerance: ImmediateStride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func tick(_ time: Int) {
      add(time) {
        guard !isCancelled else { return }
        action()
        tick(time + interval.magnitude)
      }
    }
    tick(date.milliseconds)
    return AnyCancellable { isCancelled = true }
  }

  private func add(_ time: Int, _ action: @escaping () -> Void) {
    work.append((time, count, action))
    count += 1
  }

  /// Runs all that is due until then.
  func advance(by milliseconds: Int) {
    let end = now.milliseconds + milliseconds
    while let next = work.indices.filter({ work[$0].time <= end })
      .min(by: { (work[$0].time, work[$0].order) < (work[$1].time, work[$1].order) })
    {
      let (time, _, action) = work.remove(at: next)
      now.milliseconds = max(now.milliseconds, time)
      action()
    }
    now.milliseconds = end
  }
}
