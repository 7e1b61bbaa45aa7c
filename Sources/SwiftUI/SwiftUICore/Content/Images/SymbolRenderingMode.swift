/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The foreground style, fainter from layer to layer.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The first levels of the foreground style, one for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The symbol's own colours, where it has any.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
  /// How the layers of symbols are coloured; nil leaves it to them: a palette where the foreground has several styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the layers of symbols inside are coloured.
  ///
  /// ```swift
  /// Image(systemName: "person.crop.circle.badge.plus")
  ///   .symbolRenderingMode(.palette)
  ///   .foregroundStyle(.green, .gray)
  /// ```
  ///
  /// - Parameter mode: One colour, shades of one, colours of your own, or the colours of the symbol; nil leaves it to
  ///   the symbol.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
