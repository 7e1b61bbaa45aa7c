/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

struct HeaderProminenceKey: EnvironmentKey { static let defaultValue: Prominence = .standard }

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Lets the headers of sections inside stand out more or less, where their container shows that. Stacks, grids and lazy
  /// containers show headers as they are, as everywhere; a header can look itself.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
