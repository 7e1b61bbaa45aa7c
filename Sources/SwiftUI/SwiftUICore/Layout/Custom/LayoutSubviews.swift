import LayoutEngine

/// The views that a layout arranges, in their order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  // Sendable by rule: layouts run on the main actor and are handed these for the time of one call.

  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<LayoutSubviews.Index>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which the container is read; positions count from the left in either.
  public var layoutDirection: LayoutDirection

  private let elements: ArraySlice<LayoutSubview>

  init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection, recorder: PlacementRecorder? = nil) {
    self.layoutDirection = layoutDirection
    elements = nodes.enumerated().map { LayoutSubview(node: $1, index: $0, recorder: recorder) }[...]
  }

  private init(_ elements: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.layoutDirection = layoutDirection
    self.elements = elements
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> LayoutSubviews.Element { elements[index] }

  /// The views of a range, with the indices that they have here.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], layoutDirection: layoutDirection)
  }

  /// The views at the given indices, in the order given.
  ///
  /// A range without an end is a sequence as well, but stands for the views from there on.
  @_disfavoredOverload
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] }[...], layoutDirection: layoutDirection)
  }
}

extension LayoutSubviews {
  var nodes: [LayoutNode] { elements.map(\.node) }

  /// The same views, noting where a layout of this name places them.
  func recording(_ layout: String) -> LayoutSubviews {
    LayoutSubviews(nodes, layoutDirection: layoutDirection, recorder: PlacementRecorder(layout, count: count))
  }

  /// What was noted; a view that was not placed stands in the middle and answers the layout's own proposal.
  func placements(in bounds: CGRect, proposal: ProposedViewSize) -> [LayoutPlacement] {
    elements.map { subview in
      if let placed = subview.recorder?.placements[subview.index] { return placed }
      let size: CGSize = subview.node.sizeThatFits(proposal)
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
  }
}

/// Takes down where a layout puts its views; of two places for one view the later counts.
final class PlacementRecorder {
  private(set) var placements: [LayoutPlacement?]
  private let layout: String

  init(_ layout: String, count: Int) {
    self.layout = layout
    placements = Array(repeating: nil, count: count)
  }

  func record(_ placement: LayoutPlacement, for index: Int, at position: CGPoint) {
    guard placement.origin.x.isFinite, placement.origin.y.isFinite else {
      LayoutDiagnostics.report(
        "\(layout) placed its subview \(index) at (\(position.x), \(position.y)), which is no place, and it stands in "
          + "the middle: give finite coordinates inside the bounds.")
      return
    }
    placements[index] = placement
  }
}
