import CoreGraphics
import Foundation
import InputEngine
import SwiftUICore
import SwiftUIScrolling

/// A pointer that drags rows of one list to another place.
///
/// A mouse drags a row at once, a finger by the handle that the row has while the list is edited, or after it rested on the
/// row. A line shows where the rows would go; near the edges the list scrolls.
final class ListMove {
  let entry: ArenaEntry
  private unowned let list: ListController
  private let drag = DragRecognizer()
  private weak var row: ListRow?
  private var rows: [ListRow] = []
  private var edits: EditableRow?
  private var downTime: Double = 0
  private var restTime: Double = 0
  /// Where the pointer went down on a handle.
  private var handlePosition: CGPoint?
  private var isMoving: Bool = false
  /// How far the content was scrolled since the drag began.
  private var scrolled: CGFloat = 0
  private var timer: InputTimer?

  /// How long a finger rests before it takes a row along, in seconds.
  private static let rest: Double = 0.5
  /// So near to an edge the list scrolls, in points, and so far each time.
  private static let edge: CGFloat = 32
  private static let step: CGFloat = 8

  init(_ list: ListController) {
    self.list = list
    entry = ArenaEntry(drag)
    drag.minimumDistance = { 6 }
    drag.mayBegin = { [unowned self] _ in list.window.time.peek - downTime >= restTime }
    drag.observe { [weak self] in self?.follow($0) }
    timer = list.graph.with(list.subgraph) { InputTimer(list.window, "row drag") { [weak self] in self?.scroll() } }
  }

  /// A pointer goes down on a row.
  ///
  /// - Parameter isHandle: Whether it is the handle, which is dragged at once.
  func prepare(for row: ListRow, at hit: PointerHit, isHandle: Bool) -> ArenaEntry {
    // The row asks after the handle in it.
    guard !entry.isInUse, isHandle || hit.position != handlePosition || downTime != list.window.time.peek else {
      return entry
    }
    handlePosition = isHandle ? hit.position : nil
    self.row = row
    downTime = list.window.time.peek
    restTime = isHandle || hit.kind == .mouse ? 0 : Self.rest
    return entry
  }

  private func follow(_ report: Recognizer.Report) {
    switch report {
    case .changed:
      if !isMoving { begin() }
      if isMoving { update() }
    case .ended: end(moves: true)
    case .cancelled: end(moves: false)
    }
  }

  private func begin() {
    guard let row, let edits = list.graph.untracked({ row.edits }), edits.edits.move != nil else { return }
    isMoving = true
    scrolled = 0
    self.edits = edits
    // The row takes the others along that are selected with it.
    rows = [row]
    if list.graph.untracked({ row.isSelected?.value ?? false }), let selection = list.selection {
      rows = selection.selectedRows().compactMap { list.row(at: $0) }.filter { other in
        list.graph.untracked { other.edits?.loop === edits.loop }
      }
    }
    for row in rows { row.link.isRaised = true }
    list.driver?.container.redraw()
  }

  private func update() {
    for row in rows { row.slide.lift.jump(to: drag.translation.height + scrolled) }
    list.insertion.jump(to: place?.line)
    timer?.set(scrollStep == 0 ? nil : list.window.time.peek + 1.0 / 60)
  }

  /// Where the rows would go: before which row by number, and before which element of the data.
  private var place: (line: Int, offset: Int)? {
    guard let edits else { return nil }
    let y: CGFloat = drag.location.y
    let shown: [ListRow] = list.shownRows.filter { $0.role == .content }
    let before: ListRow? = shown.first { !$0.link.isRaised && $0.outerSlot.windowFrame.midY > y }
    let line: Int = before?.link.place.peek.index ?? (shown.last.map { $0.link.place.peek.index + 1 } ?? 0)
    if let next = list.edits(ofRow: line), next.loop === edits.loop, let offset = next.offset() {
      return (line, offset)
    }
    if let last = list.edits(ofRow: line - 1), last.loop === edits.loop, let offset = last.offset() {
      return (line, offset + 1)
    }
    return nil
  }

  private func end(moves: Bool) {
    guard isMoving else { return }
    isMoving = false
    timer?.set(nil)
    let goal: (line: Int, offset: Int)? = place
    list.insertion.jump(to: nil)
    let offsets = IndexSet(rows.compactMap { row in list.graph.untracked { row.edits }?.offset() })
    for row in rows { row.link.isRaised = false }
    list.driver?.container.redraw()
    withAnimation(.snappy) {
      for row in rows { row.slide.lift.set(0) }
      if moves, let goal, let edits, changesOrder(offsets, to: goal.offset) { edits.edits.move?(offsets, goal.offset) }
    }
    rows = []
    edits = nil
  }

  /// Elements that stand side by side and go where they are stay as they are.
  private func changesOrder(_ offsets: IndexSet, to goal: Int) -> Bool {
    guard let first = offsets.first, let last = offsets.last else { return false }
    return last - first + 1 != offsets.count || goal < first || goal > last + 1
  }

  // MARK: Scrolling

  private var scrollStep: CGFloat {
    guard let viewport = list.inputs.slot.viewport else { return 0 }
    let frame: CGRect = viewport.slot.windowFrame
    if drag.location.y < frame.minY + Self.edge { return -Self.step }
    return drag.location.y > frame.maxY - Self.edge ? Self.step : 0
  }

  private func scroll() {
    guard isMoving, let viewport = list.inputs.slot.viewport, scrollStep != 0 else { return }
    let before: CGFloat = viewport.offset.peek.y
    guard viewport.scroll(by: CGSize(width: 0, height: scrollStep), jumps: true) else { return }
    scrolled += viewport.offset.peek.y - before
    list.window.afterUpdate { [weak self] in if self?.isMoving == true { self?.update() } }
  }
}
