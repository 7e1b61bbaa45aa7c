import LayoutEngine
import ReactiveGraph
import SwiftUICore

extension View {
  /// Keeps a value with the id of the scroll target that stands at the anchor, and scrolls to the view whose id is set.
  ///
  /// The id that the value has when the scroll view appears does not scroll, as recorded on Apple's systems.
  ///
  /// - Parameter anchor: nil for the leading and top edge, and for as little movement as brings a view into sight.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollIDModifier(id: id, anchor: anchor))
  }

  /// Keeps a value with where the scroll view inside stands, and scrolls where it is set to.
  ///
  /// ```swift
  /// struct Log: View {
  ///   @State private var position = ScrollPosition(edge: .top)
  ///   var body: some View {
  ///     VStack {
  ///       ScrollView {
  ///         LazyVStack { ForEach(0..<100) { line in Text("Line \(line)") } }
  ///           .scrollTargetLayout()
  ///       }
  ///       .scrollPosition($position)
  ///       Button("End") { position.scrollTo(edge: .bottom) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position, which the scroll view reads and writes.
  ///   - anchor: The point of the scroll view at which a view is looked for; nil, the default, is the leading edge.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Makes the views of a stack or grid the targets of the scroll view around it: positions at which `.viewAligned`
  /// stops and which a scroll position names.
  ///
  /// - Parameter isEnabled: Whether they are targets. The default is true.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(TargetLayoutModifier(isEnabled: isEnabled))
  }
}

nonisolated struct TargetLayoutModifier: PrimitiveModifier {
  var isEnabled: Bool

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner[ContainerObserverKey.self] = TargetLayoutObserver { modifier.read().isEnabled }
    return body(inner)
  }
}

/// Notes the views of a layout as those at which scrolling stops.
private final class TargetLayoutObserver: ContainerObserver {
  let isEnabled: () -> Bool

  init(_ isEnabled: @escaping () -> Bool) { self.isEnabled = isEnabled }

  func containerWasMade(_ views: PlacedViews, inputs: _ViewInputs) { inputs.noteTargets { views.list } }
}

extension _ViewInputs {
  /// Notes the children of a layout as scroll targets, where a modifier around it asked for that.
  func noteTargets(driver: @escaping () -> LazyDriver? = { nil }, _ children: @escaping () -> [GeometrySlot]) {
    guard let observer = self[ContainerObserverKey.self] as? TargetLayoutObserver, let viewport = slot.viewport else {
      return
    }
    viewport.targetLayouts.append(
      TargetLayout(
        slot: { [weak slot] in slot }, children: { observer.isEnabled() ? children() : [] },
        driver: { observer.isEnabled() ? driver() : nil }))
  }
}

extension ScrollViewport {
  /// The id of the target that stands at an anchor of what can be seen; read inside a node.
  func id<ID: Hashable>(at anchor: UnitPoint?, as type: ID.Type) -> ID? {
    let visible: CGRect = metrics.value.visibleRect
    let axes: Axis.Set = self.axes()
    func distance(_ frame: CGRect) -> CGFloat {
      var sum: CGFloat = 0
      for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
        let fraction: CGFloat = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        let point: CGFloat = visible.origin[axis] + fraction * visible.size[axis]
        let low: CGFloat = frame.origin[axis]
        let high: CGFloat = low + frame.size[axis]
        sum += point < low ? low - point : point >= high ? point - high + 0.001 : 0
      }
      return sum
    }
    let stops: [(id: ID, distance: CGFloat)] = targets().compactMap { stop in
      stop.ids.lazy.compactMap { $0.base as? ID }.first.map { ($0, distance(stop.frame)) }
    }
    return stops.min { $0.distance < $1.distance }?.id
  }
}

