import InputEngine
import Testing
import TextEditing

@Suite("Editing commands")
struct CommandTests {
  @Test("Typing goes in at the caret and replaces what is selected")
  func typing() {
    #expect(editing("a|b").after(.insert("x")) == "ax|b")
    #expect(editing("a‹bc›d").after(.insert("x")) == "ax|d")
    #expect(editing("a|b").after(.newline, .tab) == "a\n\t|b")
    // A mark joins the character before it.
    #expect(editing("e|x").after(.insert("\u{301}")) == "e\u{301}|x")
  }

  @Test("Deleting takes characters, words, lines and paragraphs")
  func deleting() {
    #expect(editing("a\(Samples.family)|b").after(.deleteBackward) == "a|b")
    #expect(editing("a|\(Samples.flags)").after(.deleteForward) == "a|\(Samples.flags.suffix(1))")
    #expect(editing("a‹bc›d").after(.deleteBackward) == "a|d")
    #expect(editing("one two| three").after(.delete(.word, .backward)) == "one | three")
    #expect(editing("one| two three").after(.delete(.word, .forward)) == "one| three")
    #expect(editing("one\ntwo th|ree").after(.deleteToEdge(.line, .backward)) == "one\n|ree")
    #expect(editing("one\n|two").after(.deleteToEdge(.line, .backward)) == "one|two")
    #expect(editing("on|e\ntwo").after(.deleteToEdge(.line, .forward)) == "on|\ntwo")
    #expect(editing("|a").perform(.deleteBackward) == .nothing)
    #expect(editing("a\r\n|b").after(.deleteBackward) == "a|b")
    #expect(editing("\u{E9}|").after(.deleteBackwardByDecomposing) == "e|")
  }

  @Test("Kills that follow each other are yanked together")
  func killing() {
    let text: EditableText = editing("on|e\ntwo\nthree")
    #expect(text.after(.killToParagraphEnd) == "on|\ntwo\nthree")
    #expect(text.after(.killToParagraphEnd, .killToParagraphEnd) == "on|\nthree")
    #expect(text.killed.string == "e\ntwo")
    #expect(text.after(.move(.edge(.document, .forward)), .yank) == "on\nthreee\ntwo|")
    #expect(text.after(.killToParagraphEnd, .move(.edge(.document, .backward)), .killToParagraphEnd).hasPrefix("|\n"))
    #expect(text.killed.string == "on")
  }

  @Test("Two characters are exchanged, at the end of a line those before the caret")
  func transposing() {
    #expect(editing("ab|cd").after(.transpose) == "acb|d")
    #expect(editing("ab|\ncd").after(.transpose) == "ba|\ncd")
    #expect(editing("|ab").perform(.transpose) == .nothing)
    #expect(editing("x\n|ab").perform(.transpose) == .nothing)
    #expect(editing("a\(Samples.family)|b").after(.transpose) == "ab\(Samples.family)|")
  }

  @Test("The case of the selection or of the word at the caret changes")
  func cases() {
    #expect(editing("‹straße o›ne").after(.uppercase) == "‹STRASSE O›ne")
    #expect(editing("one tw|o").after(.uppercase) == "one TWO|")
    #expect(editing("‹hello WORLD's end›").after(.capitalize) == "‹Hello World's End›")
    #expect(editing("‹ABC›").after(.lowercase) == "‹abc›")
  }

  @Test("Cut, copy and paste go through the clipboard; without one the keys are the caller's")
  func clipboard() {
    let clipboard = TestClipboard()
    let context = EditingContext(clipboard: clipboard)
    let text: EditableText = editing("one ‹two› three")
    #expect(text.perform(.copy) == .ignored)
    text.perform(.cut, context)
    #expect(text.state == "one | three")
    #expect(clipboard.fragment?.string == "two")
    text.perform(.paste, context)
    text.perform(.paste, context)
    #expect(text.state == "one twotwo| three")
    text.undo()
    #expect(text.state == "one two| three")
    #expect(text.perform(.copy, context) == .refused)
  }

  @Test("A text that may not be edited is still selected and copied")
  func readOnly() {
    var rules = EditingRules()
    rules.isEditable = false
    let text: EditableText = editing("one ‹two›", rules: rules)
    let clipboard = TestClipboard()
    for command in [EditingCommand.insert("x"), .deleteBackward, .newline, .cut, .paste, .transpose] {
      #expect(text.perform(command, EditingContext(clipboard: clipboard)) == .refused)
    }
    #expect(text.perform(.copy, EditingContext(clipboard: clipboard)) == .done)
    #expect(text.after(.move(.left(.word))) == "one |two")
  }
}

@Suite("Key bindings")
struct KeyBindingTests {
  private func command(
    _ keys: KeyBindings, _ symbol: KeySymbol, _ modifiers: InputModifiers = [], text: String = ""
  ) -> EditingCommand? {
    keys.command(for: KeyEvent(.down, symbol, text: text, modifiers: modifiers, time: 0))
  }

  @Test("Keys of Linux: Control for words, the document and the clipboard, whichever name the host has for it")
  func linux() {
    let keys: KeyBindings = .linux
    for control in [InputModifiers.control, .command] {
      #expect(command(keys, .left, control) == .move(.left(.word)))
      #expect(command(keys, .right, [control, .shift]) == .extend(.right(.word)))
      #expect(command(keys, .backspace, control) == .delete(.word, .backward))
      #expect(command(keys, .home, control) == .move(.edge(.document, .backward)))
      #expect(command(keys, .character("y"), control) == .redo)
      #expect(command(keys, .character("z"), [control, .shift]) == .redo)
      #expect(command(keys, .insert, control) == .copy)
      #expect(command(keys, .character("q"), control, text: "\u{11}") == nil)
    }
    #expect(command(keys, .home) == .move(.edge(.line, .backward)))
    #expect(command(keys, .end, .shift) == .extend(.edge(.line, .forward)))
    #expect(command(keys, .insert, .shift) == .paste)
    #expect(command(keys, .deleteForward, .shift) == .cut)
    #expect(command(keys, .character("a"), [.shift, .capsLock], text: "A") == .insert("A"))
    #expect(command(keys, .escape, text: "\u{1B}") == .cancel)
    #expect(keys.command(for: KeyEvent(.up, .left, time: 0)) == nil)
    #expect(keys.command(for: KeyEvent(.down, .character("a"), text: "a", time: 0), writes: false) == nil)
  }

  @Test("Keys of Apple's systems: Option for words, Command for lines, Control as in Emacs")
  func apple() {
    let keys: KeyBindings = .apple
    #expect(command(keys, .left, .option) == .move(.left(.word)))
    #expect(command(keys, .left, .command) == .move(.left(.line)))
    #expect(command(keys, .up, [.command, .shift]) == .extend(.edge(.document, .backward)))
    #expect(command(keys, .backspace, .option) == .delete(.word, .backward))
    #expect(command(keys, .character("k"), .control) == .killToParagraphEnd)
    #expect(command(keys, .character("a"), .control) == .move(.edge(.paragraph, .backward)))
    #expect(command(keys, .character("a"), .command) == .selectAll)
    #expect(command(keys, .character("e"), .option, text: "\u{E9}") == .insert("\u{E9}"))
  }
}
