import LayoutEngine
import ReactiveGraph

extension View {
  /// Gives the view a frame of fixed size; a nil length leaves that axis to the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame that is flexible between limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Lets the view take its ideal size.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Lets the view take its ideal length along the axes named.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Moves the view's drawing, not its place in the layout.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves the view's drawing, not its place in the layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Keeps the view to a ratio of width to height; nil for the view's own.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  @_disfavoredOverload
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets how early a stack gives space to the view: higher ones first; 0 by default. Of several the innermost counts.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value))
  }
}

nonisolated struct FrameModifier: LayoutModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    FrameLayout(width: width, height: height, alignment: alignment)
  }
}

nonisolated struct FlexFrameModifier: LayoutModifier {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    FlexFrameLayout(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
      maxHeight: maxHeight, alignment: alignment)
  }
}

nonisolated struct FixedSizeModifier: LayoutModifier {
  var horizontal: Bool
  var vertical: Bool

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    FixedSizeLayout(horizontal: horizontal, vertical: vertical)
  }
}

nonisolated struct OffsetModifier: PrimitiveModifier {
  var offset: CGSize

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let offset: _GraphValue<CGSize> = inputs.animated(modifier[\.offset])
    return Container.unary(inputs: inputs, child: body, { ProxyLayout() }, offset: offset)
  }
}

nonisolated struct AspectRatioModifier: LayoutModifier {
  var ratio: CGFloat?
  var contentMode: ContentMode

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    AspectRatioLayout(ratio, mode: contentMode == .fit ? .fit : .fill)
  }
}

nonisolated struct PriorityModifier: LayoutModifier {
  var priority: Double

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm { PriorityLayout(base: ProxyLayout(), value: priority) }
}

/// Passes everything through but the priority, as far as nothing inside has set one: a priority is a value for the layout
/// around, and of those the innermost counts (`ValueLayout`); the documentation says nothing of several.
private struct PriorityLayout: LayoutAlgorithm {
  private static let key: ObjectIdentifier = ObjectIdentifier(PriorityLayout.self)
  var base: ProxyLayout
  var value: Double

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    base.sizeThatFits(proposal, children: children)
  }

  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    base.answer(proposal, children: children)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    base.place(in: size, proposal: proposal, children: children)
  }

  func priority(children: [LayoutNode]) -> Double {
    guard let child = children.first, child.value(for: Self.key) != nil else { return value }
    return child.priority
  }

  /// Tells modifiers around this one that there is a priority.
  func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? {
    key == Self.key ? LayoutValue(value, areEqual: ==) : children.first?.value(for: key)
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool { (other as? PriorityLayout)?.value == value }
}
