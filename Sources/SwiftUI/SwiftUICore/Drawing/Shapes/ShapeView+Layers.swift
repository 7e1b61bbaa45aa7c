import CoreGraphics
import DisplayList
import ReactiveGraph

/// A view of a shape, which can be filled and stroked further: what is added is drawn over what was there.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape once more, over this view.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline over this view, half of it inside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the shape's outline over this view; `lineWidth` in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the shape's outline over this view, wholly inside; `lineWidth` in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the shape's outline over this view, wholly inside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
}

extension _ShapeView: ShapeView {}

/// A shape filled with a style over another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    ShapeLowering.make(over: view.part(\.background), inputs: inputs) { inputs in
      ShapeLowering.make(shape: view.part(\.shape), inputs: inputs) { path, bounds, context in
        let view: Self = view.read()
        return view.style.items(in: bounds, context: context) { paint in
          [.fill(path.cgPath, paint, evenOdd: view.fillStyle.isEOFilled)]
        }
      }
    }
  }
}

/// The outline of a shape drawn with a style over another view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    ShapeLowering.make(over: view.part(\.background), inputs: inputs) { inputs in
      let stroke: _GraphValue<StrokeStyle> = inputs.animated(view.part(\.strokeStyle))
      return ShapeLowering.make(shape: view.part(\.shape), inputs: inputs) { path, bounds, context in
        view.read().style.items(in: bounds, context: context) { paint in
          [.stroke(path.cgPath, paint, stroke.read().stroke)]
        }
      }
    }
  }
}

/// The outline of a shape drawn with a style inside the shape, over another view.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    ShapeLowering.make(over: view.part(\.background), inputs: inputs) { inputs in
      let stroke: _GraphValue<StrokeStyle> = inputs.animated(view.part(\.strokeStyle))
      return ShapeLowering.make(
        shape: view.part(\.shape), inputs: inputs,
        outline: { $0.inset(by: stroke.read().lineWidth / 2).path(in: $1) },
        draw: { path, bounds, context in
          view.read().style.items(in: bounds, context: context) { paint in
            [.stroke(path.cgPath, paint, stroke.read().stroke)]
          }
        })
    }
  }
}

extension ShapeLowering {
  /// A shape over another view, which is offered its size.
  fileprivate static func make<Background: View>(
    over background: _GraphValue<Background>, inputs: _ViewInputs, shape: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if Background.self == EmptyView.self { return shape(inputs) }
    return LayerModifier<Background>._makeView(
      modifier: background[{ LayerModifier(content: $0, alignment: .center, place: .behind) }], inputs: inputs,
      body: shape)
  }
}
