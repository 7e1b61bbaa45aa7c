/// Nothing: the view is there or not.
public struct IdentityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view fades in and out.
public struct OpacityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OpacityEffect(opacity: phase.isIdentity ? 1 : 0))
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
