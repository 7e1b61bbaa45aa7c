import Foundation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Subscriptions", .serialized)
struct SubscriptionViewTests {
  typealias Subject = PassthroughSubject<Int, Never>

  /// A subject that notes who comes and goes.
  static func noting(_ subject: Subject, _ log: EventRecorder) -> AnyPublisher<Int, Never> {
    subject.handleEvents(
      receiveSubscription: { _ in log.note("subscribed") }, receiveCancel: { log.note("cancelled") }
    ).eraseToAnyPublisher()
  }

  @Test("An action runs for each value, from before onAppear until the view has gone (266, G4)")
  func lifetime() throws {
    struct Root: View {
      let subject: Subject
      let publisher: AnyPublisher<Int, Never>
      let remote: Remote<Bool>
      let log: EventRecorder
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("a").onReceive(publisher) { log.note("\($0)") }.onAppear { subject.send(1) }
          }
        }
        .handing($isShown, to: remote)
      }
    }
    let (subject, log) = (Subject(), EventRecorder())
    let remote = Remote<Bool>()
    let host = try window {
      Root(subject: subject, publisher: Self.noting(subject, log), remote: remote, log: log)
    }
    subject.send(2)
    #expect(log.take() == ["subscribed", "1", "2"])
    host.change { remote.value = false }
    subject.send(3)
    #expect(log.take() == ["cancelled"])
  }

  @Test("An equal publisher goes on undisturbed; another is subscribed to in its place; the last body's action runs")
  func resubscribing() throws {
    struct Root: View {
      let publishers: [AnyPublisher<Int, Never>]
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var number = 0
      var body: some View {
        let number: Int = number
        Text("\(number)")
          .onReceive(publishers[number / 10]) { log.note("\(number): \($0)") }
          .handing($number, to: remote)
      }
    }
    let (first, second, log) = (Subject(), Subject(), EventRecorder())
    let remote = Remote<Int>()
    let host = try window {
      Root(publishers: [first, second].map { Self.noting($0, log) }, remote: remote, log: log)
    }
    #expect(log.take() == ["subscribed"])
    host.change { remote.value = 1 }
    first.send(7)
    #expect(log.take() == ["1: 7"])
    host.change { remote.value = 10 }
    #expect(log.take() == ["cancelled", "subscribed"])
    first.send(8)
    second.send(9)
    #expect(log.take() == ["10: 9"])
  }

  @Test("A value that comes with the subscription is shown in the first frame")
  func currentValue() throws {
    struct Root: View {
      let subject: CurrentValueSubject<Int, Never>
      @State private var shown = 0
      var body: some View { Text("\(shown)").onReceive(subject) { shown = $0 } }
    }
    let subject = CurrentValueSubject<Int, Never>(4)
    let host = try window { Root(subject: subject) }
    #expect(host.labels == ["4"])
    host.change { subject.value = 5 }
    #expect(host.labels == ["5"])
  }

  @Test("A published property is received before the object holds the value, and not again when the body runs")
  func published() throws {
    final class Model: ObservableObject { @Published var count: Int = 1 }
    struct Root: View {
      @ObservedObject var model: Model
      let log: EventRecorder
      var body: some View {
        Text("\(model.count)").onReceive(model.$count) { log.note("\($0) over \(model.count)") }
      }
    }
    let (model, log) = (Model(), EventRecorder())
    let host = try window { Root(model: model, log: log) }
    #expect(log.take() == ["1 over 1"])
    host.change { model.count = 2 }
    #expect(log.take() == ["2 over 1"])
    host.change { model.objectWillChange.send() }
    #expect(log.take() == [])
  }

  @Test("A group is subscribed for once, however many views it has; its views stay apart")
  func group() throws {
    let (subject, log) = (Subject(), EventRecorder())
    let host = try window {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .onReceive(Self.noting(subject, log)) { log.note("\($0)") }
      }
    }
    subject.send(1)
    #expect(log.take() == ["subscribed", "1"])
    #expect(host.labels == ["a", "b"])
    let list = try window {
      HStack {
        ForEach(0..<2) { index in
          Group {
            Text("a\(index)"); Text("b")
          }.onReceive(subject) { _ in }
        }
      }
    }
    #expect(list.labels == ["a0", "b", "a1", "b"])
  }

  @Test("A value from a background thread comes to the main queue, and the developer is told")
  func background() async throws {
    let subject = Subject()
    let log = EventRecorder()
    let view = SubscriptionView(content: Text("a"), publisher: subject) { value in
      MainActor.preconditionIsolated()
      log.note("\(value)")
    }
    let host = try window { view }
    nonisolated(unsafe) let sender = subject
    let messages: [String] = await warnings(whileWaiting: {
      await onBackgroundThread { [1, 2].forEach(sender.send) }
    })
    #expect(log.take() == ["1", "2"])
    #expect(messages.filter { $0.contains("onReceive got a value of PassthroughSubject<Int, Never>") }.count == 1)
    #expect(host.labels == ["a"])
  }

  @Test("A subscription view is made of what it shows, hears and does")
  func parts() {
    let (subject, log) = (Subject(), EventRecorder())
    var view = SubscriptionView(content: Text("a"), publisher: subject) { log.note("\($0)") }
    view.action(3)
    view.content = Text("b")
    #expect(log.take() == ["3"])
    #expect(view.publisher === subject && view.content == Text("b"))
  }

  @Test("Notifications are received while the view is shown")
  func notifications() throws {
    let center = NotificationCenter()
    let name = Notification.Name("ping")
    let log = EventRecorder()
    do {
      let host = try window { Text("a").onReceive(center.publisher(for: name)) { log.note($0.name.rawValue) } }
      center.post(name: name, object: nil)
      #expect(host.labels == ["a"])
    }
    center.post(name: name, object: nil)
    #expect(log.take() == ["ping"])
  }
}
