import CoreGraphics
import DisplayList

extension ResolvedImage {
  /// The paints of the image's layers in a style's surroundings.
  ///
  /// - Parameter mode: the mode of the environment, where the image has none of its own.
  package func paints(in bounds: CGRect, context: ShapeStyleContext, mode: SymbolRenderingMode?) -> [Paint] {
    func level(_ level: Int) -> Paint {
      HierarchicalShapeStyle.level(level).paint(in: bounds, context: context)
    }
    guard case .symbol(let name, _) = content else { return [level(0)] }
    let wanted: SymbolRenderingMode.Kind? = options.renderingMode == .original ? .multicolor : nil
    switch options.symbolMode?.kind ?? wanted ?? mode?.kind ?? context.foreground.impliedMode {
    case .monochrome: return [level(0)]
    case .hierarchical: return SymbolMetrics.strengths.map { level(0).faded(by: $0) }
    case .palette: return [level(0), level(1), level(2)]
    case .multicolor:
      guard let colors = SymbolColors.colors(of: name) else { return [level(0)] }
      return colors.map { .color($0.resolved(in: context.colors)) }
    }
  }
}

extension HierarchicalShapeStyle {
  fileprivate static func level(_ level: Int) -> HierarchicalShapeStyle {
    [.primary, .secondary, .tertiary][min(level, 2)]
  }
}

extension Paint {
  /// A colour as its standard gradient; other paints as they are.
  func standardGradient(in bounds: CGRect, context: ShapeStyleContext) -> Paint {
    guard case .color(let color) = self else { return self }
    return LinearGradient(gradient: Color(color).gradient.gradient, startPoint: .top, endPoint: .bottom)
      .paint(in: bounds, context: context)
  }
}

extension ForegroundLevels {
  /// Several styles mean a palette.
  fileprivate var impliedMode: SymbolRenderingMode.Kind {
    if case .styles(let styles, _) = self, styles.count > 1 { return .palette }
    return .monochrome
  }
}

/// The colours of their own that symbols have, first layer first; a list of our own, after what things look like.
enum SymbolColors {
  static func colors(of name: String) -> [Color]? {
    var words: [Substring] = name.split(separator: ".")
    while !words.isEmpty {
      if let colors = table[words.joined(separator: ".")] { return colors }
      words.removeLast()
    }
    return nil
  }

  private static let table: [String: [Color]] = [
    "heart": [.red], "star": [.yellow], "flame": [.orange], "leaf": [.green], "drop": [.blue], "bolt": [.yellow],
    "sun": [.yellow], "moon": [.indigo], "cloud": [.gray], "cloud.sun": [.gray, .yellow], "snowflake": [.cyan],
    "cloud.rain": [.gray, .blue], "cloud.drizzle": [.gray, .blue], "cloud.heavyrain": [.gray, .blue],
    "cloud.bolt": [.gray, .yellow], "cloud.snow": [.gray, .cyan], "cloud.bolt.rain": [.gray, .yellow, .blue],
    "cloud.sun.rain": [.gray, .yellow, .blue], "cloud.sun.bolt": [.gray, .yellow, .yellow],
    "cloud.moon": [.gray, .indigo], "cloud.moon.rain": [.gray, .indigo, .blue],
    "cloud.moon.bolt": [.gray, .indigo, .yellow], "sun.rain": [.yellow, .blue], "snow": [.cyan],
    "exclamationmark.triangle.fill": [.black, .yellow], "exclamationmark.octagon.fill": [.white, .red],
    "exclamationmark.circle.fill": [.white, .red], "checkmark.circle.fill": [.white, .green],
    "checkmark.seal.fill": [.white, .blue], "checkmark.shield.fill": [.white, .green],
    "xmark.circle.fill": [.white, .red], "xmark.octagon.fill": [.white, .red], "info.circle.fill": [.white, .blue],
    "plus.circle.fill": [.white, .green], "minus.circle.fill": [.white, .red],
    "questionmark.circle.fill": [.white, .blue],
    "phone.fill": [.green], "trash": [.red], "bell.badge": [.red, .primary], "folder.badge.plus": [.green, .blue],
    "person.badge.plus": [.green, .primary], "person.fill.badge.plus": [.green, .primary],
    "gift": [.red], "flag": [.orange], "battery.100": [.green, .primary], "battery.75": [.green, .primary],
    "battery.50": [.green, .primary], "battery.25": [.yellow, .primary], "battery.0": [.red, .primary],
    "umbrella.fill": [.purple], "fish.fill": [.blue], "carrot.fill": [.orange], "crown.fill": [.yellow],
    "basketball.fill": [.orange], "tennisball.fill": [.yellow],
  ]
}
