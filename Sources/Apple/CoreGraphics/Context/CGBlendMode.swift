/// How what is drawn mixes with what was drawn before.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  /// Nothing is left.
  case clear = 16
  /// What is drawn takes the place of what was there.
  case copy = 17
  /// What is drawn, as far as something was there.
  case sourceIn = 18
  /// What is drawn, where nothing was.
  case sourceOut = 19
  /// What is drawn over what was there, and only there.
  case sourceAtop = 20
  /// What is drawn under what was there.
  case destinationOver = 21
  /// What was there, as far as it is drawn over.
  case destinationIn = 22
  /// What was there, where it is not drawn over.
  case destinationOut = 23
  /// What was there over what is drawn, and only there.
  case destinationAtop = 24
  /// Each where the other is not.
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27

  /// Whether what was there changes also where nothing is drawn.
  package var reachesOut: Bool {
    switch self {
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// How pixels are mixed where an image is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// As `medium`.
  case `default` = 0
  /// Not at all.
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}
