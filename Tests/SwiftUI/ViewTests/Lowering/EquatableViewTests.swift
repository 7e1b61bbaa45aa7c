import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Equatable views", .serialized)
struct EquatableViewTests {
  /// Equal where both numbers are even, or both are odd.
  struct Parity: View, Equatable {
    var number: Int
    nonisolated(unsafe) static var log: [String] = []

    nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }

    var body: some View {
      let _ = Self.log.append("body \(number)")
      Text("\(number)")
    }
  }

  struct Root: View {
    let remote: Remote<Int>
    let isEquatable: Bool
    @State private var number = 0
    var body: some View {
      VStack {
        if isEquatable {
          Parity(number: number).equatable()
        } else {
          Parity(number: number)
        }
      }
      .handing($number, to: remote)
    }
  }

  private func take() -> [String] {
    defer { Parity.log = [] }
    return Parity.log
  }

  @Test("equatable() asks the view's own == whether it has changed (G3, 263)")
  func asks() throws {
    let remote = Remote<Int>()
    _ = take()
    let host = try window { Root(remote: remote, isEquatable: true) }
    #expect(take() == ["body 0"])
    host.change { remote.value = 2 }
    #expect(take() == [])
    #expect(host.labels == ["0"], "the old view stays")
    host.change { remote.value = 3 }
    #expect(take() == ["body 3"])
    #expect(host.labels == ["3"])
  }

  @Test("A view of plain numbers is compared by them without equatable(), whatever its == says")
  func plain() throws {
    let remote = Remote<Int>()
    _ = take()
    let host = try window { Root(remote: remote, isEquatable: false) }
    host.change { remote.value = 2 }
    #expect(take() == ["body 0", "body 2"])
    host.change { remote.value = 2 }
    #expect(take() == [])
  }

  @Test("The state inside an equatable view still updates it")
  func state() throws {
    struct Stateful: View, Equatable {
      let remote: Remote<Int>
      let name: String
      @State private var value = 0
      nonisolated static func == (a: Stateful, b: Stateful) -> Bool { true }
      var body: some View { Text("\(name) \(value)").handing($value, to: remote) }
    }
    struct Outer: View {
      let inner: Remote<Int>
      let remote: Remote<String>
      @State private var name = "a"
      var body: some View { EquatableView(content: Stateful(remote: inner, name: name)).handing($name, to: remote) }
    }
    let inner = Remote<Int>()
    let remote = Remote<String>()
    let host = try window { Outer(inner: inner, remote: remote) }
    host.change { inner.value = 1 }
    #expect(host.labels == ["a 1"])
    host.change { remote.value = "b" }
    #expect(host.labels == ["a 1"])
    host.change { inner.value = 2 }
    #expect(host.labels == ["a 2"])
  }
}

@MainActor
@Suite("Environmental modifiers", .serialized)
struct EnvironmentalModifierTests {
  struct Widening: EnvironmentalModifier {
    let log: EventRecorder
    var extra: CGFloat

    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      MainActor.assumeIsolated { log.note("resolve") }
      return Framed(width: (environment.lineLimit == nil ? 10 : 20) + extra)
    }
  }

  struct Framed: ViewModifier {
    var width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  @Test("An environmental modifier becomes another by the environment, again when that or itself changes (245)")
  func resolves() throws {
    struct Root: View {
      let remote: Remote<Int?>
      let extra: Remote<CGFloat>
      let log: EventRecorder
      @State private var limit: Int?
      @State private var added: CGFloat = 0
      var body: some View {
        Color.red.accessibilityElement().accessibilityLabel("a").modifier(Widening(log: log, extra: added))
          .lineLimit(limit).handing($limit, to: remote).handing($added, to: extra)
      }
    }
    let remote = Remote<Int?>()
    let extra = Remote<CGFloat>()
    let log = EventRecorder()
    let host = try window { Root(remote: remote, extra: extra, log: log) }
    #expect(host.frame("a")?.width == 10)
    #expect(log.take() == ["resolve"])
    host.change { remote.value = 3 }
    #expect(host.frame("a")?.width == 20)
    host.change { extra.value = 5 }
    #expect(host.frame("a")?.width == 25)
  }
}
