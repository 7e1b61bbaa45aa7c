import Foundation

/// Nanoseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A time in seconds since the beginning of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double
/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The time of the machine's calendar, in seconds since the beginning of 2001 in Greenwich.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// How units of `mach_absolute_time()` become nanoseconds: times `numer`, divided by `denom`.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}

/// Says how units of `mach_absolute_time()` become nanoseconds; here they are nanoseconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// The time since the machine was started, without the time that it slept.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
