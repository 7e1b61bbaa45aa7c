import CoreGraphics

/// What a view does while it comes and goes: how it looks before it has appeared and after it has disappeared.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  /// The view in a phase; `content` stands for the view that comes and goes.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What is special about the transition; by default it has motion.
  static var properties: TransitionProperties { get }

  typealias Content = PlaceholderContentView<Self>
}

/// Where a view is between coming and going.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// There.
  case identity
  /// To be removed.
  case didDisappear

  /// Whether the view is there as it is without the transition.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view has come, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is special about a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves: with Reduce Motion such a transition fades instead.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as the transition shows it in a phase, for transitions made of others.
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    AppliedTransition(content: content, transition: self, phase: phase)
  }

  /// The transition with an animation of its own, whatever the change is animated with; nil for none.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Both transitions at once.
  @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

extension View {
  /// Sets how the view comes and goes when a change that adds or removes it is animated. A view without a transition
  /// fades.
  ///
  /// ```swift
  /// struct Banner: View {
  ///   let isShown: Bool
  ///   var body: some View {
  ///     VStack {
  ///       if isShown {
  ///         Text("Saved").transition(.move(edge: .top).combined(with: .opacity))
  ///       }
  ///     }
  ///     .animation(.default, value: isShown)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter t: The transition. It belongs on the view that comes and goes, inside the condition.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TraitWritingModifier<TransitionTrait>(value: t))
  }

  /// Sets how the view comes and goes when a change that adds or removes it is animated. A view without a transition
  /// fades.
  ///
  /// - Parameter transition: The transition, of a built-in type or one of your own.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

enum TransitionTrait: _ViewTraitKey {
  static var defaultValue: AnyTransition { .opacity }
}
