import AccessibilityTree
import HostInterface

extension HeadlessHost {
  /// A screen reader on this window.
  package func makeReader() -> AccessibilityReaderSession {
    AccessibilityReaderSession(
      tree: { [unowned self] in accessibilityTree },
      send: { [unowned self] request in
        switch request {
        case .action(let element, let kind, let input):
          send(.accessibilityAction(element: element, action: kind, input: input))
        case .focus(let element): send(.accessibilityFocus(element))
        case .preparation(let rotor, let stop): send(.accessibilityPreparation(rotor: rotor, stop: stop))
        }
      })
  }
}
