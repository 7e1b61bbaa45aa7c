/// Where messages of one part of a program go.
public final class OSLog: Sendable {
  /// The program or library, such as "com.example.shop".
  public let subsystem: String
  /// The part of it, such as "network".
  public let category: String
  private let isOn: Bool

  /// The log of what names no other.
  public static let `default` = OSLog(subsystem: "", category: "", isOn: true)
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Names of categories that have a meaning to tools.
  public struct Category: Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isOn: true)
  }

  /// Whether messages of a kind are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn && type.weight >= LogOutput.shared.lowest.weight }

  /// Whether signposts are kept; no tool here reads them.
  public var signpostsEnabled: Bool { false }

  func write(_ type: OSLogType, _ message: OSLogMessage) {
    guard isEnabled(type: type) else { return }
    LogOutput.shared.write(type, subsystem, category, message)
  }
}
