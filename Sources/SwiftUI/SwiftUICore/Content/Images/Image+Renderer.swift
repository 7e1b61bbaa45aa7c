import CoreGraphics
import DisplayList
import TextEngine

/// What shapes text for drawings that are no views; nil where there is no window.
struct TextShaperKey: EnvironmentKey {
  static let defaultValue: (any TextShaper)? = nil

  static func _initialValue(in reference: _WindowReference) -> (any TextShaper)? { reference.window.shaper }
}

extension Image {
  /// Shows what a closure draws, at every size and in every appearance anew.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - label: What a screen reader says; without one the image only decorates.
  ///   - opaque: Whether what is left is black instead of clear.
  ///   - colorMode: Colours are always mixed as `nonLinear` does.
  ///   - renderer: Draws in a context of that size.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = DrawnImage(size: size) { environment in
      let output = GraphicsContext.Output()
      var context = GraphicsContext(to: output, size: size, base: GraphicsContext.Base(environment: environment))
      renderer(&context)
      let bounds = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      var items: [DisplayItem] = output.items
      if opaque { items.insert(.fill(bounds, .color(RGBA(hex: 0)), evenOdd: false), at: 0) }
      // What is erased is erased from the image.
      let isMixed: Bool = items.contains(where: \.blends)
      return items.isEmpty ? [] : [.group(.clip(bounds, evenOdd: false), isMixed ? [.group(.isolate, items)] : items)]
    }
    self.init(drawing: drawing, label: label)
    if label == nil { self.label = .decorative }
  }
}

extension GraphicsContext.Base {
  /// A text ready for drawing.
  func prepared(_ content: TextContent) -> any PreparedText {
    shaper?.prepared(content) ?? MonospaceTestShaper().prepared(content)
  }
}
