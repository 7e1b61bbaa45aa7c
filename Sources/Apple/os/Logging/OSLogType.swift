/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth knowing later.
  public static let `default` = OSLogType(0x00)
  /// What may help, and is not kept.
  public static let info = OSLogType(0x01)
  /// What helps while a program is developed.
  public static let debug = OSLogType(0x02)
  /// What went wrong in the process.
  public static let error = OSLogType(0x10)
  /// What went wrong in the system, or by a mistake of the program.
  public static let fault = OSLogType(0x11)

  /// The order by weight: debug, info, default, error, fault.
  var weight: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }

  var name: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
