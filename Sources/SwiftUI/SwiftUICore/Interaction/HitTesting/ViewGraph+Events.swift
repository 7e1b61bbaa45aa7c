import CoreGraphics
import HostInterface

extension ViewGraph {
  /// Delivers an event; the host then asks for a frame. False when nothing took it.
  @discardableResult
  package func send(_ event: HostEvent) -> Bool {
    update()
    switch event {
    case .pointer, .scrolling, .transform, .key, .text, .drop, .windowFocus: return false
    case .tap(let point):
      let actions = hitTargets.targets(at: point, under: display.root).lazy.compactMap { $0.action(at: point) }
      guard let action = actions.first else { return false }
      action()
      return true
    case .scroll(let point, let delta):
      let targets = hitTargets.targets(at: point, under: display.root)
      return targets.contains { $0.scroll?(delta) ?? false }
    case .pan(let point, let phase, let delta):
      if case .began = phase {
        let targets = hitTargets.targets(at: point, under: display.root)
        hitTargets.panning = targets.first { $0.pan?(phase, delta) ?? false }
        return hitTargets.panning != nil
      }
      return hitTargets.panning?.pan?(phase, delta) ?? false
    case .scrollKey(let point, let key):
      return hitTargets.targets(at: point, under: display.root).contains { $0.scrollKey?(key) ?? false }
    case .accessibilityAction(let element, let action, let input):
      return accessibility.perform(action, input: input, on: element)
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

extension HitTargets.Target {
  /// What a tap at a point of the window does here.
  fileprivate func action(at point: CGPoint) -> (() -> Void)? {
    let origin: CGPoint = slot.windowOrigin
    return link?(CGPoint(x: point.x - origin.x, y: point.y - origin.y)) ?? tap
  }
}
