import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// An operation queue has no options.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(sendable(action))
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action: @Sendable () -> Void = sendable(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + now.distance(to: date).timeInterval) {
      self.addOperation(action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action: @Sendable () -> Void = sendable(action)
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + now.distance(to: date).timeInterval, repeating: interval.timeInterval)
    source.setEventHandler { self.addOperation(action) }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
