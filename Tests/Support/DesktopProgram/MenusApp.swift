import SwiftUI

/// A window with a menu bar; what is chosen, and where addresses go, is said.
struct MenusApp: App {
  var body: some Scene {
    WindowGroup("Menus") {
      Text("Content")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { say("appears") }
        .onOpenURL { say("opens \($0.absoluteString)") }
    }
    .defaultSize(width: 400, height: 300)
    .commands {
      CommandMenu("Tools") {
        Button("First") { say("first") }.keyboardShortcut("t")
        Button("Second") { say("second") }
      }
      CommandGroup(replacing: .help) { Button("Handbook") { say("handbook") } }
    }
    Settings { Text("Settings").padding(40).onAppear { say("settings") } }
  }
}
