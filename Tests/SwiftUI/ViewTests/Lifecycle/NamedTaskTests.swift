import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Tasks with names and executors, and what changes of ids do.
@MainActor
@Suite("Tasks of views", .serialized)
struct NamedTaskTests {
  /// Runs jobs on a queue of its own and counts them.
  private final class Executor: TaskExecutor, @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    var count: Int { lock.withLock { number } }

    func enqueue(_ job: consuming ExecutorJob) {
      lock.withLock { number += 1 }
      let job = UnownedJob(job)
      let executor: UnownedTaskExecutor = asUnownedTaskExecutor()
      DispatchQueue.global().async { job.runSynchronously(on: executor) }
    }
  }

  private struct Log: View {
    @Binding var lines: [String]
    var body: some View { Text(lines.joined(separator: ",")) }
  }

  @Test("A task is called by its name, or else by the place in the source where it stands (258)")
  func names() async throws {
    struct Root: View {
      @State private var lines: [String] = []
      var body: some View {
        Log(lines: $lines)
          .task(name: "load") { lines.append(Task.name ?? "-") }
          .task(file: "Screen.swift", line: 7) { lines.append(Task.name ?? "-") }
          .task(id: 1, name: "by id") { lines.append(Task.name ?? "-") }
          .task { lines.append(Task.name ?? "-") }
      }
    }
    let host = try window(width: 400) { Root() }
    await host.run { host.labels.first?.split(separator: ",").count == 4 }
    #expect(Set(host.labels[0].split(separator: ",")) == ["load", "Screen.swift:7", "by id", "-"])
  }

  @Test(
    "A task with an executor runs its work that belongs to no actor there, and what is isolated where it belongs (258)")
  func executors() async throws {
    struct Root: View {
      let executor: any TaskExecutor
      let id: Int
      @State private var lines: [String] = []
      nonisolated private static func work() async -> Bool { MainQueueProbe.isMain }
      var body: some View {
        Log(lines: $lines)
          .task(name: "away", executorPreference: executor) {
            let isMain: Bool = await Self.work()
            await add("\(Task.name ?? "-") \(isMain)")
          }
          .task(id: id, executorPreference: executor, file: "F", line: 3) { await add(Task.name ?? "-") }
      }
      @MainActor private func add(_ line: String) { lines.append(line) }
    }
    let executor = Executor()
    let host = try window(width: 400) { Root(executor: executor, id: 1) }
    await host.run { host.labels.first?.split(separator: ",").count == 2 }
    #expect(Set(host.labels[0].split(separator: ",")) == ["away false", "F:3"])
    #expect(executor.count > 0)
  }

  @Test("Tasks run with the user's priority unless they are given another (251)")
  func priorities() async throws {
    struct Root: View {
      @State private var lines: [String] = []
      var body: some View {
        Log(lines: $lines)
          .task { lines.append("\(Task.currentPriority == .userInitiated)") }
          .task(name: "n", priority: .low) { lines.append("\(Task.currentPriority == .userInitiated)") }
      }
    }
    let host = try window { Root() }
    await host.run { host.labels.first?.split(separator: ",").count == 2 }
    #expect(host.labels[0].contains("true"))
  }

  @Test("Another id cancels the task and starts it anew with the new value; an equal one does not (255, 256, 257)")
  func ids() async throws {
    struct Topic: Equatable {
      var name: String
      var noise: Int
      static func == (left: Topic, right: Topic) -> Bool { left.name == right.name }
    }
    struct Root: View {
      let topic: Remote<Topic>
      @State private var current = Topic(name: "a", noise: 0)
      @State private var lines: [String] = []
      var body: some View {
        Log(lines: $lines)
          .task(id: current, name: "watch") {
            let name: String = current.name
            lines.append("+\(name)")
            // Waits until somebody ends it.
            while !Task.isCancelled { await Task.yield() }
            lines.append("-\(name)")
          }
          .handing($current, to: topic)
      }
    }
    let topic = Remote<Topic>()
    let host = try window(width: 400) { Root(topic: topic) }
    await host.run { host.labels == ["+a"] }
    topic.value = Topic(name: "a", noise: 1)
    await host.settle()
    #expect(host.labels == ["+a"])
    topic.value = Topic(name: "b", noise: 1)
    await host.run { host.labels.first?.split(separator: ",").count == 3 }
    #expect(Set(host.labels[0].split(separator: ",")) == ["+a", "-a", "+b"])
    host.graph.end()
  }
}

/// Where code runs, asked outside of any actor.
private enum MainQueueProbe {
  static var isMain: Bool { Thread.isMainThread }
}
