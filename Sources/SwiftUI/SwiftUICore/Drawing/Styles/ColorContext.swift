import DisplayList

/// What a colour depends on when it becomes numbers.
package struct ColorContext: Hashable, Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// Whether the surface lies above others (a sheet), where dark backgrounds are one step lighter.
  package var isElevated: Bool
  /// What `Color.accentColor` is; nil is the system blue.
  package var accent: Color?
  /// The environment in which colours of an app's own find their numbers. It is read key by key where a colour is used, and is
  /// no part of equality; nil where no more than the other fields is known.
  package nonisolated(unsafe) var environment: EnvironmentValues?

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

extension ColorContext {
  package static func == (left: ColorContext, right: ColorContext) -> Bool {
    left.colorScheme == right.colorScheme && left.contrast == right.contrast
      && left.isElevated == right.isElevated && left.accent == right.accent
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(colorScheme)
    hasher.combine(contrast)
    hasher.combine(isElevated)
    hasher.combine(accent)
  }
}

extension SystemColor {
  /// The colour in one appearance.
  package func resolved(in context: ColorContext) -> RGBA {
    resolved(
      isDark: context.colorScheme == .dark, isIncreased: context.contrast == .increased, isElevated: context.isElevated)
  }
}
