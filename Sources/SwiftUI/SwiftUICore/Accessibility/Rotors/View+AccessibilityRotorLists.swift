import AccessibilityTree

extension View {
  /// Adds a rotor with a stop for each of a list of things (behaviours 352, 355).
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(RotorName(rotorLabel), stops: { entries.map { RotorStop($0[keyPath: entryLabel], id: $0.id) } })
  }

  /// With a name to be looked up.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(RotorName(Text(rotorLabelKey)), stops: { entries.map { RotorStop($0[keyPath: entryLabel], id: $0.id) } })
  }

  /// With a name as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(RotorName(Text(rotorLabel)), stops: { entries.map { RotorStop($0[keyPath: entryLabel], id: $0.id) } })
  }

  /// In place of the stops that a rotor of the system finds by itself (behaviour 362).
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(RotorName(systemRotor), stops: { entries.map { RotorStop($0[keyPath: entryLabel], id: $0.id) } })
  }
}

extension View {
  /// Adds a rotor with a stop for each of a list of things, which have ids by a key path.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(
      RotorName(rotorLabel), stops: { entries.map { RotorStop($0[keyPath: entryLabel], id: $0[keyPath: entryID]) } })
  }

  /// With a name to be looked up.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(
      RotorName(Text(rotorLabelKey)),
      stops: { entries.map { RotorStop($0[keyPath: entryLabel], id: $0[keyPath: entryID]) } })
  }

  /// With a name as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(
      RotorName(Text(rotorLabel)),
      stops: { entries.map { RotorStop($0[keyPath: entryLabel], id: $0[keyPath: entryID]) } })
  }

  /// In place of the stops that a rotor of the system finds by itself (behaviour 362).
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(
      RotorName(systemRotor), stops: { entries.map { RotorStop($0[keyPath: entryLabel], id: $0[keyPath: entryID]) } })
  }
}

extension View {
  /// Adds a rotor with stops at stretches of the element's text (behaviours 359, 360).
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(RotorName(label), stops: { textRanges.map { RotorStop(range: $0) } })
  }

  /// With a name to be looked up.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(RotorName(Text(labelKey)), stops: { textRanges.map { RotorStop(range: $0) } })
  }

  /// With a name as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(RotorName(Text(label)), stops: { textRanges.map { RotorStop(range: $0) } })
  }

  /// In place of the stops that a rotor of the system finds by itself (behaviour 362).
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(RotorName(systemRotor), stops: { textRanges.map { RotorStop(range: $0) } })
  }
}
