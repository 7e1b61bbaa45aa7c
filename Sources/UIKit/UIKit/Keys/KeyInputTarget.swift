import CoreGraphics
import Foundation
import HostInterface
import InputEngine
import SwiftUIControls
import SwiftUICore

/// The keyboard's way to a view that takes typed text by itself: one that conforms to `UIKeyInput` or `UITextInput`.
///
/// The window's focus is at the view while the view is the first responder. Keys and what input methods make of them come here.
@MainActor
final class KeyInputTarget {
  let view: UIView
  private let inputs: _ViewInputs
  private var target: FocusTarget!
  private lazy var listener = InputListener(self)
  /// What moves the caret of a view with a text of its own.
  private let caret = CaretMover()
  /// Another number than before tells the input method to forget the text that the method works on.
  private var session: Int = 0
  private var isTelling: Bool = false

  /// The way to a view; nil for views without text, and for those whose text SwiftUI edits.
  static func make(_ view: UIView, _ inputs: _ViewInputs) -> KeyInputTarget? {
    guard view is any UIKeyInput, view.makeContent == nil else { return nil }
    return KeyInputTarget(view, inputs)
  }

  private init(_ view: UIView, _ inputs: _ViewInputs) {
    self.view = view
    self.inputs = inputs
    let slot: GeometrySlot = inputs.slot
    target = FocusTarget(in: inputs.focusContext, at: slot) { [weak slot, weak view] in
      MainActor.assumeIsolated {
        guard slot?.isLeaving == false, let view else { return false }
        return view.isFirstResponder || view.canBecomeFirstResponder
      }
    }
    target.textInput = self
    target.changed = { [weak self] isFocused in MainActor.assumeIsolated { self?.focusDidChange(isFocused) } }
    inputs.window.focus.add(target)
    inputs.window.service(KeyInputTargets.self).targets[ObjectIdentifier(view)] = self
    if view.isFirstResponder { inputs.window.afterUpdate { [weak self] in self?.follow(true) } }
  }

  func end() {
    inputs.window.existingService(FocusScope.self)?.remove(target)
    inputs.window.existingService(KeyInputTargets.self)?.targets[ObjectIdentifier(view)] = nil
  }

  // MARK: Focus

  /// The view became the first responder, or is no more.
  func follow(_ isFirst: Bool) {
    let focus: FocusScope = inputs.window.focus
    if isFirst {
      if view.isFirstResponder { focus.move(to: target) }
    } else if focus.current === target {
      focus.move(to: nil)
    }
  }

  private func focusDidChange(_ isFocused: Bool) {
    if isFocused {
      if !view.isFirstResponder, !view.becomeFirstResponder() { return follow(false) }
      (view as? any UITextInput)?.inputDelegate = listener
      inputs.window.afterUpdate { [weak self] in self?.tellInputMethod() }
    } else {
      if let text = view as? any UITextInput {
        if text.markedTextRange != nil { text.unmarkText() }
        if text.inputDelegate === listener { text.inputDelegate = nil }
      }
      inputs.window.setTextInput(nil)
      // An open menu takes the keys and gives them back; the text stays the first responder, for which the menu is.
      let (focus, slot): (FocusScope, GeometrySlot) = (inputs.window.focus, inputs.slot)
      let isBehindMenu: Bool =
        focus.isReachable(slot, behindMenus: true) && !focus.isReachable(slot, behindMenus: false)
      if view.isFirstResponder, !isBehindMenu { view.resignFirstResponder() }
    }
  }

  // MARK: Keys

  private func insert(_ new: String) {
    guard let input = view as? any UIKeyInput else { return }
    if let text = input as? any UITextInput, let selected = text.selectedTextRange,
      !text.shouldChangeText(in: text.markedTextRange ?? selected, replacementText: new)
    {
      return
    }
    input.insertText(new)
  }

  private func deleteBackward() {
    guard let input = view as? any UIKeyInput, input.hasText else { return }
    if let text = input as? any UITextInput, let gone = caret.rangeBefore(text),
      !text.shouldChangeText(in: gone, replacementText: "")
    {
      return
    }
    input.deleteBackward()
  }

  private func handle(_ command: TextKeyCommand) -> Bool {
    let text: (any UITextInput)? = view as? any UITextInput
    switch command {
    case .insert(let new): insert(new)
    case .newline, .lineBreak: insert("\n")
    case .deleteBackward: deleteBackward()
    case .cut, .copy, .paste, .pasteAsPlainText:
      guard let text else { return false }
      return perform(command, on: text)
    case .cancel:
      guard let text, text.markedTextRange != nil else { return false }
      text.unmarkText()
      session += 1
    default:
      guard let text else { return false }
      return caret.perform(command, on: text)
    }
    return true
  }

