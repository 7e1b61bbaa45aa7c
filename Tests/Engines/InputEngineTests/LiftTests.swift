import Testing

@testable import InputEngine

@Suite struct LiftTests {
  private let notes = Notes()

  @Test("A mouse takes something along when it has moved four points, and a click does not")
  func mouse() {
    let hand = Hand(notes.entry(LiftRecognizer(), "lift"), notes.entry(TapRecognizer(), "tap"))
    hand.tap(0, 0)
    #expect(notes.take() == ["tap ended"])
    hand.send(.down, 0, 0, after: 1)
    hand.send(.move, 3, 0)
    #expect(notes.take() == [])
    hand.send(.move, 4, 0)
    #expect(notes.take() == ["lift ended"])
    hand.send(.up, 50, 0)
    #expect(notes.take() == [])
  }

  @Test("A finger takes something along when it moves after half a second; before that it drags content")
  func finger() {
    let scroll = DragRecognizer()
    let hand = Hand(notes.entry(LiftRecognizer(), "lift"), notes.entry(scroll, "scroll"))
    hand.send(.down, 0, 0, kind: .touch)
    hand.send(.move, 0, 12, kind: .touch)
    hand.send(.up, 0, 12, kind: .touch)
    #expect(notes.take() == ["scroll changed", "scroll ended"])
    hand.send(.down, 0, 0, kind: .touch, after: 1)
    hand.wait(0.6)
    #expect(notes.take() == [])
    hand.send(.move, 0, 12, kind: .touch)
    #expect(notes.take() == ["lift ended"])
    hand.send(.up, 0, 12, kind: .touch)
    hand.send(.down, 0, 0, kind: .touch, after: 1)
    hand.wait(0.6)
    hand.send(.up, 0, 0, kind: .touch)
    #expect(notes.take() == [])
  }

  @Test("Other buttons take nothing along")
  func buttons() {
    let hand = Hand(notes.entry(LiftRecognizer(), "lift"))
    hand.send(.down, 0, 0, button: .secondary)
    hand.send(.move, 20, 0, button: .secondary)
    hand.send(.up, 20, 0, button: .secondary)
    #expect(notes.take() == [])
  }
}
