import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

extension View {
  /// Puts views behind this one.
  ///
  /// They are offered the size of this view, are aligned in it, and do not change its layout. Several views lie over
  /// one another, later ones in front.
  ///
  /// ```swift
  /// Text("New")
  ///   .padding(6)
  ///   .background {
  ///     Capsule().fill(.yellow)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand in this one when they have another size. The default is `.center`.
  ///   - content: Makes the views.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(content: content(), alignment: alignment, place: .behind))
  }

  /// Puts a view behind this one; the older spelling of `background(alignment:content:)`.
  ///
  /// - Parameters:
  ///   - background: The view.
  ///   - alignment: Where it stands in this one. The default is `.center`.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(content: background, alignment: alignment, place: .behind))
  }

  /// Puts views in front of this one.
  ///
  /// They are offered the size of this view, are aligned in it, and do not change its layout. What they draw takes
  /// pointers before this view.
  ///
  /// ```swift
  /// Image(systemName: "bell")
  ///   .overlay(alignment: .topTrailing) {
  ///     Circle().fill(.red).frame(width: 8, height: 8)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand in this one when they have another size. The default is `.center`.
  ///   - content: Makes the views.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(content: content(), alignment: alignment, place: .inFront))
  }

  /// Puts a view in front of this one; the older spelling of `overlay(alignment:content:)`.
  ///
  /// - Parameters:
  ///   - overlay: The view.
  ///   - alignment: Where it stands in this one. The default is `.center`.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(content: overlay, alignment: alignment, place: .inFront))
  }

  /// Fills what is behind the view with a style.
  ///
  /// Where the view touches the edge of a safe area, the fill reaches beyond, to the edge of the window. A `Material`
  /// blurs what lies behind.
  ///
  /// ```swift
  /// Text("Over the content")
  ///   .padding()
  ///   .background(.thinMaterial)
  /// ```
  ///
  /// - Parameters:
  ///   - style: A colour, gradient, material or another style.
  ///   - edges: The edges at which the fill may leave the safe area; all by default.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(BackgroundMaterialModifier(style: style)).modifier(
      LayerModifier(content: SafeAreaFill(style: style, edges: edges), alignment: .center, place: .behind))
  }

  /// Fills what is behind the view with the background style, which `backgroundStyle(_:)` sets.
  ///
  /// - Parameter edges: The edges at which the fill may leave the safe area; all by default.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  ///
  /// ```swift
  /// Label("Saved", systemImage: "checkmark")
  ///   .padding(8)
  ///   .background(.green.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  /// ```
  ///
  /// - Parameters:
  ///   - style: A colour, gradient, material or another style.
  ///   - shape: The shape, as large as the view.
  ///   - fillStyle: How overlapping parts count and whether edges are smoothed.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundMaterialModifier(style: style)).background {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
  }

  /// Fills a shape behind the view with the background style.
  ///
  /// - Parameters:
  ///   - shape: The shape, as large as the view.
  ///   - fillStyle: How overlapping parts count and whether edges are smoothed.
  public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills the area of the view, in front of it, with a style.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or another style, which lets this view through where it is not opaque.
  ///   - edges: The edges at which the fill may leave the safe area; all by default.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(content: SafeAreaFill(style: style, edges: edges), alignment: .center, place: .inFront))
  }

  /// Fills a shape in front of the view with a style.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or another style.
  ///   - shape: The shape, as large as the view.
  ///   - fillStyle: How overlapping parts count and whether edges are smoothed.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Draws a frame inside of the edges of the view.
  ///
  /// ```swift
  /// Text("Boxed").padding(4).border(.gray, width: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - content: The style of the frame.
  ///   - width: Its thickness in points. The default is 1.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// Where a layer lies, seen from the view that has it.
enum LayerPlace {
  case behind, inFront
  /// Not drawn: of the view remains what the layer covers.
  case mask
}

/// Views behind or in front of another, or its mask.
nonisolated struct LayerModifier<Layer: View>: PrimitiveModifier {
  var content: Layer
  var alignment: Alignment
  var place: LayerPlace

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let place: LayerPlace = inputs.graph.untracked { modifier.read().place }
    var primaryInputs: _ViewInputs = inputs
    primaryInputs.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let primary: _ViewOutputs = body(primaryInputs)
    guard let primaryLayout = primary.layout else { return primary }
    var layerInputs: _ViewInputs = inputs.inStack(nil)
    layerInputs.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let layer: _ViewOutputs = ZStack<Layer>._makeView(
      view: modifier[{ ZStack(alignment: $0.alignment, built: $0.content) }], inputs: layerInputs)
    let children = [primaryInputs.slot.holding(primary), layerInputs.slot.holding(layer)]
    let layout = LayoutAttribute(
      in: inputs, "layers", children: { [primaryLayout] + (layer.layout.map { [$0] } ?? []) }
    ) {
      LayerLayout(alignment: modifier.read().alignment)
    }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: layout, children: { children })
    var outputs = _ViewOutputs()
    outputs.layout = layout
    if place == .mask {
      let mask = DisplayNode(id: inputs.window.nextID(), masksSiblings: true)
      mask.children = layer.display.map { [$0] } ?? []
      outputs.display = primary.display.map { .group([mask, $0], id: inputs.window.nextID()) }
      outputs.accessibility = primary.accessibility.map { .transparent([$0], id: inputs.window.nextID()) }
      outputs.preferences = primary.preferences
      return outputs
    }
    let ordered: [_ViewOutputs] = place == .behind ? [layer, primary] : [primary, layer]
    outputs.display = .group(ordered.compactMap(\.display), id: inputs.window.nextID())
    outputs.accessibility = .transparent(ordered.compactMap(\.accessibility), id: inputs.window.nextID())
    outputs.preferences = .combining(ordered.map(\.preferences), inputs: inputs)
    return outputs
  }
}

/// A rectangle filled with a style that goes on to the window's edge where it touches the safe area.
nonisolated struct SafeAreaFill<Style: ShapeStyle>: View {
  var style: Style
  var edges: Edge.Set
}

extension SafeAreaFill: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "fill layout") { FlexibleLayout() }
    outputs.display = DisplayAttribute.node(inputs: inputs, "fill drawing") { size in
      let fill: Self = view.read()
      let bounds: CGRect = inputs.extendedBounds(size: size, edges: fill.edges)
      return fill.style.items(in: bounds, context: inputs.styleContext) { paint in
        [.fill(CGPath(rect: bounds, transform: nil), paint, evenOdd: false)]
      }
    }
    return outputs
  }
}
