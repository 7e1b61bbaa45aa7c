import InputEngine
import SwiftUICore

/// Leads what pointers do in a window by way of `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`, before views and
/// recognizers of UIKit and of SwiftUI hear of it.
///
/// Without a subclass of one of the two nobody could see the events, and none are made.
final class TouchSender: PointerInterceptor {
  private unowned let window: ViewGraph
  private var touches = RecognizerTouches()

  init(_ window: ViewGraph) { self.window = window }

  func take(_ event: PointerEvent, _ deliver: (PointerEvent) -> Bool) -> Bool {
    MainActor.assumeIsolated { send(event, deliver) }
  }

  @MainActor private func send(_ event: PointerEvent, _ deliver: (PointerEvent) -> Bool) -> Bool {
    let own: UIWindow = window.uiWindow
    guard let step = TouchRecognizer.Step(event.phase),
      type(of: own) != UIWindow.self || type(of: UIApplication.shared) != UIApplication.self
    else { return deliver(event) }
    touches.removeEnded()
    let touch: UITouch = touches[event.pointer] ?? UITouch(in: view(at: event) ?? own)
    touch.update(step, event)
    touches.add(touch, of: event.pointer)
    var isTaken: Bool = true
    let isDelivered: Bool = UIEvent(touch, event, beside: touches.all).send(in: own) { isTaken = deliver(event) }
    // What began and does not end for views would hold their gestures for ever.
    if !isDelivered, step == .ended {
      var end: PointerEvent = event
      end.phase = .cancel
      _ = deliver(end)
    }
    return isTaken
  }

  /// The innermost view of UIKit's under a pointer; nil where there is none.
  @MainActor private func view(at event: PointerEvent) -> UIView? {
    window.pointers.targets(at: event.position).lazy.compactMap { ($0 as? UIViewTarget)?.view }.first
  }
}
