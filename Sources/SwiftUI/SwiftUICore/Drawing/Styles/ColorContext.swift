import DisplayList

/// What a colour depends on when it becomes numbers.
package struct ColorContext: Hashable, Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// Whether the surface lies above others (a sheet), where dark backgrounds are one step lighter.
  package var isElevated: Bool
  /// What `Color.accentColor` is; nil is the system blue.
  package var accent: Color?

  package init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, isElevated: Bool = false,
    accent: Color? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.isElevated = isElevated
    self.accent = accent
  }

  package init(_ environment: EnvironmentValues) {
    self.init(
      colorScheme: environment.colorScheme, contrast: environment.colorSchemeContrast, accent: environment.accentColor)
  }
}

extension SystemColor {
  /// The colour in one appearance.
  package func resolved(in context: ColorContext) -> RGBA {
    resolved(
      isDark: context.colorScheme == .dark, isIncreased: context.contrast == .increased, isElevated: context.isElevated)
  }
}
