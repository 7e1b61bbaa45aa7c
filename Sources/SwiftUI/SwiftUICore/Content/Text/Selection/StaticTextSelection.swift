import CoreGraphics
import DisplayList
import InputEngine
import ReactiveGraph
import TextEditing
import TextEngine

/// The selection in a text that is not edited, where `textSelection(_:)` allows one: by pointer and by keys, to be copied.
///
/// It is made when the text is drawn for the first time; lines are looked for when a pointer or a key comes.
final class StaticTextSelection {
  private let text: EditableText
  private let inputs: _ViewInputs
  private let findLines: () -> StaticTextLines
  /// Counts changes of the selection.
  private let version: Source<Int>
  private(set) var target: FocusTarget!
  private let pointer = TextPointerRecognizer()
  private(set) lazy var entry: ArenaEntry = makeEntry()
  private var drag: SelectionDrag?
  private var isEnded: Bool = false

  /// - Parameter lines: Gives the lines as they are shown now; called outside of nodes.
  init(inputs: _ViewInputs, subgraph: Subgraph, lines: @escaping () -> StaticTextLines) {
    self.inputs = inputs
    findLines = lines
    var rules = EditingRules()
    rules.isEditable = false
    text = EditableText("", rules: rules)
    let graph: Graph = inputs.graph
    version = graph.untracked { graph.with(subgraph) { Source(in: graph, "text selection", 0) } }
    let slot: GeometrySlot = inputs.slot
    target = FocusTarget(in: inputs.focusContext, at: slot) { [weak slot] in slot?.isLeaving == false }
    target.textInput = self
    target.isForSelecting = true
    target.showsEffect = { false }
    target.changed = { [weak self] isFocused in if !isFocused { self?.deselect() } }
    inputs.window.focus.add(target)
  }

  func end() {
    isEnded = true
    inputs.window.existingService(FocusScope.self)?.remove(target)
    inputs.window.existingService(PointerInput.self)?.end(entry)
  }

  /// Takes the text that is shown; another one has nothing selected.
  func take(_ string: String) {
    guard text.string != string else { return }
    text.setText(string)
    text.selection = EditingSelection(caret: 0)
  }

  /// What is selected; the node under evaluation depends on it.
  var selection: Range<Int>? {
    _ = version.value
    return text.selection.isCaret ? nil : text.selection.hull
  }

  /// What lies under the selected characters, in the text's own space.
  func items(_ lines: () -> StaticTextLines, in size: CGSize) -> [DisplayItem] {
    guard let selection else { return [] }
    let path = CGMutablePath()
    for rectangle in lines().rectangles(of: selection) { path.addRect(rectangle) }
    guard !path.isEmpty else { return [] }
    let style = TintShapeStyle().opacity(0.3)
    return [
      .fill(path, style.paint(in: CGRect(origin: .zero, size: size), context: inputs.styleContext), evenOdd: false)
    ]
  }

  // MARK: - Selecting

  private func deselect() {
    drag = nil
    select(EditingSelection(caret: 0))
  }

  private func select(_ new: EditingSelection) {
    guard !isEnded, new != text.selection else { return }
    text.selection = new
    version.set((version.last ?? 0) + 1)
  }

  private func makeEntry() -> ArenaEntry {
    pointer.observe { [weak self] report in self?.follow(report) }
    return ArenaEntry(pointer)
  }

  private func follow(_ report: Recognizer.Report) {
    guard !isEnded, pointer.button == .primary else { return }
    switch report {
    case .changed: if pointer.kind != .touch || pointer.isResting { selectToPointer() }
    case .ended:
      // A tap of a finger selects nothing, and a double tap a word.
      if drag == nil, pointer.clicks > 1 { selectToPointer() } else if drag == nil { deselect() }
      drag = nil
      if !text.selection.isCaret { inputs.window.offerSelection(selectedString) }
    case .cancelled: drag = nil
    }
  }

  private func selectToPointer() {
    let lines: StaticTextLines = findLines()
    func position(_ point: CGPoint, isCharacter: Bool) -> TextPosition {
      let local: CGPoint = inputs.slot.local(point)
      guard !isCharacter, let character = lines.characters(at: local) else { return lines.position(at: local) }
      return TextPosition(character.lowerBound)
    }
    let clicks: Int = pointer.isResting ? 2 : pointer.clicks
    let drag: SelectionDrag =
      drag
      ?? (pointer.modifiers.contains(.shift)
        ? SelectionDrag(extending: text.selection)
        : SelectionDrag(at: position(pointer.start, isCharacter: clicks < 2), clicks: clicks, in: text, lines: lines))
    self.drag = drag
    let end: TextPosition = position(pointer.location, isCharacter: drag.unit == .character)
    select(drag.selection(to: end, in: text, lines: lines))
  }

  private var selectedString: String { text.storage.string(in: text.selection.hull) }
}

extension StaticTextSelection: TextInputTarget {
  func handle(_ event: KeyEvent) -> Bool {
    guard !isEnded, let command = KeyBindings.linux.command(for: event) else { return false }
    switch command {
    case .copy:
      guard !text.selection.isCaret else { return false }
      inputs.window.copy(selectedString)
      return true
    case .cancel:
      guard !text.selection.isCaret else { return false }
      deselect()
      return true
    case .extend, .selectAll, .deselect, .select:
      let before: EditingSelection = text.selection
      text.perform(command, EditingContext(lines: findLines(), time: inputs.window.time.peek))
      if text.selection != before { version.set((version.last ?? 0) + 1) }
      return true
    // Keys that move a caret are for what scrolls around the text.
    default: return false
    }
  }

  func handle(_ events: [TextInputEvent]) -> Bool { false }
}
