import CoreGraphics

/// A transition whose type is hidden.
public struct AnyTransition {
  let box: TransitionBox

  init(box: TransitionBox) { self.box = box }

  public init<T: Transition>(_ transition: T) { box = TypedTransition(transition) }

  /// The view fades in and out.
  public nonisolated(unsafe) static let opacity: AnyTransition = AnyTransition(OpacityTransition())

  /// The view is there or not, without a way.
  public nonisolated(unsafe) static let identity: AnyTransition = AnyTransition(IdentityTransition())

  /// One modifier for the view that is not there, another for the view that is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// One transition for a view that comes and another for one that leaves.
  ///
  /// - Parameters:
  ///   - insertion: The transition of a view that comes.
  ///   - removal: The transition of a view that leaves.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(box: AsymmetricBox(insertion: insertion.box, removal: removal.box))
  }

  /// Both transitions at once.
  ///
  /// - Parameter other: The other transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(box: CombinedBox(first: box, second: other.box))
  }

  /// The transition with an animation of its own, whatever the change is animated with; nil for none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(box: AnimatedBox(base: box, animation: animation))
  }
}

/// A transition as something that can be applied to any view.
class TransitionBox {
  /// What the transition is made of: a transition of another kind is another one.
  var kind: [ObjectIdentifier] { [] }
  var hasMotion: Bool { false }
  func applied(to content: AnyView, phase: TransitionPhase) -> AnyView { content }
}

private final class TypedTransition<T: Transition>: TransitionBox {
  let transition: T

  init(_ transition: T) { self.transition = transition }

  override var kind: [ObjectIdentifier] { [ObjectIdentifier(T.self)] }
  override var hasMotion: Bool { T.properties.hasMotion }

  override func applied(to content: AnyView, phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(content: content, phase: phase))
  }
}

private final class AsymmetricBox: TransitionBox {
  let insertion: TransitionBox
  let removal: TransitionBox

  init(insertion: TransitionBox, removal: TransitionBox) {
    self.insertion = insertion
    self.removal = removal
  }

  override var kind: [ObjectIdentifier] { [ObjectIdentifier(Self.self)] + insertion.kind + removal.kind }
  override var hasMotion: Bool { insertion.hasMotion || removal.hasMotion }

  override func applied(to content: AnyView, phase: TransitionPhase) -> AnyView {
    insertion.applied(
      to: removal.applied(to: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }
}

private final class CombinedBox: TransitionBox {
  let first: TransitionBox
  let second: TransitionBox

  init(first: TransitionBox, second: TransitionBox) {
    self.first = first
    self.second = second
  }

  override var kind: [ObjectIdentifier] { [ObjectIdentifier(Self.self)] + first.kind + second.kind }
  override var hasMotion: Bool { first.hasMotion || second.hasMotion }

  override func applied(to content: AnyView, phase: TransitionPhase) -> AnyView {
    second.applied(to: first.applied(to: content, phase: phase), phase: phase)
  }
}

private final class AnimatedBox: TransitionBox {
  let base: TransitionBox
  let animation: Animation?

  init(base: TransitionBox, animation: Animation?) {
    self.base = base
    self.animation = animation
  }

  override var kind: [ObjectIdentifier] { [ObjectIdentifier(Self.self)] + base.kind }
  override var hasMotion: Bool { base.hasMotion }

  override func applied(to content: AnyView, phase: TransitionPhase) -> AnyView {
    AnyView(content.animation(animation) { self.base.applied(to: AnyView($0), phase: phase) })
  }
}
