/// Makes one value of another, and back. Foundation on Linux has none.
open class ValueTransformer {
  public required init() {}

  /// The transformer registered under a name; nil where there is none.
  public static func forName(_ name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { registered[name] }
  }

  public static func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { registered[name] = transformer }
  }

  public static func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  open class func allowsReverseTransformation() -> Bool { true }

  /// The value for the store: data.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The value that the data stand for.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [:]
  private static let lock = NSLock()
}

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The transformers that attributes name by their type.
enum TransformerTypes {
  nonisolated(unsafe) private static var types: [String: ValueTransformer.Type] = [:]
  private static let lock = NSLock()

  static func add(_ type: ValueTransformer.Type) { lock.withLock { types[String(reflecting: type)] = type } }

  static func transformer(_ name: String) -> ValueTransformer? {
    if let type = lock.withLock({ types[name] }) { return type.init() }
    return ValueTransformer.forName(NSValueTransformerName(name))
  }
}
