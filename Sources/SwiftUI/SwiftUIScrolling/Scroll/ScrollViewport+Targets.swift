import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// The views of a layout at which scrolling may stop.
package struct TargetLayout {
  package let slot: () -> GeometrySlot?
  package let children: () -> [GeometrySlot]
  /// The lazy container that the layout is, if it is one.
  package let driver: () -> LazyDriver?
}

/// A view at which scrolling may stop, with its frame in the content's space.
package struct ScrollStop {
  package let frame: CGRect
  package let ids: [AnyHashable]
}

private enum ScrollViewportKey: SlotKey {
  typealias Value = ScrollViewport
}

extension GeometrySlot {
  /// The nearest scroll view around.
  package var viewport: ScrollViewport? { self[ScrollViewportKey.self] }

  /// Makes a scroll view the nearest one for the places inside of this one; nil for none.
  package func enter(_ viewport: ScrollViewport?) {
    self[ScrollViewportKey.self] = viewport
    self[IdentityObserverKey.self] = viewport
  }
}

extension ScrollViewport: IdentityObserver {
  package func register(_ id: AnyHashable, at slot: GeometrySlot) {
    slot.addID(id)
    places[id, default: []].append(WeakSlot(slot: slot))
    graph.currentSubgraph.onEnd { [weak self, weak slot] in
      guard let self, var known = places[id] else { return }
      known.removeAll { $0.slot == nil || $0.slot === slot }
      places[id] = known.isEmpty ? nil : known
    }
  }

  /// The frame of a place in the content's space, from the leading edge; inside a node it comes to depend on it.
  package func frame(of place: GeometrySlot) -> CGRect {
    mirrored(CGRect(origin: place.origin(in: content), size: place.size))
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard inputs.environment(LayoutDirectionKey.self).value == .rightToLeft else { return rect }
    return CGRect(x: content.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The views at which scrolling may stop.
  ///
  /// - Parameter place: where the movement would end without them; lazy containers tell by estimate what stands there.
  package func targets(around place: CGRect? = nil) -> [ScrollStop] {
    targetLayouts.flatMap { layout -> [ScrollStop] in
      var stops: [ScrollStop] = layout.children().compactMap { child in
        guard child.outputs.layout != nil, child.isPlaced else { return nil }
        return ScrollStop(frame: frame(of: child), ids: child.ids)
      }
      if let place, let driver = layout.driver(), let container = layout.slot() {
        let frame: CGRect = frame(of: container)
        stops += driver.estimates(around: place, in: frame).map { ScrollStop(frame: $0, ids: []) }
      }
      return stops
    }
  }

  /// Scrolls to the view with an id; false when it is not inside.
  ///
  /// - Parameter anchor: the point of the view and of the scroll view that are brought together; nil for as little
  ///   movement as brings all of the view into sight.
  package func reveal(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
    graph.untracked {
      if let place = (places[id] ?? []).lazy.compactMap(\.slot).first(where: { $0.isPlaced && isShown($0) }) {
        move(to: offset(showing: frame(of: place), anchor: anchor))
        return true
      }
      lazies.removeAll { $0.driver?.isAlive != true }
      for driver in lazies.compactMap(\.driver) {
        guard let item = driver.index(of: id) else { continue }
        let transaction: Transaction = .current
        if let animation = transaction.animation, !transaction.disablesAnimations {
          // The way there goes by estimate; the place is made right on arrival.
          hasScrolled = true
          isMovedByUser = false
          let goal: CGPoint = clamped(offset(showing: frame(ofItem: item, in: driver, jumps: false), anchor: anchor))
          animate(to: goal, with: animation) { [weak self] in
            _ = withTransaction(Transaction()) { self?.reveal(id, anchor: anchor) }
          }
        } else {
          let frame: CGRect = frame(ofItem: item, in: driver, jumps: true)
          move(to: offset(showing: frame, anchor: anchor), clamps: false)
        }
        return true
      }
      return false
    }
  }

  /// Scrolls as little as shows a view of a lazy container.
  ///
  /// - Parameter header: How much of the upper edge something else covers.
  package func reveal(item: Int, in driver: LazyDriver, below header: CGFloat) {
    graph.untracked {
      let place: GeometrySlot? = driver.shownRow(at: item)?.child
      let isKnown: Bool = place.map { $0.isPlaced && isShown($0) } ?? false
      var frame: CGRect =
        place.flatMap { isKnown ? self.frame(of: $0) : nil } ?? self.frame(ofItem: item, in: driver, jumps: true)
      frame.origin.y -= header
      frame.size.height += header
      let goal: CGPoint = offset(showing: frame, anchor: nil)
      if goal != offset.peek || !isKnown { withTransaction(Transaction()) { move(to: goal, clamps: isKnown) } }
    }
  }

  /// False for a row of a lazy container that is kept out of sight: its place is an old one.
  private func isShown(_ place: GeometrySlot) -> Bool { place.visibility?.isVisible ?? true }

  private func frame(ofItem item: Int, in driver: LazyDriver, jumps: Bool) -> CGRect {
    let container: CGRect = frame(of: driver.container.inputs.slot)
    let (axis, range): (Axis, ClosedRange<CGFloat>) = driver.place(ofItem: item, jumps: jumps)
    var frame: CGRect = container
    frame.origin[axis] += range.lowerBound
    frame.size[axis] = range.upperBound - range.lowerBound
    return frame
  }

  /// The offset at which a rectangle of the content is seen as wanted.
  package func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
    let size: CGSize = slot.placed.peek.size
    let margins: EdgeInsets = configuration.contentMargins
    let now: CGPoint = offset.peek
    let axes: Axis.Set = self.axes()
    var point: CGPoint = now
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      let start: CGFloat = margins[Edge.start(of: axis)]
      let end: CGFloat = margins[Edge.end(of: axis)]
      let room: CGFloat = size[axis] - start - end
      let low: CGFloat = rect.origin[axis]
      if let anchor {
        let fraction: CGFloat = axis == .horizontal ? anchor.x : anchor.y
        point[axis] = low + fraction * (rect.size[axis] - room)
      } else if low < now[axis] {
        point[axis] = low
      } else if low + rect.size[axis] > now[axis] + room {
        point[axis] = min(low, low + rect.size[axis] - room)
      }
    }
    return point
  }
}

