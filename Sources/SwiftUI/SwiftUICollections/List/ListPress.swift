import CoreGraphics
import InputEngine
import SwiftUICore

/// A pointer that presses rows of one list.
///
/// A mouse selects when it goes down, as on desktops, so that a drag that follows takes what is selected; where several rows
/// are selected and one of them is pressed, the others go only when the button comes up. A finger selects when it is lifted.
final class ListPress {
  let entry: ArenaEntry
  private unowned let list: ListController
  private let recognizer = PressRecognizer()
  private weak var row: ListRow?
  private var kind: PointerKind = .mouse
  private var modifiers: InputModifiers = []
  /// Whether the row was selected when the pointer went down.
  private var hasChosen: Bool = false
  private var isDown: Bool = false
  private var waits: Bool = false
  /// The row and the moment of the last click, for those that are double.
  private weak var lastRow: ListRow?
  private var lastTime: Double = -.infinity

  init(_ list: ListController) {
    self.list = list
    entry = ArenaEntry(recognizer)
    recognizer.observe { [weak self] in self?.follow($0) }
  }

  /// A pointer goes down on a row.
  func prepare(for row: ListRow, at hit: PointerHit) -> ArenaEntry {
    guard !entry.isInUse else { return entry }
    self.row = row
    kind = hit.kind
    modifiers = hit.modifiers
    hasChosen = false
    isDown = false
    // A gesture inside of the row comes first.
    waits = hit.hasInnerGestures || kind == .touch
    recognizer.contains = { [weak row] in row?.contains($0) ?? false }
    return entry
  }

  private var mode: RowSelectionMode {
    if modifiers.contains(.shift) { return .extend }
    return modifiers.isDisjoint(with: [.command, .control]) ? .replace : .toggle
  }

  private func follow(_ report: Recognizer.Report) {
    guard let row else { return }
    switch report {
    case .changed:
      row.setPressed(kind == .touch)
      guard !isDown else { return }
      isDown = true
      let keepsOthers: Bool = mode == .replace && list.graph.untracked { row.isSelected?.value ?? false }
      if !waits, !keepsOthers { choose(row) }
    case .ended:
      row.setPressed(false)
      if !hasChosen { choose(row) }
      let time: Double = list.window.time.peek
      if lastRow === row, time - lastTime <= list.window.settings.doubleClickTime {
        lastTime = -.infinity
        row.performPrimaryAction()
      } else {
        lastRow = row
        lastTime = time
      }
    case .cancelled: row.setPressed(false)
    }
  }

  private func choose(_ row: ListRow) {
    hasChosen = true
    row.choose(mode)
  }
}
