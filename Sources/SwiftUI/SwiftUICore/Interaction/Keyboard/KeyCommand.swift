import InputEngine

/// What a view does with a key of the window that nothing else took, wherever the focus is.
package final class KeyCommand {
  package let slot: GeometrySlot
  let perform: (KeySymbol, InputModifiers) -> Bool

  /// - Parameters:
  ///   - slot: The view's place: of several views, the first in the window is asked first.
  ///   - perform: Takes a key; false when it does nothing with it.
  package init(at slot: GeometrySlot, perform: @escaping (KeySymbol, InputModifiers) -> Bool) {
    self.slot = slot
    self.perform = perform
  }
}
