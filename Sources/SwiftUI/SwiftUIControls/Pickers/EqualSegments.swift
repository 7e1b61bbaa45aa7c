import CoreGraphics
import SwiftUICore

/// Views side by side, each as wide as the others.
package struct EqualSegments: Layout {
  private let fills: Bool
  private let height: CGFloat

  /// - Parameters:
  ///   - fills: Whether they take all the width that is offered.
  ///   - height: In points.
  package init(fills: Bool, height: CGFloat) {
    self.fills = fills
    self.height = height
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest: CGFloat = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal: CGFloat = (widest * CGFloat(subviews.count)).rounded(.up)
    let width: CGFloat = proposal.width ?? ideal
    return CGSize(width: fills && width.isFinite ? width : min(width, ideal), height: height)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let size = CGSize(width: bounds.width / CGFloat(subviews.count), height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      let origin = CGPoint(x: bounds.minX + CGFloat(index) * size.width, y: bounds.minY)
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }
}
