import SwiftUICore

/// The red of faults, dark or light enough to be read as text: the system's red is not.
struct FaultStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark
      ? Color(red: 1, green: 0.55, blue: 0.5) : Color(red: 0.7, green: 0.08, blue: 0.1)
  }
}
