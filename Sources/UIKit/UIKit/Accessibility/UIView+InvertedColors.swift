extension UIView {
  /// Whether the view, such as a photograph, keeps its colours while the system inverts colours. False by default.
  public var accessibilityIgnoresInvertColors: Bool {
    get { statement?.ignoresInvertColors ?? false }
    set { state(\.ignoresInvertColors, newValue) }
  }
}
