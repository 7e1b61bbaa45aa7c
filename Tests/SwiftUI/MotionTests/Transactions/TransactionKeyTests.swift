import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

private struct ReasonKey: TransactionKey { static let defaultValue: String = "none" }

extension Transaction {
  fileprivate var reason: String {
    get { self[ReasonKey.self] }
    set { self[ReasonKey.self] = newValue }
  }

  @Entry fileprivate var source: Int = 7
  @Entry fileprivate var note: String?
}

@MainActor
@Suite("Transactions", .serialized)
struct TransactionKeyTests {
  /// A square whose opacity and rotation follow a state, inside what `modify` puts around it.
  struct Square<Modified: View>: View {
    let remote: Remote<Double>
    @ViewBuilder var modify: (AnyView, Double) -> Modified
    @State private var value = 0.0
    var body: some View {
      modify(AnyView(Rectangle().fill(.red).opacity(value)), value).handing($value, to: remote)
    }
  }

  private func opacities(_ host: HeadlessHost) -> [Double] {
    host.displayLines.compactMap { line in
      line.range(of: "opacity ").flatMap { Double(line[$0.upperBound...].prefix { $0.isNumber || $0 == "." }) }
    }
  }

  private func moved(_ remote: Remote<Double>, _ host: HeadlessHost, by change: (() -> Void)? = nil) -> [Double] {
    if let change { change() } else { remote.value = 1 }
    host.update()
    host.advance(by: .milliseconds(500))
    return opacities(host)
  }

