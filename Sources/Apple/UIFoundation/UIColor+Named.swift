import CoreGraphics
import DisplayList

// Colours by name. Those without a note are constant, as their names say.

extension UIColor {
  public static let black: UIColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let darkGray: UIColor = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
  public static let lightGray: UIColor = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
  public static let white: UIColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let gray: UIColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  public static let red: UIColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green: UIColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue: UIColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan: UIColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow: UIColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta: UIColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange: UIColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple: UIColor = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown: UIColor = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear: UIColor = UIColor(white: 0, alpha: 0)
  public static let lightText: UIColor = UIColor(white: 1, alpha: 0.6)
  public static let darkText: UIColor = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  // Colours of the system, which differ between light and dark and with increased contrast.
  public static let systemRed: UIColor = UIColor(.system(.red))
  public static let systemOrange: UIColor = UIColor(.system(.orange))
  public static let systemYellow: UIColor = UIColor(.system(.yellow))
  public static let systemGreen: UIColor = UIColor(.system(.green))
  public static let systemMint: UIColor = UIColor(.system(.mint))
  public static let systemTeal: UIColor = UIColor(.system(.teal))
  public static let systemCyan: UIColor = UIColor(.system(.cyan))
  public static let systemBlue: UIColor = UIColor(.system(.blue))
  public static let systemIndigo: UIColor = UIColor(.system(.indigo))
  public static let systemPurple: UIColor = UIColor(.system(.purple))
  public static let systemPink: UIColor = UIColor(.system(.pink))
  public static let systemBrown: UIColor = UIColor(.system(.brown))
  public static let systemGray: UIColor = UIColor(.system(.gray))
  public static let systemGray2: UIColor = UIColor(.system(.gray2))
  public static let systemGray3: UIColor = UIColor(.system(.gray3))
  public static let systemGray4: UIColor = UIColor(.system(.gray4))
  public static let systemGray5: UIColor = UIColor(.system(.gray5))
  public static let systemGray6: UIColor = UIColor(.system(.gray6))

  /// The colour of controls.
  public static let tintColor: UIColor = UIColor(.system(.blue))
}

extension UIColor {
  // Colours named for what they are used for.
  public static let label: UIColor = UIColor(.system(.label))
  public static let secondaryLabel: UIColor = UIColor(.system(.secondaryLabel))
  public static let tertiaryLabel: UIColor = UIColor(.system(.tertiaryLabel))
  public static let quaternaryLabel: UIColor = UIColor(.system(.quaternaryLabel))
  /// The colour behind the sections of a grouped table.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static let groupTableViewBackground: UIColor = systemGroupedBackground
  public static let placeholderText: UIColor = UIColor(.system(.placeholderText))
  public static let link: UIColor = UIColor(.system(.link))
  public static let separator: UIColor = UIColor(.system(.separator))
  public static let opaqueSeparator: UIColor = UIColor(.system(.opaqueSeparator))
  public static let systemBackground: UIColor = UIColor(.system(.systemBackground))
  public static let secondarySystemBackground: UIColor = UIColor(.system(.secondarySystemBackground))
  public static let tertiarySystemBackground: UIColor = UIColor(.system(.tertiarySystemBackground))
  public static let systemGroupedBackground: UIColor = UIColor(.system(.systemGroupedBackground))
  public static let secondarySystemGroupedBackground: UIColor = UIColor(.system(.secondarySystemGroupedBackground))
  public static let tertiarySystemGroupedBackground: UIColor = UIColor(.system(.tertiarySystemGroupedBackground))
  public static let systemFill: UIColor = UIColor(.system(.systemFill))
  public static let secondarySystemFill: UIColor = UIColor(.system(.secondarySystemFill))
  public static let tertiarySystemFill: UIColor = UIColor(.system(.tertiarySystemFill))
  public static let quaternarySystemFill: UIColor = UIColor(.system(.quaternarySystemFill))
}
