import AccessibilityTree
import HostInterface

extension DrivenWindow {
  /// A screen reader on this window.
  package func makeReader() -> AccessibilityReaderSession {
    AccessibilityReaderSession(
      tree: { self.accessibilityTree },
      send: { request in
        switch request {
        case .action(let element, let kind, let input):
          self.send(.accessibilityAction(element: element, action: kind, input: input))
        case .focus(let element): self.send(.accessibilityFocus(element))
        case .preparation(let rotor, let stop): self.send(.accessibilityPreparation(rotor: rotor, stop: stop))
        }
      })
  }
}
