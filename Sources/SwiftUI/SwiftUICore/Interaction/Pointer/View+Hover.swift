import CoreGraphics
import HostInterface
import ReactiveGraph

/// Where a pointer is that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a place.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Calls an action when the pointer comes over the view, and when it leaves.
  ///
  /// - Parameter action: What is called: with true when the pointer comes.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: nil) { if case .active = $0 { action(true) } else { action(false) } })
  }

  /// Calls an action whenever the pointer moves over the view, and when it leaves.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the pointer's place. The default is the view's own.
  ///   - action: What is called with the place, or with the end.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Calls an action whenever the pointer moves over the view, in a space that is given as a value of the enumeration.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }
}

nonisolated struct HoverModifier: PrimitiveModifier {
  /// The space of the places; nil where only coming and leaving count.
  var space: CoordinateSpace?
  var action: (HoverPhase) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    inputs.window.hitTargets.add(Target(modifier, inputs), to: &outputs, inputs)
    return outputs
  }

  private final class Target: HitTarget, HoverTarget {
    private let modifier: _GraphValue<HoverModifier>
    private let inputs: _ViewInputs
    private var isInside: Bool = false

    init(_ modifier: _GraphValue<HoverModifier>, _ inputs: _ViewInputs) {
      self.modifier = modifier
      self.inputs = inputs
    }

    var slot: GeometrySlot { inputs.slot }
    var hitArea: HitArea { .clearBounds }
    var hoverTarget: (any HoverTarget)? { self }
    private var now: HoverModifier { inputs.graph.untracked { modifier.read() } }

    func pointerMoved(to point: CGPoint) {
      guard inputs.environment(IsEnabledKey.self).peek else { return pointerLeft() }
      let now: HoverModifier = now
      guard let space = now.space else {
        if !isInside { now.action(.active(point)) }
        return isInside = true
      }
      isInside = true
      now.action(.active(_GestureInputs(view: inputs).mapping { space }(point)))
    }

    func pointerLeft() {
      guard isInside else { return }
      isInside = false
      now.action(.ended)
    }
  }
}

/// A view that has something to say where the pointer rests.
final class PassiveHoverTarget: HitTarget, HoverTarget {
  let slot: GeometrySlot
  private let shape: () -> PointerShape?
  private let help: () -> String?

  init(at slot: GeometrySlot, shape: @escaping () -> PointerShape? = { nil }, help: @escaping () -> String? = { nil }) {
    self.slot = slot
    self.shape = shape
    self.help = help
  }

  var hitArea: HitArea { .clearBounds }
  var hoverTarget: (any HoverTarget)? { self }
  var pointerShape: PointerShape? { shape() }
  var helpText: String? { help() }
}

/// Shows a short explanation when the pointer rests on the view.
nonisolated struct HelpTipModifier: PrimitiveModifier {
  /// The words in an environment; asked when they are to be shown.
  var text: (EnvironmentValues) -> String

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let target = PassiveHoverTarget(
      at: inputs.slot,
      help: {
        inputs.graph.untracked { modifier.read().text(EnvironmentValues(scope: inputs.environment)) }
      })
    inputs.window.hitTargets.add(target, to: &outputs, inputs)
    return outputs
  }
}