  @Test("A key of a transaction reads as its default until it is set, also as an entry")
  func keys() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")
    #expect(transaction.source == 7)
    #expect(transaction.note == nil)
    transaction.reason = "tap"
    transaction.source = 8
    transaction.note = "n"
    #expect(transaction.reason == "tap")
    #expect(transaction.source == 8)
    #expect(transaction.note == "n")
    #expect(!transaction.disablesAnimations && !transaction.isContinuous && transaction.animation == nil)
  }

  @Test("withTransaction puts a transaction over the one around it: only what it sets changes")
  func nested() {
    var seen: [String] = []
    let binding = Binding<Int>(
      get: { 0 },
      set: { _, transaction in
        let isAnimated: Bool = transaction.animation != nil
        seen.append("\(transaction.reason) \(transaction.source) \(isAnimated)")
      })
    withTransaction(\.reason, "outer") {
      binding.wrappedValue = 1
      withTransaction(\.source, 1) {
        withAnimation(.linear) { binding.wrappedValue = 1 }
        withAnimation(.linear) { withAnimation(nil) { binding.wrappedValue = 1 } }
      }
    }
    binding.wrappedValue = 1
    #expect(seen == ["outer 7 false", "outer 1 true", "outer 1 false", "none 7 false"])
  }

  @Test("A custom key reaches the transaction modifiers of the views that change")
  func reachesViews() throws {
    let remote = Remote<Double>()
    let host = try window {
      Square(remote: remote) { view, _ in
        view.transaction { if $0.reason == "tap" { $0.animation = .linear(duration: 1) } }
      }
    }
    #expect(moved(remote, host) { withTransaction(\.reason, "key") { remote.value = 0.5 } } == [0.5])
    let animated = moved(remote, host) { withTransaction(\.reason, "tap") { remote.value = 0.9 } }
    #expect(abs((animated.first ?? 0) - 0.7) < 0.001)
  }

  @Test("transaction(value:) changes the transaction only when the value changes")
  func valueTransaction() throws {
    let remote = Remote<Double>()
    let host = try window {
      Square(remote: remote) { view, value in
        view.transaction(value: value > 0.5) { $0.animation = .linear(duration: 1) }
      }
    }
    #expect(moved(remote, host) { remote.value = 0.4 } == [0.4])
    let animated = moved(remote, host) { remote.value = 0.8 }
    #expect(abs((animated.first ?? 0) - 0.6) < 0.001)
  }

  @Test("animation(_:body:) animates the modifiers of its body and not what they are applied to")
  func animationBody() throws {
    let remote = Remote<Double>()
    let host = try window {
      Square(remote: remote) { view, value in
        view.animation(.linear(duration: 1)) { $0.opacity(0.2 + value * 0.6) }
      }
    }
    let shown: [Double] = moved(remote, host) { remote.value = 0.5 }
    #expect(shown.count == 2)
    #expect(shown.contains { abs($0 - 0.35) < 0.001 }, "the modifier moves: \(shown)")
    #expect(shown.contains(0.5), "the view jumps: \(shown)")
  }

  @Test("A modifier's animation and transaction are for its own values, not for the view that it modifies (237, 239)")
  func modifierTransaction() throws {
    struct Fade: ViewModifier {
      var value: Double
      func body(content: Content) -> some View { content.opacity(0.2 + value * 0.6) }
    }
    let remote = Remote<Double>()
    let host = try window {
      Square(remote: remote) { view, value in
        view.modifier(Fade(value: value).concat(EmptyModifier()).animation(.linear(duration: 1)))
      }
    }
    let shown: [Double] = moved(remote, host) { remote.value = 0.5 }
    #expect(shown.contains { abs($0 - 0.35) < 0.001 }, "the modifier moves: \(shown)")
    #expect(shown.contains(0.5), "the view jumps: \(shown)")
  }

  @Test("disablesAnimations keeps views from adding animations of their own, and leaves that of the transaction")
  func disabling() throws {
    let remote = Remote<Double>()
    let host = try window {
      Square(remote: remote) { view, value in view.animation(.linear(duration: 1), value: value) }
    }
    #expect(moved(remote, host) { withTransaction(\.disablesAnimations, true) { remote.value = 0.4 } } == [0.4])
    var transaction = Transaction(animation: .linear(duration: 2))
    transaction.disablesAnimations = true
    let shown = moved(remote, host) { withTransaction(transaction) { remote.value = 0.8 } }
    #expect(abs((shown.first ?? 0) - 0.5) < 0.001)
  }

  @Test("Changes of different transactions in one event do not mix: each has its own animation and its own pass (G5)")
  func separate() throws {
    struct Root: View {
      let log: EventRecorder
      @State private var value = 0
      var body: some View {
        let _ = log.note("body \(value)")
        Color.red
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { old, new in log.note("\(old)→\(new)") }
      }
    }
    let log = EventRecorder()
    _ = try window { Root(log: log) }
    let events: [String] = log.take()
    #expect(events.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
    #expect(events.filter { !$0.hasPrefix("body") } == ["0→2", "2→4"])
  }

  @Test("A write after an animated one is not animated")
  func unanimatedAfter() throws {
    struct Root: View {
      let first: Remote<Double>
      let second: Remote<Double>
      @State private var a = 0.0
      @State private var b = 0.0
      var body: some View {
        VStack {
          Rectangle().fill(.red).opacity(a)
          Rectangle().fill(.red).opacity(b)
        }
        .handing($a, to: first).handing($b, to: second)
      }
    }
    let first = Remote<Double>()
    let second = Remote<Double>()
    let host = try window { Root(first: first, second: second) }
    withAnimation(.linear(duration: 1)) { first.value = 0.5 }
    second.value = 0.8
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(opacities(host).sorted().map { ($0 * 100).rounded() } == [25, 80])
  }

  // MARK: - Completions

  @Test("The completion of withAnimation runs once, when all that it moved has arrived")
  func completion() throws {
    let log = EventRecorder()
    let remote = Remote<Double>()
    let host = try window { Square(remote: remote) { view, _ in view } }
    withAnimation(.linear(duration: 1)) {
      remote.value = 0.5
    } completion: {
      log.note("done")
    }
    host.update()
    host.advance(by: .milliseconds(900))
    #expect(log.take() == [])
    host.advance(by: .milliseconds(200))
    #expect(log.take() == ["done"])
    host.advance(by: .seconds(2))
    #expect(log.take() == [])
  }

  @Test("logicallyComplete comes when the animation looks finished, removed when it is over")
  func criteria() throws {
    let log = EventRecorder()
    let remote = Remote<Double>()
    let host = try window { Square(remote: remote) { view, _ in view } }
    let animation: Animation = .linear(duration: 3).logicallyComplete(after: 1)
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion { log.note("logical") }
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { log.note("named") }
    transaction.addAnimationCompletion(criteria: .removed) { log.note("removed") }
    withTransaction(transaction) { remote.value = 0.5 }
    host.update()
    host.advance(by: .milliseconds(1100))
    #expect(log.take() == ["logical", "named"])
    host.advance(by: .seconds(2))
    #expect(log.take() == ["removed"])
  }

  @Test("A completion also runs where nothing moves, nothing changes, or the view ends on the way (G4)")
  func nothingMoves() throws {
    struct Root: View {
      let shows: Remote<Bool>
      let remote: Remote<Double>
      @State private var isShown = true
      var body: some View {
        VStack { if isShown { Square(remote: remote) { view, _ in view } } }.handing($isShown, to: shows)
      }
    }
    let log = EventRecorder()
    let shows = Remote<Bool>()
    let remote = Remote<Double>()
    let host = try window { Root(shows: shows, remote: remote) }
    withAnimation(nil) {
      remote.value = 0.5
    } completion: {
      log.note("jumped")
    }
    host.update()
    #expect(log.take() == ["jumped"])
    withAnimation {
      remote.value = 0.5
    } completion: {
      log.note("equal")
    }
    host.update()
    #expect(log.take() == ["equal"])
    withAnimation {
    } completion: {
      log.note("empty")
    }
    host.update()
    #expect(log.take() == ["empty"])
    withAnimation(.linear(duration: 5)) {
      remote.value = 1
    } completion: {
      log.note("ended")
    }
    host.update()
    shows.value = false
    host.update()
    #expect(log.take() == ["ended"])
  }
}
