extension Color {
  public static let red: Color = Color(.red)
  public static let orange: Color = Color(.orange)
  public static let yellow: Color = Color(.yellow)
  public static let green: Color = Color(.green)
  public static let mint: Color = Color(.mint)
  public static let teal: Color = Color(.teal)
  public static let cyan: Color = Color(.cyan)
  public static let blue: Color = Color(.blue)
  public static let indigo: Color = Color(.indigo)
  public static let purple: Color = Color(.purple)
  public static let pink: Color = Color(.pink)
  public static let brown: Color = Color(.brown)
  public static let gray: Color = Color(.gray)
  public static let white: Color = Color(.sRGB, white: 1)
  public static let black: Color = Color(.sRGB, white: 0)
  public static let clear: Color = Color(.sRGB, white: 0, opacity: 0)

  /// The colour of primary content.
  public static let primary: Color = Color(.label)

  /// The colour of secondary content.
  public static let secondary: Color = Color(.secondaryLabel)

  /// The colour of controls: the app's, or the system blue.
  public static var accentColor: Color { Color(.accent as Provider) }
}

extension Color {
  /// The system palette's semantic colours, for the framework's own controls and the UIKit bridge.
  package static let label: Color = Color(.label)
  package static let secondaryLabel: Color = Color(.secondaryLabel)
  package static let tertiaryLabel: Color = Color(.tertiaryLabel)
  package static let quaternaryLabel: Color = Color(.quaternaryLabel)
  package static let placeholderText: Color = Color(.placeholderText)
  package static let link: Color = Color(.link)
  package static let separator: Color = Color(.separator)
  package static let opaqueSeparator: Color = Color(.opaqueSeparator)
  package static let systemBackground: Color = Color(.systemBackground)
  package static let secondarySystemBackground: Color = Color(.secondarySystemBackground)
  package static let tertiarySystemBackground: Color = Color(.tertiarySystemBackground)
  package static let systemGroupedBackground: Color = Color(.systemGroupedBackground)
  package static let secondarySystemGroupedBackground: Color = Color(.secondarySystemGroupedBackground)
  package static let tertiarySystemGroupedBackground: Color = Color(.tertiarySystemGroupedBackground)
  package static let systemFill: Color = Color(.systemFill)
  package static let secondarySystemFill: Color = Color(.secondarySystemFill)
  package static let tertiarySystemFill: Color = Color(.tertiarySystemFill)
  package static let quaternarySystemFill: Color = Color(.quaternarySystemFill)
  package static let gray2: Color = Color(.gray2)
  package static let gray3: Color = Color(.gray3)
  package static let gray4: Color = Color(.gray4)
  package static let gray5: Color = Color(.gray5)
  package static let gray6: Color = Color(.gray6)
}
