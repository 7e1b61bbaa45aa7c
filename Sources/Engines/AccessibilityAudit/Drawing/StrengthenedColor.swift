import DisplayList

/// The colours that the system gives text and controls where an app says nothing, and what increased contrast makes of them.
enum StrengthenedColor {
  private struct Pair {
    var normal: RGBA
    var strong: RGBA
  }

  private static func pairs(_ colors: [SystemColor]) -> [Pair] {
    colors.flatMap { color in
      [false, true].map { isDark in
        Pair(
          normal: color.resolved(isDark: isDark, isIncreased: false, isElevated: false),
          strong: color.resolved(isDark: isDark, isIncreased: true, isElevated: false))
      }
    }
  }

  private static let texts: [Pair] = pairs([.secondaryLabel, .tertiaryLabel, .placeholderText])
  /// The tint, and the red of what destroys.
  private static let controls: [Pair] = pairs([.blue, .red])

  /// The contrast of a text with increased contrast; nil where neither its colour nor the ground is one that the system
  /// chose.
  ///
  /// - Parameter isControl: Whether it is a part of a control. Blue and red text is of an app's choice elsewhere.
  static func ratio(_ color: RGBA, on ground: UInt32, ofControl isControl: Bool) -> Double? {
    let known: [Pair] = isControl ? texts + controls : texts
    if let pair = known.first(where: { $0.normal.isNearly(color) }) { return Contrast.ratio(pair.strong, on: ground) }
    // White on a button of the tint.
    guard isControl, color.isNearly(RGBA(hex: 0xFFFFFF)), let pair = controls.first(where: { $0.normal.word == ground })
    else { return nil }
    return Contrast.ratio(color, on: pair.strong.word)
  }
}

extension RGBA {
  /// Whether no part differs by more than the rounding of a byte.
  fileprivate func isNearly(_ other: RGBA) -> Bool {
    let differences: [Double] = [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
    return differences.allSatisfy { abs($0) < 0.006 }
  }

  /// As an opaque word of `AuditPixels`.
  fileprivate var word: UInt32 {
    let bytes: [UInt32] = [red, green, blue].map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
    return 0xFF00_0000 | bytes[0] << 16 | bytes[1] << 8 | bytes[2]
  }
}
