import SwiftUICore

// The colours of the inspector. The system's red, its tint and its secondary label are too light to be read as small text.

/// The red of faults; white in a row that is selected.
struct FaultStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    if environment.backgroundProminence == .increased { return .white }
    return environment.colorScheme == .dark
      ? Color(red: 1, green: 0.55, blue: 0.5) : Color(red: 0.7, green: 0.08, blue: 0.1)
  }
}

/// Remarks beside what matters more; white in a row that is selected.
struct RemarkStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    if environment.backgroundProminence == .increased { return .white }
    return Color(white: environment.colorScheme == .dark ? 0.75 : 0.32)
  }
}

extension Color {
  /// The tint of the inspector's controls.
  static func inspectorTint(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 0.62, green: 0.8, blue: 1) : Color(red: 0.05, green: 0.27, blue: 0.65)
  }
}
