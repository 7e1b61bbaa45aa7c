import AccessibilityTree
import CoreGraphics
import DateEditing
import Foundation
import InputEngine
import ReactiveGraph
import SwiftUICore

/// What a person does with one part of a date.
nonisolated enum DatePartAction {
  case step(Int)
  case set(Int)
  case digit(Int)
  /// Goes to a neighbour.
  case move(Int)
  /// Comes by a click.
  case focus
}

/// One part of a date in a field is an adjustable element with its name and value.
nonisolated struct DatePartBehavior: ControlBehavior {
  let unit: DateUnit
  let letters: String
  let units: [DateUnit]
  let editor: DateEditor
  let selection: Binding<Date>
  let group: FocusGroup
  /// Digits that are typed and do not count yet.
  let pending: String
  let act: (DatePartAction) -> Void

  static let actions: [AccessibilityActionCode] = [.increment, .decrement]

  static func describe(
    _ control: _GraphValue<Self>, in properties: inout AccessibilityProperties, environment: EnvironmentValues
  ) {
    let part: Self = control.read()
    properties.role = .stepper
    properties.label = part.unit.name.string(in: environment)
    // Months are spoken by their names.
    let pattern: String = part.unit == .month ? "LLLL" : part.letters
    properties.value = DateNames.string(part.selection.wrappedValue, pattern: pattern, in: part.editor)
  }

  @MainActor func perform(_ action: AccessibilityActionCode) { act(.step(action == .increment ? 1 : -1)) }

  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    switch key {
    case .up: { act(.step(1)) }
    case .down: { act(.step(-1)) }
    case .leading: { act(.move(-1)) }
    case .trailing: { act(.move(1)) }
    case .character(let character):
      if let digit = character.wholeNumberValue, unit != .dayPeriod, unit != .era {
        { act(.digit(digit)) }
      } else if unit == .dayPeriod, character == "a" || character == "p" {
        { act(.set(character == "a" ? 0 : 1)) }
      } else {
        nil
      }
    case .pageUp, .pageDown, .home, .end: nil
    }
  }

  @MainActor func follow(_ pointer: inout ControlPointer) {
    if pointer.phase == .began { act(.focus) }
  }

  /// What the field shows: what is being typed, else the part.
  var text: String {
    pending.isEmpty ? DateNames.string(selection.wrappedValue, pattern: letters, in: editor) : pending
  }
}

extension DateUnit {
  fileprivate nonisolated var name: Text {
    switch self {
    case .era: Text("Era")
    case .year: Text("Year")
    case .month: Text("Month")
    case .day: Text("Day")
    case .hour, .shortHour: Text("Hour")
    case .minute: Text("Minute")
    case .second: Text("Second")
    case .dayPeriod: Text("AM/PM")
    }
  }
}

nonisolated struct DatePartControl: View {
  let behavior: DatePartBehavior
}

extension DatePartControl: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let behavior: DatePartBehavior = inputs.graph.untracked { control.behavior.read() }
    behavior.group.add(control, for: behavior.unit)
    let body = _GraphValue<DatePartText> {
      DatePartText(control: control, text: control.behavior.read().text)
    }
    var outputs: _ViewOutputs = DatePartText._makeView(view: body, inputs: inputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

nonisolated private struct DatePartText: View {
  let control: ControlNode<DatePartBehavior>
  let text: String

  @MainActor var body: some View {
    Text(verbatim: text).fixedSize().padding(.horizontal, 1).modifier(ControlTarget(control, .follows))
  }
}
