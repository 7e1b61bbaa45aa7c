import CoreGraphics
import ReactiveGraph
import SwiftUICore

/// A control that chooses a colour.
///
/// ```swift
/// struct Paper: View {
///   @State private var color = Color.yellow
///   var body: some View {
///     ColorPicker("Paper", selection: $color, supportsOpacity: false)
///   }
/// }
/// ```
///
/// The colour is shown in a well behind the label. The well opens a panel with a grid of colours, a spectrum and sliders: a
/// popover on the desktop, a sheet on the phone.
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  init(_ selection: Binding<CGColor>, _ supportsOpacity: Bool, _ label: Label) {
    self.init(
      Binding<Color>(
        get: { Color(cgColor: selection.wrappedValue) },
        set: { if let color = $0.cgColor { selection.wrappedValue = color } }), supportsOpacity, label)
  }

  /// Makes a colour picker with any label.
  ///
  /// - Parameters:
  ///   - selection: The colour, which the picker reads and writes.
  ///   - supportsOpacity: Whether the colour may let through what is behind it. The default is true.
  ///   - label: Makes the label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity, label())
  }

  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity, label())
  }
}

extension ColorPicker where Label == Text {
  /// Makes a colour picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(title))
  }
}

extension ColorPicker: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = ColorPickerLabel(part: ControlPart(view.part(\.label), in: ControlStyleScope()))
    let row = _GraphValue<ColorRow> {
      let picker: Self = view.read()
      return ColorRow(label: label, selection: picker.selection, supportsOpacity: picker.supportsOpacity)
    }
    return ColorRow._makeView(view: row, inputs: inputs)
  }
}

nonisolated struct ColorPickerLabel: View, ControlPartView {
  let part: ControlPart
}
