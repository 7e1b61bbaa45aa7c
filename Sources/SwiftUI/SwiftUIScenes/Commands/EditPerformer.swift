import InputEngine
import ReactiveGraph
import SwiftUIControls
import SwiftUICore

/// Does what a key does, for the view that has the focus behind the menus.
struct EditPerformer {
  let perform: (KeyEvent) -> Void
}

private struct EditPerformerKey: EnvironmentKey { static var defaultValue: EditPerformer? { nil } }

extension EnvironmentValues {
  var editPerformer: EditPerformer? {
    get { self[EditPerformerKey.self] }
    set { self[EditPerformerKey.self] = newValue }
  }
}

/// Gives the menu bar inside the way to the view that has the focus.
nonisolated struct EditPerformerScope: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let link: WeakWindow.Link = inputs.window.link
    let performer = EditPerformer { event in _ = link.window?.keyboard.sendCommand(event) }
    inputs.environment = inputs.environment.overriding("edit performer") { $0.editPerformer = performer }
  }
}

/// An item that does for the view with the focus what its key does there. The key itself needs no menu: views handle it.
nonisolated struct EditCommandItem: View {
  let title: LocalizedStringKey
  let shortcut: KeyboardShortcut
  @Environment(\.editPerformer) private var performer: EditPerformer?

  init(_ title: LocalizedStringKey, _ shortcut: KeyboardShortcut) {
    self.title = title
    self.shortcut = shortcut
  }

  var body: some View {
    Button(title) {
      let symbol: KeySymbol = shortcut.key.symbol
      performer?.perform(KeyEvent(.down, symbol, modifiers: shortcut.modifiers.input, time: 0))
    }
    .environment(\.shownShortcut, shortcut)
  }
}
