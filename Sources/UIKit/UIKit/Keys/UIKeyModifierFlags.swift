import InputEngine
import SwiftUICore

/// The modifier keys that are held while another key, or a pointer, is used.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt on a keyboard of a PC.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key for shortcuts, which is Control on a keyboard of a PC.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key lies on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  private static let pairs: [(UIKeyModifierFlags, EventModifiers)] = [
    (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command),
    (.numericPad, .numericPad),
  ]

  init(_ modifiers: EventModifiers) {
    self = Self.pairs.reduce(into: []) { if modifiers.contains($1.1) { $0.insert($1.0) } }
  }

  /// The same as SwiftUI tells it.
  var modifiers: EventModifiers {
    Self.pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}
