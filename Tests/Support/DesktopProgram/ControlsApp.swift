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

/// A window that moves the cursor of assistive technologies by itself, and says where that cursor comes.
struct CursorApp: App {
  var body: some Scene {
    WindowGroup("Cursor") { CursorView() }
      .defaultSize(width: 300, height: 200)
  }
}

private struct CursorView: View {
  private enum Place: Hashable { case title, button, end }

  @AccessibilityFocusState private var place: Place?

  var body: some View {
    VStack {
      Text("Title").accessibilityFocused($place, equals: .title)
      Button("Press") { say("pressed") }.accessibilityFocused($place, equals: .button)
      Text("End").accessibilityFocused($place, equals: .end)
    }
    .onChange(of: place) { say("cursor \(place.map { "\($0)" } ?? "nowhere")") }
    .onAppear { place = .button }
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
