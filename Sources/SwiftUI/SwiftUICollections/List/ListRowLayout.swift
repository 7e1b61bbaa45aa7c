import CoreGraphics
import LayoutEngine

/// A row: its content inside of insets, at the leading edge and in the middle of the height; what is behind the content gets
/// all of the row between the margins of its ground.
struct ListRowLayout: LayoutAlgorithm, Equatable {
  var insets: EdgeInsets
  var minHeight: CGFloat
  var groundMargin: CGFloat
  /// Whether the first child lies behind the content.
  var hasGround: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    guard let content = children.last, children.count > (hasGround ? 1 : 0) else { return .nothing }
    let answer: SizeAnswer = content.answer(inner(proposal))
    let size = CGSize(
      width: proposal.width ?? answer.size.width + insets.total(.horizontal),
      height: max(minHeight, answer.size.height + insets.total(.vertical)))
    return SizeAnswer(size, .only(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(.horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(.vertical)) })
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    guard let content = children.last else { return [] }
    var placements: [LayoutPlacement] = []
    if hasGround, children.count > 1 {
      let ground = CGSize(width: max(0, size.width - 2 * groundMargin), height: size.height)
      placements.append(LayoutPlacement(origin: CGPoint(x: groundMargin, y: 0), proposal: ProposedViewSize(ground)))
    }
    let inner: ProposedViewSize = ProposedViewSize(
      width: max(0, size.width - insets.total(.horizontal)), height: self.inner(proposal).height)
    let height: CGFloat = content.sizeThatFits(inner).height
    let room: CGFloat = size.height - insets.total(.vertical)
    let y: CGFloat = insets.top + max(0, (room - height) / 2)
    placements.append(LayoutPlacement(origin: CGPoint(x: insets.leading, y: y), proposal: inner))
    return placements
  }
}
