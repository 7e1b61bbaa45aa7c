import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// Lowers a view that lays out a list of others.
package enum Container {
  /// The most views of a changing list that are made. Each takes some ten kilobytes: without an end a million rows outside
  /// of a lazy container would take all memory there is.
  package nonisolated(unsafe) static var limit: Int = 150_000

  /// Makes the outputs of a container: its children are built, and rebuilt when the list changes.
  ///
  /// - Parameters:
  ///   - tellsValues: Whether the algorithm may ask for the container values of the views.
  ///   - hasTransitions: Whether views that come and go in an animated change take time for it; false where they are there
  ///     and gone at once.
  package static func make(
    _ list: _ViewList, inputs: _ViewInputs, tellsValues: Bool = false, hasTransitions: Bool = true,
    _ algorithm: @escaping () -> any LayoutAlgorithm
  ) -> _ViewOutputs {
    let host: ViewGraph = inputs.window
    let display = DisplayNode(id: host.nextID())
    let accessibility = AccessibilitySource(id: host.nextID(), kind: .transparent)
    var outputs = _ViewOutputs()
    let views: PlacedViews
    if let placed = list.fixedPlaces(inputs, tellsValues: tellsValues) {
      // What stays as it is needs nobody to look after it.
      display.children = placed.all { $0.outputs.display }
      accessibility.children = placed.all { $0.outputs.accessibility }
      outputs.preferences = placed.preferences(inputs)
      views = .fixed(placed)
    } else {
      let children = ContainerChildren(
        list, inputs: inputs, display: display, accessibility: accessibility, tellsValues: tellsValues,
        hasTransitions: hasTransitions)
      outputs.preferences = children.preferences
      views = children.views
    }
    let layout = LayoutAttribute(in: inputs, views: views, algorithm)
    _ = PlacementNode(in: host, slot: inputs.slot, layout: layout, views: views)
    inputs[ContainerObserverKey.self]?.containerWasMade(views, inputs: inputs)
    outputs.layout = layout
    outputs.display = display
    outputs.accessibility = accessibility
    return outputs
  }

  /// Lowers a view with exactly one child in a place of its own.
  ///
  /// - Parameters:
  ///   - placing: Where the child goes, when that depends on where the view is: then it must not decide how large the view
  ///     is. Nil for the algorithm itself.
  ///   - offset: How far from there the child is, along the reading direction, of which layout takes no notice.
  package static func unary(
    inputs: _ViewInputs, child make: (_ViewInputs) -> _ViewOutputs, _ algorithm: @escaping () -> any LayoutAlgorithm,
    placing: (() -> any LayoutAlgorithm)? = nil, offset: _GraphValue<CGSize>? = nil
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let child: _ViewOutputs = make(inner)
    // What is not laid out (an empty view, say) has no place either.
    guard child.layout != nil else { return child }
    var outputs = _ViewOutputs()
    let views = PlacedViews.one(inner.slot.holding(child))
    let layout = LayoutAttribute(in: inputs, views: views, algorithm)
    let placing: LayoutAttribute = placing.map { LayoutAttribute(in: inputs, "placing", views: views, $0) } ?? layout
    layout.node.isPlacedOtherwise = placing !== layout
    let host: ViewGraph = inputs.window
    _ = PlacementNode(in: host, slot: inputs.slot, layout: placing, offset: offset, views: views)
    outputs.layout = layout
    outputs.display = child.display.map { DisplayNode.group([$0], id: host.nextID()) }
    outputs.accessibility = child.accessibility.map { .transparent([$0], id: host.nextID()) }
    outputs.preferences = child.preferences
    return outputs
  }
}

extension DisplayNode {
  package static func group(_ children: [DisplayNode], id: UInt64) -> DisplayNode {
    let node = DisplayNode(id: id)
    node.children = children
    return node
  }
}

extension AccessibilitySource {
  package static func transparent(_ children: [AccessibilitySource], id: UInt64) -> AccessibilitySource {
    let node = AccessibilitySource(id: id, kind: .transparent)
    node.children = children
    return node
  }
}

extension _ViewList {
  /// The places of the views where these never change and are drawn in their order; nil where somebody has to look after
  /// that.
  fileprivate func fixedPlaces(_ inputs: _ViewInputs, tellsValues: Bool) -> [GeometrySlot]? {
    if case .tuple(let views) = self, !tellsValues, !views.hasDepth { return .fixed(views, inputs: inputs) }
    guard isFixed else { return nil }
    let elements: [ViewElement] = elements
    return elements.contains(where: \.hasDepth) ? nil : .fixed(elements, inputs: inputs, tellsValues: tellsValues)
  }
}
