import LayoutEngine
import ReactiveGraph
import SwiftUICore

extension View {
  /// Runs an action when a value that is computed from the geometry of the scroll view inside changes.
  ///
  /// When the scroll view appears the action runs with the value of an empty geometry, as old and new one, and then with
  /// that of the first real geometry if it differs.
  ///
  /// ```swift
  /// struct Feed: View {
  ///   @State private var isAtTop = true
  ///   var body: some View {
  ///     ScrollView { Text(isAtTop ? "At the top" : "Further down").frame(height: 2000) }
  ///       .onScrollGeometryChange(for: Bool.self) { geometry in
  ///         geometry.contentOffset.y <= 0
  ///       } action: { _, newValue in
  ///         isAtTop = newValue
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value.
  ///   - action: Gets the previous value and the new one.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs an action when the scroll view inside begins or ends to move, or moves for another reason; also once when the
  /// scroll view appears, with `idle` as old and new phase.
  ///
  /// - Parameter action: Gets the previous phase and the new one.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  /// Runs an action when the view comes into sight of the scroll view around it or leaves it.
  ///
  /// - Parameter threshold: which part of the view must be seen, 0 to 1.
  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs an action with the ids of the scroll targets that are in sight when they change.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier<ID>(threshold: threshold, action: action))
  }
}

nonisolated struct ScrollGeometryModifier<T: Equatable>: ScrollLinkModifier {
  var transform: (ScrollGeometry) -> T
  var action: (T, T) -> Void

  nonisolated static func connect(_ link: ScrollLink, modifier: _GraphValue<Self>, inputs: _ViewInputs) {
    let watch = ScrollWatch<T>(
      inputs: inputs, "scroll geometry change",
      {
        let transform: (ScrollGeometry) -> T = modifier.read().transform
        guard let viewport = link.viewports.first, viewport.isPlaced else { return nil }
        return transform(viewport.geometry.value)
      }
    ) { old, new in
      let modifier: Self = inputs.graph.untracked { modifier.read() }
      guard old == nil else { return modifier.action(old ?? new, new) }
      let empty: T = modifier.transform(.empty)
      modifier.action(empty, empty)
      if new != empty { modifier.action(empty, new) }
    }
    _ = watch
  }
}

nonisolated struct ScrollPhaseModifier: ScrollLinkModifier {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  nonisolated static func connect(_ link: ScrollLink, modifier: _GraphValue<Self>, inputs: _ViewInputs) {
    let watch = ScrollWatch<ScrollPhase>(
      inputs: inputs, "scroll phase change", { link.viewports.first.map(\.phase.value) }
    ) { old, new in
      guard let viewport = inputs.graph.untracked({ link.viewports.first }) else { return }
      let context = ScrollPhaseChangeContext(geometry: viewport.geometry.peek, velocity: viewport.velocity)
      inputs.graph.untracked { modifier.read() }.action(old ?? .idle, new, context)
    }
    _ = watch
  }
}

extension ScrollViewport {
  /// How fast the content moves by itself, in points a second; nil where nothing is known of it.
  var velocity: CGVector? {
    let time: Double = host.time.peek
    switch motion {
    case .none: return CGVector(dx: 0, dy: 0)
    case .held: return nil
    case .animated(let runner, _, _, _):
      let velocity = runner.velocity(at: time)
      return CGVector(dx: velocity.first, dy: velocity.second)
    case .coasting(let x, let y, let start):
      return CGVector(dx: x.value(at: time - start).velocity, dy: y.value(at: time - start).velocity)
    }
  }
}

nonisolated struct ScrollVisibilityModifier: PrimitiveModifier {
  var threshold: Double
  var action: (Bool) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs: _ViewOutputs = body(inputs)
    let slot: GeometrySlot = inputs.slot
    let watch = ScrollWatch<Bool>(
      inputs: inputs, "scroll visibility",
      {
        let threshold: Double = modifier.read().threshold
        let size: CGSize = slot.size
        guard slot.isPlaced else { return nil }
        guard slot.visibility?.isVisible ?? true else { return false }
        guard let viewport = slot.viewport else { return true }
        let rect = CGRect(origin: slot.origin(in: viewport.slot), size: size)
        return rect.visiblePart(in: viewport.reach()) >= max(threshold, .leastNonzeroMagnitude)
      }
    ) { old, new in
      // What was never in sight has not left it.
      if old != nil || new { inputs.graph.untracked { modifier.read() }.action(new) }
    }
    _ = watch
    return outputs
  }
}

nonisolated struct TargetVisibilityModifier<ID: Hashable>: ScrollLinkModifier {
  var threshold: Double
  var action: ([ID]) -> Void

  nonisolated static func connect(_ link: ScrollLink, modifier: _GraphValue<Self>, inputs: _ViewInputs) {
    let watch = ScrollWatch<[ID]>(
      inputs: inputs, "scroll target visibility",
      {
        let threshold: Double = modifier.read().threshold
        guard let viewport = link.viewports.first, viewport.isPlaced else { return nil }
        let visible: CGRect = viewport.metrics.value.visibleRect
        return viewport.targets()
          .filter { $0.frame.visiblePart(in: visible) >= max(threshold, .leastNonzeroMagnitude) }
          .compactMap { $0.ids.lazy.compactMap { $0.base as? ID }.first }
      }
    ) { _, new in
      inputs.graph.untracked { modifier.read() }.action(new)
    }
    _ = watch
  }
}

extension CGRect {
  /// Which part of the rectangle, 0 to 1, lies in another; one without an area counts by its place.
  func visiblePart(in other: CGRect) -> Double {
    let width: CGFloat = min(maxX, other.maxX) - max(minX, other.minX)
    let height: CGFloat = min(maxY, other.maxY) - max(minY, other.minY)
    guard width >= 0, height >= 0 else { return 0 }
    let part: CGFloat = (self.width > 0 ? width / self.width : 1) * (self.height > 0 ? height / self.height : 1)
    return Double(part)
  }
}
