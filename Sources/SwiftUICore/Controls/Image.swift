import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// A view that shows a symbol of the system's set.
nonisolated public struct Image: View, Equatable, Sendable {
  let symbol: String
  var isResizable: Bool = false

  /// Shows a symbol by its name, as large as the text around it.
  public nonisolated init(systemName: String) {
    symbol = systemName
  }

  /// Lets the image take the space that it is offered.
  public nonisolated func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
}

extension Image {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    /// Of the size beside text of the same font.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue: Image.Scale = .medium }

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols inside are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
    let image: Rule<Image> = view.attribute(in: inputs.graph, "image value")
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "symbol layout") {
      let environment = EnvironmentValues(scope: inputs.environment)
      let font: Font = environment.fontChanges.reduce(environment.font ?? .unset) { $1.apply(to: $0) }
      return SymbolLayout(
        fontSize: font.descriptor(in: environment.fontContext).size * environment.imageScale.factor,
        isResizable: image.value.isResizable, scale: environment.displayScale)
    }
    outputs.display = DisplayAttribute.node(inputs: inputs, "symbol drawing") { size in
      let bounds = CGRect(origin: .zero, size: size)
      let paint: Paint = inputs.foregroundPaint(in: bounds, inputs.styleContext)
      if EnvironmentValues(scope: inputs.environment).isRedacted { return Redaction.items(for: [bounds], paint: paint) }
      let isMirrored: Bool = inputs.environment(LayoutDirectionKey.self).value == .rightToLeft
      return [.symbol(image.value.drawnSymbol(isMirrored: isMirrored), bounds.square, paint)]
    }
    let source = AccessibilitySource(id: inputs.host.nextID(), kind: .element)
    outputs.accessibility = source
    PropertiesAttribute.keep(source, inputs: inputs) { source in
      // A symbol's label is inferred from its name (behaviour 285).
      let label: String = SymbolTable.symbol(named: image.value.symbol)?.label ?? image.value.symbol
      source.properties = AccessibilityProperties(role: .image, label: label, traits: .isImage)
      if EnvironmentValues(scope: inputs.environment).isKeptPrivate { source.properties.isHidden = true }
    }
    return outputs
  }
}

extension Image {
  /// Symbols named for the direction of reading, such as chevron.backward, point the other way from right to left.
  func drawnSymbol(isMirrored: Bool) -> String {
    guard isMirrored else { return symbol }
    let parts: [Substring] = symbol.split(separator: ".")
    let mirrored: [Substring] =
      parts.prefix(1)
      + parts.dropFirst().map { part -> Substring in
        switch part {
        case "backward": "forward"
        case "forward": "backward"
        default: part
        }
      }
    let name: String = mirrored.joined(separator: ".")
    return SymbolTable.symbol(named: name) == nil ? symbol : name
  }
}

extension CGRect {
  /// The largest square in the middle.
  fileprivate var square: CGRect {
    let side: CGFloat = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

/// A symbol stands in a square a little larger than its font, its middle at half the height of capital letters.
private struct SymbolLayout: LayoutAlgorithm, Equatable {
  var fontSize: CGFloat
  var isResizable: Bool
  var scale: CGFloat

  /// The side of the square, and the height of capitals, as parts of the font's size.
  private static let side: CGFloat = 1.18
  private static let capHeight: CGFloat = 0.705

  private var ownSide: CGFloat { (fontSize * Self.side * scale).rounded(.up) / scale }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let own = CGSize(width: ownSide, height: ownSide)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }

  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    guard !isResizable else { return nil }
    let isBaseline: Bool =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? size.height / 2 + fontSize * Self.capHeight / 2 : nil
  }
}

extension Image {
  /// The image as a canvas draws it.
  func drawing(in environment: EnvironmentValues) -> ImageDrawing {
    let font: Font = environment.fontChanges.reduce(environment.font ?? .unset) { $1.apply(to: $0) }
    let layout = SymbolLayout(
      fontSize: font.descriptor(in: environment.fontContext).size * environment.imageScale.factor,
      isResizable: false, scale: environment.displayScale)
    let size: CGSize = layout.sizeThatFits(.unspecified, children: [])
    let baseline: CGFloat? = layout.explicitAlignment(
      of: VerticalAlignment.firstTextBaseline.key, in: size, proposal: .unspecified, children: [])
    let symbol: String = drawnSymbol(isMirrored: environment.layoutDirection == .rightToLeft)
    return ImageDrawing(size: size, baseline: baseline ?? size.height, isTemplate: true) { rect, paint in
      [.symbol(symbol, rect.square, paint)]
    }
  }
}
