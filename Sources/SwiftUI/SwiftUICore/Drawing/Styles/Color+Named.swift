extension Color {
  public static let red: Color = Color(system: .red)
  public static let orange: Color = Color(system: .orange)
  public static let yellow: Color = Color(system: .yellow)
  public static let green: Color = Color(system: .green)
  public static let mint: Color = Color(system: .mint)
  public static let teal: Color = Color(system: .teal)
  public static let cyan: Color = Color(system: .cyan)
  public static let blue: Color = Color(system: .blue)
  public static let indigo: Color = Color(system: .indigo)
  public static let purple: Color = Color(system: .purple)
  public static let pink: Color = Color(system: .pink)
  public static let brown: Color = Color(system: .brown)
  public static let gray: Color = Color(system: .gray)
  public static let white: Color = Color(.sRGB, white: 1)
  public static let black: Color = Color(.sRGB, white: 0)
  public static let clear: Color = Color(.sRGB, white: 0, opacity: 0)

  /// The colour of primary content.
  public static let primary: Color = Color(system: .label)

  /// The colour of secondary content.
  public static let secondary: Color = Color(system: .secondaryLabel)

  /// The colour of controls: the app's, or the system blue.
  public static var accentColor: Color { Color(.accent as Provider) }
}

extension Color {
  /// The system palette's semantic colours, for the framework's own controls and the UIKit bridge.
  package static let label: Color = Color(system: .label)
  package static let secondaryLabel: Color = Color(system: .secondaryLabel)
  package static let tertiaryLabel: Color = Color(system: .tertiaryLabel)
  package static let quaternaryLabel: Color = Color(system: .quaternaryLabel)
  package static let placeholderText: Color = Color(system: .placeholderText)
  package static let link: Color = Color(system: .link)
  package static let separator: Color = Color(system: .separator)
  package static let opaqueSeparator: Color = Color(system: .opaqueSeparator)
  package static let systemBackground: Color = Color(system: .systemBackground)
  package static let secondarySystemBackground: Color = Color(system: .secondarySystemBackground)
  package static let tertiarySystemBackground: Color = Color(system: .tertiarySystemBackground)
  package static let systemGroupedBackground: Color = Color(system: .systemGroupedBackground)
  package static let secondarySystemGroupedBackground: Color = Color(system: .secondarySystemGroupedBackground)
  package static let tertiarySystemGroupedBackground: Color = Color(system: .tertiarySystemGroupedBackground)
  package static let systemFill: Color = Color(system: .systemFill)
  package static let secondarySystemFill: Color = Color(system: .secondarySystemFill)
  package static let tertiarySystemFill: Color = Color(system: .tertiarySystemFill)
  package static let quaternarySystemFill: Color = Color(system: .quaternarySystemFill)
  package static let gray2: Color = Color(system: .gray2)
  package static let gray3: Color = Color(system: .gray3)
  package static let gray4: Color = Color(system: .gray4)
  package static let gray5: Color = Color(system: .gray5)
  package static let gray6: Color = Color(system: .gray6)
}
