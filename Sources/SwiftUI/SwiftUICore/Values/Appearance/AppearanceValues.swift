/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The contrast between an app's foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// Whether text is drawn heavier for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// How much room a scene has along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Whether an element is shown; `automatic` leaves it to the component.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic
  case visible
  case hidden
}

/// How content with an aspect ratio takes a space of another: all of it inside, or all of the space covered.
@frozen public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit
  case fill
}

/// Where the lines of a text of more than one line align.
@frozen public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}
