/// Marks what a program does for tools that measure it. No tool here reads the marks: they cost nothing and have no effect
/// (see the table of what is accepted without effect).
public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logger: Logger) {}
  public init(logHandle: OSLog) {}

  public static let disabled = OSSignposter()

  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  @discardableResult
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  @discardableResult
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Runs a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// What tells intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable, Comparable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { rawValue = Self.exclusive.rawValue }
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
  public static let invalid = OSSignpostID(~0)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// An interval that has begun.
public struct OSSignpostIntervalState: Sendable {
  let id: OSSignpostID

  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}

/// What a mark of the older functions says.
public struct OSSignpostType: Hashable, Sendable {
  private let name: String

  public static let event = OSSignpostType(name: "event")
  public static let begin = OSSignpostType(name: "begin")
  public static let end = OSSignpostType(name: "end")
}

/// Marks what a program does; without effect here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks what a program does; without effect here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
