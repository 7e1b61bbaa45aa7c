import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in the time of dispatch queues.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// A point in time is coded as its nanoseconds of uptime.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    public func advanced(by n: Stride) -> Self {
      Self(dispatchTime + n.timeInterval)
    }

    /// An interval, kept in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      public var magnitude: Int

      private enum CodingKeys: String, CodingKey {
        case magnitude = "_nanoseconds"
      }

      init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let n): self = .seconds(n)
        case .milliseconds(let n): self = .milliseconds(n)
        case .microseconds(let n): self = .microseconds(n)
        case .nanoseconds(let n): self = .nanoseconds(n)
        default: magnitude = .max
        }
      }

      /// A whole number counts seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// As a literal, a whole number counts seconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude * rhs.magnitude) }
      public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

      public static func seconds(_ s: Double) -> Self { Self(nanoseconds: clamped(s * 1_000_000_000)) }
      public static func seconds(_ s: Int) -> Self { scaled(s, 1_000_000_000) }
      public static func milliseconds(_ ms: Int) -> Self { scaled(ms, 1_000_000) }
      public static func microseconds(_ us: Int) -> Self { scaled(us, 1000) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

      /// More than the type holds is as much as it holds; what is no number is nothing.
      private static func clamped(_ value: Double) -> Int {
        Int(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
      }

      private static func scaled(_ value: Int, _ factor: Int) -> Self {
        let (product, overflow) = value.multipliedReportingOverflow(by: factor)
        return Self(nanoseconds: overflow ? (value < 0 ? .min : .max) : product)
      }
    }
  }

  /// How the work is submitted.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], execute: sendable(action))
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
      execute: sendable(action))
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    source.setEventHandler(handler: action)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
