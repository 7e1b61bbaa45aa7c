import CoreGraphics
import HostInterface
import InputEngine

/// Knows which views the pointer is over, and shows their help when it rests there.
final class HoverTracker {
  /// How long a pointer rests before help is shown, in seconds.
  private static let helpDelay: Double = 0.7

  private unowned let window: ViewGraph
  private var hovered: [any HoverTarget] = []
  private var shape: PointerShape = .arrow
  private var timer: InputTimer?
  private var helped: (any HitTarget)?
  private var isHelpShown: Bool = false
  /// The words that are shown, or will be when the pointer has rested.
  private var helpText: String?

  /// Whether the pointer is over the window without a button.
  private(set) var isOver: Bool = false

  init(_ window: ViewGraph) {
    self.window = window
    timer = InputTimer(window, "help clock") { [weak self] in self?.showHelp() }
  }

  /// The pointer is at a point of the window; false when no view there is interested.
  func move(to point: CGPoint, at time: Double) -> Bool {
    isOver = true
    let targets: [any HitTarget] = window.pointers.targets(at: point)
    let new: [any HoverTarget] = targets.compactMap(\.hoverTarget)
    let old: [any HoverTarget] = hovered
    hovered = new
    for target in old where !new.contains(where: { $0 === target }) { target.pointerLeft() }
    // A view around another one is entered first.
    for target in new.reversed() { target.pointerMoved(to: point) }
    show(new.lazy.compactMap(\.pointerShape).first ?? .arrow)
    var (helped, words): ((any HitTarget)?, String?) = (nil, nil)
    for target in targets where words == nil { (helped, words) = (target, target.hoverTarget?.helpText) }
    if words == nil { helped = nil }
    // A view may say something else of another part of it.
    if helped !== self.helped || words != helpText {
      hideHelp()
      (self.helped, helpText) = (helped, words)
    }
    if !isHelpShown { timer?.set(helped == nil ? nil : time + Self.helpDelay) }
    return !new.isEmpty
  }

  func leave() -> Bool {
    isOver = false
    let old: [any HoverTarget] = hovered
    hovered = []
    for target in old { target.pointerLeft() }
    hideHelp()
    (helped, helpText) = (nil, nil)
    show(.arrow)
    return !old.isEmpty
  }

  func forget(_ target: any HitTarget) {
    guard !hovered.isEmpty else { return }
    if let hover = target.hoverTarget { hovered.removeAll { $0 === hover } }
    if helped === target {
      hideHelp()
      (helped, helpText) = (nil, nil)
    }
  }

  /// Takes help away, until the pointer rests again.
  func hideHelp() {
    timer?.set(nil)
    guard isHelpShown else { return }
    isHelpShown = false
    window.showHelp(nil, beside: .zero)
  }

  private func showHelp() {
    guard let helped, let text = helped.hoverTarget?.helpText else { return }
    isHelpShown = true
    window.showHelp(text, beside: helped.slot.windowFrame)
  }

  private func show(_ new: PointerShape) {
    guard new != shape else { return }
    shape = new
    window.setPointerShape(new)
  }
}
