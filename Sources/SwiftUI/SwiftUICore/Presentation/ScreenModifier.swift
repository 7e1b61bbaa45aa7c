import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// A view that is one of several screens in the same place: the content of a tab, a screen of a stack, a column of a split
/// view that has no room.
///
/// A screen that is not shown keeps its nodes and state. It is not read, takes no events, gives its container no
/// preferences, and for `onAppear`, `onDisappear` and `task` it has disappeared. The keyboard's focus leaves it, and comes
/// back with it.
package nonisolated struct ScreenModifier: PrimitiveModifier {
  package var isShown: Bool
  /// Whether a screen that is not shown is drawn all the same: another one comes over it, or it is on its way.
  package var staysDrawn: Bool

  /// - Parameters:
  ///   - isShown: Whether people see and use the screen.
  ///   - staysDrawn: Whether it is drawn while it is not shown. The default is false.
  package init(isShown: Bool, staysDrawn: Bool = false) {
    self.isShown = isShown
    self.staysDrawn = staysDrawn
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outer: Attribute<Bool>? = inputs.presence
    let isShown = Rule(in: inputs.graph, "screen is shown") { modifier.read().isShown }
    // The place is the screen's own: what is on its way out of a container is marked at the place around.
    var place: GeometrySlot = inputs.slot
    let content: _ViewOutputs = Container.unary(
      inputs: inputs,
      child: { inputs in
        var inner: _ViewInputs = inputs
        place = inputs.slot
        inner.presence = Rule(in: inputs.graph, "screen is present") {
          // Both are read, so that a change of either reaches the reader.
          let isOutside: Bool = outer?.value != false
          return isShown.value && isOutside
        }
        return body(inner)
      }
    ) {
      ProxyLayout()
    }
    let node = ScreenNode(modifier, content: content, slot: place, inputs: inputs)
    node.setNeedsEvaluation()
    var outputs = _ViewOutputs()
    outputs.layout = content.layout
    outputs.display = node.display
    outputs.accessibility = node.accessibility
    outputs.preferences = .combining(
      changing: { isShown.value ? [content.preferences] : [] }, inputs: inputs)
    return outputs
  }
}

/// Shows a screen and takes it away; the keyboard's focus goes along.
private final class ScreenNode: GraphNode {
  let display: DisplayNode
  let accessibility: AccessibilitySource
  private let modifier: _GraphValue<ScreenModifier>
  private let content: _ViewOutputs
  private let slot: GeometrySlot
  @WeakWindow private var window: ViewGraph?
  /// Nil until the screen is evaluated for the first time.
  private var wasShown: Bool?
  /// What had the focus when the screen was taken away.
  private var focused: FocusTarget?

  init(_ modifier: _GraphValue<ScreenModifier>, content: _ViewOutputs, slot: GeometrySlot, inputs: _ViewInputs) {
    self.modifier = modifier
    self.content = content
    self.slot = slot
    window = inputs.window
    display = DisplayNode(id: inputs.window.nextID())
    accessibility = AccessibilitySource(id: inputs.window.nextID(), kind: .transparent)
    super.init(in: inputs.graph, "screen")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let screen: ScreenModifier = modifier.read()
    let drawn: [DisplayNode] = screen.isShown || screen.staysDrawn ? content.display.map { [$0] } ?? [] : []
    let read: [AccessibilitySource] = screen.isShown ? content.accessibility.map { [$0] } ?? [] : []
    if !display.children.elementsEqual(drawn, by: ===) { display.children = drawn }
    if !accessibility.children.elementsEqual(read, by: ===) { accessibility.children = read }
    guard screen.isShown != wasShown, let window else { return true }
    wasShown = screen.isShown
    display.ignoresPoints = !screen.isShown
    // For pointers, keys and matched geometry a screen that is not shown has left.
    window.departureDidChange(of: slot, isDeparting: !screen.isShown)
    if screen.isShown { takeFocus(in: window) } else { leaveFocus(in: window) }
    return true
  }

  private func leaveFocus(in window: ViewGraph) {
    let focus: FocusScope = window.focus
    guard let current = focus.current, current.slot.isInside(slot) else { return }
    focused = current
    window.afterUpdate { [weak self] in
      guard let self, let now = focus.current, now.slot.isInside(slot) else { return }
      focus.move(to: nil)
    }
  }

  private func takeFocus(in window: ViewGraph) {
    let previous: FocusTarget? = focused
    focused = nil
    window.afterUpdate { [weak self, weak window] in
      guard let self, let window, isAlive else { return }
      window.focus.enter(slot, at: previous)
    }
  }
}
