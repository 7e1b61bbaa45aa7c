import Foundation

extension Timer {
  /// A publisher of the date at every interval, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let broadcast = Broadcast<Date, Never>("Timer")

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      broadcast.add(subscriber)
    }

    public func connect() -> any Cancellable {
      if runLoop === RunLoop.main, let timers = HostTimers.current {
        return AnyCancellable(timers.add(every: interval) { [broadcast] in broadcast.send($0) })
      }
      // Foundation's `Timer(timeInterval:)` ticks at once on Linux: a body that makes its publisher anew would never rest.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { [broadcast] _ in
        broadcast.send(Date())
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher of the date at every interval, in seconds, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
