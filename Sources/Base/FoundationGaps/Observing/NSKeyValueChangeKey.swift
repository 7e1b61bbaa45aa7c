/// The entries of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How the property changed: a number, the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, where the observer asked for `new`: as Swift has it, `NSNull` for nil. For elements of a
  /// collection, the array of those that came.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, where the observer asked for `old`. For elements of a collection, the array of those that went.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of elements of a collection that changed: an `IndexSet`.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in the call before a change, which the option `prior` asks for.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
