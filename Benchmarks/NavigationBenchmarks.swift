import Observation
import SwiftUI
import UITestSupport

@Observable @MainActor
private final class Path {
  var values: [Int] = []
}

private struct Stack: View {
  @Bindable var path: Path

  init(path: Path) { self.path = path }

  var body: some View {
    NavigationStack(path: $path.values) {
      Rows(number: 0).navigationDestination(for: Int.self) { Rows(number: $0) }
    }
  }
}

/// A screen of 200 rows, all of which exist.
private struct Rows: View {
  let number: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<200) { row in
          HStack {
            Text("Row \(row) of \(number)")
            Spacer()
            Text("\(row % 60) min")
          }
        }
      }
    }
    .navigationTitle("Screen \(number)")
  }
}

/// A list of 200 rows beside a screen of 200.
private struct Columns: View {
  @State private var chosen: Int? = 3

  var body: some View {
    NavigationSplitView {
      List(0..<200, id: \.self, selection: $chosen) { Text("Choice \($0)") }.navigationTitle("Choices")
    } detail: {
      Rows(number: chosen ?? 0)
    }
  }
}

/// A split view that is wide or narrow.
private struct Resized: View {
  @Bindable var room: Room

  init(room: Room) { self.room = room }

  var body: some View { Columns().frame(width: room.width) }
}

@Observable @MainActor
private final class Room {
  var width: CGFloat = 800
}

/// Pushing and popping screens; collapsing split views.
@MainActor
enum NavigationBenchmarks {
  static func run() throws {
    print("\nNavigation")
    let path = Path()
    let app = try HeadlessApp { Stack(path: path) }
    var pushed = 0
    let push: Double = Measuring.cpu(runs: 10) {
      pushed += 1
      path.values.append(pushed)
      app.advance(by: .zero)
    }
    row("push a screen of 200 rows", figure(push * 1000, "ms"), goal: "goal: 10")
    let pop: Double = Measuring.cpu(runs: 10) {
      path.values.removeLast()
      app.advance(by: .zero)
    }
    row("pop one", figure(pop * 1000, "ms"))
    try runColumns()
  }

  private static func runColumns() throws {
    let room = Room()
    let app = try HeadlessApp(idiom: .desktop) { Resized(room: room) }
    let collapse: Double = turn(room, in: app, from: 800, to: 400)
    row("collapse a split view of 200 rows beside 200", figure(collapse * 1000, "ms"), goal: "goal: 8")
    let expand: Double = turn(room, in: app, from: 400, to: 800)
    row("expand it", figure(expand * 1000, "ms"), goal: "goal: 8")
  }

  /// The time of a change of the width; the change back is not counted.
  private static func turn(_ room: Room, in app: HeadlessApp, from: CGFloat, to: CGFloat) -> Double {
    var best: Double = .infinity
    for _ in 0..<10 {
      room.width = from
      app.advance(by: .zero)
      best = min(
        best,
        Measuring.cpu(runs: 1) {
          room.width = to
          app.advance(by: .zero)
        })
    }
    return best
  }
}
