import Foundation
import Memory
@_spi(Reflection) import Swift

/// A value that knows better than its fields whether it is equal to another of its type.
package protocol SelfComparing {
  func isEqual(to other: Self) -> Bool
}

/// Compares any two values of a type: what decides whether a body runs again (G3).
///
/// Trivial values are compared by their bytes first, equatable ones by `==`, structures and tuples field by field, references by
/// identity, closures by code and context. What cannot be compared counts as changed: that costs work, never correctness.
/// A trivial view is compared by its fields even if it is equatable: its own `==` counts where it asks for that (behaviour 263).
package enum ValueComparison {
  package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { a in
      withUnsafePointer(to: right) { b in
        comparator(for: Value.self)(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }

  typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private nonisolated(unsafe) static var cache: [ObjectIdentifier: Comparator] = [:]

  static func comparator<Value>(for type: Value.Type) -> Comparator {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let made: Comparator = make(type)
    cache[key] = made
    return made
  }

  private static func make<Value>(_ type: Value.Type) -> Comparator {
    if let comparing = type as? any SelfComparing.Type { return selfComparator(comparing) }
    if type is AnyClass { return references }
    switch SwiftMetadata.kind(of: type) {
    case .existential, .extendedExistential: return contents(of: type)
    case .function: return { memcmp($0, $1, MemoryLayout<Value>.size) == 0 }
    case .structure, .tuple, .other: break
    }
    let isTrivialView: Bool = _isPOD(type) && type is any View.Type
    let equal: Comparator? = isTrivialView ? nil : (type as? any Equatable.Type).map { equality($0) }
    let comparator: Comparator = equal ?? fields(of: type) ?? { _, _ in false }
    guard _isPOD(type) else { return comparator }
    // Equal bytes are equal values, numbers that are none included; bytes that differ may be those between the fields.
    let size: Int = MemoryLayout<Value>.size
    return { memcmp($0, $1, size) == 0 || comparator($0, $1) }
  }

  private static func selfComparator<Value: SelfComparing>(_ type: Value.Type) -> Comparator {
    { $0.assumingMemoryBound(to: type).pointee.isEqual(to: $1.assumingMemoryBound(to: type).pointee) }
  }

  private static func equality<Value: Equatable>(_ type: Value.Type) -> Comparator {
    { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }

  private static let references: Comparator = {
    $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self)
  }

  /// Two closures are the same when they run the same code on the same context.
  private static let closures: Comparator = { memcmp($0, $1, 2 * MemoryLayout<Int>.size) == 0 }

  /// Values behind a protocol are the same when what is inside is of one type and equal.
  private static func contents<Value>(of type: Value.Type) -> Comparator {
    { areContentsEqual($0.assumingMemoryBound(to: type).pointee, $1.assumingMemoryBound(to: type).pointee) }
  }

  private static func areContentsEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Content>(_ type: Content.Type) -> Bool {
      guard Swift.type(of: right as Any) == type, let left = left as? Content, let right = right as? Content else {
        return false
      }
      return areEqual(left, right)
    }
    return _openExistential(Swift.type(of: left as Any), do: compare)
  }

  /// Structures and tuples only: the reflection of other kinds reads a value where there is none.
  private static func fields<Value>(of type: Value.Type) -> Comparator? {
    let kind: SwiftMetadata.Kind = SwiftMetadata.kind(of: type)
    guard kind == .structure || kind == .tuple else { return nil }
    var parts: [(offset: Int, compare: Comparator)] = []
    let isKnown: Bool = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      parts.append((offset, comparator(forField: fieldType, kind: kind)))
      return true
    }
    // Enumerations report no fields that can be looked at; an empty structure is trivial and was dealt with above.
    guard isKnown, !parts.isEmpty else { return nil }
    return { a, b in parts.allSatisfy { $0.compare(a + $0.offset, b + $0.offset) } }
  }

  private static func comparator(forField type: Any.Type, kind: _MetadataKind) -> Comparator {
    if let size = referenceSize(type) { return references(size: size) }
    switch kind {
    case .class: return references
    case .function: return closures
    default: return open(type)
    }
  }

  /// How many bytes a field has that holds a reference to an object, or nil; nil for fields of other types.
  ///
  /// Such a field may be weak or unowned, which its type does not tell: then there is no reference to read and count, but
  /// what is equal has equal bytes.
  private static func referenceSize(_ type: Any.Type) -> Int? {
    let wrapped: Any.Type = (type as? any OptionalValue.Type)?.wrapped ?? type
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let isProtocolOfObjects: Bool =
      SwiftMetadata.kind(of: wrapped) == .existential && SwiftMetadata.holdsObjects(wrapped)
    guard wrapped is AnyClass || isProtocolOfObjects else { return nil }
    return _openExistential(wrapped, do: size)
  }

  /// What follows the first word of nothing may be anything.
  private static func references(size: Int) -> Comparator {
    { a, b in
      let isNothing: Bool = a.load(as: UInt.self) == 0 && b.load(as: UInt.self) == 0
      return isNothing || memcmp(a, b, size) == 0
    }
  }

  private static func open(_ type: Any.Type) -> Comparator {
    func make<Value>(_ type: Value.Type) -> Comparator { comparator(for: type) }
    return _openExistential(type, do: make)
  }
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension Optional: SelfComparing {
  package func isEqual(to other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): ValueComparison.areEqual(left, right)
    default: false
    }
  }
}

extension Array: SelfComparing {
  package func isEqual(to other: [Element]) -> Bool {
    guard count == other.count else { return false }
    // Most often it is the very same storage.
    let isSame: Bool = withUnsafeBufferPointer { left in
      other.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
    }
    return isSame || zip(self, other).allSatisfy { ValueComparison.areEqual($0, $1) }
  }
}
