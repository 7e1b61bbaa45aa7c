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
    let node: DisplayNode = .group([clipped, bars], id: inputs.window.nextID())
    let targets: HitTargets = inputs.window.hitTargets
    targets.set(
      HitTargets.Target(
        slot: inputs.slot, scroll: { self.scroll(by: $0) }, pan: { self.pan($0, by: $1) }, scrollKey: { self.press($0) }
      ),
      for: node)
    inputs.graph.currentSubgraph.onEnd { targets.set(nil, for: node) }
    return node
  }

  /// The bars that show which part of the content is seen, along each axis that scrolls.
  private func barItems(in size: CGSize, flash: IndicatorFlash) -> [DisplayItem] {
    let configuration: ScrollConfiguration = self.configuration
    let axes: Axis.Set = self.axes()
    let isScrolling: Bool = phase.value.isScrolling
    let isMoving: Bool = flash.value || isScrolling
    let isMirrored: Bool = inputs.environment(LayoutDirectionKey.self).value == .rightToLeft
    func isShown(_ visibility: ScrollIndicatorVisibility) -> Bool {
      guard visibility != .hidden, visibility != .never, showsIndicators() else { return false }
      return visibility == .visible || isMoving
    }
    let style: ShapeStyleContext = inputs.styleContext
    let isDesktop: Bool = inputs.environment(IdiomKey.self).value == .desktop
    let thickness: CGFloat = isDesktop ? 7 : 3
    let inset: CGFloat = isDesktop ? 2 : 3
    var items: [DisplayItem] = []
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      guard isShown(axis == .vertical ? configuration.verticalIndicators : configuration.horizontalIndicators) else {
        continue
      }
      let margins: EdgeInsets = configuration.indicatorMargins
      let metrics: ScrollMetrics = self.metrics.value
      let total: CGFloat =
        metrics.contentSize[axis] + metrics.margins.total(axis)
      guard total > size[axis], size[axis] > 0 else { continue }
      let start: CGFloat = inset + margins[Edge.start(of: axis)]
      let track: CGFloat = size[axis] - start - inset - margins[Edge.end(of: axis)]
      let length: CGFloat = max(min(36, track), track * size[axis] / total)
      let part: CGFloat = min(1, max(0, metrics.offset[axis] / (total - size[axis])))
      let major: CGFloat = start + part * (track - length)
      var rect = CGRect(
        origin: axis.point(major: major, minor: size[axis.other] - thickness - inset),
        size: axis.size(major: length, minor: thickness))
      if isMirrored { rect.origin.x = size.width - rect.maxX }
      let path = CGPath(
        roundedRect: rect, cornerWidth: thickness / 2, cornerHeight: thickness / 2, transform: nil)
      let color: Color = Color(system: SystemColor.label).opacity(0.35)
      items.append(.fill(path, .color(color.resolved(in: style.colors)), evenOdd: false))
    }
    return items
  }

  /// A container with a viewport: what is scrolled out stays in the tree. It is scrolled by pages, and says which page is
  /// shown.
  func accessibility(_ child: AccessibilitySource, inputs: _ViewInputs) -> AccessibilitySource {
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: .container)
    source.children = [child]
    PropertiesAttribute.keep(source, inputs: inputs) { [self] source in
      source.clip = CGRect(origin: .zero, size: slot.size)
      source.properties = properties()
    }
    let root: AccessibilityRoot = inputs.window.accessibility
    root.setHandlers(
      [
        .scroll: { [weak self] input in
          if case .edge(let edge) = input { self?.turnPage(to: edge) }
        }
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
  private func show(_ rect: CGRect) {
    let isMirrored: Bool = graph.untracked { inputs.environment(LayoutDirectionKey.self).value } == .rightToLeft
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
    guard !configuration.isDisabled else { return properties }
    let axes: Axis.Set = self.axes()
    let metrics: ScrollMetrics = self.metrics.value
    for axis in [Axis.vertical, .horizontal] where axes.contains(axis) {
      let margins: EdgeInsets = metrics.margins
      let page: CGFloat = metrics.size[axis]
      let total: CGFloat = metrics.contentSize[axis] + margins.total(axis)
      guard page >= 1, total > page + 0.5, total < 1e12 else { continue }
      properties.actions = [AccessibilityAction(.scroll)]
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
