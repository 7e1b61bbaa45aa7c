import CoreGraphics
import Testing
import TextEditing
import TextEngine

@Suite("Caret movement")
struct MovementTests {
  @Test("A character at a time, over clusters")
  func characters() {
    let text: EditableText = editing("a\(Samples.family)|b")
    #expect(text.after(.move(.left(.character))) == "a|\(Samples.family)b")
    #expect(text.after(.move(.left(.character)), .move(.left(.character))) == "|a\(Samples.family)b")
    #expect(text.perform(.move(.left(.character))) == .nothing)
    #expect(text.after(.move(.right(.character)), .move(.right(.character))) == "a\(Samples.family)|b")
  }

  @Test("Left and right leave a selection at its ends, words start from the caret")
  func collapsing() {
    #expect(editing("a‹bc›d").after(.move(.left(.character))) == "a|bcd")
    #expect(editing("a‹bc›d").after(.move(.right(.character))) == "abc|d")
    #expect(editing("one ‹two› three").after(.move(.right(.word))) == "one two three|")
    let text: EditableText = editing("a‹bc›d")
    #expect(text.after(.move(.left(.character)), lines: lines(of: text)) == "a|bcd")
  }

  @Test("Extension keeps the anchor and turns over it")
  func extending() {
    let text: EditableText = editing("ab|cd")
    #expect(text.after(.extend(.right(.character))) == "ab‹c›d")
    #expect(text.after(.extend(.left(.character)), .extend(.left(.character))) == "a‹b›cd")
    #expect(text.selection.primary.anchor == 2)
    #expect(text.after(.extend(.edge(.document, .forward))) == "ab‹cd›")
    #expect(text.after(.deselect) == "abcd|")
  }

  @Test("Lines end where the layout wraps them, and the end of a wrapped line is shown in it")
  func lineEdges() {
    let text: EditableText = editing("|one two three")
    let layout: DocumentLayout = lines(of: text, width: 80)
    #expect(text.after(.move(.edge(.line, .forward)), lines: layout) == "one two |three")
    #expect(text.selection.caret.affinity == .upstream)
    // The white space hangs over the edge, and so the caret stands there.
    #expect(layout.caret(at: text.selection.caret) == CGRect(x: 80, y: 0, width: 0, height: 24))
    #expect(text.after(.move(.edge(.line, .forward)), lines: layout) == "one two |three")
    #expect(text.after(.move(.edge(.line, .backward)), lines: layout) == "|one two three")
    text.selection = EditingSelection(caret: 8)
    #expect(layout.caret(at: text.selection.caret) == CGRect(x: 0, y: 24, width: 0, height: 24))
    #expect(text.after(.move(.edge(.line, .forward)), lines: layout) == "one two three|")
  }

  @Test("The end of a wrapped line and the start of the next are one stop of the arrow keys")
  func wrappedStops() {
    let text: EditableText = editing("|one two three")
    let layout: DocumentLayout = lines(of: text, width: 80)
    var offsets: [Int] = []
    for _ in 0..<13 {
      text.perform(.move(.right(.character)), EditingContext(lines: layout))
      offsets.append(text.selection.caret.offset)
      // The caret of the stop is the one at the start of the next line.
      if offsets.last == 8 {
        #expect(layout.caret(at: text.selection.caret) == CGRect(x: 0, y: 24, width: 0, height: 24))
      }
    }
    #expect(offsets == Array(1...13))
    for offset in stride(from: 12, through: 0, by: -1) {
      text.perform(.move(.left(.character)), EditingContext(lines: layout))
      #expect(text.selection.caret.offset == offset)
    }
  }

  @Test("Up and down keep the x over shorter lines, and go to the ends of the text")
  func vertical() {
    let text: EditableText = editing("long line|\nab\nanother line")
    let layout: DocumentLayout = lines(of: text)
    #expect(text.after(.move(.down), lines: layout) == "long line\nab|\nanother line")
    #expect(text.after(.move(.down), lines: layout) == "long line\nab\nanother l|ine")
    #expect(text.after(.move(.up), .move(.up), lines: layout) == "long line|\nab\nanother line")
    #expect(text.after(.move(.up), lines: layout) == "|long line\nab\nanother line")
    #expect(text.after(.move(.down), lines: layout) == "long line\nab|\nanother line")
    // A movement to the side ends the x.
    #expect(text.after(.move(.left(.character)), .move(.down), lines: layout) == "long line\nab\na|nother line")
    #expect(text.after(.move(.down), lines: layout) == "long line\nab\nanother line|")
    #expect(text.after(.extend(.up), lines: layout) == "long line\na‹b\nanother line›")
  }

