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

/// Pushing and popping screens.
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
  }
}
