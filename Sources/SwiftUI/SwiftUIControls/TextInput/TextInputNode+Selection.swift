import SwiftUICore
import TextEditing

nonisolated extension TextInputNode {
  /// Takes a selection that the app set, inside of the node.
  func takeSelection(_ bound: TextSelection?) {
    guard let wanted = bound, wanted != toldSelection else { return }
    toldSelection = wanted
    let affinity: TextSelectionAffinity = EnvironmentValues(scope: inputs.environment).textSelectionAffinity
    guard let new = wanted.editing(in: text.storage, of: shared, affinity: affinity), new != text.selection else {
      return
    }
    text.selection = new
    if isFocused { inputs.window.afterUpdate { [weak self] in self?.selectionMoved() } }
  }

  /// Tells the app what is selected; nothing is while the text has no focus.
  func writeSelection() {
    guard let binding = current.selection else { return }
    guard isFocused else {
      if toldSelection != nil {
        toldSelection = nil
        binding.wrappedValue = nil
      }
      return
    }
    guard sharedVersion == text.version else { return }
    let new = TextSelection(text.selection, in: text.storage, of: shared)
    guard new != toldSelection else { return }
    toldSelection = new
    binding.wrappedValue = new
  }
}
