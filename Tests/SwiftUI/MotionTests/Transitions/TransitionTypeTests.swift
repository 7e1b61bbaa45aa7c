import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

/// The transitions by their types, seen half-way in and half-way out.
@MainActor
@Suite("Types of transitions", .serialized)
struct TransitionTypeTests {
  private struct Shown<Content: View>: View {
    let remote: Remote<Bool>
    let content: Content
    @State private var isShown = false
    var body: some View {
      ZStack(alignment: .topLeading) { if isShown { content } }
        .frame(width: 200, height: 100, alignment: .topLeading)
        .handing($isShown, to: remote)
    }
  }

  /// What is drawn half-way in, and half-way out.
  private func halfway<T: Transition>(_ transition: T) throws -> [[String]] {
    try halfway { $0.transition(transition) }
  }

  private func halfway(_ change: (AnyView) -> some View) throws -> [[String]] {
    let remote = Remote<Bool>()
    let content = change(AnyView(Color.red.frame(width: 40, height: 20)))
    let host = try window { Shown(remote: remote, content: content) }
    var drawn: [[String]] = []
    for isShown in [true, false] {
      withAnimation(.linear(duration: 1)) { remote.value = isShown }
      host.update()
      host.advance(by: .milliseconds(500))
      drawn.append(host.displayLines)
      host.advance(by: .milliseconds(500))
    }
    #expect(host.displayLines.isEmpty)
    return drawn
  }

  /// The type and its shorthands draw the same.
  private func expectSame<T: Transition>(_ transition: T, _ others: [AnyTransition]) throws {
    let drawn: [[String]] = try halfway(transition)
    for other in others { #expect(try halfway { $0.transition(other) } == drawn) }
    #expect(drawn != (try halfway(IdentityTransition())) || T.self == IdentityTransition.self)
  }

  @Test("Each type does as its shorthands, with and without a type")
  func shorthands() throws {
    try expectSame(OpacityTransition(), [.opacity, AnyTransition(.opacity)])
    try expectSame(IdentityTransition(), [.identity, AnyTransition(.identity)])
    try expectSame(ScaleTransition(0.5, anchor: .top), [.scale(scale: 0.5, anchor: .top)])
    try expectSame(ScaleTransition(0.5), [AnyTransition(.scale(0.5)), .scale(scale: 0.5)])
    try expectSame(.scale, [.scale])
    try expectSame(OffsetTransition(CGSize(width: 10, height: 4)), [.offset(CGSize(width: 10, height: 4))])
    try expectSame(.offset(x: 10, y: 4), [.offset(x: 10, y: 4), AnyTransition(.offset(CGSize(width: 10, height: 4)))])
    try expectSame(MoveTransition(edge: .top), [.move(edge: .top), AnyTransition(.move(edge: .top))])
    try expectSame(SlideTransition(), [.slide, AnyTransition(.slide)])
    try expectSame(PushTransition(edge: .bottom), [.push(from: .bottom), AnyTransition(.push(from: .bottom))])
    try expectSame(
      AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: SlideTransition()),
      [.asymmetric(insertion: .move(edge: .top), removal: .slide)])
    try expectSame(
      MoveTransition(edge: .top).combined(with: OpacityTransition()), [.move(edge: .top).combined(with: .opacity)])
  }

  @Test("A transition says what it is made with")
  func parts() {
    #expect(ScaleTransition(0.5, anchor: .top).scale == 0.5 && ScaleTransition(0.5, anchor: .top).anchor == .top)
    #expect(OffsetTransition(CGSize(width: 1, height: 2)).offset == CGSize(width: 1, height: 2))
    #expect(MoveTransition(edge: .top).edge == .top && PushTransition(edge: .leading).edge == .leading)
    let both = AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: OpacityTransition())
    #expect(both.insertion.edge == .top && type(of: both.removal) == OpacityTransition.self)
    #expect(BlurReplaceTransition(configuration: .upUp).configuration == .upUp)
  }

  @Test("Only what stays in its place has no motion")
  func motion() {
    #expect(!OpacityTransition.properties.hasMotion && !IdentityTransition.properties.hasMotion)
    #expect(MoveTransition.properties.hasMotion && ScaleTransition.properties.hasMotion)
    #expect(AsymmetricTransition<OpacityTransition, SlideTransition>.properties.hasMotion)
    #expect(!AsymmetricTransition<OpacityTransition, IdentityTransition>.properties.hasMotion)
    #expect(TransitionProperties().hasMotion && !TransitionProperties(hasMotion: false).hasMotion)
  }

  @Test("A blurred replacement blurs, fades and scales; upwards both ways where that is asked for")
  func blurReplace() throws {
    let down: [[String]] = try halfway(.blurReplace)
    #expect(down.allSatisfy { lines in lines.contains { $0.contains("blur") } })
    #expect(down.allSatisfy { lines in lines.contains { $0.contains("opacity 0.5") } })
    #expect(down[0] == down[1])
    let up: [[String]] = try halfway(.blurReplace(.upUp))
    #expect(up[0] == down[0] && up[1] != up[0])
  }

  private struct Both: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      OpacityTransition().apply(content: content, phase: phase).padding(.top, 0)
    }
  }

  @Test("A transition may be made of another, and have an animation of its own")
  func composed() throws {
    #expect(try halfway(Both()) == halfway(OpacityTransition()))
    let slow: [[String]] = try halfway(Both().animation(.linear(duration: 0.8)))
    #expect(slow[0].contains { $0.contains("opacity 0.625") })
  }

  private struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.value)) }
  }

  @Test("A transition has motion unless it says otherwise; that of symbols has none")
  func transitions() {
    #expect(Turning.properties.hasMotion)
    #expect(!SymbolEffectTransition.properties.hasMotion)
    #expect(BlurReplaceTransition.Configuration.downUp != .upUp)
  }
}
