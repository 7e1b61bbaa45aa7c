/// A kind of value that views have for the container they are in.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that modifiers attached to a view for its container; extend it with properties of your own.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private let traits: ViewTraits
  private let names: [ElementID]

  /// The values of a view, as they are now; the node under evaluation depends on them.
  package init(traits: ViewTraits, names: [ElementID] = []) {
    self.traits = traits
    self.names = names
    traits.source(for: ContainerValuesTrait.self)?()(&self)
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of exactly this type, if it has one: that of `tag(_:)`, or else its id in a `ForEach` (behaviours 260, 262).
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    traits.tag(for: type, names: names)
  }

  /// True when the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }
}

extension ContainerValues: SelfComparing {
  package func isEqual(to other: ContainerValues) -> Bool {
    traits.isSame(as: other.traits) && names == other.names && values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { ValueComparison.areEqual(value, $0) } ?? false
      }
  }
}

/// All container values of a view as one trait: what writes them, from the outermost modifier inwards.
enum ContainerValuesTrait: _ViewTraitKey {
  static var defaultValue: (inout ContainerValues) -> Void { { _ in } }
}

nonisolated struct ContainerValueModifier<Value>: TraitModifier {
  var keyPath: WritableKeyPath<ContainerValues, Value>
  var value: Value

  nonisolated static func attach(to traits: inout ViewTraits, modifier: _GraphValue<Self>) {
    let outer: (() -> (inout ContainerValues) -> Void)? = traits.source(for: ContainerValuesTrait.self)
    traits.set(ContainerValuesTrait.self) {
      let before: ((inout ContainerValues) -> Void)? = outer?()
      let modifier: Self = modifier.read()
      return { values in
        before?(&values)
        values[keyPath: modifier.keyPath] = modifier.value
      }
    }
  }
}

extension View {
  /// Attaches a value for the container that shows the view. On a group, a section or a `ForEach` it is that of each
  /// view inside.
  ///
  /// ```swift
  /// extension ContainerValues {
  ///   @Entry var isFeatured: Bool = false
  /// }
  ///
  /// struct Products: View {
  ///   var body: some View {
  ///     Text("Hat").containerValue(\.isFeatured, true)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The value, a property of `ContainerValues`.
  ///   - value: What the container reads of the subview.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension ViewElement {
  /// What modifiers attached to the view; the node under evaluation depends on what it reads.
  package var containerValues: ContainerValues { ContainerValues(traits: traits, names: names) }
}
