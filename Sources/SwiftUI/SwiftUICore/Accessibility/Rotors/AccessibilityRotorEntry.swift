import AccessibilityTree

/// A stop of a custom rotor: it leads to the element with an id, or to a stretch of its text.
///
/// `prepare` runs before the cursor moves there, so that an element out of sight can be brought into being.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let label: Text?
  private let key: AccessibilityKey?
  private let range: Range<String.Index>?
  private let prepare: (() -> Void)?

  private nonisolated init(
    _ label: Text?, key: AccessibilityKey?, range: Range<String.Index>?, prepare: (() -> Void)?
  ) {
    self.label = label
    self.key = key
    self.range = range
    self.prepare = prepare
  }

  /// A stop at the view with an id that `ForEach` or `id(_:)` gave it (behaviours 354, 355).
  public nonisolated init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(label, key: AccessibilityKey(AnyHashable(id)), range: textRange, prepare: prepare)
  }

  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// A stop at the view that `accessibilityRotorEntry(id:in:)` named (behaviours 356, 357).
  public nonisolated init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    let key = AccessibilityKey(AnyHashable(id), namespace: UInt64(namespace.rawValue))
    self.init(label, key: key, range: textRange, prepare: prepare)
  }

  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  public nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] {
    var stop = AccessibilityRotorStop(label?.string(in: environment) ?? "", key: key)
    stop.textIndices = range
    stop.needsPreparing = prepare != nil
    return [_AccessibilityRotorStop(stop: stop, prepare: prepare)]
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A stop at a stretch of the text of the element that has the rotor (behaviour 359).
  public nonisolated init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(label, key: nil, range: textRange, prepare: prepare)
  }

  public nonisolated init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}
