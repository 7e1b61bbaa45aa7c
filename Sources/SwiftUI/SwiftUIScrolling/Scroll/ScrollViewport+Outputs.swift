import AccessibilityTree
import DisplayList
import HostInterface
import LayoutEngine
import SwiftUICore

extension ScrollViewport {
  /// The content, cut off at the edges, with the bars in front of it.
  func display(_ child: DisplayNode, inputs: _ViewInputs) -> DisplayNode {
    // Content goes on under the safe area where the scroll view touches it, and comes to rest inside.
    let clipped: DisplayNode = EffectAttribute.wrap(child, inputs: inputs, "scroll clip") { [self] size in
      if configuration.isClipDisabled { return [] }
      let bounds: CGRect = inputs.extendedBounds(size: size, edges: .all)
      return [.clip(CGPath(rect: bounds, transform: nil), evenOdd: false)]
    }
    let flash = IndicatorFlash(inputs)
    let bars: DisplayNode = DisplayAttribute.node(inputs: inputs, "scroll bars") { [self] size in
      barItems(in: size, flash: flash)
    }
    var nodes: [DisplayNode] = [clipped, bars]
    if isRefreshable {
      nodes.append(
        DisplayAttribute.node(inputs: inputs, "refresh indicator") { [weak self] size in
          self?.refresh?.items(in: size, style: inputs.styleContext) ?? []
        })
    }
    let node: DisplayNode = .group(nodes, id: inputs.window.nextID())
    let targets: HitTargets = inputs.window.hitTargets
    let target = ScrollHitTarget(self)
    targets.set(target, for: node)
    inputs.graph.currentSubgraph.onEnd {
      target.end()
      targets.set(nil, for: node)
    }
    return node
  }

  /// A container with a viewport: what is scrolled out stays in the tree. It is scrolled by pages, and says which page is
  /// shown.
  func accessibility(_ child: AccessibilitySource, inputs: _ViewInputs) -> AccessibilitySource {
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: .container)
    source.children = [child]
    child.isScrolledContent = true
    PropertiesAttribute.keep(source, inputs: inputs) { [self] source in
      source.clip = CGRect(origin: .zero, size: slot.size)
      source.properties = properties()
    }
    let root: AccessibilityRoot = inputs.window.accessibility
    root.setHandlers(
      [
        .scroll: { [weak self] input in
          if case .edge(let edge) = input { self?.turnPage(to: edge) }
        },
        .named("Refresh"): { [weak self] _ in _ = self?.refresh?.begin() },
      ], for: source.id)
    // A rotor or a focus state may lead to a row that is not made yet.
    root.setRevealer({ [weak self] in $0.namespace == nil && self?.reveal($0.id, anchor: nil) == true }, for: source.id)
    root.setShower({ [weak self] in self?.show($0) }, for: source.id)
    inputs.graph.currentSubgraph.onEnd {
      root.setHandlers([:], for: source.id)
      root.setRevealer(nil, for: source.id)
      root.setShower(nil, for: source.id)
    }
    return source
  }

  /// Scrolls as little as shows a rectangle of the scroll view's own space, for the cursor of an assistive technology.
  func show(_ rect: CGRect) {
    let size: CGSize = slot.placed.peek.size
    let margins: EdgeInsets = graph.untracked { configuration.contentMargins }
    let x: CGFloat = isMirrored ? size.width - rect.maxX : rect.minX
    let place = CGRect(
      x: x + offset.peek.x - margins.leading, y: rect.minY + offset.peek.y - margins.top, width: rect.width,
      height: rect.height)
    let goal: CGPoint = clamped(graph.untracked { offset(showing: place, anchor: nil) })
    guard goal != offset.peek else { return }
    withTransaction(Transaction()) { move(to: goal) }
    isMovedByUser = true
  }

  private func properties() -> AccessibilityProperties {
    var properties = AccessibilityProperties(role: .scrollArea)
    if refresh?.isOffered == true { properties.actions = [AccessibilityAction(.named("Refresh"))] }
    guard !configuration.isDisabled else { return properties }
    let axes: Axis.Set = self.axes()
    let metrics: ScrollMetrics = self.metrics.value
    for axis in [Axis.vertical, .horizontal] where axes.contains(axis) {
      let margins: EdgeInsets = metrics.margins
      let page: CGFloat = metrics.size[axis]
      let total: CGFloat = metrics.contentSize[axis] + margins.total(axis)
      guard page >= 1, total > page + 0.5, total < 1e12 else { continue }
      properties.actions.append(AccessibilityAction(.scroll))
      let pages: Int = Int((total / page - 0.001).rounded(.up))
      let shown: Int = Int((min(total, metrics.offset[axis]) / page).rounded()) + 1
      properties.scrollStatus = "Page \(min(pages, max(1, shown))) of \(pages)"
      break
    }
    return properties
  }

  /// Scrolls a page towards an edge and says which one is shown then (behaviours 398, 406).
  private func turnPage(to edge: AccessibilityEdge) {
    let size: CGSize = slot.placed.peek.size
    let delta: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -size.height)
      case .bottom: CGSize(width: 0, height: size.height)
      case .leading: CGSize(width: -size.width, height: 0)
      case .trailing: CGSize(width: size.width, height: 0)
      }
    guard scroll(by: delta, jumps: true) else { return }
    host.afterUpdate { [weak self] in
      guard let self, let status = graph.untracked({ self.properties().scrollStatus }) else { return }
      host.announce(AccessibilityAnnouncement(status))
    }
  }
}
