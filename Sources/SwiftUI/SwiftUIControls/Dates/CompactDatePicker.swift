import DateEditing
import Foundation
import HostInterface
import SwiftUICore

/// The date and the time in words, each of which opens its controls below.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var opened: DatePickerComponents = []
  private let settings = DateSettings()
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  private func pill(_ part: DatePickerComponents, _ template: String, _ editor: DateEditor) -> some View {
    Button {
      withAnimation { opened = opened == part ? [] : part }
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
  }

  var body: some View {
    let editor: DateEditor = settings.editor(for: configuration)
    let layout: AnyLayout = LabeledLayout.of(size)
    VStack(spacing: 8) {
      layout {
        if labels != .hidden {
          configuration.label.font(idiom == .phone ? font : font ?? .body).accessibilityHidden(true)
          if idiom == .phone, !size.isAccessibilitySize { Spacer(minLength: 0) }
        }
        if configuration.displayedComponents.contains(.date) { pill(.date, "yMMMd", editor) }
        if configuration.displayedComponents.contains(.hourAndMinute) { pill(.hourAndMinute, "jmm", editor) }
      }
      if opened == .date { DayPicker(configuration: configuration, editor: editor) }
      if opened == .hourAndMinute { WheelDatePicker(configuration: timeAlone) }
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
