import SwiftUI

/// A window with things to use by pointer and keys; each use is said.
struct ControlsApp: App {
  var body: some Scene {
    WindowGroup("Controls") { ControlsView() }
      .defaultSize(width: 400, height: 300)
  }
}

private struct ControlsView: View {
  @State private var count = 0
  @State private var isOn = false
  @Environment(\.scenePhase) private var phase
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(spacing: 0) {
      Button("Count \(count)") {
        count += 1
        say("count \(count)")
      }
      .frame(height: 50)
      Toggle("Switch", isOn: $isOn).frame(height: 50)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 30) }
        }
      }
      .frame(height: 200)
      .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y.rounded()) }) { say("scrolled \($1)") }
    }
    .background {
      Button("Close") { dismissWindow() }.keyboardShortcut("w").hidden()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: Int.self, of: { Int($0.size.width) }) { say("width \($0)") }
    .onAppear { say("appears") }
    .onDisappear { say("disappears") }
    .onChange(of: isOn) { say("switch \(isOn)") }
    .onChange(of: phase) { say("phase \(phase)") }
  }
}

/// A window that shows a word and rests.
struct HelloApp: App {
  var body: some Scene {
    WindowGroup("Hello") {
      Text("Hello").onAppear { say("appears") }
    }
    .defaultSize(width: 300, height: 200)
  }
}

/// The same, for as long as somebody counts what wakes it up.
typealias IdleApp = HelloApp
