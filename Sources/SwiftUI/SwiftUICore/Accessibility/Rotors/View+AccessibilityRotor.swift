import AccessibilityTree

extension View {
  /// Adds a rotor with stops of your choice to a container (behaviours 352, 353).
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(RotorName(label), entries)
  }

  /// Adds a rotor with a name to be looked up.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(RotorName(Text(labelKey)), entries)
  }

  /// Adds a rotor with a name as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(RotorName(Text(label)), entries)
  }

  /// Gives the stops of a rotor of the system, in place of those that it finds by itself (behaviour 362).
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(RotorName(systemRotor), entries)
  }
}

/// What a rotor is called.
struct RotorName {
  let text: Text
  var replacesSystem: Bool = false

  init(_ text: Text) {
    self.text = text
  }

  init(_ rotor: AccessibilitySystemRotor) {
    text = Text(verbatim: rotor.kind.name)
    replacesSystem = true
  }
}

/// A stop of a list that has no builder.
struct RotorStop {
  var label: String = ""
  var key: AccessibilityKey?
  var range: Range<String.Index>?

  init<ID: Hashable>(_ label: String, id: ID) {
    self.label = label
    key = AccessibilityKey(AnyHashable(id))
  }

  init(range: Range<String.Index>) {
    self.range = range
  }
}

extension View {
  nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ name: RotorName, _ entries: @escaping () -> Content
  ) -> some View {
    modifier(AccessibilityRotorModifier(name: name) { entries()._stops(in: $0) })
  }

  nonisolated func rotor(_ name: RotorName, stops: @escaping () -> [RotorStop]) -> some View {
    modifier(
      AccessibilityRotorModifier(name: name) { _ in
        stops().map { stop in
          var made = AccessibilityRotorStop(stop.label, key: stop.key)
          made.textIndices = stop.range
          return _AccessibilityRotorStop(stop: made, prepare: nil)
        }
      })
  }
}
