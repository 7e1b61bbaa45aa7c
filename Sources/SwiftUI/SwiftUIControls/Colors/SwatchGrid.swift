import AccessibilityTree
import ControlLooks
import ReactiveGraph
import SwiftUICore

/// The swatches of a colour panel. One of them is a stop of the keyboard; arrows choose its neighbours.
nonisolated struct SwatchGrid: View {
  let chosen: Swatch?
  let choose: (Swatch) -> Void

  init(chosen: Swatch?, choose: @escaping (Swatch) -> Void) {
    self.chosen = chosen
    self.choose = choose
  }
}

extension SwatchGrid: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let group = FocusGroup(inputs.window)
    let rows = _GraphValue<SwatchRows> { SwatchRows(grid: view.read(), group: group) }
    return SwatchRows._makeView(view: rows, inputs: inputs)
  }
}

nonisolated private struct SwatchRows: View {
  let grid: SwatchGrid
  let group: FocusGroup

  @MainActor var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<Swatch.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Swatch.columns, id: \.self) { column in
            SwatchControl(behavior: behavior(Swatch(row: row, column: column)))
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 6))
  }

  private func behavior(_ swatch: Swatch) -> SwatchBehavior {
    let stop: Swatch = grid.chosen ?? Swatch(row: 0, column: 0)
    return SwatchBehavior(
      swatch: swatch, isSelected: swatch == grid.chosen, takesKeyboard: swatch == stop, group: group,
      choose: grid.choose)
  }
}

/// A swatch is a button that is called by its colour.
nonisolated struct SwatchBehavior: ControlBehavior {
  let swatch: Swatch
  let isSelected: Bool
  let takesKeyboard: Bool
  let group: FocusGroup
  let choose: (Swatch) -> Void

  static let actions: [AccessibilityActionCode] = [.activate]

  static func describe(
    _ control: _GraphValue<Self>, in properties: inout AccessibilityProperties, environment: EnvironmentValues
  ) {
    let behavior: Self = control.read()
    properties.role = .button
    properties.label = behavior.swatch.name(in: environment)
    properties.traits = behavior.isSelected ? [.isButton, .isSelected] : .isButton
  }

  @MainActor func perform(_ action: AccessibilityActionCode) { choose(swatch) }

  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    let target: Swatch?
    switch key {
    case .leading: target = swatch.moved(rows: 0, columns: -1)
    case .trailing: target = swatch.moved(rows: 0, columns: 1)
    case .up: target = swatch.moved(rows: -1, columns: 0)
    case .down: target = swatch.moved(rows: 1, columns: 0)
    case .home: target = Swatch(row: swatch.row, column: 0)
    case .end: target = Swatch(row: swatch.row, column: Swatch.columns - 1)
    case .pageUp, .pageDown, .character: return nil
    }
    return {
      guard let target, target != swatch else { return }
      choose(target)
      group.focus(target)
    }
  }
}

nonisolated private struct SwatchControl: View {
  let behavior: SwatchBehavior
}

extension SwatchControl: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let behavior: SwatchBehavior = inputs.graph.untracked { control.behavior.read() }
    behavior.group.add(control, for: behavior.swatch)
    let look = _GraphValue<LookView<SwatchLook>> {
      let behavior: SwatchBehavior = control.behavior.read()
      let color: Color.Resolved = behavior.swatch.components.resolved
      return LookView(
        SwatchLook(
          red: Double(color.red), green: Double(color.green), blue: Double(color.blue), isSelected: behavior.isSelected)
      )
    }
    var outputs: _ViewOutputs = LookView<SwatchLook>._makeView(view: look, inputs: inputs)
    control.takeTaps(of: &outputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}
