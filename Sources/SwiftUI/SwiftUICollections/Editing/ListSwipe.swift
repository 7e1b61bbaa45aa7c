import CoreGraphics
import InputEngine
import SwiftUICore

/// A finger, or two on a touch pad, that pushes rows of one list aside. One row at a time is open.
final class ListSwipe {
  let entry: ArenaEntry
  private unowned let list: ListController
  private let drag = DragRecognizer()
  private weak var row: ListRow?
  private(set) weak var open: ListRow?
  /// Where the row stood when the pointer went down.
  private var start: CGFloat = 0
  private var isPushing: Bool = false
  /// The row that a touch pad is about to push.
  weak var candidate: ListRow?

  /// A push beyond this part of the row's width uses the first button.
  private static let fullPart: CGFloat = 0.6

  init(_ list: ListController) {
    self.list = list
    entry = ArenaEntry(drag)
    drag.accepts = { $0 == .touch }
    drag.mayBegin = { [unowned self] way in
      abs(way.width) > abs(way.height) && row?.canSlide(by: logical(way.width)) == true
    }
    drag.observe { [weak self] in self?.follow($0) }
  }

  /// A finger goes down on a row.
  func prepare(for row: ListRow) -> ArenaEntry {
    if !entry.isInUse { self.row = row }
    return entry
  }

  private func logical(_ width: CGFloat) -> CGFloat { list.isMirrored ? -width : width }

  private func follow(_ report: Recognizer.Report) {
    guard let row else { return }
    switch report {
    case .changed:
      if !isPushing { begin(row) }
      push(row, to: start + logical(drag.translation.width))
    case .ended:
      isPushing = false
      settle(row, velocity: logical(drag.velocity.width))
    case .cancelled:
      isPushing = false
      settle(row, velocity: 0)
    }
  }

  func begin(_ row: ListRow) {
    isPushing = true
    candidate = nil
    if let open, open !== row { close() }
    start = row.slide.offset.peek
    open = row
  }

  func push(_ row: ListRow, to offset: CGFloat) {
    let edge: HorizontalEdge = offset < 0 ? .trailing : .leading
    row.slide.offset.jump(to: row.hasButtons(at: edge) ? offset : RubberBand.pull(offset, length: row.width))
  }

  /// The row is let go: its buttons stay, or it goes back, or its first button is used.
  func settle(_ row: ListRow, velocity: CGFloat) {
    let offset: CGFloat = row.slide.offset.peek
    let edge: HorizontalEdge = offset < 0 ? .trailing : .leading
    guard offset != 0, row.hasButtons(at: edge) else { return close() }
    let width: CGFloat = row.slide.widths[edge] ?? 74
    if abs(offset) > max(width, Self.fullPart * row.width), row.allowsFullSwipe(at: edge), row.useFirstButton(at: edge)
    {
      return close()
    }
    let sign: CGFloat = offset < 0 ? -1 : 1
    let isOpen: Bool = abs(offset + velocity * 0.2) > width / 2 && (offset + velocity * 0.2) * sign > 0
    guard isOpen else { return close() }
    withAnimation(.snappy) { row.slide.offset.set(sign * width) }
  }

  /// Shows the buttons at an edge of a row, as the button does that begins to delete it.
  func open(_ row: ListRow, at edge: HorizontalEdge) {
    if let open, open !== row { close() }
    open = row
    row.slide.isOpening.jump(to: true)
    list.window.afterUpdate { [weak row] in
      guard let row else { return }
      row.slide.isOpening.jump(to: false)
      let width: CGFloat = row.slide.widths[edge] ?? 74
      withAnimation(.snappy) { row.slide.offset.set(edge == .trailing ? -width : width) }
    }
  }

  func close() {
    guard let row = open else { return }
    open = nil
    withAnimation(.snappy) { row.slide.offset.set(0) }
  }
}

extension ListController {
  func closeSwipe() { swipe.close() }

  var isMirrored: Bool { graph.untracked { inputs.environment(LayoutDirectionKey.self).value } == .rightToLeft }
}

extension ListRow {
  var width: CGFloat { outerSlot.peek.size.width }

  /// The buttons that modifiers put beside the row; read inside a node.
  var swipeGroups: [SwipeGroup] { traits[SwipeActionsTrait.self] }

  /// Whether a swipe brings a button that deletes the row: where it has none of its own at its trailing edge.
  var deletesBySwipe: Bool { edits?.edits.delete != nil && !swipeGroups.contains { $0.edge == .trailing } }

  func hasButtons(at edge: HorizontalEdge) -> Bool {
    graph.untracked { swipeGroups.contains { $0.edge == edge } || edge == .trailing && deletesBySwipe }
  }

  func allowsFullSwipe(at edge: HorizontalEdge) -> Bool {
    graph.untracked { swipeGroups.first { $0.edge == edge }?.allowsFullSwipe ?? true }
  }

  /// Whether the row goes that way: where it is open, or has buttons that would come to light.
  func canSlide(by distance: CGFloat) -> Bool {
    guard list.isEnabled, !graph.untracked({ isEditing }) || slide.offset.peek != 0 else { return false }
    return slide.offset.peek != 0 || hasButtons(at: distance < 0 ? .trailing : .leading)
  }

  /// Uses the button that is nearest to an edge; false where there is none.
  func useFirstButton(at edge: HorizontalEdge) -> Bool {
    let place: GeometrySlot = outerSlot
    let content: GeometrySlot = inputs.slot
    let buttons: [any KeyboardControl] = inputs.window.hitTargets.all.compactMap(\.control).filter {
      $0.slot.isInside(place) && !$0.slot.isInside(content) && $0.isEnabled
    }
    func distance(_ control: any KeyboardControl) -> CGFloat {
      let middle: CGFloat = control.slot.windowFrame.midX
      return (edge == .trailing) != list.isMirrored ? -middle : middle
    }
    guard let first = buttons.min(by: { distance($0) < distance($1) }) else { return false }
    first.perform(.activate)
    return true
  }

  /// The button that begins to delete the row asks once more, by the button at the row's trailing edge.
  func startDeleting() {
    if list.swipe.open === self { list.swipe.close() } else { list.swipe.open(self, at: .trailing) }
  }
}

/// The row as fingers on a touch pad push it.
extension ListRow: ScrollingTarget {
  private func way(_ delta: CGSize) -> CGFloat { list.isMirrored ? delta.width : -delta.width }

  func canScroll(by delta: CGSize) -> Bool {
    guard abs(delta.width) > abs(delta.height), canSlide(by: way(delta)) else { return false }
    list.swipe.candidate = self
    return true
  }

  func scroll(by delta: CGSize) -> Bool { false }
  func scroll(_ command: ScrollCommand) -> Bool { false }

  func holdContent() -> Bool {
    // A first touch holds nothing: which way it goes is not known before the row was asked whether it goes there.
    guard list.swipe.candidate === self else { return false }
    list.swipe.begin(self)
    return true
  }

  func moveContent(by delta: CGSize) { list.swipe.push(self, to: slide.offset.peek + way(delta)) }

  func releaseContent(velocity: CGSize) { list.swipe.settle(self, velocity: way(velocity)) }
}
