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
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.displayScale) private var scale

  @Environment(\.self) private var environment

  private var words: [String] {
    let accent: Color.Resolved = Color.accentColor.resolve(in: environment)
    let format: FloatingPointFormatStyle<Double> = FloatingPointFormatStyle(locale: Locale(identifier: "en"))
    let size: String = Double(scale).formatted(format)
    let hours: Int = locale.hourCycle == .zeroToTwentyThree ? 24 : 12
    return [
      "\(colorScheme)", "contrast \(contrast)", "size \(textSize)", "motion \(reducesMotion ? "less" : "full")",
      "accent \(percent(accent.red)) \(percent(accent.green)) \(percent(accent.blue))", "hours \(hours)",
      "\(direction)", "locale \(locale.identifier)", "scale \(size)",
    ]
  }

  private func percent(_ part: Float) -> Int { Int((part * 100).rounded()) }

  var body: some View {
    let line: String = words.joined(separator: ", ")
    Text(line)
      .onAppear { say(line) }
      .onChange(of: line) { say(line) }
  }
}
