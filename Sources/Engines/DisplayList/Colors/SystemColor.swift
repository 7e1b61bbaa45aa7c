import CoreGraphics

/// A colour of the system palette, which differs between light and dark, and with increased contrast.
///
/// The figures are the published palette of Apple's systems. Contrast variants that it does not list (mint, cyan, brown,
/// the lighter grays) are those of the Human Interface Guidelines; labels, separators and fills become more opaque.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

  /// The four appearances of a colour; contrast variants are nil where the palette has none.
  struct Variants {
    var light: RGBA
    var dark: RGBA
    var lightContrast: RGBA?
    var darkContrast: RGBA?
    /// In dark appearance, on a surface above others.
    var darkElevated: RGBA?

    init(
      _ light: UInt32, _ dark: UInt32, contrast: (UInt32, UInt32)? = nil, opacity: (Double, Double) = (1, 1),
      contrastOpacity: (Double, Double)? = nil, elevated: UInt32? = nil
    ) {
      self.light = RGBA(hex: light, alpha: opacity.0)
      self.dark = RGBA(hex: dark, alpha: opacity.1)
      if contrast != nil || contrastOpacity != nil {
        lightContrast = RGBA(hex: contrast?.0 ?? light, alpha: contrastOpacity?.0 ?? opacity.0)
        darkContrast = RGBA(hex: contrast?.1 ?? dark, alpha: contrastOpacity?.1 ?? opacity.1)
      }
      darkElevated = elevated.map { RGBA(hex: $0) }
    }
  }

  /// The colour in one appearance.
  ///
  /// - Parameter isElevated: Whether the surface lies above others, where dark backgrounds are one step lighter.
  package func resolved(isDark: Bool, isIncreased: Bool, isElevated: Bool) -> RGBA {
    let variants: Variants = variants
    guard isDark else { return (isIncreased ? variants.lightContrast : nil) ?? variants.light }
    if isElevated, let elevated = variants.darkElevated { return elevated }
    return (isIncreased ? variants.darkContrast : nil) ?? variants.dark
  }

  /// By the name that catalogs have for it, such as `systemBlueColor` or `secondaryLabelColor`.
  package init?(reference: String) {
    var name: String = reference
    if name.hasSuffix("Color") { name.removeLast(5) }
    if let color = SystemColor(rawValue: name) {
      self = color
      return
    }
    guard name.hasPrefix("system") else { return nil }
    let rest: String = String(name.dropFirst(6))
    guard let color = SystemColor(rawValue: rest.prefix(1).lowercased() + rest.dropFirst()) else { return nil }
    self = color
  }
}

extension RGBA {
  /// A colour from 24 bits, red in the highest eight.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// The colour with its alpha multiplied.
  package func opacity(_ opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
