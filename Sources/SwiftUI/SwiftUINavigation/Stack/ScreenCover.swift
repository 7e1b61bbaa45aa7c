import AccessibilityTree
import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// A screen that may lie below another one.
///
/// A covered screen keeps its views and their state. It has disappeared for them, nothing of it is read, and neither pointers nor
/// keys reach it; it is seen until the screen above has come.
nonisolated struct ScreenCover: PrimitiveModifier {
  let isCovered: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let visibility = SlotVisibility(in: inputs.graph, outer: inputs.slot.visibility, coversInput: true)
    var outputs: _ViewOutputs = Container.unary(
      inputs: inputs,
      child: { inputs in
        inputs.slot.visibility = visibility
        return body(inputs)
      }
    ) {
      ProxyLayout()
    }
    let display: DisplayNode = .group(outputs.display.map { [$0] } ?? [], id: inputs.window.nextID())
    let read: [AccessibilitySource] = outputs.accessibility.map { [$0] } ?? []
    let source: AccessibilitySource = .transparent(read, id: inputs.window.nextID())
    outputs.display = display
    outputs.accessibility = source
    let node = CoverNode(modifier, inputs: inputs, visibility: visibility)
    node.cover = { isCovered in
      display.ignoresPoints = isCovered
      let shown: [AccessibilitySource] = isCovered ? [] : read
      if !source.children.elementsEqual(shown, by: ===) { source.children = shown }
    }
    node.setNeedsEvaluation()
    return outputs
  }
}

/// Covers a screen and uncovers it; the keyboard's focus goes along.
private final class CoverNode: GraphNode {
  private let modifier: _GraphValue<ScreenCover>
  private let visibility: SlotVisibility
  private let slot: GeometrySlot
  private unowned let window: ViewGraph
  private var isCovered: Bool?
  /// What had the focus when the screen was covered.
  private var focused: FocusTarget?
  var cover: ((Bool) -> Void)?

  init(_ modifier: _GraphValue<ScreenCover>, inputs: _ViewInputs, visibility: SlotVisibility) {
    self.modifier = modifier
    self.visibility = visibility
    slot = inputs.slot
    window = inputs.window
    super.init(in: inputs.graph, "screen cover")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let isCovered: Bool = modifier.read().isCovered
    guard isCovered != self.isCovered else { return false }
    self.isCovered = isCovered
    visibility.assign(!isCovered, by: self)
    cover?(isCovered)
    if isCovered { leaveFocus() } else { takeFocus() }
    return true
  }

  private func leaveFocus() {
    let focus: FocusScope = window.focus
    guard let current = focus.current, current.slot.isInside(slot) else { return }
    focused = current
    window.afterUpdate { [weak self] in
      guard let self, let now = focus.current, now.slot.isInside(slot) else { return }
      focus.move(to: nil)
    }
  }

  private func takeFocus() {
    let previous: FocusTarget? = focused
    focused = nil
    window.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      window.focus.enter(slot, at: previous)
    }
  }

  override func invalidated() { cover = nil }
}

/// How a screen looks below another one: on its way it makes room, and once it is covered it is not drawn.
nonisolated struct CoveredLook: SingleEffectModifier {
  /// From 0 for the top screen to 1 for one that is covered.
  var progress: Double
  /// Whether it moves aside for the screen that comes.
  let slides: Bool
  /// 1 from left to right, -1 from right to left.
  let direction: CGFloat

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func effect(size: CGSize, inputs: _ViewInputs) -> Effect? {
    if progress >= 0.999 { return .opacity(0) }
    guard slides, progress > 0 else { return nil }
    return .transform(CGAffineTransform(translationX: -0.3 * size.width * progress * direction, y: 0))
  }
}
