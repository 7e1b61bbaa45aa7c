/// Whether a value is written into the log for everybody.
///
/// Numbers and Booleans are, other values are not, unless the message says otherwise. A value that is private is written as
/// `<private>`; with the environment variable `ROTOR_LOG_PRIVATE=1` all values are written, as they are where a debugger is
/// attached on Apple's systems.
public struct OSLogPrivacy: Sendable, Equatable {
  /// What stands for a private value.
  public enum Mask: Sendable, Equatable {
    /// A number that is the same for equal values within one run.
    case hash
    /// Nothing of it.
    case none
  }

  enum Kind: Sendable, Equatable {
    case automatic, visible, hidden, sensitive
  }

  let kind: Kind
  let mask: Mask

  /// As the type of the value has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: .none) }
  /// For everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .visible, mask: .none) }
  /// For nobody but the developer.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// For nobody, also where private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
}