  @Test("A page goes by the height of the window")
  func pages() {
    let text: EditableText = editing("|" + String(repeating: "line\n", count: 100))
    let layout: DocumentLayout = lines(of: text)
    layout.pageHeight = 240
    text.perform(.move(.pageDown), EditingContext(lines: layout))
    #expect(text.storage.paragraph(at: text.selection.caret.offset) == 9)
    text.perform(.move(.pageUp), EditingContext(lines: layout))
    #expect(text.selection.caret.offset == 0)
  }

  @Test("Paragraphs and the document")
  func paragraphs() {
    let text: EditableText = editing("one\ntw|o\nthree")
    #expect(text.after(.move(.next(.paragraph, .backward))) == "one\n|two\nthree")
    #expect(text.after(.move(.next(.paragraph, .backward))) == "|one\ntwo\nthree")
    #expect(text.after(.move(.next(.paragraph, .forward))) == "one|\ntwo\nthree")
    #expect(text.after(.move(.next(.paragraph, .forward))) == "one\ntwo|\nthree")
    #expect(text.after(.move(.edge(.document, .forward))) == "one\ntwo\nthree|")
    #expect(text.after(.select(.paragraph)) == "one\ntwo\n‹three›")
    #expect(text.after(.selectAll) == "‹one\ntwo\nthree›")
    #expect(editing("one tw|o three").after(.select(.word)) == "one ‹two› three")
  }
}

@Suite("Selecting with a pointer")
struct SelectionTests {
  @Test("A drag after one click selects characters, after two words, after three paragraphs")
  func drags() {
    let text: EditableText = editing("one two three\nfour five")
    let word = SelectionDrag(at: TextPosition(5), clicks: 2, in: text)
    #expect(word.origin == 4..<7)
    #expect(word.selection(to: TextPosition(9), in: text).primary.range == 4..<13)
    let back: EditingSelection = word.selection(to: TextPosition(1), in: text)
    #expect(back.primary.range == 0..<7)
    #expect(back.primary.anchor == 7)
    let line = SelectionDrag(at: TextPosition(5), clicks: 3, in: text)
    #expect(line.origin == 0..<14)
    #expect(line.selection(to: TextPosition(16), in: text).primary.range == 0..<23)
    let plain = SelectionDrag(at: TextPosition(5), clicks: 1, in: text)
    #expect(plain.selection(to: TextPosition(2), in: text).primary.range == 2..<5)
    text.selection = EditingSelection(2..<4)
    #expect(SelectionDrag(extending: text.selection).selection(to: TextPosition(9), in: text).primary.range == 2..<9)
  }

  @Test("A double click takes the word under the pointer, also on the right half of its last letter")
  func clicks() {
    let text = EditableText("one two three")
    let layout: DocumentLayout = lines(of: text)
    let drag = SelectionDrag(at: CGPoint(x: 68, y: 5), clicks: 2, in: layout)
    #expect(drag.origin == 4..<7)
    #expect(drag.selection(to: CGPoint(x: 28, y: 5), in: layout).primary.range == 0..<7)
    #expect(drag.selection(to: CGPoint(x: 500, y: 5), in: layout).primary.range == 4..<13)
    let plain = SelectionDrag(at: CGPoint(x: 68, y: 5), clicks: 1, in: layout)
    #expect(plain.selection(to: CGPoint(x: 28, y: 5), in: layout).primary.range == 3..<7)
  }

  @Test("Text is moved and copied by dragging as one step, and selected where it goes")
  func moving() {
    let text = EditableText("one two three")
    #expect(text.moveText(0..<4, to: 8))
    #expect(text.state == "two ‹one ›three")
    text.undo()
    #expect(text.string == "one two three")
    #expect(text.moveText(8..<13, to: 0))
    #expect(text.state == "‹three›one two ")
    #expect(!text.moveText(0..<5, to: 3))
    #expect(text.moveText(0..<5, to: 15, copies: true))
    #expect(text.state == "threeone two ‹three›")
  }

  @Test("Ranges that touch become one, and typing replaces the first and takes the others away")
  func severalRanges() throws {
    let text = EditableText("one two three four")
    text.selection = try #require(EditingSelection([8..<13, 0..<3, 3..<4]))
    #expect(text.selection.ranges == [0..<4, 8..<13])
    #expect(text.selectedFragment.string == "one \nthree")
    text.perform(.insert("X"))
    #expect(text.state == "X|two  four")
    text.undo()
    #expect(text.string == "one two three four")
    #expect(text.selection.ranges == [0..<4, 8..<13])
  }

  @Test("A secret tells nothing of its words")
  func secrets() {
    let text: EditableText = editing("two wo|rds", rules: .secure)
    #expect(text.after(.move(.left(.word))) == "|two words")
    #expect(text.after(.select(.word)) == "‹two words›")
  }
}
