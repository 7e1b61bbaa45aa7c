/// A child in the part of the proposal that nothing covers; for the root of a window or screen.
///
/// It takes all that is proposed and centres the child between the insets.
package struct SafeAreaLayout: TransparentLayout, Equatable {
  package let insets: EdgeInsets
  package let alignment: Alignment

  package init(insets: EdgeInsets, alignment: Alignment = .center) {
    self.insets = insets.finite
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let child: CGSize = children.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    return CGSize(
      width: proposal.width ?? max(0, child.width + insets.total(.horizontal)),
      height: proposal.height ?? max(0, child.height + insets.total(.vertical)))
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    let safe: CGSize = CGSize(
      width: max(0, size.width - insets.total(.horizontal)), height: max(0, size.height - insets.total(.vertical)))
    return children.map { child in
      var placement: LayoutPlacement = child.placed(ProposedViewSize(safe), by: alignment, in: safe)
      placement.origin.x += insets.leading
      placement.origin.y += insets.top
      return placement
    }
  }
}
