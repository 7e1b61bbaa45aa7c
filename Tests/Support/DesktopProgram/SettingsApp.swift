import SwiftUI

/// Says what the person has chosen, and each change of it.
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup("Settings") { SettingsView() }
  }
}

private struct SettingsView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.displayScale) private var scale

  private var words: [String] {
    [
      "\(colorScheme)", "contrast \(contrast)", "size \(size)", "motion \(reducesMotion ? "less" : "full")",
      "\(direction)", "locale \(locale.identifier)", "scale \(Int(scale))",
    ]
  }

  var body: some View {
    let line: String = words.joined(separator: ", ")
    Text(line)
      .onAppear { say(line) }
      .onChange(of: line) { say(line) }
  }
}
