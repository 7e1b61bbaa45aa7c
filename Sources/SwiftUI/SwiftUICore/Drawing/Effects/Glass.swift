/// A surface like glass. Here it is a material with a bright edge, and a tint where one is asked for.
public nonisolated struct Glass: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case regular, clear, identity }

  package let kind: Kind
  package var tint: Color?

  public static var regular: Glass { Glass(kind: .regular) }
  /// Shows more of what lies behind.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No surface at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var copy: Glass = self
    copy.tint = color
    return copy
  }

  /// Whether the glass answers to touches by its look, which it does not here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// Views on glass that belongs together. Surfaces do not flow into each other here.
@MainActor @preconcurrency
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

extension View {
  /// Puts a surface like glass behind the view, in a shape.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassSurface(glass: glass, shape: shape) }
  }

  /// Names the view's glass, for glass that turns into it.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Joins the view's glass with that of others of one name.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    self
  }

  /// How the view's glass comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The surface alone.
private struct GlassSurface<S: Shape>: View {
  let glass: Glass
  let shape: S

  var body: some View {
    if glass.kind != .identity {
      ZStack {
        shape.fill(glass.kind == .clear ? Material.ultraThin : Material.regular)
        if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
        shape.stroke(Color.white.opacity(0.35), lineWidth: 1)
      }
    }
  }
}
