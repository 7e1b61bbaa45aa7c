import SwiftUI

/// Controls and boxes in the styles that they have.
struct StylesPage: View {
  @State private var isOn: Bool = true

  var body: some View {
    Example("Boxes") {
      GroupBox("A group") { Text("Things that belong together").frame(maxWidth: .infinity, alignment: .leading) }
      GroupBox {
        Text("In a style of its own")
      } label: {
        Label("Mine", systemImage: "star")
      }
      .groupBoxStyle(Outlined()).backgroundStyle(.mint.opacity(0.3))
      Divider()
      LabeledContent("Version", value: "1.2")
      LabeledContent("Size", value: "4 MB").labeledContentStyle(Columns())
    }
    Example("Labels") {
      Label("Icon and title", systemImage: "bolt").labelStyle(.titleAndIcon)
      Label("Title alone", systemImage: "bolt").labelStyle(.titleOnly)
      Label("Icon alone", systemImage: "bolt").labelStyle(.iconOnly)
      Label("Far from its icon", systemImage: "bolt").labelIconToTitleSpacing(40)
      Label("Room for a wide icon", systemImage: "bolt").labelReservedIconWidth(60)
    }
    Example("Buttons") {
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).tint(.green)
      Button("Glass") {}.buttonStyle(.glass).padding(8).background(.orange.gradient)
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
      }
      .buttonStyle(.bordered)
      Button("Large") {}.buttonStyle(.bordered).controlSize(.large)
      Button("Extra large") {}.buttonStyle(.bordered).controlSize(.extraLarge)
      Button {
      } label: {
        Label("Symbols of three sizes", systemImage: "star")
      }.imageScale(.large)
    }
    Example("Toggles") {
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch).tint(.orange)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Toggle("Without its label", isOn: $isOn).labelsHidden()
    }
    Example("Progress") {
      ProgressView(value: 0.4).progressViewStyle(.linear).tint(.purple)
      ProgressView().progressViewStyle(.circular)
      ProgressView("Loading")
    }
  }
}

private struct Outlined: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding().frame(maxWidth: .infinity, alignment: .leading).background(in: .rect(cornerRadius: 12))
  }
}

private struct Columns: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
  }
}

#Preview("Styles") { StylesPage() }
