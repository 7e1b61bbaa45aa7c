import ControlLooks
import Foundation
import HostInterface
import SwiftUICore

/// The label with the well behind it: at the end of the row on a phone, right beside it on a desktop.
nonisolated struct ColorRow: View {
  let label: ColorPickerLabel
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.self) private var environment: EnvironmentValues
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.labelsVisibility) private var labels: Visibility

  init(label: ColorPickerLabel, selection: Binding<Color>, supportsOpacity: Bool) {
    self.label = label
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  @MainActor var body: some View {
    let color: Color.Resolved = selection.wrappedValue.resolve(in: environment)
    VStack(alignment: idiom == .phone ? .center : .leading, spacing: 8) {
      HStack(spacing: 8) {
        if labels != .hidden {
          label.font(idiom == .phone ? font : font ?? .body).accessibilityHidden(true)
          if idiom == .phone { Spacer(minLength: 0) }
        }
        Button {
          withAnimation { isOpen.toggle() }
        } label: {
          ColorWell(color: color)
        }
        .buttonStyle(.plain)
        .accessibility { properties, environment in
          properties.value = Self.words(for: color, in: environment, withOpacity: supportsOpacity)
        }
        .accessibilityLabel { _ in label }
      }
      if isOpen { ColorPanel(selection: selection, current: color, supportsOpacity: supportsOpacity) }
    }
    .modifier(ControlOpacity(opacity: 1))
  }

  /// The parts of a colour as percentages.
  private static func words(
    for color: Color.Resolved, in environment: EnvironmentValues, withOpacity: Bool
  ) -> String {
    func percent(_ value: Float) -> String {
      let format: FloatingPointFormatStyle<Double>.Percent = .percent.precision(.fractionLength(0))
      return format.locale(environment.locale).format(value.isFinite ? Double(value) : 0)
    }
    var parts: [Text] = [
      Text("Red \(percent(color.red))"), Text("Green \(percent(color.green))"), Text("Blue \(percent(color.blue))"),
    ]
    if withOpacity, color.opacity < 1 { parts.append(Text("Opacity \(percent(color.opacity))")) }
    return parts.map { $0.string(in: environment) }.joined(separator: ", ")
  }
}

/// A colour in its frame.
struct ColorWell: View {
  let color: Color.Resolved
  @Environment(\.idiom) private var idiom: Idiom

  init(color: Color.Resolved) { self.color = color }

  var body: some View {
    LookView(
      ColorWellLook(
        isPhone: idiom == .phone, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        opacity: Double(color.opacity)))
  }
}

/// A palette and a slider for each component.
private struct ColorPanel: View {
  let selection: Binding<Color>
  let current: Color.Resolved
  let supportsOpacity: Bool
  /// The components that were chosen last, which say the hue of a grey.
  @State private var chosen: ColorComponents?

  init(selection: Binding<Color>, current: Color.Resolved, supportsOpacity: Bool) {
    self.selection = selection
    self.current = current
    self.supportsOpacity = supportsOpacity
  }

  private static let palette: [(name: LocalizedStringKey, color: Color)] = [
    ("White", .white), ("Gray", .gray), ("Black", .black), ("Red", .red), ("Orange", .orange), ("Yellow", .yellow),
    ("Green", .green), ("Teal", .teal), ("Blue", .blue), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
  ]

  private func component(_ path: WritableKeyPath<ColorComponents, Double>) -> Binding<Double> {
    Binding {
      ColorComponents(current, like: chosen)[keyPath: path]
    } set: { value in
      var new = ColorComponents(current, like: chosen)
      new[keyPath: path] = value
      chosen = new
      selection.wrappedValue = new.color
    }
  }

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 4) {
        ForEach(Array(Self.palette.enumerated()), id: \.offset) { _, entry in
          Button {
            selection.wrappedValue = supportsOpacity ? entry.color.opacity(Double(current.opacity)) : entry.color
          } label: {
            RoundedRectangle(cornerRadius: 4).fill(entry.color)
              .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.separator) }
              .frame(maxWidth: .infinity).frame(height: 24)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(entry.name)
        }
      }
      Slider(value: component(\.hue)) { Text("Hue") }
      Slider(value: component(\.saturation)) { Text("Saturation") }
      Slider(value: component(\.brightness)) { Text("Brightness") }
      if supportsOpacity { Slider(value: component(\.opacity)) { Text("Opacity") } }
    }
    .frame(maxWidth: 360)
    .tint(Color(Color.Resolved(red: current.red, green: current.green, blue: current.blue)))
  }
}
