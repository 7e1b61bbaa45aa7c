import Foundation
import SwiftUI
import UITestSupport

private struct LongMenu: View {
  let count: Int

  var body: some View {
    Menu("Places") {
      ForEach(0..<count, id: \.self) { index in
        Button("Place \(index)") {}
      }
    }
  }
}

private struct LongPicker: View {
  let count: Int
  @State private var place = 3

  init(count: Int) { self.count = count }

  var body: some View {
    Picker("Place", selection: $place) {
      ForEach(0..<count, id: \.self) { Text("Place \($0)") }
    }
  }
}

/// Opening menus with many items, to the frame that shows them.
@MainActor
enum MenuBenchmarks {
  static func run() throws {
    print("\nMenus")
    try open("open a menu of 200 items", control: "Places", item: "Place 0", goal: "goal: 8") { LongMenu(count: 200) }
    try open("open a picker's menu of 200 items", control: "Place, Place 3", item: "Place 0") { LongPicker(count: 200) }
    try open("open a menu of 20 items", control: "Places", item: "Place 0") { LongMenu(count: 20) }
  }

  private static func open<Content: View>(
    _ name: String, control: String, item: String, goal: String = "", @ViewBuilder content: () -> Content
  ) throws {
    let app = try HeadlessApp(root: content)
    // The menu's control is the first stop of the keyboard.
    app.pressKey(.tab)
    var best: Double = .infinity
    for _ in 0..<9 {
      let time: Double = Measuring.cpu(runs: 1) {
        app.pressKey(.return)
        app.updateDrawing()
      }
      guard app.contains(label: item) else { throw BenchmarkError("\(control) did not open.") }
      best = min(best, time)
      app.pressKey(.escape)
      app.updateDrawing()
    }
    row(name, figure(best * 1000, "ms"), goal: goal)
  }
}
