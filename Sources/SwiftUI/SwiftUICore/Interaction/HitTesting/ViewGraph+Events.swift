import CoreGraphics
import HostInterface

extension ViewGraph {
  /// Delivers an event; the host then asks for a frame. False when nothing took it.
  @discardableResult
  package func send(_ event: HostEvent) -> Bool {
    update()
    switch event {
    case .pointer(let event): return pointers.handle(event)
    case .scrolling(let event): return pointers.handle(event)
    case .transform(let event): return pointers.handle(event)
    case .key(let event): return keyboard.handle(event)
    case .text(let events): return focus.current?.textInput?.handle(events) ?? false
    case .drop(let event): return pointers.handle(event)
    case .windowFocus(let isFocused):
      keyboard.windowFocusDidChange(isFocused)
      return true
    case .accessibilityAction(let element, let action, let input):
      return accessibility.perform(action, input: input, on: element)
    case .accessibilityTextEdit(let element, let edit): return accessibility.edit(edit, on: element)
    case .accessibilityPreparation(let rotor, let stop):
      let isPrepared: Bool = accessibility.prepare(stop: stop, ofRotorFrom: rotor)
      update()
      accessibility.refresh()
      return accessibility.reveal(stop: stop, ofRotorFrom: rotor) || isPrepared
    case .accessibilityFocus(let element):
      accessibility.moveFocus(to: element)
      return true
    }
  }
}
