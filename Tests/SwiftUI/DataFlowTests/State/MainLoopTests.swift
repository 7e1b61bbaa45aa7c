import Combine
import Foundation
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Publishers on the main queue, as views use them. The main run loop itself does not run under a test runner.
@MainActor
@Suite("Publishers on the main queue", .serialized)
struct MainLoopTests {
  @Test("Values received on the main queue come later, in order, on that queue")
  func schedulers() async throws {
    var log: [String] = []
    func note(_ line: String) {
      dispatchPrecondition(condition: .onQueue(.main))
      log.append(line)
    }
    let subject = PassthroughSubject<Int, Never>()
    let received = subject.receive(on: DispatchQueue.main).sink { note("\($0)") }
    let last = subject.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main).sink { note("last \($0)") }
    subject.send(3)
    subject.send(4)
    #expect(log.isEmpty)
    while log.count < 3 { await turn() }
    // On a busy machine the debouncing timer may go off before the queue has come to the second value.
    #expect(log.filter { !$0.hasPrefix("last") } == ["3", "4"])
    #expect(log.filter { $0.hasPrefix("last") } == ["last 4"])
    received.cancel()
    last.cancel()
  }

  @Test("Values that come on the main queue are shown by the view that receives them")
  func view() async throws {
    struct Counter: View {
      let values: AnyPublisher<Int, Never>
      @State private var value = 0
      var body: some View { Text("\(value)").onReceive(values) { value = $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = try window { Counter(values: subject.receive(on: DispatchQueue.main).eraseToAnyPublisher()) }
    subject.send(7)
    host.update()
    #expect(host.labels == ["0"])
    await turn()
    host.update()
    #expect(host.labels == ["7"])
  }

  @Test("A timer of the main run loop is silent until it is connected, and lets go of its view when the view has gone")
  func timer() throws {
    struct Clock: View {
      let timer: Publishers.Autoconnect<Timer.TimerPublisher>
      let log: EventRecorder
      var body: some View { Text("clock").onReceive(timer) { _ in log.note("tick") } }
    }
    let log = EventRecorder()
    let timer = Timer.publish(every: 60, tolerance: 1, on: .main, in: .common).autoconnect()
    let host = try window { Clock(timer: timer, log: log) }
    #expect(host.labels == ["clock"] && timer.upstream.interval == 60 && timer.upstream.runLoop === RunLoop.main)
    host.graph.end()
    #expect(log.take() == [])
  }

  @Test("A timer of the main run loop ticks by the window's clock, with the dates of its ticks")
  func ticks() throws {
    struct Clock: View {
      let timer: Publishers.Autoconnect<Timer.TimerPublisher>
      @State private var count = 0
      @State private var last: Date?
      var body: some View {
        Text("\(count) \(last?.timeIntervalSinceReferenceDate ?? 0)").onReceive(timer) { date in
          count += 1
          last = date
        }
      }
    }
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let host = try window { Clock(timer: timer) }
    host.advance(by: .milliseconds(400))
    #expect(host.labels == ["0 0.000000"])
    host.advance(by: .milliseconds(1200))
    #expect(host.labels == ["3 1.500000"])
    host.graph.end()
    host.advance(by: .seconds(1))
  }

  /// Lets the main queue run what it has.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
