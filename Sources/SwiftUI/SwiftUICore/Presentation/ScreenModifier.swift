import AccessibilityTree
import DisplayList
import ReactiveGraph

/// A view that is one of several screens in the same place, such as the content of a tab or a covered view of a stack.
///
/// A screen that is not shown keeps its nodes and state. It is neither drawn nor read, takes no events, gives its container no
/// preferences, and for `onAppear`, `onDisappear` and `task` it has disappeared. The keyboard's focus leaves it, and comes
/// back with it.
package nonisolated struct ScreenModifier: PrimitiveModifier {
  package var isShown: Bool

  package init(isShown: Bool) { self.isShown = isShown }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outer: Attribute<Bool>? = inputs.presence
    let isShown = Rule(in: inputs.graph, "screen is shown") { modifier.read().isShown }
    var inner: _ViewInputs = inputs
    inner.presence = Rule(in: inputs.graph, "screen is present") {
      // Both are read, so that a change of either reaches the reader.
      let isOutside: Bool = outer?.value != false
      return isShown.value && isOutside
    }
    let content: _ViewOutputs = body(inner)
    let node = ScreenNode(isShown, content: content, inputs: inputs)
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

private final class ScreenNode: GraphNode {
  let display: DisplayNode
  let accessibility: AccessibilitySource
  private let isShown: Rule<Bool>
  private let content: _ViewOutputs
  private let slot: GeometrySlot
  @WeakWindow private var window: ViewGraph?
  private var wasShown: Bool = true
  /// What had the focus when the screen was hidden.
  private var focused: FocusTarget?

  init(_ isShown: Rule<Bool>, content: _ViewOutputs, inputs: _ViewInputs) {
    self.isShown = isShown
    self.content = content
    slot = inputs.slot
    window = inputs.window
    display = DisplayNode(id: inputs.window.nextID())
    accessibility = AccessibilitySource(id: inputs.window.nextID(), kind: .transparent)
    super.init(in: inputs.graph, "screen")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let isShown: Bool = isShown.value
    let drawn: [DisplayNode] = isShown ? content.display.map { [$0] } ?? [] : []
    let read: [AccessibilitySource] = isShown ? content.accessibility.map { [$0] } ?? [] : []
    if !display.children.elementsEqual(drawn, by: ===) { display.children = drawn }
    if !accessibility.children.elementsEqual(read, by: ===) { accessibility.children = read }
    guard isShown != wasShown, let window else { return true }
    wasShown = isShown
    // For pointers, keys and matched geometry a hidden screen has left.
    window.departureDidChange(of: slot, isDeparting: !isShown)
    window.afterUpdate { [weak self, weak window] in
      guard let self, let window, isAlive else { return }
      if isShown { returnFocus(in: window) } else { takeFocus(in: window) }
    }
    return true
  }

  private func takeFocus(in window: ViewGraph) {
    guard let current = window.focus.current, current.slot.isInside(slot) else { return }
    focused = current
    window.focus.move(to: nil)
  }

  private func returnFocus(in window: ViewGraph) {
    guard let focused, window.focus.current == nil else { return }
    window.focus.move(to: focused)
    self.focused = nil
  }
}
