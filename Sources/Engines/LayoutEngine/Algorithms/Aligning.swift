/// The stretch that views cover along one axis when one of their guides is put at zero.
struct AlignedExtent {
  private(set) var lower: CGFloat = .infinity
  private var upper: CGFloat = -.infinity
  private var isInfinite: Bool = false

  mutating func add(length: CGFloat, guide: CGFloat) {
    guard length.isFinite, guide.isFinite else {
      isInfinite = true
      return
    }
    lower = min(lower, -guide)
    upper = max(upper, length - guide)
  }

  var length: CGFloat {
    if isInfinite { return .infinity }
    return upper >= lower ? upper - lower : 0
  }

  /// Where a view with this guide begins, from the beginning of the stretch.
  func origin(guide: CGFloat) -> CGFloat { lower.isFinite && guide.isFinite ? -guide - lower : 0 }
}

extension Alignment {
  package func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}

extension LayoutNode {
  /// The placement that puts the node's guides on those of a box of this size.
  func placed(_ proposal: ProposedViewSize, by alignment: Alignment, in size: CGSize) -> LayoutPlacement {
    let own: ViewDimensions = dimensions(in: proposal)
    let box: ViewDimensions = ViewDimensions(size: size)
    let origin: CGPoint = CGPoint(
      x: box[alignment.horizontal] - own[alignment.horizontal], y: box[alignment.vertical] - own[alignment.vertical])
    return LayoutPlacement(origin: origin, proposal: proposal)
  }
}

extension Array where Element == LayoutNode {
  /// Placements at the top left corner, for children that a rule does not lay out itself.
  func placedAtOrigin(_ proposal: ProposedViewSize) -> [LayoutPlacement] {
    map { _ in LayoutPlacement(origin: .zero, proposal: proposal) }
  }
}
