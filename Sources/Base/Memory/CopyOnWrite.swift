/// A value whose copies share one block until one of them is changed.
///
/// The properties of the value are its own. Writing a property copies the block if another copy refers to it.
@dynamicMemberLookup
public struct CopyOnWrite<Value> {
  /// Written only while one `CopyOnWrite` refers to it.
  @usableFromInline
  final class Block {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var block: Block

  @inlinable
  public init(_ value: Value) {
    block = Block(value)
  }

  /// The value as a whole; changing it in place ends the sharing.
  @inlinable
  public var contents: Value {
    @inline(__always) _read { yield block.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&block) { block = Block(block.value) }
      yield &block.value
    }
  }

  /// Whether two copies share their block, which makes them equal without a comparison.
  @inlinable
  public func isShared(with other: Self) -> Bool { block === other.block }

  @inlinable
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    @inline(__always) get { block.value[keyPath: path] }
  }

  @inlinable
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    @inline(__always) get { block.value[keyPath: path] }
    @inline(__always) _modify { yield &contents[keyPath: path] }
  }
}

/// A block is changed by nobody but its only owner.
extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}

extension CopyOnWrite: Equatable where Value: Equatable {
  @inlinable
  public static func == (a: Self, b: Self) -> Bool { a.block === b.block || a.block.value == b.block.value }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(block.value) }
}
