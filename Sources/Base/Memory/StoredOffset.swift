/// Offsets of stored properties, for readers that copy one property out of a value in memory.
///
/// Both forms give `MemoryLayout.offset(of:)`. That takes a key path, and a key path of a generic type is made anew each time
/// that it is written down: hence the rule of layout where the property is the second one, and a cache for all others.
public enum StoredOffset {
  /// The offset of the second of two stored properties, by Swift's rule for structs: the end of the first property, rounded up
  /// to the alignment of the second.
  ///
  /// - Parameters:
  ///   - path: The second property. Debug builds compare the offset with that of the key path, once for each type.
  ///   - first: The type of the first property.
  @inlinable
  @inline(__always)
  public static func second<Whole, Property, First>(
    _ path: @autoclosure () -> KeyPath<Whole, Property>, after first: First.Type
  ) -> Int {
    let mask: Int = MemoryLayout<Property>.alignment - 1
    let offset: Int = (MemoryLayout<First>.size + mask) & ~mask
    assert(
      isVerified(Whole.self, offset: offset, path),
      "A property of \(Whole.self) does not follow a \(First.self) that stands first")
    return offset
  }

  @usableFromInline nonisolated(unsafe) static var verified: Set<ObjectIdentifier> = []

  /// Called in debug builds, on the main thread as all that lowers views.
  @usableFromInline
  static func isVerified<Whole, Property>(
    _ type: Whole.Type, offset: Int, _ path: () -> KeyPath<Whole, Property>
  ) -> Bool {
    if verified.contains(ObjectIdentifier(type)) { return true }
    guard MemoryLayout<Whole>.offset(of: path()) == offset else { return false }
    verified.insert(ObjectIdentifier(type))
    return true
  }

  /// The place in the source where a property of a type is named.
  private struct Place: Hashable {
    let type: ObjectIdentifier
    /// The address of the file's name, which is the same for the whole file.
    let file: UInt
    /// Line and column: two properties may be named in one line.
    let position: UInt
  }

  private nonisolated(unsafe) static var known: [Place: Int] = [:]

  /// The offset of a stored property; nil for a property that is computed.
  ///
  /// The key path is made once for each type and place in the source. A generic type cannot have a stored static property,
  /// which would be the plain way to remember the offset.
  public static func cached<Whole, Property>(
    _ path: () -> KeyPath<Whole, Property>, file: StaticString, line: UInt, column: UInt
  ) -> Int? {
    let place = Place(
      type: ObjectIdentifier(Whole.self), file: UInt(bitPattern: file.utf8Start), position: line << 16 | column)
    if let known = known[place] { return known }
    guard let offset = MemoryLayout<Whole>.offset(of: path()) else { return nil }
    known[place] = offset
    return offset
  }
}
