import SwiftUI

/// Controls that choose one of several values.
struct ChoicesPage: View {
  @State private var size = 2
  @State private var weather = "sun.max"
  @State private var month = 4
  @State private var isBold = true
  @State private var isOpen = true
  @State private var paper = Color(.sRGB, red: 1, green: 0.8, blue: 0.2)

  var body: some View {
    Example("Menu picker") {
      Picker("Size", selection: $size) { sizes }
      Picker("Disabled", selection: .constant(1)) { sizes }.pickerStyle(.menu).disabled(true)
    }
    Example("Segmented picker") {
      Picker("Size", selection: $size) { sizes }.pickerStyle(.segmented)
      Picker("Disabled", selection: .constant(1)) { sizes }.pickerStyle(.segmented).disabled(true)
    }
    Example("Inline picker") {
      Picker("Size", selection: $size) { sizes }.pickerStyle(.inline)
    }
    Example("Radio buttons") {
      Picker("Size", selection: $size) { sizes }.pickerStyle(.radioGroup)
      Picker("Size", selection: $size) { sizes }.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
    }
    Example("Palette") {
      Picker("Weather", selection: $weather) {
        ForEach(["sun.max", "cloud.rain", "snow"], id: \.self) { Image(systemName: $0) }
      }
      .pickerStyle(.palette)
      Picker("Weather", selection: $weather) {
        ForEach(["sun.max", "cloud.rain"], id: \.self) { Image(systemName: $0) }
      }
      .pickerStyle(.palette)
      .paletteSelectionEffect(.symbolVariant(.fill))
    }
    Example("Wheel") {
      Picker("Month", selection: $month) {
        ForEach(1..<13) { Text(verbatim: "Month \($0)") }
      }
      .pickerStyle(.wheel)
      .defaultWheelPickerItemHeight(28)
    }
    Example("Control group") {
      ControlGroup("Style") {
        Toggle("Bold", systemImage: "bold", isOn: $isBold)
        Button("Italic", systemImage: "italic") {}
        Button("Underline", systemImage: "underline") {}
      }
      .labelStyle(.iconOnly)
      ControlGroup {
        Button("Back", systemImage: "chevron.left") {}
        Button("Forward", systemImage: "chevron.right") {}
      }
      .controlGroupStyle(.navigation)
    }
    Example("Color picker") {
      ColorPicker("Paper", selection: $paper)
      ColorPicker("Ink", selection: .constant(.blue.opacity(0.4)))
    }
    Example("Disclosure group") {
      DisclosureGroup("Closed") { Text("Unseen") }
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("What is inside") }
      DisclosureGroup("In a style of its own", isExpanded: $isOpen) { Text("A sign instead of an arrow") }
        .disclosureGroupStyle(Signed())
    }
    Example("Unavailable content") {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
        .frame(height: 200)
    }
  }

  @ViewBuilder private var sizes: some View {
    Text("Small").tag(1)
    Text("Middle").tag(2)
    Text("Large").tag(3)
  }
}

private struct Signed: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isExpanded ? "minus" : "plus")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content.padding(.leading, 24) }
    }
  }
}
