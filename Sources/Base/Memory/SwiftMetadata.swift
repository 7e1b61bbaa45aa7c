/// Facts about types that only the metadata of Swift's runtime tells.
///
/// The layout of metadata is part of Swift's stable binary interface (MetadataKind.def, ExistentialTypeFlags). It is compared
/// with types of known kinds at the first use; a toolchain with another layout gets `.other` for every type, and callers treat
/// such types with care instead of reading memory by a wrong plan.
public enum SwiftMetadata {
  public enum Kind: Sendable {
    case structure
    case tuple
    case function
    /// A protocol type such as `any View`.
    case existential
    /// A protocol type with arguments, such as `any Sequence<Int>`.
    case extendedExistential
    /// A class, an enumeration, a metatype, and every type if the layout of metadata is unknown.
    case other
  }

  public static func kind(of type: Any.Type) -> Kind { isUnderstood ? storedKind(of: type) : .other }

  /// Whether the values of a protocol type are objects, since all of its protocols ask for that. Only for `.existential`.
  public static func holdsObjects(_ type: Any.Type) -> Bool { isUnderstood && hasClassConstraint(type) }

  /// Whether types of known kinds have the metadata that this file expects.
  static let isUnderstood: Bool =
    storedKind(of: Int.self) == .structure && storedKind(of: (Int, Int).self) == .tuple
    && storedKind(of: (() -> Void).self) == .function && storedKind(of: Any.self) == .existential
    && storedKind(of: (any CustomStringConvertible).self) == .existential
    && storedKind(of: Int?.self) == .other && storedKind(of: KnownClass.self) == .other
    && !hasClassConstraint(Any.self) && !hasClassConstraint((any CustomStringConvertible).self)
    && hasClassConstraint((any KnownObject).self)

  private final class KnownClass {}

  private protocol KnownObject: AnyObject {}

  /// The first word of metadata is the kind; for a class it is a pointer.
  private static func storedKind(of type: Any.Type) -> Kind {
    switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {
    case 0x200: .structure
    case 0x301: .tuple
    case 0x302: .function
    case 0x303: .existential
    case 0x307: .extendedExistential
    default: .other
    }
  }

  /// The flags of a protocol type follow its kind; the highest bit is set where values may be anything.
  private static func hasClassConstraint(_ type: Any.Type) -> Bool {
    let flags: UInt32 = unsafeBitCast(type, to: UnsafeRawPointer.self).load(
      fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self)
    return flags & 0x8000_0000 == 0
  }
}
