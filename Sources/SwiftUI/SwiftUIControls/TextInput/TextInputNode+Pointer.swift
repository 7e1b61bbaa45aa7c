import CoreGraphics
import HostInterface
import InputEngine
import ReactiveGraph
import SwiftUICore
import TextEditing
import TextEngine

/// Clicks, double and triple clicks, drags, and the middle button.
nonisolated extension TextInputNode {
  /// Between two steps of scrolling while a drag is held beyond an edge, in seconds.
  private static let scrollStep: Double = 0.05

  func makePointerEntry() -> ArenaEntry {
    pointer.observe { [weak self] report in self?.follow(report) }
    return ArenaEntry(pointer)
  }

  private func follow(_ report: Recognizer.Report) {
    guard isAlive, inputs.slot.isPlaced else { return }
    switch report {
    case .changed: pointerMoved()
    case .ended: pointerLifted()
    case .cancelled: endDrag()
    }
  }

  /// Whether the text can have the focus now.
  var isUsable: Bool { isAlive && text.rules.isEditable && !inputs.slot.isLeaving }

  private func endDrag() {
    drag = nil
    scrollTimer?.set(nil)
  }

  /// A point of the window in the text's own space.
  private func inText(_ point: CGPoint, _ layout: DocumentLayout) -> CGPoint {
    graph.untracked {
      let local: CGPoint = inputs.slot.local(point)
      let origin: CGPoint = textOrigin(layout, in: textArea(in: inputs.slot.placed.peek.size))
      return CGPoint(x: local.x - origin.x, y: local.y - origin.y)
    }
  }

  /// The place in the text at a point of the window.
  func position(at point: CGPoint) -> TextPosition {
    let layout: DocumentLayout = lines()
    return layout.position(at: inText(point, layout))
  }

  private func pointerMoved() {
    // A finger that is let go soon is a tap, and known as one only then.
    guard pointer.button == .primary, pointer.kind != .touch || pointer.isResting else { return }
    let layout: DocumentLayout = lines()
    if drag == nil { begin(layout) }
    select(layout)
    scrollBeyondEdges()
  }

  private func begin(_ layout: DocumentLayout) {
    drag =
      pointer.modifiers.contains(.shift)
      ? SelectionDrag(extending: text.selection)
      : SelectionDrag(
        at: inText(pointer.start, layout), clicks: pointer.isResting ? 2 : pointer.clicks, in: layout)
  }

  private func select(_ layout: DocumentLayout) {
    guard let drag, text.rules.isSelectable else { return }
    let hadMarked: Bool = text.marked != nil
    text.selection = drag.selection(to: inText(pointer.location, layout), in: layout)
    if hadMarked, text.marked == nil { methodSession += 1 }
    editDidEnd()
  }

  private func pointerLifted() {
    defer { endDrag() }
    switch pointer.button {
    case .middle: if !pointer.hasMoved { pasteSelection() }
    default:
      if drag == nil {
        let layout: DocumentLayout = lines()
        begin(layout)
        select(layout)
      }
      offerSelection()
    }
  }

  /// What is selected is there for a click of the middle button in any program.
  func offerSelection() {
    guard text.canCopy else { return }
    inputs.window.offerSelection(text.selectedFragment.string)
  }

  /// The middle button pastes where it is clicked what was selected last.
  private func pasteSelection() {
    guard text.rules.isEditable else { return }
    let place: TextPosition = position(at: pointer.start)
    inputs.window.takeSelection { [weak self] string in
      guard let self, isAlive, let string, !string.isEmpty else { return }
      let time: Double = inputs.window.time.peek
      let edited: EditableText = text
      edited.selection = EditingSelection(caret: min(place.offset, edited.count), place.affinity)
      edited.asOneStep {
        _ = edited.replaceSelection(with: TextEditing.TextFragment(string), source: .pasting, time: time)
      }
      editDidEnd()
    }
  }

  // MARK: - Beyond the edges

  /// A drag that is held beyond an edge scrolls, faster the further it is.
  private func scrollBeyondEdges() {
    let distance: CGSize = distanceBeyondEdges()
    guard distance != .zero else { return scrollTimer?.set(nil) ?? () }
    let timer: InputTimer =
      scrollTimer
      ?? graph.untracked {
        graph.with(subgraph) { InputTimer(inputs.window, "drag clock") { [weak self] in self?.scrollWithDrag() } }
      }
    scrollTimer = timer
    timer.set(inputs.window.time.peek + Self.scrollStep)
  }

  private func distanceBeyondEdges() -> CGSize {
    graph.untracked {
      let area: CGRect = textArea(in: inputs.slot.placed.peek.size)
      let local: CGPoint = inputs.slot.local(pointer.location)
      if current.isMultiline {
        return CGSize(width: 0, height: max(local.y - area.maxY, 0) + min(local.y - area.minY, 0))
      }
      return CGSize(width: max(local.x - area.maxX, 0) + min(local.x - area.minX, 0), height: 0)
    }
  }

  private func scrollWithDrag() {
    guard isAlive, drag != nil else { return }
    let distance: CGSize = distanceBeyondEdges()
    guard distance != .zero else { return }
    graph.untracked {
      let area: CGRect = textArea(in: inputs.slot.placed.peek.size)
      let layout: DocumentLayout = lines(in: area)
      let goal = CGPoint(x: scroll.x + distance.width / 2, y: scroll.y + distance.height / 2)
      scrollTo(clamped(goal, layout, area))
    }
    // The end of the selection is at the edge, so that showing it scrolls no further.
    select(lines())
    scrollBeyondEdges()
  }
}

/// A text input as pointers reach it.
nonisolated final class TextInputHitTarget: HitTarget {
  private let node: TextInputNode

  init(_ node: TextInputNode) { self.node = node }

  var slot: GeometrySlot { node.inputs.slot }
  var focusTarget: FocusTarget? { node.target }
  var hoverTarget: (any HoverTarget)? { self }
  var scrollTarget: (any ScrollingTarget)? { node.current.isMultiline ? node : nil }

  func gestures(at hit: PointerHit) -> [ArenaEntry] { node.isUsable ? [node.pointerEntry] : [] }
}

nonisolated extension TextInputHitTarget: HoverTarget {
  var pointerShape: PointerShape? { node.isUsable ? .text : nil }
}
