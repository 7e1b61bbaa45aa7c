import SwiftUI

/// Grids, choices and layouts of one's own around the children of a program's node.
struct Arranged: View {
  let node: ProgramNode

  private var children: some View {
    ForEach(node.children) { ProgramView(node: $0) }
  }

  private var layout: AnyLayout {
    switch Int(node.number) % 3 {
    case 0: AnyLayout(StairsLayout(step: node.number / 2))
    case 1: AnyLayout(HStackLayout(alignment: node.flag ? .top : .lastTextBaseline))
    default: AnyLayout(GridLayout(horizontalSpacing: node.number / 4))
    }
  }

  var body: some View {
    switch node.kind {
    case .grid:
      Grid(alignment: node.flag ? .topLeading : .center, verticalSpacing: node.number / 4) {
        GridRow(alignment: node.flag ? .firstTextBaseline : nil) {
          Text(verbatim: node.text)
          children
        }
        children
        if node.flag {
          GridRow {
            Text(verbatim: "end").gridCellColumns(2)
            Color.red.gridCellUnsizedAxes(.horizontal).frame(height: 4)
          }
        }
      }
    case .fitting:
      ViewThatFits(in: node.flag ? .horizontal : [.horizontal, .vertical]) { children }.environment(\.tellsSizes, false)
    default: layout { children }
    }
  }
}

/// Each view a step further to the right and below the one before.
private struct StairsLayout: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    let steps: CGFloat = step * CGFloat(max(0, cache.count - 1))
    return CGSize(
      width: steps + (cache.map(\.width).max() ?? 0), height: cache.map(\.height).reduce(steps, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    var next: CGPoint = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: next, proposal: ProposedViewSize(size))
      next = CGPoint(x: next.x + step, y: next.y + size.height + step)
    }
  }
}

extension Program.Modifier {
  func arrange(_ view: AnyView) -> AnyView? {
    switch self {
    case .guide(let value):
      AnyView(view.alignmentGuide(.top) { $0.height / 2 - value }.alignmentGuide(.leading) { $0[.trailing] + value })
    case .positioned(let value): AnyView(view.position(x: value, y: value * 2))
    case .cell(let count): AnyView(view.gridCellColumns(count).gridColumnAlignment(count == 1 ? .leading : .trailing))
    default: nil
    }
  }
}
