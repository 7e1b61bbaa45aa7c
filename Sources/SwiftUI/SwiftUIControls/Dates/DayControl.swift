import AccessibilityTree
import ControlLooks
import CoreGraphics
import DateEditing
import Foundation
import HostInterface
import ReactiveGraph
import SwiftUICore

/// A day of a calendar is a button that is called by its whole date.
nonisolated struct DayBehavior: ControlBehavior {
  let day: Date
  let name: String
  let isSelected: Bool
  let takesKeyboard: Bool
  let group: FocusGroup
  let choose: () -> Void
  let move: (Int, Calendar.Component) -> Void

  static let actions: [AccessibilityActionCode] = [.activate]

  static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties) {
    let day: Self = control.read()
    properties.role = .button
    properties.label = day.name
    properties.traits = day.isSelected ? [.isButton, .isSelected] : .isButton
  }

  @MainActor func perform(_ action: AccessibilityActionCode) { choose() }

  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    switch key {
    case .leading: { move(-1, .day) }
    case .trailing: { move(1, .day) }
    case .up: { move(-7, .day) }
    case .down: { move(7, .day) }
    case .pageUp: { move(-1, .month) }
    case .pageDown: { move(1, .month) }
    case .home, .end, .character: nil
    }
  }
}

nonisolated struct DayControl: View {
  let behavior: DayBehavior
  let isToday: Bool
  let editor: DateEditor
}

extension DayControl: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let behavior: DayBehavior = inputs.graph.untracked { control.behavior.read() }
    behavior.group.add(control, for: behavior.day)
    let cell = _GraphValue<DayCell> {
      let day: Self = view.read()
      return DayCell(control: control, day: day)
    }
    var outputs: _ViewOutputs = DayCell._makeView(view: cell, inputs: inputs)
    control.takeTaps(of: &outputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

/// The number of a day on its ground.
nonisolated private struct DayCell: View {
  let control: ControlNode<DayBehavior>
  let day: DayControl
  @Environment(\.idiom) private var idiom: Idiom

  init(control: ControlNode<DayBehavior>, day: DayControl) {
    self.control = control
    self.day = day
  }

  @MainActor private var color: AnyShapeStyle {
    if day.behavior.isSelected { return AnyShapeStyle(.white) }
    return day.isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  @MainActor var body: some View {
    let isPhone: Bool = idiom == .phone
    LookView(DayLook(isPhone: isPhone, isSelected: day.behavior.isSelected, isPressed: control.isPressed))
      .overlay {
        Text(DateNames.string(day.behavior.day, pattern: "d", in: day.editor))
          .font(.system(size: isPhone ? 17 : 13, weight: day.behavior.isSelected || day.isToday ? .semibold : .regular))
          .foregroundStyle(color)
          .fixedSize()
      }
      .modifier(ControlOpacity(opacity: 1))
  }
}
