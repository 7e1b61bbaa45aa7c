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
  /// The page of the panel, which is there again when the panel opens again.
  @State private var page = ColorPage.grid
  @Environment(\.self) private var environment: EnvironmentValues
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.spreadsRows) private var isSpread: Bool

  init(label: ColorPickerLabel, selection: Binding<Color>, supportsOpacity: Bool) {
    self.label = label
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  @MainActor var body: some View {
    let color: Color.Resolved = selection.wrappedValue.resolve(in: environment)
    HStack(spacing: 8) {
      if labels != .hidden {
        label.font(idiom == .phone ? font : font ?? .body).accessibilityHidden(true)
        if isSpread { Spacer(minLength: 0) }
      }
      Button {
        isOpen = true
      } label: {
        ColorWell(color: color)
      }
      .buttonStyle(.plain)
      .accessibility { properties, environment in
        properties.value = ColorWords.components(of: color, in: environment, withOpacity: supportsOpacity)
      }
      .accessibilityLabel { _ in label }
      .controlPanel(isPresented: $isOpen, label: label, onPhone: .sheet) {
        ColorPanel(selection: selection, supportsOpacity: supportsOpacity, page: $page)
      }
      .modifier(RowControl())
    }
    .modifier(ControlOpacity(opacity: 1))
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
