import CoreGraphics
import LayoutEngine
import ReactiveGraph
import SwiftUICore

extension View {
  /// Changes what is seen of the view as it is scrolled in and out of sight of the nearest scroll view.
  ///
  /// - Parameter axis: the axis that counts; nil for that along which the scroll view scrolls.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same with a way of its own for each side.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}

nonisolated struct ScrollTransitionModifier<Made: VisualEffect>: PrimitiveModifier {
  var topLeading: ScrollTransitionConfiguration
  var bottomTrailing: ScrollTransitionConfiguration
  var axis: Axis?
  var transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Made

  /// Which phase a view is going from, and how much of that is left.
  private struct Progress: Equatable {
    var phase: ScrollTransitionPhase = .identity
    var remaining: Double = 0
  }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    let beginning = EffectBeginning(inputs)
    let progress = Rule<Progress>(in: inputs.graph, "scroll transition") {
      beginning.note()
      return modifier.read().progress(of: inputs.slot, isMirrored: direction.value == .rightToLeft)
    }
    inputs.graph.connect(progress, to: inputs.slot.placed)
    let made = ContentNode<Made>(in: inputs.window, "scroll transition effect") {
      modifier.read().effect(for: progress.value)
    }
    var animated: _ViewInputs = inputs
    var side: ScrollTransitionPhase = .bottomTrailing
    animated.transactions = TransactionScope(parent: inputs.transactions, host: inputs.window) { transaction in
      let modifier: Self = modifier.read()
      // On the way to being in sight the side from which the view comes counts.
      if progress.peek.phase != .identity { side = progress.peek.phase }
      let configuration: ScrollTransitionConfiguration =
        side == .topLeading ? modifier.topLeading : modifier.bottomTrailing
      if case .animated(let animation) = configuration.motion, beginning.isOver, !transaction.disablesAnimations {
        transaction.animation = animation
      } else {
        transaction.animation = nil
      }
    }
    return VisualEffectLowering.make(animated.animated(_GraphValue(made)), inputs: inputs, body: body)
  }

  private func progress(of slot: GeometrySlot, isMirrored: Bool) -> Progress {
    let size: CGSize = slot.size
    guard let viewport = slot.viewport else { return Progress() }
    let shown: CGSize = viewport.slot.size
    guard slot.isPlaced, viewport.slot.isPlaced else { return Progress() }
    let axis: Axis = self.axis ?? (viewport.axes().contains(.vertical) ? .vertical : .horizontal)
    let length: CGFloat = shown[axis]
    let extent: CGFloat = size[axis]
    var low: CGFloat = slot.origin(in: viewport.slot)[axis]
    if axis == .horizontal, isMirrored { low = length - low - extent }
    let atEnd: Progress = progress(.bottomTrailing, bottomTrailing, entered: length - low, extent, length)
    let atStart: Progress = progress(.topLeading, topLeading, entered: low + extent, extent, length)
    return atStart.remaining > atEnd.remaining ? atStart : atEnd
  }

  private func progress(
    _ phase: ScrollTransitionPhase, _ configuration: ScrollTransitionConfiguration, entered: CGFloat,
    _ extent: CGFloat, _ length: CGFloat
  ) -> Progress {
    let remaining: Double = configuration.threshold.remaining(entered: entered, extent: extent, length: length)
    guard remaining > 0 else { return Progress() }
    switch configuration.motion {
    case .none: return Progress()
    case .animated: return Progress(phase: phase, remaining: 1)
    case .interactive(let curve): return Progress(phase: phase, remaining: curve.value(at: remaining))
    }
  }

  /// The effect of a phase, or one between that and the effect of being in sight.
  private func effect(for progress: Progress) -> Made {
    let identity: Made = transition(EmptyVisualEffect(), .identity)
    guard progress.phase != .identity else { return identity }
    var effect: Made = transition(EmptyVisualEffect(), progress.phase)
    guard progress.remaining != 1 else { return effect }
    var way: Made.AnimatableData = effect.animatableData - identity.animatableData
    way.scale(by: progress.remaining)
    effect.animatableData = identity.animatableData + way
    return effect
  }
}
