import CoreGraphics
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// What sizes the content of a window can have: hosts limit the window by them.
package final class WindowSizing: WindowService {
  private unowned let window: ViewGraph
  private var layout: LayoutAttribute?

  package init(window: ViewGraph) { self.window = window }

  /// The root view's content was lowered.
  func follow(_ layout: LayoutAttribute?) { self.layout = layout }

  /// The size that the content has where it is offered this; the views are up to date.
  package func size(_ proposal: ProposedViewSize) -> CGSize {
    guard let layout else { return proposal.replacingUnspecifiedDimensions() }
    return window.graph.untracked { layout.node.sizeThatFits(proposal) }
  }
}
