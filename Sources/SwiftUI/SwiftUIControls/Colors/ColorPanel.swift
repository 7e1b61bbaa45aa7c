import HostInterface
import SwiftUICore

/// A page of a colour panel.
package enum ColorPage: Hashable {
  case grid, spectrum, sliders
}

/// The panel of a colour picker: a grid, a spectrum or sliders, and below them the opacity.
package struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let page: Binding<ColorPage>
  /// Ends the choice by the button of a phone's panel; nil to close what presents the panel.
  let close: (() -> Void)?
  /// The components that were chosen last, which say the hue of a grey.
  @State private var chosen: ColorComponents?
  @Environment(\.self) private var environment: EnvironmentValues
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.dismiss) private var dismiss: DismissAction

  package init(
    selection: Binding<Color>, supportsOpacity: Bool, page: Binding<ColorPage>, close: (() -> Void)? = nil
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.page = page
    self.close = close
  }

  private var current: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

  private var components: Binding<ColorComponents> {
    let current: Color.Resolved = current
    return Binding {
      ColorComponents(current, like: chosen)
    } set: { new in
      chosen = new
      selection.wrappedValue = new.color
    }
  }

  package var body: some View {
    let current: Color.Resolved = current
    let isPhone: Bool = idiom == .phone
    VStack(spacing: 12) {
      if isPhone { header }
      Picker("Colors", selection: page) {
        Text("Grid").tag(ColorPage.grid)
        Text("Spectrum").tag(ColorPage.spectrum)
        Text("Sliders").tag(ColorPage.sliders)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      pageView(current).frame(height: isPhone ? 260 : 180)
      if supportsOpacity {
        ColorSlider(title: "Opacity", scale: 100, unit: "%", value: part(\.opacity, of: current))
      }
    }
    .padding(isPhone ? 16 : 12)
    .frame(width: isPhone ? nil : 260)
    .tint(Color(Color.Resolved(red: current.red, green: current.green, blue: current.blue)))
  }

  private var header: some View {
    HStack {
      Text("Colors").font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      Button {
        if let close { close() } else { dismiss() }
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Close")
    }
  }

  @ViewBuilder private func pageView(_ current: Color.Resolved) -> some View {
    switch page.wrappedValue {
    case .grid:
      SwatchGrid(chosen: Swatch.all.first { HexColor($0.components.resolved) == HexColor(current) }) { swatch in
        var new: ColorComponents = swatch.components
        if supportsOpacity { new.opacity = Double(current.opacity) }
        components.wrappedValue = new
      }
    case .spectrum:
      // Hues run from the left to the right in every language.
      ColorSpectrum(components).environment(\.layoutDirection, .leftToRight)
    case .sliders:
      VStack(spacing: 8) {
        ColorSlider(title: "Red", scale: 255, value: part(\.red, of: current))
        ColorSlider(title: "Green", scale: 255, value: part(\.green, of: current))
        ColorSlider(title: "Blue", scale: 255, value: part(\.blue, of: current))
        HStack {
          Text("Hex").font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
          Spacer()
          TextField("Hex", value: hex(current), format: HexColorFormat())
            .textFieldStyle(.roundedBorder)
            .frame(width: 100)
        }
        Spacer(minLength: 0)
      }
    }
  }

  private func part(_ path: WritableKeyPath<Color.Resolved, Float>, of current: Color.Resolved) -> Binding<Double> {
    Binding {
      Double(min(1, max(0, current[keyPath: path])))
    } set: { value in
      var new: Color.Resolved = current
      new[keyPath: path] = Float(value)
      chosen = ColorComponents(new, like: chosen)
      selection.wrappedValue = Color(new)
    }
  }

  private func hex(_ current: Color.Resolved) -> Binding<HexColor> {
    Binding {
      HexColor(current)
    } set: { number in
      selection.wrappedValue = Color(number.resolved(opacity: current.opacity))
    }
  }
}

/// A slider for one part of a colour, with its name above and its number behind it.
private struct ColorSlider: View {
  let title: LocalizedStringKey
  /// The number that stands for the whole.
  let scale: Double
  let unit: String
  @Binding var value: Double

  init(title: LocalizedStringKey, scale: Double, unit: String = "", value: Binding<Double>) {
    self.title = title
    self.scale = scale
    self.unit = unit
    _value = value
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
      HStack(spacing: 8) {
        Slider(value: $value) { Text(title) }.labelsHidden()
        Text(verbatim: "\(Int((value * scale).rounded()))\(unit)")
          .font(.body.monospacedDigit())
          .frame(width: 44, alignment: .trailing)
          .accessibilityHidden(true)
      }
    }
  }
}
