/// A kind of value that a view of a list has for the container that shows it.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that modifiers attach to a view for its container.
///
/// They go from modifiers inwards, through groups, conditions and `ForEach`, as far as the first single view: that view's
/// container sees them, and nothing inside the view does. The innermost value wins. A value is read where it is used, so
/// that it may change while the view keeps its identity; the node under evaluation comes to depend on it.
package struct ViewTraits {
  fileprivate final class Entry {
    let key: ObjectIdentifier
    /// A closure that gives the key's value.
    let source: Any
    let outer: Entry?

    init(key: ObjectIdentifier, source: Any, outer: Entry?) {
      self.key = key
      self.source = source
      self.outer = outer
    }
  }

  fileprivate var last: Entry?

  package init() {}

  package var isEmpty: Bool { last == nil }

  /// What gives the innermost value of a key; nil where no modifier set it, which never changes.
  package func source<K: _ViewTraitKey>(for key: K.Type) -> (() -> K.Value)? {
    var entry: Entry? = last
    while let current = entry {
      if current.key == ObjectIdentifier(key) { return current.source as? () -> K.Value }
      entry = current.outer
    }
    return nil
  }

  /// The innermost value of a key; read inside a node.
  package subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
    source(for: key)?() ?? K.defaultValue
  }

  /// Attaches a value inside those that are there: it wins over them.
  package mutating func set<K: _ViewTraitKey>(_ key: K.Type, _ value: @escaping () -> K.Value) {
    last = Entry(key: ObjectIdentifier(key), source: value, outer: last)
  }

  /// Takes the values of a key away, all of them.
  mutating func remove<K: _ViewTraitKey>(_ key: K.Type) {
    var kept: [Entry] = []
    var entry: Entry? = last
    while let current = entry {
      if current.key != ObjectIdentifier(key) { kept.append(current) }
      entry = current.outer
    }
    last = nil
    for entry in kept.reversed() { last = Entry(key: entry.key, source: entry.source, outer: last) }
  }

  /// These values inside those of `outer`.
  package func inside(_ outer: ViewTraits) -> ViewTraits {
    guard outer.last != nil else { return self }
    var entries: [Entry] = []
    var entry: Entry? = last
    while let current = entry {
      entries.append(current)
      entry = current.outer
    }
    var result: ViewTraits = outer
    for entry in entries.reversed() {
      result.last = Entry(key: entry.key, source: entry.source, outer: result.last)
    }
    return result
  }

  /// True when both are the same by identity, so that a value read of one is that of the other.
  package func isSame(as other: ViewTraits) -> Bool { last === other.last }
}

/// A modifier that attaches values for the container and changes nothing else.
package protocol TraitModifier: PrimitiveModifier {
  static func attach(to traits: inout ViewTraits, modifier: _GraphValue<Self>)
}

extension TraitModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(inputs)
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    var inputs: _ViewInputs = inputs
    attach(to: &inputs.traits, modifier: modifier)
    return body(inputs)
  }

  public nonisolated static var _hasTraits: Bool { true }
}

/// Attaches one value of a key.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: TraitModifier {
  public let value: Trait.Value

  @inlinable public nonisolated init(value: Trait.Value) {
    self.value = value
  }

  package nonisolated static func attach(to traits: inout ViewTraits, modifier: _GraphValue<Self>) {
    traits.set(Trait.self) { modifier.read().value }
  }
}

extension View {
  /// Attaches a value for the container that shows the view.
  @inlinable public nonisolated func _trait<K: _ViewTraitKey>(
    _ key: K.Type, _ value: K.Value
  ) -> ModifiedContent<Self, _TraitWritingModifier<K>> {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
