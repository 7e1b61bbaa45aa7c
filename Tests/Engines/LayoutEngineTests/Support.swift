import LayoutEngine

/// A view of one size.
func box(_ width: CGFloat, _ height: CGFloat, priority: Double? = nil) -> LayoutNode {
  LayoutNode(FixedLeaf(width: width, height: height), priority: priority)
}

/// A colour.
func color(priority: Double? = nil) -> LayoutNode { LayoutNode(FlexibleLayout(), priority: priority) }

func spacer(_ axis: Axis?, minLength: CGFloat? = nil) -> LayoutNode {
  LayoutNode(SpacerLayout(axis: axis, minLength: minLength))
}

func hstack(
  align alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: LayoutNode...
) -> LayoutNode {
  LayoutNode(StackLayout.horizontal(alignment: alignment, spacing: spacing), children: children)
}

func vstack(
  align alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: LayoutNode...
) -> LayoutNode {
  LayoutNode(StackLayout.vertical(alignment: alignment, spacing: spacing), children: children)
}

func zstack(align alignment: Alignment = .center, _ children: LayoutNode...) -> LayoutNode {
  LayoutNode(OverlayLayout(alignment: alignment), children: children)
}

extension LayoutNode {
  func wrapped(_ algorithm: any LayoutAlgorithm) -> LayoutNode { LayoutNode(algorithm, children: [self]) }

  func frame(_ width: CGFloat? = nil, _ height: CGFloat? = nil, _ alignment: Alignment = .center) -> LayoutNode {
    wrapped(FrameLayout(width: width, height: height, alignment: alignment))
  }
}

/// Text of one line box, in the metrics of 13-point system text on macOS that the oracle's fixtures show: 8.15 points
/// to what stands below it, 4.74 to what stands above it, none to other text.
func macText(_ width: CGFloat, height: CGFloat = 16, baseline: CGFloat = 13) -> LayoutNode {
  let text: LeafLayout = LeafLayout(
    identity: [width, height, baseline],
    spacing: .text(above: 4.7421875, below: 8.15087890625, line: 0),
    sizeThatFits: { _ in CGSize(width: width, height: height) },
    baselines: { _ in (first: baseline, last: baseline) })
  return LayoutNode(text)
}

/// Text of a length in points that breaks anywhere, in lines 20 points high with the baseline at 15.
func wrappingText(_ length: CGFloat) -> LayoutNode {
  func lines(_ proposal: ProposedViewSize) -> CGFloat {
    guard let width = proposal.width, width < length else { return 1 }
    return (length / max(10, width)).rounded(.up)
  }
  let text: LeafLayout = LeafLayout(
    identity: length, spacing: .text(),
    sizeThatFits: { CGSize(width: min(length, max(10, $0.width ?? length)), height: 20 * lines($0)) },
    baselines: { (first: 15, last: 20 * lines($0) - 5) })
  return LayoutNode(text)
}

/// The frame of a node below a root that takes `size`.
func frame(of node: LayoutNode, in root: LayoutNode, _ width: CGFloat, _ height: CGFloat) -> CGRect? {
  root.frames(in: CGSize(width: width, height: height)).first { $0.node === node }?.rect
}

/// The frames of a root's children when the root answers a proposal and takes that size.
func frames(_ root: LayoutNode, _ proposal: ProposedViewSize) -> [CGRect] {
  let size: CGSize = root.sizeThatFits(proposal)
  return zip(root.children, root.placements(in: size, proposal: proposal)).map { child, placement in
    CGRect(origin: placement.origin, size: child.sizeThatFits(placement.proposal))
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

func proposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
  ProposedViewSize(width: width, height: height)
}

/// A root as the oracle's harness has it: it offers its size to a child and centres it.
func screen(_ child: LayoutNode, _ width: CGFloat, _ height: CGFloat) -> LayoutNode {
  child.frame(width, height)
}
