import DateEditing
import Foundation
import HostInterface
import SwiftUICore

/// The date in words, which opens a calendar, and the time: in words that open wheels on a phone, as a field on a desktop.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var opened: DatePickerComponents = []
  private let settings = DateSettings()
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.spreadsRows) private var isSpread: Bool
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  private func pill<Panel: View>(
    _ part: DatePickerComponents, _ template: String, _ editor: DateEditor,
    @ViewBuilder panel: @escaping () -> Panel
  ) -> some View {
    Button {
      opened = part
    } label: {
      Text(DateNames.string(configuration.selection, template: template, in: editor))
        .foregroundStyle(opened == part ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .padding(.horizontal, idiom == .phone ? 12 : 8)
        .frame(minHeight: idiom == .phone ? 34 : 22)
        .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: idiom == .phone ? 8 : 5))
    }
    .buttonStyle(.plain)
    .accessibility { properties, environment in
      properties.value = (opened == part ? Text("Expanded") : Text("Collapsed")).string(in: environment)
    }
    .controlPanel(
      isPresented: Binding(get: { opened == part }, set: { if !$0 { opened = [] } }), label: configuration.label,
      onPhone: .popover, panel: panel)
  }

  var body: some View {
    let editor: DateEditor = settings.editor(for: configuration)
    let layout: AnyLayout = LabeledLayout.of(size)
    layout {
      if labels != .hidden {
        configuration.label.font(idiom == .phone ? font : font ?? .body).accessibilityHidden(true)
        if isSpread, !size.isAccessibilitySize { Spacer(minLength: 0) }
      }
      layout {
        if configuration.displayedComponents.contains(.date) {
          pill(.date, "yMMMd", editor) {
            DayPicker(configuration: configuration, editor: editor)
              .frame(width: idiom == .phone ? 300 : 200)
              .padding(idiom == .phone ? 16 : 12)
          }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          if idiom == .phone {
            pill(.hourAndMinute, "jmm", editor) {
              WheelDatePicker(configuration: timeAlone).frame(width: 220).padding(8)
            }
          } else {
            DateField(configuration: configuration, parts: .hourAndMinute, active: nil)
          }
        }
      }
      .modifier(RowControl())
    }
    .modifier(ControlOpacity(opacity: 1))
  }

  private var timeAlone: DatePickerStyleConfiguration {
    var time: DatePickerStyleConfiguration = configuration
    time.displayedComponents = .hourAndMinute
    return time
  }
}

/// The layout of a label and its control: side by side, or below each other where the text is large.
enum LabeledLayout {
  static func of(_ size: DynamicTypeSize) -> AnyLayout {
    size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6)) : AnyLayout(HStackLayout(spacing: 8))
  }
}
