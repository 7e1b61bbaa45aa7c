import AccessibilityTree
import CoreGraphics
import DisplayList
import Foundation
import HostInterface
import InputEngine
import ReactiveGraph
import SwiftUICore
import TextEditing
import TextEngine

/// What changes of an edited text that its drawing depends on.
nonisolated package struct EditedTextState: Equatable {
  /// Counts changes of the text and its attributes.
  var text: Int = 0
  var selection: Int = 0
  /// Counts scrolling, and texts that an input method works on.
  var view: Int = 0
  var isEmpty: Bool = true
  var isMultiline: Bool = false
}

/// The editing of one text in a window: one mechanism for text fields, secure fields and editors.
///
/// The node owns an `EditableText`, takes over the bound text when that changes, and writes it when a person edits. It gets
/// keys and the events of the input method while its target has the focus, and pointers through its hit target. As an
/// attribute it tells the drawing, the layout and the accessibility of the text when to look again.
nonisolated package final class TextInputNode: Attribute<EditedTextState> {
  let content: _GraphValue<TextInputContent>
  let inputs: _ViewInputs
  let look: TextInputLook
  let text: EditableText
  let style: Rule<EditedTextStyle>
  /// Made right after the node; the target refers to the node without holding it.
  private(set) var target: FocusTarget!
  /// Whether the caret is in the seen part of its blinking.
  let isCaretShown: Source<Bool>
  /// The text that was last read from the binding, or written there.
  var shared: String = ""
  /// The attributes of that text.
  var sharedRuns = AttributeRuns()
  /// The version of the text that `shared` is; -1 for none.
  var sharedVersion: Int = -1
  /// The selection that was last read from the app, or told it.
  var toldSelection: TextSelection?
  /// Whether the text comes from the app at the moment.
  private var isTaking: Bool = false
  /// How far the text is scrolled out at its left and top.
  var scroll: CGPoint = .zero
  var viewVersion: Int = 0
  /// The lines, made when somebody looks at them.
  var madeLines: (look: EditedTextLook, layout: DocumentLayout)?
  let pointer = TextPointerRecognizer()
  private(set) lazy var pointerEntry: ArenaEntry = makePointerEntry()
  var drag: SelectionDrag?
  var blinkTimer: InputTimer?
  var scrollTimer: InputTimer?
  var blinkEnd: Double = 0
  /// Counts what an input method must not go on with.
  var methodSession: Int = 0
  /// The content at the last pass, for actions between passes.
  private(set) var current: TextInputContent
  let subgraph: Subgraph
  private var observing = Observing()
  /// The dictionary of the text's language, once it was asked for.
  var spelling: TextSpelling?
  /// What stands for the text in the accessibility tree.
  var source: AccessibilitySource?

  init(_ content: _GraphValue<TextInputContent>, look: TextInputLook, inputs: _ViewInputs) {
    self.content = content
    self.inputs = inputs
    self.look = look
    subgraph = inputs.graph.currentSubgraph
    let first: TextInputContent = inputs.graph.untracked { content.read() }
    current = first
    var rules = EditingRules()
    rules.isSingleLine = !first.isMultiline
    rules.insertsTabs = first.isEditor
    rules.isSecure = first.isSecure
    text = EditableText("", rules: rules)
    style = Rule(in: inputs.graph, "edited text style") { EditedTextStyle(in: inputs) }
    isCaretShown = Source(in: inputs.graph, "caret", true)
    super.init(in: inputs.graph, "text input")
    let slot: GeometrySlot = inputs.slot
    let isEnabled: Attribute<Bool> = inputs.environment(IsEnabledKey.self)
    target = FocusTarget(in: inputs.focusContext, at: slot) { [weak slot] in
      slot?.isLeaving == false && isEnabled.peek
    }
    target.textInput = self
    target.showsEffect = { false }
    inputs.textInputLink?.node = self
    joinAccess()
    if let find = inputs.findSession { MainActor.assumeIsolated { find.node = self } }
    target.changed = { [weak self] isFocused in self?.focusDidChange(isFocused) }
    inputs.window.focus.add(target)
    text.undoStepDidBegin = { [unowned self] in registerUndo() }
  }

  /// How often a paragraph was laid out, for tests of costs.
  package var layoutCount: Int { madeLines?.layout.layoutCount ?? 0 }

  package override var isEager: Bool { true }

  /// Takes over what the app changed.
  package override func evaluate() -> Bool {
    let new: TextInputContent = content.read()
    current = new
    let canFocus: Bool = inputs.environment(IsEnabledKey.self).value
    if !canFocus, inputs.window.focus.current === target { inputs.window.focus.move(to: nil) }
    text.rules.isEditable = canFocus
    text.rules.isSingleLine = !new.isMultiline
    text.rules.capitalization = inputs.textInputHints.capitalization?.rule ?? .none
    let bound: (text: TextEditing.TextFragment, selection: TextSelection?) = observing.run(
      for: self, host: inputs.window
    ) {
      let selection: TextSelection? = new.selection?.wrappedValue
      if let rich = new.rich { return (rich.read(), selection) }
      let text: String = new.value.map { $0.text(in: style.value) } ?? new.text?.wrappedValue ?? ""
      return (TextEditing.TextFragment(text), selection)
    }
    if let rich = new.rich { take(bound.text, of: rich) } else { take(bound.text.string, ofValue: new.value != nil) }
    takeSelection(bound.selection)
    let state = EditedTextState(
      text: text.version, selection: text.selectionVersion, view: viewVersion, isEmpty: text.count == 0,
      isMultiline: new.isMultiline)
    guard storage != state else { return false }
    store(state)
    return true
  }

  /// A value's text stays as it is edited until the value itself is another one.
  private func take(_ string: String, ofValue isValue: Bool) {
    if text.rules.keepsAttributes {
      // The text had attributes before.
      text.setAttributes(nil, in: 0..<text.count)
      (text.rules.keepsAttributes, text.typingAttributes, sharedVersion) = (false, nil, -1)
    }
    let isKnown: Bool =
      sharedVersion >= 0 && string == shared && string.utf8.count == shared.utf8.count
      && (isValue || sharedVersion == text.version)
    guard !isKnown else { return }
    shared = string
    takeOver { text.setText(string) }
  }

  /// Takes over a text of the app's.
  func takeOver(_ take: () -> Void) {
    isTaking = true
    let hadMarked: Bool = text.marked != nil
    take()
    isTaking = false
    sharedVersion = text.version
    if hadMarked { methodSession += 1 }
    if isFocused { inputs.window.afterUpdate { [weak self] in self?.selectionMoved() } }
  }

  package override func invalidated() {
    inputs.window.existingService(FocusScope.self)?.remove(target)
    inputs.window.existingService(PointerInput.self)?.end(pointerEntry)
    text.undoStepDidBegin = nil
    madeLines = nil
  }

  // MARK: - After an edit

  /// Whether the text has the focus, for actions between passes.
  var isFocused: Bool { inputs.window.existingService(FocusScope.self)?.current === target }

  /// The drawing is to look again.
  func touch() {
    guard isAlive else { return }
    if graph.isUpdating { graph.write { [weak self] in self?.setNeedsEvaluation() } } else { setNeedsEvaluation() }
  }

  /// A person has done something to the text: it is written to the binding and shown.
  func editDidEnd() {
    guard isAlive else { return }
    write()
    selectionMoved()
    if let find = inputs.findSession { MainActor.assumeIsolated { find.textDidChange() } }
  }

  /// The caret is somewhere else: it is shown, and the input method hears of it.
  func selectionMoved() {
    guard isAlive else { return }
    revealCaret()
    writeSelection()
    if isFocused {
      restartBlinking()
      tellInputMethod()
    }
    touch()
  }

  /// Writes the text where the app keeps it. What the app makes of it is taken over in the next pass, also when it left the
  /// text as it was.
  private func write() {
    guard current.value == nil, sharedVersion != text.version else { return }
    if let rich = current.rich {
      sharedVersion = text.version
      return write(to: rich)
    }
    guard let binding = current.text else { return }
    shared = text.string
    sharedVersion = text.version
    binding.wrappedValue = shared
  }

  // MARK: - Focus

  private func focusDidChange(_ isFocused: Bool) {
    let window: ViewGraph = inputs.window
    if isFocused {
      if !current.isMultiline {
        // A field that the keyboard reaches is selected on a desktop; a click puts the caret right after this.
        text.selection =
          window.settings.idiom == .desktop ? EditingSelection(0..<text.count) : EditingSelection(caret: text.count)
      }
      window.afterUpdate { [weak self] in
        self?.selectionMoved()
        self?.current.onEditingChanged?(true)
      }
    } else {
      drag = nil
      scrollTimer?.set(nil)
      blinkTimer?.set(nil)
      text.endMarking(.discard)
      if !current.isMultiline { forgetUndo() }
      window.setTextInput(nil)
      window.afterUpdate { [weak self] in self?.editingDidEnd() }
    }
    touch()
  }

  private func editingDidEnd() {
    guard isAlive else { return }
    write()
    writeSelection()
    commitValue()
    if !current.isMultiline { scroll = .zero }
    current.onEditingChanged?(false)
    touch()
  }

  /// Takes the value of the text, which is then shown in its own form; a text without a value gives way to the last one.
  func commitValue() {
    guard let value = current.value else { return }
    let style: EditedTextStyle = self.style.peek
    value.commit(text.string, in: style)
    sharedVersion = -1
    touch()
  }

  /// Return was pressed in a field.
  func submit() {
    write()
    commitValue()
    let window: ViewGraph = inputs.window
    let wasFocused: Bool = isFocused
    // The keyboard of a phone goes; on a desktop the text is ready to be replaced.
    if window.settings.idiom == .phone { window.focus.move(to: nil) }
    current.onCommit?()
    inputs.submitScope?.submit(inputs.submitTrigger)
    guard window.settings.idiom == .desktop, wasFocused, isAlive, isFocused, !current.isMultiline else { return }
    window.afterUpdate { [weak self] in
      guard let self, isAlive, isFocused else { return }
      text.selection = EditingSelection(0..<text.count)
      selectionMoved()
    }
  }

  // MARK: - The input method

  func tellInputMethod() {
    let window: ViewGraph = inputs.window
    let around: SurroundingText = text.surrounding()
    let caret: CGRect = caretInWindow()
    window.setTextInput(
      HostInterface.TextInputState(
        surrounding: around.text, cursor: around.cursor, anchor: around.anchor, cursorRect: caret,
        purpose: current.isSecure ? .password : graph.untracked { inputs.textInputPurpose },
        isMultiline: current.isMultiline, session: methodSession))
  }
}
