import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Writes an amount of storage as file browsers write it, such as "4.2 MB".
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    public var style: ByteCountFormatStyle.Style
    public var allowedUnits: ByteCountFormatStyle.Units
    public var spellsOutZero: Bool
    public var includesActualByteCount: Bool
    public var locale: Locale

    /// - Parameters:
    ///   - style: Whether a kilobyte is 1,000 bytes, as in files, or 1,024, as in memory.
    ///   - allowedUnits: The default is all.
    ///   - spellsOutZero: Whether nothing is "Zero kB".
    ///   - includesActualByteCount: Whether the bytes follow in parentheses.
    ///   - locale: The default follows the person's settings.
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
      includesActualByteCount: Bool, locale: Locale
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> Self {
      var style: Self = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes: Double = value.converted(to: .bytes).value.rounded()
      return ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      ).format(Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max))
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Writes an amount of storage as file browsers write it.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
