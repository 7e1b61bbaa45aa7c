import DisplayList
import HostInterface
import InputEngine
import LayoutEngine
import SwiftUICore

/// The bars that show which part of the content is seen, along each axis that scrolls.
extension ScrollViewport {
  /// One bar in the scroll view's own space.
  struct Bar {
    var rect: CGRect
    /// How far the content moves for each point that the bar moves.
    var ratio: CGFloat
  }

  fileprivate var isDesktop: Bool { inputs.environment(IdiomKey.self).peek == .desktop }

  /// Whether the bars are shown; read inside a node.
  private func isShown(_ axis: Axis, isMoving: Bool) -> Bool {
    let configuration: ScrollConfiguration = self.configuration
    let visibility: ScrollIndicatorVisibility =
      axis == .vertical ? configuration.verticalIndicators : configuration.horizontalIndicators
    guard visibility != .hidden, visibility != .never, showsIndicators() else { return false }
    return visibility == .visible || isMoving
  }

  /// The bar of an axis; nil where all of the content is seen. Read inside a node.
  private func bar(_ axis: Axis, in size: CGSize) -> Bar? {
    let thickness: CGFloat = isDesktop ? 7 : 3
    let inset: CGFloat = isDesktop ? 2 : 3
    let margins: EdgeInsets = configuration.indicatorMargins
    let metrics: ScrollMetrics = self.metrics.value
    let total: CGFloat = metrics.contentSize[axis] + metrics.margins.total(axis)
    guard total > size[axis], size[axis] > 0 else { return nil }
    let start: CGFloat = inset + margins[Edge.start(of: axis)]
    let track: CGFloat = size[axis] - start - inset - margins[Edge.end(of: axis)]
    let length: CGFloat = max(min(36, track), track * size[axis] / total)
    let part: CGFloat = min(1, max(0, metrics.offset[axis] / (total - size[axis])))
    let major: CGFloat = start + part * (track - length)
    var rect = CGRect(
      origin: axis.point(major: major, minor: size[axis.other] - thickness - inset),
      size: axis.size(major: length, minor: thickness))
    if inputs.environment(LayoutDirectionKey.self).value == .rightToLeft { rect.origin.x = size.width - rect.maxX }
    return Bar(rect: rect, ratio: track > length ? (total - size[axis]) / (track - length) : 0)
  }

  func barItems(in size: CGSize, flash: IndicatorFlash) -> [DisplayItem] {
    let axes: Axis.Set = self.axes()
    let isScrolling: Bool = phase.value.isScrolling
    let isMoving: Bool = flash.value || isScrolling || isUnderPointer.value
    let style: ShapeStyleContext = inputs.styleContext
    var items: [DisplayItem] = []
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      guard isShown(axis, isMoving: isMoving), let bar = bar(axis, in: size) else { continue }
      let radius: CGFloat = min(bar.rect.width, bar.rect.height) / 2
      let path = CGPath(roundedRect: bar.rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      let color: Color = Color(system: SystemColor.label).opacity(0.35)
      items.append(.fill(path, .color(color.resolved(in: style.colors)), evenOdd: false))
    }
    return items
  }

  /// The bar at a point of the scroll view, where a mouse may drag it.
  func draggableBar(at point: CGPoint) -> (axis: Axis, ratio: CGFloat)? {
    graph.untracked {
      guard isDesktop else { return nil }
      let size: CGSize = slot.placed.peek.size
      for axis in [Axis.vertical, .horizontal] where axes().contains(axis) {
        guard isShown(axis, isMoving: isUnderPointer.peek), let bar = bar(axis, in: size) else { continue }
        if bar.rect.insetBy(dx: -3, dy: -3).contains(point) { return (axis, bar.ratio) }
      }
      return nil
    }
  }
}

extension ScrollHitTarget {
  /// A mouse drags a bar: the content follows, as many times faster as it is longer than its track.
  func barDrag(at hit: PointerHit) -> ArenaEntry? {
    guard let bar = viewport.draggableBar(at: local(hit.position)) else { return nil }
    let drag = DragRecognizer()
    drag.minimumDistance = { 0 }
    drag.observe { [weak viewport, unowned drag] report in
      guard report == .changed, let viewport, drag.step != .zero else { return }
      let sign: CGFloat = bar.axis == .horizontal && viewport.isMirrored ? -1 : 1
      let distance: CGFloat = drag.step[bar.axis] * bar.ratio * sign
      _ = viewport.scroll(by: bar.axis.size(major: distance, minor: 0), jumps: true)
    }
    return ArenaEntry(drag, priority: .high)
  }
}

extension ScrollHitTarget: HoverTarget {
  func pointerMoved(to point: CGPoint) {
    if viewport.isDesktop { viewport.isUnderPointer.set(true) }
  }

  func pointerLeft() {
    if viewport.isUnderPointer.isAlive { viewport.isUnderPointer.set(false) }
  }
}
