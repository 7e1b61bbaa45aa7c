import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What comes back while it is on its way out turns round, and is the view that it was.
@MainActor
@Suite("Views that come back while they leave", .serialized)
struct ReturningViewTests {
  /// Counts in its own state how often it was told to.
  private struct Counter: View {
    let name: String
    let count: Remote<Int>
    let log: EventRecorder
    @State private var value = 0

    var body: some View {
      Color.red.frame(width: 40, height: 20)
        .accessibilityElement()
        .accessibilityLabel("\(name) \(value)")
        .handing($value, to: count)
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
        .task { log.note("task") }
    }
  }

  private enum Form: CaseIterable {
    case branch, rows, transition, nested, identified, grouped, lazyRows, lazyBranch
  }

  private struct Root: View {
    let form: Form
    let remote: Remote<Bool>
    let count: Remote<Int>
    let log: EventRecorder
    @State private var isShown = true

    private var counter: Counter { Counter(name: "a", count: count, log: log) }

    var body: some View {
      VStack(spacing: 0) {
        switch form {
        case .branch: if isShown { counter }
        case .rows: ForEach(isShown ? ["a", "b"] : ["b"], id: \.self) { Counter(name: $0, count: count, log: log) }
        case .transition: if isShown { counter.transition(.offset(x: 100)) }
        case .nested: if isShown { Group { if !isShown { Text("never") } else { counter } } }
        case .identified: counter.id(isShown)
        case .grouped:
          Group { if isShown { counter } else { Color.blue.frame(width: 10, height: 10) } }
            .transition(.opacity.animation(.linear(duration: 1)))
        case .lazyRows:
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(isShown ? ["a", "b"] : ["b"], id: \.self) { Counter(name: $0, count: count, log: log) }
            }
          }
        case .lazyBranch: ScrollView { LazyVStack { if isShown { counter } } }
        }
      }
      .handing($isShown, to: remote)
    }
  }

  private func change(_ host: HeadlessHost, _ remote: Remote<Bool>, to value: Bool) {
    withAnimation(.linear(duration: 1)) { remote.value = value }
    host.update()
  }

  @Test(
    "A view that comes back while it leaves keeps its state, and neither disappears nor appears",
    arguments: [Form.branch, .rows, .transition, .nested, .lazyRows, .lazyBranch])
  private func state(form: Form) throws {
    let (remote, count, log) = (Remote<Bool>(), Remote<Int>(), EventRecorder())
    let host = try window { Root(form: form, remote: remote, count: count, log: log) }
    let label: String = try #require(host.labels.first)
    #expect(label == "a 0")
    // In the form with rows the last one has handed out its state.
    if form != .rows, form != .lazyRows { host.change { count.value = 7 } }
    let before: [String] = host.labels
    _ = log.take()
    change(host, remote, to: false)
    #expect(host.labels == before.filter { $0.hasPrefix("b") })
    host.advance(by: .milliseconds(400))
    change(host, remote, to: true)
    #expect(host.labels == before)
    host.advance(by: .milliseconds(1500))
    #expect(host.labels == before && !host.graph.isAnimating && log.take() == [])
    #expect(host.graph.differences().isEmpty)
    // The way out of before must not end what has come back and leaves once more.
    change(host, remote, to: false)
    host.advance(by: .milliseconds(600))
    #expect(log.take() == [])
    host.advance(by: .milliseconds(600))
    #expect(log.take() == ["-a"])
    change(host, remote, to: true)
    host.advance(by: .milliseconds(1500))
    #expect(host.labels.first == "a 0", "what has left is another view when it comes")
  }

  @Test("A transition's own animation holds a branch too that comes back")
  func ownAnimation() throws {
    let (remote, count, log) = (Remote<Bool>(), Remote<Int>(), EventRecorder())
    let host = try window { Root(form: .grouped, remote: remote, count: count, log: log) }
    host.change { count.value = 7 }
    _ = log.take()
    host.change { remote.value = false }
    host.advance(by: .milliseconds(400))
    #expect(host.labels == [])
    host.change { remote.value = true }
    #expect(host.labels == ["a 7"])
    host.advance(by: .milliseconds(1500))
    #expect(host.labels == ["a 7"] && !host.graph.isAnimating && log.take() == [])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("The opacity of a view that comes back returns from its value at that moment")
  func turnsRound() throws {
    let remote = Remote<Bool>()
    let host = try window { Root(form: .branch, remote: remote, count: Remote(), log: EventRecorder()) }
    func opacity() -> Double? {
      host.displayLines.first { $0.contains("opacity") }?.split(separator: " ").last.flatMap { Double($0) }
    }
    change(host, remote, to: false)
    host.advance(by: .milliseconds(500))
    #expect(opacity() == 0.5)
    change(host, remote, to: true)
    #expect(opacity() == 0.5)
    // What is left of the way out goes on under the way back: each takes its time.
    host.advance(by: .milliseconds(500))
    #expect(opacity() == 0.5)
    host.advance(by: .milliseconds(250))
    #expect(opacity() == 0.75)
    #expect(host.displayLines.filter { $0.contains("fill") }.count == 1, "there is one of it")
    host.advance(by: .milliseconds(300))
    #expect(opacity() == nil && !host.displayLines.isEmpty)
  }

  @Test("Another id is another view, also if it was there before (259)")
  func identity() throws {
    let (remote, count, log) = (Remote<Bool>(), Remote<Int>(), EventRecorder())
    let host = try window { Root(form: .identified, remote: remote, count: count, log: log) }
    host.change { count.value = 7 }
    change(host, remote, to: false)
    host.advance(by: .milliseconds(400))
    change(host, remote, to: true)
    #expect(host.labels == ["a 0"])
    host.advance(by: .milliseconds(1500))
    #expect(host.labels == ["a 0"] && host.graph.differences().isEmpty)
  }

  @Test("While it leaves it looks no more at what is not there")
  func suspended() throws {
    struct Item: Equatable { var name: String }
    struct Names: View {
      let items: [String]
      let log: EventRecorder
      var body: some View {
        log.note("body \(items.count)")
        return ForEach(items, id: \.self) { Text($0) }
      }
    }
    struct Holder: View {
      let remote: Remote<[String]>
      let log: EventRecorder
      @State private var items: [String] = ["x", "y"]
      var body: some View {
        VStack { if !items.isEmpty { Names(items: items, log: log) } }.handing($items, to: remote)
      }
    }
    let (remote, log) = (Remote<[String]>(), EventRecorder())
    let host = try window { Holder(remote: remote, log: log) }
    #expect(log.take() == ["body 2"])
    withAnimation(.linear(duration: 1)) { remote.value = [] }
    host.update()
    host.advance(by: .milliseconds(300))
    #expect(log.take() == [] && host.displayLines.contains { $0.contains("\"x\"") })
    withAnimation(.linear(duration: 1)) { remote.value = ["y", "z"] }
    host.update()
    #expect(log.take() == ["body 2"] && host.labels == ["y", "z"])
    host.advance(by: .milliseconds(1500))
    #expect(host.graph.differences().isEmpty && host.labels == ["y", "z"])
  }
}