// MARK: - Lazy containers

extension LazyDriver {
  /// Which view has an id, found without making views.
  package func index(of id: AnyHashable) -> Int? { lastRuns.index(of: id) }

  /// Where a view stands along the axis, as far as it is known.
  ///
  /// - Parameter jumps: whether the view becomes the anchor from which the others are found.
  package func place(ofItem item: Int, jumps: Bool) -> (Axis, ClosedRange<CGFloat>) {
    let layout: LazyLayout = self.layout()
    let placed: GeometrySlot.Placed = container.inputs.slot.placed.value
    let minor: CGFloat = placed.size[layout.axis.other]
    let line: Int = lines.line(ofItem: item)
    let extent: CGFloat = extent(ofLine: line, layout: layout, minor: minor)
    let stride: CGFloat = max(1, anchor?.stride ?? extent + layout.spacing)
    let start: CGFloat = CGFloat(line) * stride
    if jumps {
      anchor = Anchor(
        item: lines.items(ofLine: line).lowerBound, start: start, end: start + extent, stride: stride)
      setNeedsEvaluation()
    }
    return (layout.axis, start...start + extent)
  }

  /// Where lines would be that are not there, around a rectangle of the scroll view's content.
  package func estimates(around place: CGRect, in frame: CGRect) -> [CGRect] {
    guard let anchor else { return [] }
    let axis: Axis = layout().axis
    let low: CGFloat = place.origin[axis] - frame.origin[axis]
    guard low > anchor.end || low < anchor.start else { return [] }
    let first: CGFloat = ((low - anchor.start) / anchor.stride).rounded(.down)
    return (-1...2).map { step in
      var rect: CGRect = frame
      rect.origin[axis] += anchor.start + (first + CGFloat(step)) * anchor.stride
      rect.size[axis] = anchor.stride
      return rect
    }
    .filter { $0.origin[axis] >= frame.origin[axis] && $0.origin[axis] < frame.origin[axis] + frame.size[axis] }
  }
}
