import InputEngine

/// Modifier keys that are held while something else happens.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// A Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// A Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Alt on a keyboard of a PC.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The key for shortcuts, which is Control on a keyboard of a PC.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key lies on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The function key, which belongs to the system.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All of them.
  public static let all = EventModifiers(rawValue: 0x3F)
}

extension EventModifiers {
  private static let pairs: [(EventModifiers, InputModifiers)] = [
    (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
    (.numericPad, .numericPad),
  ]

  /// The same as devices tell it.
  package var input: InputModifiers {
    Self.pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }

  package init(_ input: InputModifiers) {
    self = Self.pairs.reduce(into: []) { if input.contains($1.1) { $0.insert($1.0) } }
  }
}
