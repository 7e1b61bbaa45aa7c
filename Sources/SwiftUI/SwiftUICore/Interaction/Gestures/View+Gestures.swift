import CoreGraphics
import DisplayList
import InputEngine
import ReactiveGraph

/// Which gestures are recognized where a gesture is attached.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the attached gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The attached gesture; those of the views inside are off.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside; the attached gesture is off.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Attaches a gesture, which is recognized if none of the views inside is.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures are on here. The default is all.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Attaches a gesture that may be switched off; views inside keep theirs.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture with a name.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that is recognized before those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures are on here. The default is all.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture that is recognized before those of the views inside, and may be switched off.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture with a name that is recognized before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that is recognized together with those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures are on here. The default is all.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture that is recognized together with those of the views inside, and may be switched off.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture with a name that is recognized together with those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}

/// A view with a gesture. The gesture is lowered when a pointer first goes down on the view.
nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
  var gesture: G
  var priority: ArenaEntry.Priority
  var mask: GestureMask

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let target = GestureTarget(inputs, mask: { modifier.read().mask }) {
      let gesture = G._makeGesture(
        gesture: modifier[{ $0.gesture }], inputs: _GestureInputs(view: inputs))
      return ArenaEntry(gesture.recognizer, priority: inputs.graph.untracked { modifier.read().priority })
    }
    inputs.window.hitTargets.add(target, to: &outputs, inputs)
    inputs.graph.currentSubgraph.onEnd { target.end() }
    return outputs
  }
}

/// A view's gesture as pointers reach it.
private final class GestureTarget: HitTarget {
  private let inputs: _ViewInputs
  private let subgraph: Subgraph
  private let readMask: () -> GestureMask
  private let make: () -> ArenaEntry
  private var entry: ArenaEntry?

  init(_ inputs: _ViewInputs, mask: @escaping () -> GestureMask, make: @escaping () -> ArenaEntry) {
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
    readMask = mask
    self.make = make
  }

  var slot: GeometrySlot { inputs.slot }
  var hitArea: HitArea { .drawing }
  private var mask: GestureMask { inputs.graph.untracked(readMask) }
  var allowsInnerGestures: Bool { mask.contains(.subviews) }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    guard mask.contains(.gesture), inputs.environment(IsEnabledKey.self).peek else { return [] }
    if let entry { return [entry] }
    let made: ArenaEntry = inputs.graph.untracked { inputs.graph.with(subgraph, make) }
    entry = made
    return [made]
  }

  /// The view goes.
  func end() {
    if let entry { inputs.window.pointers.end(entry) }
    entry = nil
  }
}

extension HitTargets {
  /// Registers a target for all that a view draws, until the view ends.
  package func add(_ target: any HitTarget, to outputs: inout _ViewOutputs, _ inputs: _ViewInputs) {
    guard let display = outputs.display else { return }
    let node: DisplayNode = .group([display], id: inputs.window.nextID())
    add(target, for: node, inputs)
    outputs.display = node
  }

  /// Registers a target for a node and all below it, until the view ends.
  package func add(_ target: any HitTarget, for node: DisplayNode, _ inputs: _ViewInputs) {
    set(target, for: node)
    inputs.graph.currentSubgraph.onEnd { [weak self, link = inputs.window.link] in
      self?.set(nil, for: node)
      link.window?.existingService(PointerInput.self)?.forget(target)
    }
  }
}
