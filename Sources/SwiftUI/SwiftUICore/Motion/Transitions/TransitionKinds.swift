import CoreGraphics

/// The view grows from a point of itself and shrinks to it.
public struct ScaleTransition: Transition {
  /// The factor at which the view begins and ends.
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// The view begins and ends at a distance from its place.
public struct OffsetTransition: Transition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// The view comes from an edge and goes back there: it begins and ends its own size away from its place.
public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// The view comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: .trailing, amount: phase.value))
  }
}

/// The view comes from an edge, fading in, and goes to the opposite one, fading out.
public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// The view is replaced in a blur: it grows or shrinks a little and fades.
public struct BlurReplaceTransition: Transition {
  /// Which way the views that come and go scale.
  public struct Configuration: Equatable, Sendable {
    fileprivate var isUpward: Bool

    /// What goes shrinks and what comes grows.
    public static let downUp: Configuration = Configuration(isUpward: false)

    /// What goes and what comes both grow.
    public static let upUp: Configuration = Configuration(isUpward: true)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  // Apple's documentation gives no numbers: these are small enough to leave a text readable for most of the way.
  private static let radius: CGFloat = 8
  private static let smaller: CGFloat = 0.85
  private static let larger: CGFloat = 1.15

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .identity: 1
    case .willAppear: Self.smaller
    case .didDisappear: configuration.isUpward ? Self.larger : Self.smaller
    }
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : Self.radius)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition for the way in and another for the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(AnyTransition.smallest) }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }

  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}

/// Moves a view by a share of its own size towards an edge.
private struct OwnSizeOffset: GeometryEffect {
  var edge: Edge
  /// 1 for the whole size.
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let share = CGFloat(amount)
    let offset: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -size.height * share)
      case .bottom: CGSize(width: 0, height: size.height * share)
      case .leading: CGSize(width: -size.width * share, height: 0)
      case .trailing: CGSize(width: size.width * share, height: 0)
      }
    return ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}
