import SwiftUI

struct ControlsPage: View {
  @State private var isOn = true
  @State private var count = 0

  var body: some View {
    Example("Buttons") {
      Button("Plain: \(count)") { count += 1 }
      Button("Bordered") { count += 1 }.buttonStyle(.bordered)
      Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) { count = 0 }
      Button("Disabled") {}.disabled(true)
      Button("Repeats while held: \(count)") { count += 1 }.buttonRepeatBehavior(.enabled)
      Button("As wide as there is room") {}.buttonStyle(.bordered).buttonSizing(.flexible)
    }
    Example("Toggle") {
      Toggle("Notifications", isOn: $isOn)
    }
    Example("Progress") {
      ProgressView(value: 0.6) { Text("Uploading") }
      ProgressView("Waiting", value: 0.3)
    }
    Example("Labels") {
      Label("Downloads", systemImage: "arrow.down.circle")
      Label("Favorites", systemImage: "star.fill").foregroundStyle(.orange)
    }
  }
}

#Preview("Controls") {
  @Previewable @State var isOn = false
  Toggle("In a preview", isOn: $isOn)
  ControlsPage()
}
