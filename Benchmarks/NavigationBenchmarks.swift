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

/// Ten thousand views, each of which counts its evaluations, under a sheet.
private struct Sheeted: View {
  @Bindable var sheet: Sheet

  init(sheet: Sheet) { self.sheet = sheet }

  var body: some View {
    ScrollView { VStack { ForEach(0..<10_000) { CountedCell(number: $0) } } }
      .sheet(isPresented: $sheet.isShown) { Text("Sheet") }
  }
}

@Observable @MainActor
private final class Sheet {
  var isShown: Bool = false
}

private struct CountedCell: View {
  static var bodies: Int = 0
  let number: Int

  init(number: Int) { self.number = number }

  var body: some View {
    let _ = Self.bodies += 1
    Text("\(number)")
  }
}

/// Five tabs of 1,000 views, each with a state.
private struct Tabs: View {
  @Bindable var choice: Choice

  init(choice: Choice) { self.choice = choice }

  var body: some View {
    TabView(selection: $choice.tab) {
      ForEach(0..<5, id: \.self) { tab in
        Tab("Tab \(tab)", systemImage: "star", value: tab) {
          ScrollView { VStack { ForEach(0..<1000) { StatefulCell(number: $0) } } }
        }
      }
    }
  }
}

@Observable @MainActor
private final class Choice {
  var tab: Int = 0
}

private struct StatefulCell: View {
  let number: Int
  @State private var count: Int = 0

  init(number: Int) { self.number = number }

  var body: some View { Text("\(number + count)") }
}

/// Pushing and popping screens; sheets and tabs; collapsing split views.
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
    try runSheet()
    try runTabs()
    try runColumns()
  }

  private static func runSheet() throws {
    let sheet = Sheet()
    let app = try HeadlessApp { Sheeted(sheet: sheet) }
    CountedCell.bodies = 0
    let present: Double = Measuring.cpu(runs: 1) {
      sheet.isShown = true
      app.advance(by: .zero)
    }
    row("present a sheet over 10,000 views", figure(present * 1000, "ms"))
    app.advance(by: .seconds(2))
    sheet.isShown = false
    app.advance(by: .seconds(2))
    row("their bodies meanwhile", "\(CountedCell.bodies)", goal: "goal: 0")
  }

  private static func runTabs() throws {
    let choice = Choice()
    let app = try HeadlessApp { Tabs(choice: choice) }
    // Each tab is made once.
    for tab in [1, 2, 3, 4, 0] {
      choice.tab = tab
      app.advance(by: .seconds(1))
    }
    let turn: Double = Measuring.cpu(runs: 10) {
      choice.tab = (choice.tab + 1) % 5
      app.advance(by: .zero)
    }
    row("switch among five tabs of 1,000 views", figure(turn * 1000, "ms"), goal: "goal: 3")
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
