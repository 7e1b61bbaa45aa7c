import ControlLooks
import DateEditing
import Foundation
import HostInterface
import SwiftUICore

/// A field behind the label, and a stepper for the part that was used last.
struct FieldDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool
  @State private var active: DateUnit?
  private let settings = DateSettings()
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.spreadsRows) private var isSpread: Bool
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  init(configuration: DatePickerStyleConfiguration, hasStepper: Bool) {
    self.configuration = configuration
    self.hasStepper = hasStepper
  }

  private func step(_ count: Int) {
    let first: DateUnit = configuration.displayedComponents.contains(.date) ? .day : .hour
    configuration.selection = settings.editor(for: configuration)
      .stepping(active ?? first, by: count, in: configuration.selection)
  }

  var body: some View {
    let layout: AnyLayout = LabeledLayout.of(size)
    return layout {
      if labels != .hidden {
        configuration.label.font(font ?? .body).accessibilityHidden(true)
        if isSpread, !size.isAccessibilitySize { Spacer(minLength: 0) }
      }
      DateField(configuration: configuration, parts: configuration.displayedComponents, active: $active)
        .modifier(RowControl())
      if hasStepper {
        Stepper {
          Text("Date")
        } onIncrement: {
          step(1)
        } onDecrement: {
          step(-1)
        }
        .labelsHidden()
        // The parts of the field can be adjusted themselves.
        .accessibilityHidden(true)
      }
    }
    .modifier(ControlOpacity(opacity: 1))
  }
}

/// The parts of a date in the order of the language. Each is a control: arrows change it and go to its neighbours, digits
/// write it.
struct DateField: View {
  let configuration: DatePickerStyleConfiguration
  let parts: DatePickerComponents
  let active: Binding<DateUnit?>?
  /// What is being typed, and where.
  @State private var typing = DateTyping()
  @State private var typedUnit: DateUnit?
  private let settings = DateSettings()
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  init(configuration: DatePickerStyleConfiguration, parts: DatePickerComponents, active: Binding<DateUnit?>?) {
    self.configuration = configuration
    self.parts = parts
    self.active = active
  }

  /// The parts of the date and those of the time.
  private func rows(in editor: DateEditor) -> [[DatePattern.Piece]] {
    var rows: [[DatePattern.Piece]] = []
    if parts.contains(.date) { rows.append(DatePattern(template: "yMd", in: editor).pieces) }
    if parts.contains(.hourAndMinute) { rows.append(DatePattern(template: "jmm", in: editor).pieces) }
    return rows
  }

  /// Below each other where the text is large.
  private var layout: AnyLayout {
    size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
  }

  var body: some View {
    let editor: DateEditor = settings.editor(for: configuration)
    let rows: [[DatePattern.Piece]] = rows(in: editor)
    let units: [DateUnit] = rows.joined().compactMap { if case .unit(let unit, _) = $0 { unit } else { nil } }
    layout {
      ForEach(Array(rows.enumerated()), id: \.offset) { _, pieces in row(pieces, units, editor) }
    }
    .font(idiom == .phone ? .body : .body.monospacedDigit())
    .padding(.horizontal, idiom == .phone ? 10 : 6)
    .frame(minHeight: idiom == .phone ? 34 : 22)
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: idiom == .phone ? 8 : 5))
  }

  private func row(_ pieces: [DatePattern.Piece], _ units: [DateUnit], _ editor: DateEditor) -> some View {
    // Digits with points between them run from left to right in every language, unless it marks them.
    let isMarked: Bool = pieces.contains {
      if case .literal(let text) = $0 { text.contains("\u{200F}") } else { false }
    }
    return HStack(spacing: 0) {
      ForEach(Array(pieces.enumerated()), id: \.offset) { _, piece in
        switch piece {
        case .literal(let text): Text(verbatim: text).fixedSize().accessibilityHidden(true)
        case .unit(let unit, let letters):
          DatePartControl(behavior: behavior(unit, letters, units, editor))
        }
      }
    }
    .modifier(FieldDirection(isForced: !isMarked))
  }

  private func behavior(
    _ unit: DateUnit, _ letters: String, _ units: [DateUnit], _ editor: DateEditor
  ) -> DatePartBehavior {
    DatePartBehavior(
      unit: unit, letters: letters, units: units, editor: editor, selection: configuration.$selection,
      group: configuration.group, pending: typedUnit == unit ? typing.pending : ""
    ) { action in
      use(unit, units, editor, action)
    }
  }

  private func use(_ unit: DateUnit, _ units: [DateUnit], _ editor: DateEditor, _ action: DatePartAction) {
    active?.wrappedValue = unit
    var date: Date = configuration.selection
    var typing: DateTyping = typedUnit == unit ? self.typing : DateTyping()
    if case .digit(let digit) = action {
      let result: DateTyping.Result = typing.type(digit, into: unit, of: date, in: editor)
      date = result.date
      if result.isComplete { focus(1, from: unit, units) }
    } else {
      date = typing.finish(unit, of: date, in: editor)
    }
    switch action {
    case .step(let count): date = editor.stepping(unit, by: count, in: date)
    case .set(let value): date = editor.setting(unit, to: value, in: date)
    case .move(let step): focus(step, from: unit, units)
    case .focus: configuration.group.focus(unit)
    case .digit: break
    }
    self.typing = typing
    typedUnit = unit
    if date != configuration.selection { configuration.selection = date }
  }

  private func focus(_ step: Int, from unit: DateUnit, _ units: [DateUnit]) {
    guard let index = units.firstIndex(of: unit), units.indices.contains(index + step) else { return }
    configuration.group.focus(units[index + step])
  }
}

/// From left to right where that is forced.
private struct FieldDirection: ViewModifier {
  let isForced: Bool

  func body(content: Content) -> some View {
    content.transformEnvironment(\.layoutDirection) { if isForced { $0 = .leftToRight } }
  }
}
