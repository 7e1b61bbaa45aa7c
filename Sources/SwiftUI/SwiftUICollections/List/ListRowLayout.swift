import CoreGraphics
import LayoutEngine

/// A row: its content inside of insets, in the middle of the height; what is behind the content gets all of the row between
/// the margins of its ground.
///
/// The content decides about the height as if it had all the height it wants. It is then laid out in the height that the row
/// has, as the content of a cell is: shapes, colors and editors fill a row that a text beside them or the row's minimum made higher.
struct ListRowLayout: LayoutAlgorithm, Equatable {
  var insets: EdgeInsets
  var minHeight: CGFloat
  var groundMargin: CGFloat
  /// The part of the room that lies before the content.
  var alignment: CGFloat = 0
  /// Whether the first child lies behind the content.
  var hasGround: Bool
  /// Where the arrow stands that is the child before the content; nil where there is none.
  var arrow: ArrowPlace?

  /// The distance of an arrow from an edge of the row.
  enum ArrowPlace: Equatable {
    case leading(CGFloat)
    case trailing(CGFloat)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    guard let content = children.last else { return .nothing }
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
    if hasGround {
      let ground = CGSize(width: max(0, size.width - 2 * groundMargin), height: size.height)
      placements.append(LayoutPlacement(origin: CGPoint(x: groundMargin, y: 0), proposal: ProposedViewSize(ground)))
    }
    let room: CGFloat = max(0, size.height - insets.total(.vertical))
    let inner: ProposedViewSize = ProposedViewSize(
      width: max(0, size.width - insets.total(.horizontal)), height: room)
    let own: CGSize = content.sizeThatFits(inner)
    let y: CGFloat = insets.top + max(0, (room - own.height) / 2)
    if let arrow, placements.count + 1 < children.count {
      let arrowSize: CGSize = children[placements.count].sizeThatFits(.unspecified)
      let x: CGFloat =
        switch arrow {
        case .leading(let distance): distance
        case .trailing(let distance): size.width - distance - arrowSize.width
        }
      placements.append(
        LayoutPlacement(origin: CGPoint(x: x, y: (size.height - arrowSize.height) / 2), proposal: .unspecified))
    }
    let x: CGFloat = insets.leading + alignment * max(0, size.width - insets.total(.horizontal) - own.width)
    placements.append(LayoutPlacement(origin: CGPoint(x: x, y: y), proposal: inner))
    return placements
  }
}
