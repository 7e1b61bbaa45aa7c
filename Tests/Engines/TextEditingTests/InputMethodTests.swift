import InputEngine
import Testing
import TextEditing

@Suite("Input methods")
struct InputMethodTests {
  @Test("Marked text stands in the text until it is committed, and only then undo knows it")
  func marking() {
    let text: EditableText = editing("a|b")
    text.handle([.mark("ni", selection: 2..<2)])
    #expect(text.state == "ani|b")
    #expect(text.marked?.range == 1..<3)
    #expect(!text.canUndo)
    text.handle([.mark("nihao", selection: 5..<5)])
    #expect(text.state == "anihao|b")
    text.handle([.mark("", selection: 0..<0), .commit("\u{4F60}\u{597D}")])
    #expect(text.state == "a\u{4F60}\u{597D}|b")
    #expect(text.marked == nil)
    text.undo()
    #expect(text.state == "a|b")
    text.redo()
    #expect(text.state == "a\u{4F60}\u{597D}|b")
  }

  @Test("A commit replaces the marked text also when the method did not end it")
  func commitWithoutEnd() {
    let text: EditableText = editing("a|b")
    text.handle([.mark("\u{B4}", selection: 1..<1)])
    text.handle([.commit("\u{E9}"), .mark("", selection: 0..<0)])
    #expect(text.state == "a\u{E9}|b")
    text.handle([.commit("\u{C1}"), .mark("x", selection: 1..<1)])
    #expect(text.state == "a\u{E9}\u{C1}x|b")
    #expect(text.marked?.range == 3..<4)
  }

  @Test("Marked text over a selection: cancellation brings the selection back, a commit replaces it as one step")
  func overSelection() {
    let text: EditableText = editing("a‹bc›d")
    text.handle([.mark("x", selection: 1..<1)])
    #expect(text.state == "ax|d")
    text.handle([.mark("", selection: 0..<0)])
    #expect(text.state == "a‹bc›d")
    text.handle([.mark("x", selection: 1..<1)])
    text.handle([.commit("y")])
    #expect(text.state == "ay|d")
    text.undo()
    #expect(text.state == "a‹bc›d")
  }

  @Test("Loss of the focus takes marked text away or keeps it, and other commands accept it")
  func ending() {
    let text: EditableText = editing("a|b")
    text.mark("xy", selection: 2..<2)
    text.endMarking(.discard)
    #expect(text.state == "a|b")
    #expect(!text.canUndo)
    text.mark("xy", selection: 2..<2)
    text.endMarking(.accept)
    #expect(text.state == "axy|b")
    #expect(text.canUndo)
    text.mark("w", selection: 1..<1)
    #expect(text.perform(.cancel) == .done)
    #expect(text.state == "axy|b")
    #expect(text.perform(.cancel) == .ignored)
    text.mark("z", selection: 1..<1)
    text.perform(.move(.left(.character)))
    #expect(text.state == "axy|zb")
    text.mark("q", selection: 1..<1)
    text.selection = EditingSelection(caret: 0)
    #expect(text.state == "|axyqzb")
    #expect(text.marked == nil)
  }

  @Test("A deletion around the caret and a commit of the same key are one step, in whichever order they come")
  func deleteSurrounding() {
    for events in [
      [TextInputEvent.deleteSurrounding(before: 2, after: 1), .commit("Z")],
      [.commit("Z"), .deleteSurrounding(before: 2, after: 1)],
    ] {
      let text: EditableText = editing("abc|def")
      text.handle(events)
      #expect(text.state == "aZ|ef")
      text.undo()
      #expect(text.state == "abc|def")
    }
    let text: EditableText = editing("a|b")
    text.handle([.deleteSurrounding(before: 9, after: 9)])
    #expect(text.state == "|")
  }

  @Test("The clause that is converted is selected in the marked text and has another style")
  func styles() throws {
    let text: EditableText = editing("a|b")
    text.mark("12345", selection: 1..<3)
    #expect(text.state == "a1‹23›45b")
    let styles = try #require(text.marked).styles
    #expect(styles.map(\.range) == [1..<2, 2..<4, 4..<6])
    #expect(styles.map(\.style) == [.plain, .selected, .plain])
  }

  @Test("An input method sees at most 4 KB around the caret, without marked text, and nothing of a secret")
  func surrounding() {
    let text: EditableText = editing("ab‹cd›e\u{1F600}f")
    #expect(text.surrounding() == SurroundingText(text: "abcde\u{1F600}f", cursor: 4, anchor: 2))
    text.mark("XX", selection: 2..<2)
    #expect(text.surrounding() == SurroundingText(text: "abe\u{1F600}f", cursor: 2, anchor: 2))

    let large = EditableText(Samples.large)
    large.selection = EditingSelection(caret: 500_000)
    let window: SurroundingText = large.surrounding()
    #expect(window.text.utf8.count == 4000)
    #expect(window.cursor == 2000)
    let wide = EditableText(String(repeating: "\u{4E2D}", count: 10_000))
    wide.selection = EditingSelection(caret: 5000)
    #expect((3990...4000).contains(wide.surrounding().text.utf8.count))
    large.selection = EditingSelection(0..<1_000_000)
    #expect(large.surrounding().anchor == 0)
    #expect(editing("se|cret", rules: .secure).surrounding() == SurroundingText())
  }
}
