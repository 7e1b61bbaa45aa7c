import AccessibilityTree
import DisplayList
import Foundation
import HostHeadless
import HostInterface
import ImageEngine
import LayoutEngine
import ReactiveGraph
import RenderCairo
import SwiftUICore
import SwiftUIScenes
import TextEngine

/// Views that are measured and drawn outside of any window, in one of their own that is as large as they are.
package final class RenderedCanvas<Content: View> {
  package var content: Content {
    didSet { source?.set(content) }
  }
  package var proposal: ProposedViewSize {
    didSet { proposalSource?.set(proposal) }
  }
  /// Pixels per point.
  package var scale: CGFloat = 1 {
    didSet { if scale != oldValue { graph?.apply(settings) } }
  }

  fileprivate var source: Source<Content>?
  fileprivate var proposalSource: Source<ProposedViewSize>?
  fileprivate var layout: LayoutAttribute?
  private let host: CanvasHost
  private var graph: ViewGraph?
  /// Called when something has changed since the views were laid out.
  package var onChange: () -> Void = {} {
    didSet { host.onChange = onChange }
  }

  package init(content: Content, proposal: ProposedViewSize) throws {
    self.content = content
    self.proposal = proposal
    host = CanvasHost(shaper: try SharedShaper.get())
  }

  deinit { graph?.end() }

  private var settings: HostSettings {
    var settings = HostSettings()
    settings.displayScale = scale
    return settings
  }

  /// Brings the views up to date and returns their size.
  package func layOut() -> CGSize {
    // Programs ask about the window, and this is none.
    let window: ViewGraph? = ViewGraph.lastWindow
    defer { ViewGraph.lastWindow = window }
    let graph: ViewGraph = self.graph ?? makeGraph()
    host.isLayingOut = true
    defer { host.isLayingOut = false }
    graph.update()
    let size: CGSize = layout?.node.sizeThatFits(.unspecified) ?? .zero
    if size != graph.size {
      graph.resize(to: HostWindow(size: size))
      graph.update()
    }
    return size
  }

  /// The drawing as it was laid out last.
  package var displayList: DisplayList { graph?.display.flattened() ?? DisplayList([]) }

  /// The wishes of the views, as they were laid out last.
  package var accessibility: AccessibilityTree { graph?.accessibility.tree ?? AccessibilityTree(root: 0) }

  /// The language in which the views are laid out, as in "en-US".
  package var language: String { Locale(identifier: settings.localeIdentifier).identifier(.bcp47) }

  private func makeGraph() -> ViewGraph {
    let graph = ViewGraph(
      root: WindowRoot(RenderedContent(canvas: self)), host: host, settings: settings, window: HostWindow(size: .zero))
    self.graph = graph
    return graph
  }
}

/// There is no display and nobody to talk to.
private final class CanvasHost: WindowHost {
  let shaper: any TextShaper
  var images: ImageStore { PictureDecoder.store }

  init(shaper: any TextShaper) {
    self.shaper = shaper
  }

  var onChange: () -> Void = {}
  /// What the views change themselves while they are laid out is in the picture.
  var isLayingOut: Bool = false

  func scheduleFrame() {
    if !isLayingOut { onChange() }
  }

  func announce(_ announcement: AccessibilityAnnouncement) {}
  /// Nobody moves a renderer's clock on: it shows the moment at which it began.
  let startDate: Date = Date()
}

/// The root: it offers the view what the renderer proposes, whatever the window's size.
nonisolated private struct RenderedContent<Content: View>: UnaryView {
  unowned let canvas: RenderedCanvas<Content>

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let canvas: RenderedCanvas<Content> = inputs.graph.untracked { view.read().canvas }
    let content = Source(in: inputs.graph, "content", canvas.content, equal: ValueComparison.areEqual)
    let proposal = Source(in: inputs.graph, "proposal", canvas.proposal)
    let outputs: _ViewOutputs = Container.unary(
      inputs: inputs, child: { Content._makeView(view: _GraphValue(content), inputs: $0) }
    ) {
      ProposingLayout(proposal: proposal.value)
    }
    canvas.source = content
    canvas.proposalSource = proposal
    canvas.layout = outputs.layout
    return outputs
  }
}

/// Offers its child one proposal. A view that would fill an infinite length gets its ideal one there.
private struct ProposingLayout: LayoutAlgorithm, Equatable {
  var proposal: ProposedViewSize

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first.map { $0.sizeThatFits(drawable(for: $0)) } ?? .zero
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.map { LayoutPlacement(origin: .zero, proposal: drawable(for: $0)) }
  }

  /// The proposal, without the infinite lengths that the child would take.
  private func drawable(for child: LayoutNode) -> ProposedViewSize {
    var result: ProposedViewSize = proposal
    let size: CGSize = child.sizeThatFits(proposal)
    if !size.width.isFinite { result.width = nil }
    if !size.height.isFinite { result.height = nil }
    return result
  }
}
