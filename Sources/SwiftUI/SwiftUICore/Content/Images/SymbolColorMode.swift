/// Whether layers of symbols have one colour or a gradient of it.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case flat, gradient }
  private let kind: Kind

  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// From a lighter tone at the top to the colour, as `Color.gradient`.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// How a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case color, draw }
  private let kind: Kind

  /// Parts beyond the value are faint.
  public static let color = SymbolVariableValueMode(kind: .color)
  /// Parts beyond the value are not drawn.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}

private struct SymbolColorModeKey: EnvironmentKey { static let defaultValue: SymbolColorRenderingMode? = nil }
private struct SymbolValueModeKey: EnvironmentKey { static let defaultValue: SymbolVariableValueMode? = nil }

extension EnvironmentValues {
  /// Whether layers of symbols have one colour or a gradient of it; nil for one colour.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorModeKey.self] }
    set { self[SymbolColorModeKey.self] = newValue }
  }

  /// How symbols show their value; nil for faint parts.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolValueModeKey.self] }
    set { self[SymbolValueModeKey.self] = newValue }
  }
}

extension View {
  /// Sets whether layers of symbols inside have one colour or a gradient of it.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets how symbols inside show their value.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// Whether the layers of a symbol have one colour or a gradient of it; nil for the way of the environment.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    with { $0.symbolColors = mode }
  }

  /// How a symbol shows its value; nil for the way of the environment.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    with { $0.symbolValues = mode }
  }
}