nonisolated struct ScrollIDModifier<ID: Hashable>: ScrollLinkModifier {
  var id: Binding<ID?>
  var anchor: UnitPoint?

  nonisolated static var keepsPlace: Bool { true }

  private struct State: Equatable {
    var wanted: ID?
    var seen: ID?
  }

  nonisolated static func connect(_ link: ScrollLink, modifier: _GraphValue<Self>, inputs: _ViewInputs) {
    let wanted = ContentNode<ID?>(in: inputs.window, "wanted scroll position id") { modifier.read().id.wrappedValue }
    let watch = ScrollWatch<State>(
      inputs: inputs, "scroll position id",
      {
        let wanted: ID? = wanted.value
        guard let viewport = link.viewports.first, viewport.isPlaced else { return nil }
        return State(wanted: wanted, seen: viewport.id(at: modifier.read().anchor, as: ID.self))
      }
    ) { old, new in
      let modifier: Self = inputs.graph.untracked { modifier.read() }
      guard let viewport = inputs.graph.untracked({ link.viewports.first }) else { return }
      if let wanted = new.wanted, old?.wanted != wanted, wanted != viewport.toldID?.base as? ID {
        viewport.toldID = AnyHashable(wanted)
        guard old != nil else { return }
        _ = viewport.reveal(AnyHashable(wanted), anchor: Transaction.current.scrollTargetAnchor ?? modifier.anchor)
      } else if let seen = new.seen, old?.seen != seen, viewport.isMovedByUser, new.wanted != seen {
        viewport.toldID = AnyHashable(seen)
        modifier.id.wrappedValue = seen
      }
    }
    _ = watch
  }
}

nonisolated struct ScrollPositionModifier: ScrollLinkModifier {
  var position: Binding<ScrollPosition>
  var anchor: UnitPoint?

  nonisolated static var keepsPlace: Bool { true }

  private struct State: Equatable {
    var position: ScrollPosition
    var offset: CGPoint
    var seen: AnyHashable?
  }

  nonisolated static func connect(_ link: ScrollLink, modifier: _GraphValue<Self>, inputs: _ViewInputs) {
    let wanted = ContentNode<ScrollPosition>(in: inputs.window, "wanted scroll position") {
      modifier.read().position.wrappedValue
    }
    let watch = ScrollWatch<State>(
      inputs: inputs, "scroll position",
      {
        let position: ScrollPosition = wanted.value
        guard let viewport = link.viewports.first, viewport.isPlaced else { return nil }
        let seen: AnyHashable? = viewport.id(at: modifier.read().anchor, as: AnyHashable.self, where: position.isID)
        return State(position: position, offset: viewport.offset.value, seen: seen)
      }
    ) { old, new in
      let modifier: Self = inputs.graph.untracked { modifier.read() }
      guard let viewport = inputs.graph.untracked({ link.viewports.first }) else { return }
      if new.position != old?.position, !new.position.isPositionedByUser {
        viewport.go(to: new.position.place, anchor: Transaction.current.scrollTargetAnchor ?? modifier.anchor)
      } else if viewport.isMovedByUser, old?.offset != new.offset || old?.seen != new.seen {
        var position: ScrollPosition = new.position
        position.place = .nowhere
        position.seen = new.seen
        position.isPositionedByUser = true
        if position != new.position { modifier.position.wrappedValue = position }
      }
    }
    _ = watch
  }
}

extension ScrollViewport {
  func id(at anchor: UnitPoint?, as type: AnyHashable.Type, where isID: (AnyHashable) -> Bool) -> AnyHashable? {
    let visible: CGRect = metrics.value.visibleRect
    let point = CGPoint(
      x: visible.minX + (anchor?.x ?? 0) * visible.width, y: visible.minY + (anchor?.y ?? 0) * visible.height)
    let stops: [ScrollStop] = targets().filter { $0.ids.contains(where: isID) }
    func distance(_ frame: CGRect) -> CGFloat {
      let x: CGFloat = max(0, frame.minX - point.x, point.x - frame.maxX)
      let y: CGFloat = max(0, frame.minY - point.y, point.y - frame.maxY)
      return x + y
    }
    return stops.min { distance($0.frame) < distance($1.frame) }?.ids.first(where: isID)
  }

  func go(to place: ScrollPosition.Place, anchor: UnitPoint?) {
    let now: CGPoint = offset.peek
    switch place {
    case .nowhere: break
    case .view(let id, let own): _ = reveal(id, anchor: own ?? anchor)
    case .point(let x, let y): move(to: CGPoint(x: x ?? now.x, y: y ?? now.y))
    case .edge(let edge):
      switch edge {
      case .top: move(to: CGPoint(x: now.x, y: 0))
      case .leading: move(to: CGPoint(x: 0, y: now.y))
      case .bottom: move(to: CGPoint(x: now.x, y: limit.height))
      case .trailing: move(to: CGPoint(x: limit.width, y: now.y))
      }
      keptEdge = edge
    }
  }
}
