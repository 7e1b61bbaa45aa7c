package struct RowContextKey: EnvironmentKey { package static let defaultValue: Bool = false }

extension EnvironmentValues {
  /// Whether the view is in a row of a list or form, where controls have their labels at the leading edge. Views that a row
  /// presents are not in it.
  package var isInRow: Bool {
    get { self[RowContextKey.self] }
    set { self[RowContextKey.self] = newValue }
  }
}
