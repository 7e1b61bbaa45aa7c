import FoundationGaps
import InputEngine

/// A command about the clipboard for the views around the focus.
package enum TransferCommand: Hashable, Sendable, CaseIterable {
  case copy, cut, paste

  /// The command of a key: Control (Command on Apple's keyboards) with C, X and V, and the older ones with Insert.
  init?(_ event: KeyEvent) {
    let held: InputModifiers = event.modifiers.intersection([.command, .shift, .control, .option])
    switch (event.symbol, held) {
    case (.character("c"), .command), (.insert, .command): self = .copy
    case (.character("x"), .command), (.deleteForward, .shift): self = .cut
    case (.character("v"), .command), (.insert, .shift): self = .paste
    default: return nil
    }
  }
}

/// What a modifier does with commands about the clipboard.
nonisolated struct TransferCommandModifier: InputsModifier {
  struct Actions {
    /// The items to be copied; empty for none.
    var copy: (() -> [NSItemProvider])?
    /// The items that were cut out; empty for none.
    var cut: (() -> [NSItemProvider])?
    /// Takes the items of the clipboard; false when it does nothing with them.
    var paste: (([NSItemProvider]) -> Bool)?
  }

  var actions: Actions

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let handler = Handler(modifier, inputs)
    inputs.focusContext = FocusContext(parent: inputs.focusContext, in: inputs.slot, commands: handler)
  }

  private final class Handler: FocusCommandHandler {
    private let modifier: _GraphValue<TransferCommandModifier>
    private let inputs: _ViewInputs

    init(_ modifier: _GraphValue<TransferCommandModifier>, _ inputs: _ViewInputs) {
      self.modifier = modifier
      self.inputs = inputs
    }

    func handle(_ command: FocusCommand) -> Bool {
      guard case .transfer(let command) = command, inputs.environment(IsEnabledKey.self).peek else { return false }
      let actions: Actions = inputs.graph.untracked { modifier.read() }.actions
      let clipboard: Clipboard = inputs.window.clipboard
      switch command {
      case .copy: return offer(actions.copy?(), clipboard)
      case .cut: return offer(actions.cut?(), clipboard)
      case .paste: return actions.paste?(clipboard.items) ?? false
      }
    }

    private func offer(_ items: [NSItemProvider]?, _ clipboard: Clipboard) -> Bool {
      guard let items, !items.isEmpty else { return false }
      clipboard.set(items)
      return true
    }
  }
}
