import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    ShapeLowering.make(shape: view.part(\.shape), inputs: inputs) { path, bounds, context in
      let view: Self = view.read()
      return view.style.items(in: bounds, context: context) { paint in
        [.fill(path.cgPath, paint, evenOdd: view.fillStyle.isEOFilled)]
      }
    }
  }
}

/// Lowers a shape with something that draws its path.
enum ShapeLowering {
  /// - Parameter outline: The path that is drawn, where it is not the shape's own.
  static func make<S: Shape>(
    shape: _GraphValue<S>, inputs: _ViewInputs, outline: @escaping (S, CGRect) -> Path = { $0.path(in: $1) },
    draw: @escaping (_ path: Path, _ bounds: CGRect, _ context: ShapeStyleContext) -> [DisplayItem]
  ) -> _ViewOutputs {
    let shape: _GraphValue<S> = inputs.animated(shape)
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "shape layout") { ShapeLayout(shape: shape.read()) }
    outputs.display = DisplayAttribute.node(inputs: inputs, "shape drawing") { size in
      let bounds = CGRect(origin: .zero, size: size)
      let value: S = shape.read()
      var path: Path = inputs.withContainerShape { outline(value, bounds) }
      if case .mirrors(let direction) = value.layoutDirectionBehavior,
        inputs.environment(LayoutDirectionKey.self).value == direction
      {
        path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
      }
      // What is nowhere is not seen.
      return path.cgPath.isFinite ? draw(path, bounds, inputs.styleContext) : []
    }
    return outputs
  }
}

/// A shape is asked itself what size it takes.
private struct ShapeLayout<S: Shape>: LayoutAlgorithm {
  var shape: S

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize { shape.sizeThatFits(proposal) }
  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }
  func explicitGuides(children: [LayoutNode]) -> GuideSet { .none }

  func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? Self else { return false }
    return ValueComparison.areEqual(shape, other.shape)
  }
}

extension Shape {
  /// The shape drawn in the foreground style.
  @MainActor public var body: _ShapeView<Self, HierarchicalShapeStyle> {
    _ShapeView(shape: self, style: .primary)
  }

  /// Fills the shape.
  ///
  /// ```swift
  /// Circle().fill(.blue.gradient)
  /// ```
  ///
  /// - Parameters:
  ///   - content: The style; the foreground style by default.
  ///   - style: How overlapping parts count and whether edges are smoothed.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Draws the outline of the shape, half of the line inside and half outside.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: Width, ends, joins and dashes, in points.
  ///   - antialiased: Whether edges are smoothed. The default is true.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Draws the outline of the shape, half of the line inside and half outside.
  ///
  /// ```swift
  /// Circle().stroke(.red, lineWidth: 4)
  /// ```
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width in points. The default is 1.
  ///   - antialiased: Whether edges are smoothed. The default is true.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws the outline of the shape wholly inside of it.
  ///
  /// - Parameters:
  ///   - content: The style of the line; the foreground style by default.
  ///   - lineWidth: The width in points. The default is 1.
  ///   - antialiased: Whether edges are smoothed. The default is true.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the outline wholly inside the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
}
