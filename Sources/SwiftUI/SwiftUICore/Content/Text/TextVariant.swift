/// Which of several forms a text shows, such as a date's.
public protocol TextVariantPreference {}

/// One form, whatever the room.
public struct FixedTextVariant: TextVariantPreference, Hashable, Sendable {}

/// The form that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Hashable, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Says which form of the text is shown; texts have one form here.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
