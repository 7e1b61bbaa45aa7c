/// The tag of one type.
enum TagTrait<Tag: Hashable>: _ViewTraitKey {
  static var defaultValue: Tag? { nil }
}

/// All tags of a view, whatever their types, for those who have to know when one changes.
enum AnyTagsTrait: _ViewTraitKey {
  static var defaultValue: [AnyHashable] { [] }
}

nonisolated struct TagModifier<Tag: Hashable>: TraitModifier {
  var tag: Tag
  var includesOptional: Bool

  nonisolated static func attach(to traits: inout ViewTraits, modifier: _GraphValue<Self>) {
    let outer: (() -> [AnyHashable])? = traits.source(for: AnyTagsTrait.self)
    traits.set(AnyTagsTrait.self) { (outer?() ?? []) + [AnyHashable(modifier.read().tag)] }
    traits.set(TagTrait<Tag>.self) { modifier.read().tag }
    traits.set(TagTrait<Tag?>.self) {
      let modifier: Self = modifier.read()
      return modifier.includesOptional ? .some(modifier.tag) : nil
    }
  }
}

extension View {
  /// Distinguishes the view among the choices of a selection (behaviour 260).
  ///
  /// - Parameters:
  ///   - tag: The value of the choice. Its type must be exactly that of the selection (behaviour 261).
  ///   - includeOptional: Whether the tag also counts for a selection of the optional type. The default is true.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}

extension ViewTraits {
  /// Attaches a tag; `tag` is read inside nodes, and gives nil while there is none.
  package mutating func setTag<V: Hashable>(_ tag: @escaping () -> V?) {
    let outer: (() -> [AnyHashable])? = source(for: AnyTagsTrait.self)
    set(AnyTagsTrait.self) { (outer?() ?? []) + (tag().map { [AnyHashable($0)] } ?? []) }
    set(TagTrait<V>.self, tag)
    set(TagTrait<V?>.self) { tag().map { .some($0) } }
  }

  /// A tag of exactly this type: that of the innermost modifier, or else the id that the innermost `ForEach` gave (behaviour 262).
  package func tag<V: Hashable>(for type: V.Type, names: [ElementID]) -> V? {
    if let tag = self[TagTrait<V>.self] { return tag }
    return names.lazy.compactMap { $0.isExplicit ? nil : $0.value(as: type) }.first
  }
}

extension ViewElement {
  /// The view's tag of exactly this type; the node under evaluation depends on it.
  package func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag(for: type, names: names) }
}