  private func perform(_ command: TextKeyCommand, on text: any UITextInput) -> Bool {
    if command == .paste || command == .pasteAsPlainText {
      inputs.window.paste { [weak self] string in
        MainActor.assumeIsolated {
          if let string { self?.insert(string) }
          self?.tellInputMethod()
        }
      }
      return true
    }
    guard let selected = text.selectedTextRange, !selected.isEmpty, let string = text.text(in: selected),
      !text.isSecureTextEntry
    else { return true }
    inputs.window.copy(string)
    if command == .cut, text.shouldChangeText(in: selected, replacementText: "") { text.deleteBackward() }
    return true
  }

  // MARK: Input methods

  private func handleEvent(_ event: TextInputEvent) {
    let text: (any UITextInput)? = view as? any UITextInput
    switch event {
    case .commit(let new):
      if let text, text.markedTextRange != nil {
        text.setMarkedText(new, selectedRange: NSRange(location: new.utf16.count, length: 0))
        text.unmarkText()
      } else if !new.isEmpty {
        insert(new)
      }
    case .mark(let new, let selection):
      guard let text else { return }
      guard !new.isEmpty else {
        guard text.markedTextRange != nil else { return }
        text.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        return text.unmarkText()
      }
      let start: Int = new.unicodeScalars.prefix(selection.lowerBound).reduce(0) { $0 + UTF16.width($1) }
      let end: Int = new.unicodeScalars.prefix(selection.upperBound).reduce(0) { $0 + UTF16.width($1) }
      text.setMarkedText(new, selectedRange: NSRange(location: start, length: end - start))
    case .deleteSurrounding(let before, let after):
      if let text { return caret.deleteSurrounding(before: before, after: after, in: text) }
      for _ in 0..<before { deleteBackward() }
    }
  }

  /// Tells the input method of the text around the caret, and of the caret's place.
  func tellInputMethod() {
    guard !isTelling, inputs.window.focus.current === target, let input = view as? any UIKeyInput else { return }
    isTelling = true
    defer { isTelling = false }
    for display in view.selectionDisplays { display.setNeedsSelectionUpdate() }
    var rect: CGRect = view.convert(view.bounds, to: nil)
    var around = (text: "", cursor: 0, anchor: 0)
    if let text = input as? any UITextInput, let selected = text.selectedTextRange {
      rect = text.textInputView.convert(text.caretRect(for: selected.end), to: nil)
      if !text.isSecureTextEntry { around = caret.surroundings(of: text, selected) }
    }
    let purpose: TextInputState.Purpose? =
      input.isSecureTextEntry ? .password : input.keyboardType.purpose ?? input.textContentType?.purpose
    inputs.window.setTextInput(
      TextInputState(
        surrounding: around.text, cursor: around.cursor, anchor: around.anchor, cursorRect: rect,
        purpose: purpose ?? .free, isMultiline: input is any UITextInput, session: session))
  }

  /// The view changed its text by itself: what the input method works on is out of date.
  fileprivate func viewDidChange() {
    session += 1
    tellInputMethod()
  }

  /// Set while a key or an input method changes the text.
  fileprivate private(set) var isTyping: Bool = false

  fileprivate func type(_ body: () -> Bool) -> Bool {
    isTyping = true
    defer { isTyping = false }
    return body()
  }
}

extension KeyInputTarget: @preconcurrency TextInputTarget {
  func handle(_ event: KeyEvent) -> Bool {
    guard let command = event.textCommand, type({ handle(command) }) else { return false }
    tellInputMethod()
    return true
  }

  func handle(_ events: [TextInputEvent]) -> Bool {
    _ = type {
      let isFirst: (TextInputEvent) -> Bool = { if case .deleteSurrounding = $0 { true } else { false } }
      for event in events.filter(isFirst) { handleEvent(event) }
      for event in events where !isFirst(event) { handleEvent(event) }
      return true
    }
    tellInputMethod()
    return true
  }
}

/// Hears of changes that a view makes in its text by itself.
private final class InputListener: NSObject, UITextInputDelegate {
  private weak var target: KeyInputTarget?

  init(_ target: KeyInputTarget) {
    self.target = target
    super.init()
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { changed() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { changed() }

  private func changed() {
    if let target, !target.isTyping { target.viewDidChange() }
  }
}

/// The views of a window that take typed text by themselves.
private final class KeyInputTargets: WindowService {
  var targets: [ObjectIdentifier: KeyInputTarget] = [:]

  init(window: ViewGraph) {}
}

extension UIView {
  /// The keyboard's way to the view; nil for views that take no text by themselves, and outside of windows.
  var keyInputTarget: KeyInputTarget? {
    guard self is any UIKeyInput else { return nil }
    return layoutRoot?.graph?.existingService(KeyInputTargets.self)?.targets[ObjectIdentifier(self)]
  }
}
