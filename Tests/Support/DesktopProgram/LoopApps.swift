import Dispatch
import Foundation
import SwiftUI

/// A flood of tasks beside an animation: neither may keep the other from going on.
struct FloodApp: App {
  var body: some Scene {
    WindowGroup("Flood") { FloodView() }
  }
}

private struct FloodView: View {
  @State private var isMoved = false
  @State private var tasks = 0
  private let start = Date()

  var body: some View {
    TimelineView(.animation) { context in
      Circle()
        .offset(x: isMoved ? 100 : 0)
        .onChange(of: context.date) { Frames.count += 1 }
    }
    .task { await flood() }
    .task {
      try? await Task.sleep(for: .seconds(2))
      say("frames \(Frames.count) hops \(Frames.hops)")
      exit(0)
    }
  }

  /// Tasks that make tasks, each with a millisecond of work.
  private func flood() async {
    for _ in 0..<20 {
      Task { @MainActor in
        while true {
          Frames.hops += 1
          let end = Date(timeIntervalSinceNow: 0.001)
          while Date() < end {}
          await Task.yield()
        }
      }
    }
  }
}

/// Two thousand tasks of a millisecond that are started at once, beside an animation.
struct BacklogApp: App {
  var body: some Scene {
    WindowGroup("Backlog") {
      TimelineView(.animation) { context in
        Circle().onChange(of: context.date) { Frames.count += 1 }
      }
      .task {
        try? await Task.sleep(for: .milliseconds(300))
        start()
      }
    }
  }

  private func start() {
    let before: Int = Frames.count
    for number in 1...2000 {
      Task { @MainActor in
        let end = Date(timeIntervalSinceNow: 0.001)
        while Date() < end {}
        if number == 2000 {
          say("done after \(Frames.count - before) frames")
          exit(0)
        }
      }
    }
  }
}

@MainActor private enum Frames {
  static var count = 0
  static var hops = 0
}

/// Everything that the main thread serves, inside of the window's loop.
struct TimersApp: App {
  var body: some Scene {
    WindowGroup("Timers") {
      Text("Timers").task {
        try? await Task.sleep(for: .milliseconds(20))
        say("task")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { say("dispatch") }
        startTimer()
        RunLoop.main.perform { say("perform") }
        OperationQueue.main.addOperation { say("operation") }
        DispatchQueue.global().async { DispatchQueue.main.sync { say("sync") } }
        let value: Int = await Task.detached { await MainActor.run { 7 } }.value
        say("detached \(value)")
        try? await Task.sleep(for: .milliseconds(500))
        exit(0)
      }
    }
  }
}

@MainActor private func startTimer() {
  RunLoop.main.add(Timer(timeInterval: 0.02, repeats: false) { _ in say("timer") }, forMode: .common)
}

/// Windows that open and close.
struct WindowsApp: App {
  var body: some Scene {
    WindowGroup("Many", id: "many", for: Int.self) { $number in ManyView(number: number ?? 0) }
      .defaultSize(width: 200, height: 100)
  }
}

private struct ManyView: View {
  let number: Int
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Text("Window \(number)")
      .onAppear { if number < 50 { openWindow(id: "many", value: number + 1) } else { say("opened") } }
      .task {
        try? await Task.sleep(for: .seconds(2))
        dismissWindow()
        if number == 0 { say("dismissed") }
      }
  }
}

/// A list that is scrolled, and rows that change, for measuring.
struct ListApp: App {
  var body: some Scene {
    WindowGroup("List") { ListView() }
      .defaultSize(width: 1280, height: 800)
  }
}

private struct ListView: View {
  @State private var changed = -1

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<10_000) { index in
          Button {
            changed = index
            say("changed \(index)")
          } label: {
            HStack {
              Circle().fill(index == changed ? .red : .blue).frame(width: 24, height: 24)
              VStack(alignment: .leading) {
                Text("Row \(index) of a list with some words").font(.headline)
                Text("What is said about it in a second line").foregroundStyle(.secondary)
              }
              Spacer()
              Text("12:30").padding(4).background(.green.opacity(0.3), in: RoundedRectangle(cornerRadius: 6))
            }
            .padding(6)
          }
          .buttonStyle(.plain)
        }
      }
    }
  }
}
