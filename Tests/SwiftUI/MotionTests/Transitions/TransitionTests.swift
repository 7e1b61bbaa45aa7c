import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Views that come and go take their time when the change is animated.
@MainActor
@Suite("Transitions", .serialized)
struct TransitionTests {
  private static let linear: Animation = .linear(duration: 1)

  /// A view that is there or not, in a window of 200 by 100.
  private struct Shown<Content: View>: View {
    let remote: Remote<Bool>
    let content: Content
    @State private var isShown = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if isShown { content }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .handing($isShown, to: remote)
    }
  }

  private func shown(_ content: some View) throws -> (HeadlessHost, Remote<Bool>) {
    let remote = Remote<Bool>()
    return (try window { Shown(remote: remote, content: content) }, remote)
  }

  private var square: some View { Color.red.frame(width: 40, height: 20) }

  /// The opacity of the group that is drawn; 1 without a group, nil when nothing is drawn.
  private func opacity(_ host: HeadlessHost) -> Double? {
    guard !host.displayLines.isEmpty else { return nil }
    guard let line = host.displayLines.first(where: { $0.contains("opacity") }) else { return 1 }
    return line.split(separator: " ").last.flatMap { Double($0) }
  }

  private func step(_ host: HeadlessHost, _ milliseconds: Int) {
    host.advance(by: .milliseconds(milliseconds))
  }

  @Test("A view without a transition fades in and out when the change is animated, and is there at once otherwise")
  func fades() throws {
    let (host, remote) = try shown(square.accessibilityLabel("square"))
    #expect(opacity(host) == nil)
    withAnimation(Self.linear) { remote.value = true }
    host.update()
    #expect(opacity(host) == nil, "what is wholly transparent is not drawn")
    #expect(host.labels == ["square"])
    step(host, 250)
    #expect(opacity(host) == 0.25)
    step(host, 750)
    #expect(opacity(host) == 1)
    withAnimation(Self.linear) { remote.value = false }
    host.update()
    #expect(opacity(host) == 1)
    #expect(host.labels == [])
    step(host, 750)
    #expect(opacity(host) == 0.25)
    step(host, 250)
    #expect(opacity(host) == nil)
    #expect(!host.graph.isAnimating)
    #expect(host.graph.differences().isEmpty)
    host.change { remote.value = true }
    #expect(opacity(host) == 1)
    host.change { remote.value = false }
    #expect(opacity(host) == nil)
  }

  @Test("A view whose arrival is interrupted goes from where it is")
  func interrupted() throws {
    let (host, remote) = try shown(square)
    withAnimation(Self.linear) { remote.value = true }
    host.update()
    step(host, 500)
    withAnimation(Self.linear) { remote.value = false }
    host.update()
    #expect(opacity(host) == 0.5)
    step(host, 2000)
    #expect(opacity(host) == nil)
  }

  @Test("The actions of a view that goes run when it has gone, and its state lives until then (G4)")
  func life() throws {
    let log = EventRecorder()
    let (host, remote) = try shown(
      square.onAppear { log.note("appear") }.onDisappear { log.note("disappear") })
    withAnimation(Self.linear) { remote.value = true }
    host.update()
    #expect(log.take() == ["appear"])
    step(host, 1000)
    withAnimation(Self.linear, completionCriteria: .removed) {
      remote.value = false
    } completion: {
      log.note("done")
    }
    host.update()
    #expect(log.take() == [])
    step(host, 500)
    #expect(log.take() == [])
    step(host, 500)
    #expect(Set(log.take()) == ["disappear", "done"])
  }

  @Test("A view that is still seen on its way out takes no taps")
  func hits() throws {
    let log = EventRecorder()
    let remote = Remote<Bool>()
    let host = try window {
      ZStack {
        Button(action: { log.note("behind") }) { Color.blue }
        Shown(remote: remote, content: Button(action: { log.note("front") }) { Color.red })
      }
    }
    host.change { remote.value = true }
    host.send(.tap(CGPoint(x: 100, y: 50)))
    #expect(log.take() == ["front"])
    withAnimation(Self.linear) { remote.value = false }
    host.update()
    host.send(.tap(CGPoint(x: 100, y: 50)))
    #expect(log.take() == ["behind"])
  }

  /// Where the square is drawn in the middle of coming and in the middle of going.
  private func halfway(_ transition: AnyTransition) throws -> [CGRect] {
    let (host, remote) = try shown(square.transition(transition))
    withAnimation(Self.linear) { remote.value = true }
    host.update()
    step(host, 500)
    let coming: CGRect = host.displayList.items.map(\.bounds).reduce(.null) { $0.union($1) }
    step(host, 500)
    #expect(host.displayLines.count == 1)
    withAnimation(Self.linear) { remote.value = false }
    host.update()
    step(host, 500)
    let going: CGRect = host.displayList.items.map(\.bounds).reduce(.null) { $0.union($1) }
    step(host, 500)
    #expect(host.displayLines.isEmpty)
    #expect(host.graph.differences().isEmpty)
    return [coming, going]
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("Moving, sliding, pushing, scaling and offsets begin and end where they say")
  func kinds() throws {
    #expect(try halfway(.move(edge: .leading)) == [rect(-20, 0, 40, 20), rect(-20, 0, 40, 20)])
    #expect(try halfway(.move(edge: .bottom)) == [rect(0, 10, 40, 20), rect(0, 10, 40, 20)])
    #expect(try halfway(.slide) == [rect(-20, 0, 40, 20), rect(20, 0, 40, 20)])
    #expect(try halfway(.push(from: .trailing)) == [rect(20, 0, 40, 20), rect(-20, 0, 40, 20)])
    #expect(try halfway(.push(from: .top)) == [rect(0, -10, 40, 20), rect(0, 10, 40, 20)])
    #expect(try halfway(.scale(scale: 0.5, anchor: .topLeading)) == [rect(0, 0, 30, 15), rect(0, 0, 30, 15)])
    #expect(try halfway(.offset(x: 50, y: 10)) == [rect(25, 5, 40, 20), rect(25, 5, 40, 20)])
    #expect(
      try halfway(.asymmetric(insertion: .move(edge: .top), removal: .offset(CGSize(width: 0, height: 40))))
        == [rect(0, -10, 40, 20), rect(0, 20, 40, 20)])
    #expect(
      try halfway(.move(edge: .top).combined(with: .offset(x: 10))) == [rect(5, -10, 40, 20), rect(5, -10, 40, 20)])
  }

  private struct Inset: ViewModifier {
    var inset: CGFloat
    func body(content: Content) -> some View { content.offset(x: inset) }
  }

  @Test("A transition between two values of a modifier")
  func modifiers() throws {
    #expect(
      try halfway(.modifier(active: Inset(inset: 30), identity: Inset(inset: 0)))
        == [rect(15, 0, 40, 20), rect(15, 0, 40, 20)])
  }

  private struct Drop: Transition {
    var depth: CGFloat
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * depth)
    }
  }

  @Test("A transition of one's own gets the phases: -1 before, 1 after; it can be combined and be a type's default")
  func custom() throws {
    #expect(try halfway(AnyTransition(Drop(depth: 20))) == [rect(0, -10, 40, 20), rect(0, 10, 40, 20)])
    #expect(
      try halfway(AnyTransition(Drop(depth: 20).combined(with: .move(edge: .leading))))
        == [rect(-20, -10, 40, 20), rect(-20, 10, 40, 20)])
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
    #expect(TransitionPhase.identity.isIdentity && !TransitionPhase.willAppear.isIdentity)
  }

  @Test("identity has no way; a transition with an animation of its own needs no other")
  func ownAnimation() throws {
    let (plain, plainRemote) = try shown(square.transition(.identity))
    withAnimation(Self.linear) { plainRemote.value = true }
    plain.update()
    #expect(opacity(plain) == 1)
    withAnimation(Self.linear) { plainRemote.value = false }
    plain.update()
    #expect(opacity(plain) == nil)

    let (host, remote) = try shown(square.transition(.opacity.animation(.linear(duration: 2))))
    remote.value = true
    host.update()
    #expect(opacity(host) == nil, "what is wholly transparent is not drawn")
    step(host, 500)
    #expect(opacity(host) == 0.25)
    step(host, 1500)
    remote.value = false
    host.update()
    step(host, 1000)
    #expect(opacity(host) == 0.5)
    step(host, 1000)
    #expect(opacity(host) == nil)
  }

  @Test("animation(_:value:) around the container animates what comes and goes in it")
  func scoped() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isShown = false
      var body: some View {
        VStack { if isShown { Color.red.frame(width: 10, height: 10) } }
          .animation(.linear(duration: 1), value: isShown)
          .handing($isShown, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    remote.value = true
    host.update()
    step(host, 500)
    #expect(opacity(host) == 0.5)
  }

  @Test("With Reduce Motion a transition that moves fades instead")
  func reducedMotion() throws {
    let remote = Remote<Bool>()
    let content = square.transition(.move(edge: .leading))
    var settings = HostSettings()
    settings.reducesMotion = true
    let host = try window(settings: settings) { Shown(remote: remote, content: content) }
    withAnimation(Self.linear) { remote.value = true }
    host.update()
    step(host, 500)
    #expect(opacity(host) == 0.5)
  }

  @Test("A row that goes stays where it was while those after it close the gap; rows keep their order of drawing")
  func rows() throws {
    struct Root: View {
      let remote: Remote<[Int]>
      @State private var rows: [Int] = [1, 2, 3]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { Color(white: Double($0) / 10).frame(width: 10, height: 10) }
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
        .handing($rows, to: remote)
      }
    }
    let remote = Remote<[Int]>()
    let host = try window { Root(remote: remote) }
    withAnimation(Self.linear) { remote.value = [1, 3] }
    host.update()
    step(host, 500)
    let boxes: [CGRect] = host.displayList.items.map(\.bounds)
    #expect(boxes.map(\.minY) == [0, 10, 15])
    #expect(opacity(host) == 0.5)
    step(host, 500)
    #expect(host.displayList.items.map(\.bounds.minY) == [0, 10])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Views among which one is chosen go at once, and what is chosen stays drawn when others have gone")
  func fitting() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var hasWide = true
      var body: some View {
        ViewThatFits {
          if hasWide { Color.red.frame(width: 500, height: 10) }
          Color.blue.frame(width: 20, height: 10)
        }
        .handing($hasWide, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    let drawn: [String] = host.displayLines
    #expect(drawn.count == 1)
    withAnimation(Self.linear) { remote.value = false }
    host.update()
    #expect(host.displayLines == drawn)
    step(host, 2000)
    #expect(host.displayLines == drawn)
    #expect(host.graph.differences().isEmpty)
  }

  /// A view in the corner of a window whose transition changes.
  private struct Changing: View {
    let shown: Remote<Bool>
    let kind: Remote<Int>
    let count: Remote<Int>
    @State private var isShown = true
    @State private var transition = 0

    private struct Square: View {
      let count: Remote<Int>
      @State private var value = 0
      var body: some View {
        Color.red.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("\(value)")
          .handing($value, to: count)
      }
    }

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isShown {
          Square(count: count).transition(
            [.opacity, .move(edge: .leading), .scale(scale: 0.5), .opacity.animation(.linear(duration: 1))][transition])
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .handing($isShown, to: shown).handing($transition, to: kind)
    }
  }

  private func bounds(_ host: HeadlessHost) -> CGRect {
    host.displayList.items.map(\.bounds).reduce(.null) { $0.union($1) }
  }

  @Test("A view goes by the transition that it has when it goes, and keeps its state through all kinds")
  func changedKind() throws {
    let (shown, kind, count) = (Remote<Bool>(), Remote<Int>(), Remote<Int>())
    let host = try window { Changing(shown: shown, kind: kind, count: count) }
    host.change { count.value = 7 }
    host.change { kind.value = 1 }
    #expect(host.labels == ["7"])
    withAnimation(Self.linear) { shown.value = false }
    host.update()
    #expect(bounds(host) == rect(0, 0, 40, 20))
    step(host, 500)
    #expect(bounds(host) == rect(-20, 0, 40, 20) && opacity(host) == 1, "half of its own width away")
    // It turns round by the same way.
    withAnimation(Self.linear) { shown.value = true }
    host.update()
    #expect(bounds(host) == rect(-20, 0, 40, 20) && host.labels == ["7"])
    step(host, 2000)
    #expect(bounds(host) == rect(0, 0, 40, 20) && host.displayLines.count == 1)
    #expect(host.graph.differences().isEmpty)
    // Another kind once more, around the middle of the view.
    host.change { kind.value = 2 }
    withAnimation(Self.linear) { shown.value = false }
    host.update()
    step(host, 500)
    #expect(bounds(host) == rect(5, 2.5, 30, 15))
    step(host, 500)
    #expect(host.displayLines.isEmpty && !host.graph.isAnimating)
    #expect(host.graph.differences().isEmpty)
    host.change { shown.value = true }
    #expect(host.labels == ["0"], "what has gone comes as another view")
  }

  @Test("A kind with an animation of its own is taken up too, and what is asked for with the removal comes too late")
  func kindWithAnimation() throws {
    let (shown, kind) = (Remote<Bool>(), Remote<Int>())
    let host = try window { Changing(shown: shown, kind: kind, count: Remote()) }
    host.change { kind.value = 3 }
    shown.value = false
    host.update()
    step(host, 250)
    #expect(opacity(host) == 0.75, "\(host.displayLines)")
    step(host, 1000)
    #expect(opacity(host) == nil)
    host.change {
      kind.value = 0
      shown.value = true
    }
    withAnimation(Self.linear) {
      kind.value = 1
      shown.value = false
    }
    host.update()
    step(host, 500)
    #expect(opacity(host) == 0.5 && bounds(host) == rect(0, 0, 40, 20), "the view that goes is not made again")
  }

  @Test("Reduce Motion may be switched while a view with a moving transition is shown: it is the same view")
  func reducedMeanwhile() throws {
    let (shown, kind, count) = (Remote<Bool>(), Remote<Int>(), Remote<Int>())
    let host = try window { Changing(shown: shown, kind: kind, count: count) }
    host.change { kind.value = 1 }
    host.change { count.value = 7 }
    var settings = HostSettings()
    settings.reducesMotion = true
    host.graph.apply(settings)
    host.update()
    #expect(host.labels == ["7"])
    withAnimation(Self.linear) { shown.value = false }
    host.update()
    step(host, 500)
    #expect(opacity(host) == 0.5 && bounds(host) == rect(0, 0, 40, 20))
  }
}

/// What goes from a container that moves because of it.
@MainActor
@Suite("Transitions in containers that move", .serialized)
struct MovingContainerTransitionTests {
  /// As large as what it shows, and in the middle of the window.
  private struct Stack: View {
    let remote: Remote<Bool>
    @State private var isShort = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if !isShort { Color.red.frame(width: 100, height: 100) }
        Color.blue.frame(width: 20, height: 20)
      }.handing($isShort, to: remote)
    }
  }

  @Test("A view on its way out moves with its container, as the views that stay do")
  func together() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 200, height: 200) { Stack(remote: remote) }
    func origins() -> [CGPoint] {
      host.displayList.items.flattenedFills.sorted { $0.color > $1.color }.map(\.rect.origin)
    }
    #expect(origins() == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    #expect(origins() == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
    host.advance(by: .milliseconds(500))
    #expect(origins() == [CGPoint(x: 70, y: 70), CGPoint(x: 70, y: 70)])
    host.finishAnimations()
    #expect(origins() == [CGPoint(x: 90, y: 90)])
    #expect(host.graph.differences().isEmpty)
  }
}
