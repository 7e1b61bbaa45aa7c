import Foundation

/// A type with a value that stands for none, so that an optional takes no more room than the type.
public protocol CompactlyOptional {
  static var noneValue: Self { get }
  var isNoneValue: Bool { get }
}

/// An optional number or size in the room of a plain one: NaN stands for nil.
///
/// Swift's `Optional` adds a byte and thereby a word to each number, in objects of which every view has one or more. NaN itself
/// cannot be stored: it is read as nil.
///
///     @CompactOptional var offered: CGFloat?
@propertyWrapper
public struct CompactOptional<Value: CompactlyOptional> {
  @usableFromInline var stored: Value

  @inlinable
  @inline(__always)
  public init(wrappedValue: Value?) {
    stored = wrappedValue ?? .noneValue
  }

  @inlinable
  public var wrappedValue: Value? {
    @inline(__always) get { stored.isNoneValue ? nil : stored }
    @inline(__always) set { stored = newValue ?? .noneValue }
  }
}

extension CompactOptional: Equatable where Value: Equatable {
  /// NaN differs from itself, but nil equals nil.
  @inlinable
  public static func == (a: Self, b: Self) -> Bool { a.wrappedValue == b.wrappedValue }
}

extension CompactOptional<CGFloat> {
  /// Whether two are the same bit by bit, which is one comparison; 0 and -0 differ.
  @inlinable
  @inline(__always)
  public func isIdentical(to other: Self) -> Bool { stored.bitPattern == other.stored.bitPattern }
}

extension CompactOptional: Sendable where Value: Sendable {}

extension Double: CompactlyOptional {
  @inlinable
  public static var noneValue: Double { .nan }
  @inlinable
  public var isNoneValue: Bool { isNaN }
}

extension CGFloat: CompactlyOptional {
  @inlinable
  public static var noneValue: CGFloat { .nan }
  @inlinable
  public var isNoneValue: Bool { isNaN }
}

/// A size without a number as its width is none.
extension CGSize: CompactlyOptional {
  @inlinable
  public static var noneValue: CGSize { CGSize(width: CGFloat.nan, height: .nan) }
  @inlinable
  public var isNoneValue: Bool { width.isNaN }
}
