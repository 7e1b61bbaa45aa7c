import Testing
import TextEditing

@Suite("Undo")
struct UndoTests {
  private func type(_ text: EditableText, _ string: String, from time: Double) {
    for (number, character) in string.enumerated() {
      text.perform(.insert(String(character)), EditingContext(time: time + Double(number) / 10))
    }
  }

  @Test("A run of typing is one step, and a pause longer than a second divides it")
  func runs() {
    let text: EditableText = editing("|")
    type(text, "hello", from: 0)
    #expect(text.history.undoSteps.count == 1)
    type(text, " you", from: 10)
    #expect(text.history.undoSteps.count == 2)
    text.undo()
    #expect(text.state == "hello|")
    text.undo()
    #expect(text.state == "|")
    text.redo()
    text.redo()
    #expect(text.state == "hello you|")
    #expect(text.perform(.redo) == .nothing)
  }

  @Test("Movement, deletion after typing and the end of a line begin steps")
  func breaks() {
    let text: EditableText = editing("|")
    type(text, "ab", from: 0)
    text.perform(.move(.left(.character)))
    type(text, "c", from: 0.3)
    #expect(text.history.undoSteps.count == 2)
    text.perform(.deleteBackward, EditingContext(time: 0.4))
    text.perform(.deleteBackward, EditingContext(time: 0.5))
    #expect(text.history.undoSteps.count == 3)
    text.perform(.deleteForward, EditingContext(time: 0.6))
    #expect(text.history.undoSteps.count == 4)
    type(text, "x\ny", from: 0.7)
    #expect(text.history.undoSteps.count == 7)
    for _ in 0..<7 { text.undo() }
    #expect(text.string == "")
    #expect(!text.canUndo)
  }

  @Test("A step brings back text, attributes and selection")
  func selection() {
    var rules = EditingRules()
    rules.keepsAttributes = true
    let text = EditableText("one two", rules: rules)
    text.setAttributes(TextAttributes("bold"), in: 4..<7)
    text.selection = EditingSelection(4..<7)
    text.perform(.deleteBackward)
    text.perform(.undo)
    #expect(text.state == "one ‹two›")
    #expect(text.storage.attributes(at: 5) == TextAttributes("bold"))
    text.perform(.redo)
    #expect(text.state == "one |")
  }

  @Test("A deletion run comes back whole")
  func deletions() {
    let text: EditableText = editing("hello|")
    for number in 0..<3 { text.perform(.deleteBackward, EditingContext(time: Double(number) / 10)) }
    #expect(text.history.undoSteps.count == 1)
    text.undo()
    #expect(text.state == "hello|")
    text.selection = EditingSelection(caret: 1)
    for _ in 0..<3 { text.perform(.deleteForward) }
    text.undo()
    #expect(text.state == "h|ello")
  }

  @Test("The oldest steps go when there are too many, or too much is in them")
  func limits() {
    let text: EditableText = editing("|")
    text.history.stepLimit = 10
    for number in 0..<50 { type(text, "a", from: Double(number) * 5) }
    #expect(text.history.undoSteps.count == 10)
    text.history.characterLimit = 1000
    text.replace(0..<0, with: TextFragment(String(repeating: "x", count: 900)))
    #expect(text.history.undoSteps.count < 3)
    while text.canUndo { text.undo() }
    #expect(text.string.allSatisfy { $0 == "a" })
  }

  @Test("A text that the app sets keeps the caret beside its characters and ends undo")
  func setText() {
    let text: EditableText = editing("one two|")
    text.type("!")
    text.setText("zero one two!")
    #expect(text.state == "zero one two!|")
    #expect(!text.canUndo)
    text.setText("zero one two!")
    #expect(text.state == "zero one two!|")
  }
}
