import LayoutEngine
import ReactiveGraph

extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// The frame has this size whatever the parent proposes, and proposes it to the view. A view that answers another
  /// size is aligned in the frame; a larger one is drawn beyond it and not clipped.
  ///
  /// ```swift
  /// Image(systemName: "star")
  ///   .frame(width: 44, height: 44)
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width in points; nil, the default, leaves the width to the view. A negative length counts as 0, NaN
  ///     as nil; both are reported.
  ///   - height: The height in points; nil, the default, leaves the height to the view.
  ///   - alignment: Where the view stands in the frame when it has another size. The default is `.center`.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame that is flexible between limits.
  ///
  /// Along each axis, the frame takes the proposed length, kept between the minimum and the maximum; where one of these
  /// is not given, the view's own length stands for it. So `maxWidth: .infinity` takes all the width that is offered,
  /// and `minWidth` alone is as wide as the view but no narrower than the minimum. Limits that contradict each other
  /// are reported.
  ///
  /// ```swift
  /// Text("Continue")
  ///   .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  /// ```
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points; nil for none.
  ///   - idealWidth: The width where the parent proposes none; nil for the view's own.
  ///   - maxWidth: The greatest width in points; nil for none.
  ///   - minHeight: The least height in points; nil for none.
  ///   - idealHeight: The height where the parent proposes none; nil for the view's own.
  ///   - maxHeight: The greatest height in points; nil for none.
  ///   - alignment: Where the view stands in the frame when it has another size. The default is `.center`.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Lets the view take its ideal size, whatever the parent proposes.
  ///
  /// A text stays on one line and is not truncated; it may reach beyond its parent.
  ///
  /// ```swift
  /// Text("A label that is never cut off")
  ///   .fixedSize()
  ///   .frame(width: 80)
  /// ```
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Lets the view take its ideal length along the given axes; along the other axis it gets the proposal.
  ///
  /// ```swift
  /// Text("A paragraph that keeps the width it is offered and takes the height that it needs.")
  ///   .fixedSize(horizontal: false, vertical: true)
  /// ```
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal one.
  ///   - vertical: Whether the height is the ideal one.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Draws the view away from its place; the layout of the views around it does not change.
  ///
  /// - Parameter offset: The distance in points: to the trailing edge and down.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Draws the view away from its place; the layout of the views around it does not change.
  ///
  /// Hit testing and readers of geometry follow the offset.
  ///
  /// ```swift
  /// Text("New").offset(x: 8, y: -8)
  /// ```
  ///
  /// - Parameters:
  ///   - x: The distance to the trailing edge, in points. The default is 0.
  ///   - y: The distance down, in points. The default is 0.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Keeps the view at a ratio of width to height.
  ///
  /// The view is offered the largest size of this ratio inside of the proposal, or the smallest one around it.
  ///
  /// ```swift
  /// Image("photo")
  ///   .resizable()
  ///   .aspectRatio(16 / 9, contentMode: .fill)
  ///   .frame(width: 320, height: 180)
  ///   .clipped()
  /// ```
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height. Nil, the default, keeps the ratio of the view's ideal size.
  ///   - contentMode: `.fit` stays inside of the proposal, `.fill` covers it and may reach beyond.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the view at the ratio of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size whose width divided by its height is the ratio.
  ///   - contentMode: `.fit` stays inside of the proposal, `.fill` covers it and may reach beyond.
  @_disfavoredOverload
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view, at its own ratio, to the largest size inside of the proposal: `aspectRatio(contentMode: .fit)`.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales the view, at its own ratio, to cover the proposal: `aspectRatio(contentMode: .fill)`. Add `clipped()` where
  /// the excess is not to be seen.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets when a stack serves the view: views of higher priority get space first, and only the minimum lengths of the
  /// others are kept back.
  ///
  /// ```swift
  /// HStack {
  ///   Text("A title that may be truncated")
  ///   Text("12:30").layoutPriority(1)
  /// }
  /// ```
  ///
  /// - Parameter value: The priority; 0 where no modifier sets one. Of several modifiers around one view the innermost
  ///   counts.
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
