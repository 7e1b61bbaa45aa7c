import Testing
import TextEditing

private struct Digits: EditingFormatter {
  func check(_ attempt: FormatterAttempt) -> FormatterVerdict {
    if attempt.text.contains("-") { return .reject }
    guard attempt.text.contains(" ") else { return .accept }
    let text: String = attempt.text.filter { $0 != " " }
    return .replace(text, selection: text.count..<text.count)
  }

  func commit(_ text: String) -> String? { Int(text).map { "\($0)" } }
}

@Suite("Editing rules")
struct RulesTests {
  @Test("In one line pasted line feeds are spaces, and return submits")
  func singleLine() {
    let text: EditableText = editing("a|b", rules: .singleLine)
    #expect(text.perform(.newline) == .submit)
    #expect(text.perform(.tab) == .ignored)
    text.replaceSelection(with: "one\r\ntwo\nthree\n", source: .pasting)
    #expect(text.state == "aone two three|b")
    #expect(text.storage.paragraphCount == 1)
  }

  @Test("The longest length counts what a person sees, and pasted text is cut there")
  func maximumLength() {
    var rules = EditingRules()
    rules.maximumLength = 4
    let text: EditableText = editing("a|b", rules: rules)
    text.replaceSelection(with: TextFragment("\(Samples.family)\(Samples.flags)"), source: .pasting)
    #expect(text.string.count == 4)
    #expect(text.state == "a\(Samples.family)\(Samples.flags.prefix(1))|b")
    #expect(text.perform(.insert("x")) == .refused)
    text.selection = EditingSelection(0..<1)
    #expect(text.perform(.insert("x")) == .done)
  }

  @Test("Characters that are not allowed are left out; of nothing allowed nothing changes")
  func allowed() {
    var rules = EditingRules()
    rules.allows = { $0.isNumber }
    let text: EditableText = editing("1‹2›", rules: rules)
    #expect(text.perform(.insert("x")) == .refused)
    #expect(text.state == "1‹2›")
    text.replaceSelection(with: "a3b4", source: .pasting)
    #expect(text.state == "134|")
  }

  @Test("A formatter accepts, rejects or replaces each attempt, and reads the text at the end")
  func formatter() {
    var rules: EditingRules = .singleLine
    rules.formatter = Digits()
    let text: EditableText = editing("00|", rules: rules)
    text.type("4")
    #expect(text.perform(.insert("-")) == .refused)
    text.type(" ")
    #expect(text.state == "004|")
    #expect(text.commitEditing())
    #expect(text.string == "4")
    text.type("x")
    #expect(!text.commitEditing())
    #expect(text.string == "4x")
  }

  @Test("The caller may reject an edit or put other text in its place")
  func shouldChange() {
    let text: EditableText = editing("ab|")
    text.rules.shouldChange = { proposal in
      switch proposal.fragment.string {
      case "": .reject
      case "x": .replace("yy")
      default: .accept
      }
    }
    #expect(text.perform(.deleteBackward) == .refused)
    #expect(text.after(.insert("x"), .insert("z")) == "abyyz|")
  }

  @Test("A secret is neither copied nor kept by undo, and is shown as a bullet for each character")
  func secure() {
    let text: EditableText = editing("|", rules: .secure)
    text.type("pa\(Samples.accented)s")
    let clipboard = TestClipboard()
    text.perform(.selectAll)
    #expect(text.perform(.copy, EditingContext(clipboard: clipboard)) == .refused)
    #expect(text.perform(.cut, EditingContext(clipboard: clipboard)) == .refused)
    #expect(clipboard.fragment == nil)
    #expect(!text.canUndo)
    text.perform(.killSelection)
    #expect(text.killed.isEmpty && text.string.isEmpty)
    let mask = SecureMask("a\(Samples.family)b", revealed: 6)
    #expect(mask.string == "\u{2022}\u{2022}b")
    #expect(mask.offset(ofShown: 2) == 6)
    #expect(mask.shown(ofOffset: 6) == 2)
    #expect(mask.shown(ofOffset: 3) == 1)
    let secret: EditableText = editing("a\(Samples.family)|b", rules: .secure)
    #expect(lines(of: secret).caret(at: secret.selection.caret).minX == 20)
    #expect(secret.ranges(of: TextFinder("a")).isEmpty)
  }

  @Test("Capitals begin sentences or words where the rules ask for them")
  func capitalization() {
    func typed(_ string: String, _ capitalization: EditingRules.Capitalization) -> String {
      var rules = EditingRules()
      rules.capitalization = capitalization
      let text: EditableText = editing("|", rules: rules)
      text.type(string)
      return text.string
    }
    #expect(typed("one two. three? 4 five", .sentences) == "One two. Three? 4 five")
    #expect(typed("one o'clock (two)", .words) == "One O'clock (Two)")
    #expect(typed("ab", .characters) == "AB")
    #expect(typed("one. two", .none) == "one. two")
  }

  @Test("Substitutions are off, and each one is taken back by one undo")
  func substitutions() {
    let plain: EditableText = editing("|")
    plain.type("\"a\" -- ...  ")
    #expect(plain.string == "\"a\" -- ...  ")
    var rules = EditingRules()
    rules.substitutions = [.quotes, .dashes, .ellipsis, .doubleSpace]
    let text: EditableText = editing("|", rules: rules)
    text.type("\"it's\" -- so...  ")
    #expect(text.string == "\u{201C}it\u{2019}s\u{201D} \u{2014} so\u{2026}  ")
    text.type("x  ")
    #expect(text.string.hasSuffix("x. "))
    text.undo()
    #expect(text.string.hasSuffix("x  "))
  }

  @Test("New text has the attributes of the text before it, or those that were chosen")
  func attributes() {
    var rules = EditingRules()
    rules.keepsAttributes = true
    let bold = TextAttributes("bold")
    let text = EditableText(TextFragment("ab", attributes: bold), rules: rules)
    text.selection = EditingSelection(caret: 2)
    text.type("c")
    #expect(text.storage.attributes(at: 2) == bold)
    text.typingAttributes = TextAttributes("italic")
    text.type("de")
    #expect(text.storage.attributes(at: 4) == TextAttributes("italic"))
    text.selection = EditingSelection(caret: 1)
    #expect(text.typingAttributes == nil)
  }

  @Test("A change of attributes is a step of undo and keeps the selection; texts of the app bring theirs")
  func attributeChanges() {
    var rules = EditingRules()
    rules.keepsAttributes = true
    let text: EditableText = editing("one ‹two› three", rules: rules)
    var begun: Int = 0
    text.undoStepDidBegin = { begun += 1 }
    #expect(text.changeAttributes(in: text.selection.hull) { _ in TextAttributes("bold") })
    #expect(text.state == "one ‹two› three")
    #expect(text.storage.attributes(at: 4) == TextAttributes("bold"))
    #expect(text.storage.attributes(at: 3) == nil)
    text.undo()
    #expect(text.state == "one ‹two› three")
    #expect(text.storage.attributes(at: 4) == nil)
    #expect(begun == 1)
    text.setText(TextFragment("new", attributes: TextAttributes("italic")))
    #expect(text.storage.attributes(at: 1) == TextAttributes("italic"))
    text.setText(TextFragment("new"))
    #expect(text.storage.fragment(in: 0..<3).runs.isPlain)
  }
}
