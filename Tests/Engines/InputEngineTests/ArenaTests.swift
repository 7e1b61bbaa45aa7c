import CoreGraphics
import Testing

@testable import InputEngine

@Suite struct ArenaTests {
  let notes = Notes()

  @Test("A tap ends when the pointer comes up in its place (465)")
  func tap() {
    let tap = taps(1)
    let hand = Hand(notes.entry(tap, "tap"))
    hand.tap(5, 6)
    #expect(notes.take() == ["tap ended"])
    #expect(tap.location == CGPoint(x: 5, y: 6))
    #expect(hand.arena.entries.isEmpty)
    hand.send(.down, 5, 5)
    hand.send(.move, 30, 5)
    hand.send(.up, 5, 5)
    #expect(notes.take().isEmpty, "it moved away in between")
  }

  @Test("Only the primary button taps")
  func otherButton() {
    let hand = Hand(notes.entry(taps(1), "tap"))
    hand.send(.down, 5, 5, button: .secondary)
    hand.send(.up, 5, 5, button: .secondary)
    #expect(notes.take().isEmpty)
  }

  @Test("A single tap outside of a double tap waits for it to fail")
  func doubleInside() {
    let hand = Hand(notes.entry(taps(2), "double"), notes.entry(taps(1), "single"))
    hand.tap(5, 5)
    #expect(notes.take().isEmpty)
    hand.tap(5, 5)
    #expect(notes.take() == ["double ended"])
    hand.wait(1)
    hand.tap(5, 5)
    #expect(notes.take().isEmpty)
    hand.wait(0.41)
    #expect(notes.take() == ["single ended"])
    #expect(hand.arena.entries.isEmpty)
    #expect(hand.arena.nextDeadline == nil)
  }

  @Test("A second click that is too far away is no double click, and the first counts alone")
  func clickDistance() {
    let hand = Hand(notes.entry(taps(2), "double"), notes.entry(taps(1), "single"))
    hand.tap(5, 5)
    hand.tap(50, 5)
    #expect(notes.take() == ["single ended"])
  }

  @Test("The person's double-click time counts")
  func clickTime() {
    var settings = InputSettings()
    settings.doubleClickTime = 1
    let hand = Hand(notes.entry(taps(2), "double"), settings: settings)
    hand.tap(5, 5)
    hand.tap(5, 5, after: 0.8)
    #expect(notes.take() == ["double ended"])
  }

  @Test("A double tap outside of a single tap never comes")
  func doubleOutside() {
    let hand = Hand(notes.entry(taps(1), "single"), notes.entry(taps(2), "double"))
    hand.tap(5, 5)
    hand.tap(5, 5)
    #expect(notes.take() == ["single ended", "single ended"])
  }

  @Test("A gesture of high priority is recognized before those inside of its owner")
  func highPriority() {
    let inner = notes.entry(taps(1), "inner")
    let outer = notes.entry(taps(1), "outer", priority: .high)
    let hand = Hand()
    hand.entries = ArenaEntry.inPrecedence([inner, outer])
    hand.tap(5, 5)
    #expect(notes.take() == ["outer ended"])
  }

  @Test("A simultaneous gesture is recognized beside the one inside")
  func simultaneous() {
    let hand = Hand(notes.entry(taps(1), "inner"), notes.entry(taps(1), "outer", priority: .simultaneous))
    hand.tap(5, 5)
    #expect(notes.take() == ["inner ended", "outer ended"])
  }

  @Test("A drag around a control takes its press away")
  func dragOverPress() {
    let press = PressRecognizer()
    let hand = Hand(notes.entry(press, "press"), notes.entry(drag(), "drag"))
    hand.send(.down, 5, 5)
    #expect(notes.take() == ["press changed"])
    hand.send(.move, 30, 5)
    #expect(notes.take() == ["press cancelled", "drag changed"])
    hand.send(.up, 30, 5)
    #expect(notes.take() == ["drag ended"])
  }

  @Test("A drag without a least distance does not take the press of a control inside")
  func eagerDragOverPress() {
    let hand = Hand(notes.entry(PressRecognizer(), "press"), notes.entry(drag(from: 0), "drag"))
    hand.tap(5, 5)
    #expect(notes.take() == ["press changed", "press ended"])
  }

  @Test("A press that leaves its control is none until it comes back, and acts only inside")
  func pressLeaves() {
    let press = PressRecognizer()
    press.contains = { $0.x < 100 }
    let hand = Hand(notes.entry(press, "press"))
    hand.send(.down, 5, 5)
    hand.send(.move, 150, 5)
    #expect(notes.take() == ["press changed", "press cancelled"])
    hand.send(.move, 50, 5)
    hand.send(.up, 50, 5)
    #expect(notes.take() == ["press changed", "press ended"])
    hand.send(.down, 5, 5)
    hand.send(.move, 150, 5)
    hand.send(.up, 150, 5)
    #expect(notes.take() == ["press changed", "press cancelled"])
  }

  @Test("A cancelled pointer ends nothing")
  func cancel() {
    let hand = Hand(notes.entry(PressRecognizer(), "press"), notes.entry(taps(1), "tap", priority: .simultaneous))
    hand.send(.down, 5, 5)
    hand.send(.cancel, 5, 5)
    #expect(notes.take() == ["press changed", "press cancelled"])
    #expect(hand.arena.entries.isEmpty)
  }

  @Test("Whoever got the press gets the rest, also outside of the owner")
  func capture() {
    let drag = drag()
    let hand = Hand(notes.entry(drag, "drag"))
    hand.send(.down, 5, 5)
    hand.entries = []
    hand.send(.move, 500, 5)
    hand.send(.up, 600, 5)
    #expect(notes.take() == ["drag changed", "drag ended"])
    #expect(drag.translation == CGSize(width: 595, height: 0))
  }

  @Test("An owner that goes during its gesture hears that it was cancelled, and others go on")
  func removal() {
    let gone = notes.entry(drag(from: 0), "gone")
    let hand = Hand(gone, notes.entry(drag(), "other", priority: .simultaneous))
    hand.send(.down, 5, 5)
    hand.arena.remove(gone)
    hand.send(.move, 50, 5)
    hand.send(.up, 50, 5)
    #expect(notes.take() == ["gone changed", "gone cancelled", "other changed", "other ended"])
  }

  @Test("Pointers on different owners do not compete")
  func twoPointers() {
    let a = notes.entry(drag(), "a")
    let b = notes.entry(drag(), "b")
    let hand = Hand()
    hand.entries = [a]
    hand.send(.down, 5, 5, pointer: 1)
    hand.entries = [b]
    hand.send(.down, 50, 5, pointer: 2)
    hand.send(.move, 5, 50, pointer: 1)
    hand.send(.move, 50, 50, pointer: 2)
    hand.send(.up, 5, 50, pointer: 1)
    hand.send(.up, 50, 50, pointer: 2)
    #expect(notes.take() == ["a changed", "b changed", "a ended", "b ended"])
  }

  @Test("A long press ends by time alone, and a tap around it comes when it is let go earlier")
  func longPress() {
    let hand = Hand(notes.entry(LongPressRecognizer(), "long"), notes.entry(taps(1), "tap"))
    hand.send(.down, 5, 5)
    #expect(notes.take() == ["long changed"])
    hand.wait(0.5)
    #expect(notes.take() == ["long ended"])
    hand.send(.up, 5, 5)
    #expect(notes.take().isEmpty)
    hand.tap(5, 5)
    #expect(notes.take() == ["long changed", "long cancelled", "tap ended"])
  }

  @Test("A gesture that needs modifiers ignores presses without them")
  func modifiers() {
    let tap = taps(1)
    tap.requiredModifiers = { .shift }
    let hand = Hand(notes.entry(tap, "tap"))
    hand.tap(5, 5)
    #expect(notes.take().isEmpty)
    hand.tap(5, 5, modifiers: [.shift, .command])
    #expect(notes.take() == ["tap ended"])
  }

  @Test("A disabled gesture takes no part")
  func disabled() {
    let tap = taps(1)
    tap.isEnabled = { false }
    let hand = Hand(notes.entry(tap, "tap"), notes.entry(taps(1), "outer"))
    hand.tap(5, 5)
    #expect(notes.take() == ["outer ended"])
  }

  @Test("A long press does not wait for taps and drags inside that have not happened, but for a control's press")
  func longPressOutside() {
    let hand = Hand(
      notes.entry(taps(1), "tap"), notes.entry(drag(), "drag"), notes.entry(LongPressRecognizer(), "long"))
    hand.send(.down, 5, 5)
    hand.wait(0.6)
    hand.send(.up, 5, 5)
    #expect(notes.take() == ["long changed", "long ended"])
    hand.tap(5, 5)
    #expect(notes.take() == ["long changed", "long cancelled", "tap ended"])
    hand.entries = [notes.entry(PressRecognizer(), "press"), notes.entry(LongPressRecognizer(), "long")]
    hand.send(.down, 5, 5)
    hand.wait(0.6)
    hand.send(.up, 5, 5)
    #expect(notes.take() == ["press changed", "press ended"])
  }

  @Test("Another button that goes down and up during a press changes nothing")
  func secondButton() {
    let hand = Hand(notes.entry(drag(from: 0), "drag"))
    hand.send(.down, 5, 5)
    hand.send(.down, 6, 5, button: .secondary)
    hand.send(.up, 6, 5, button: .secondary)
    hand.send(.move, 30, 5)
    hand.send(.up, 30, 5)
    #expect(notes.take() == ["drag changed", "drag changed", "drag ended"])
  }

  @Test("A pointer whose release was not heard is cancelled by what it does next", arguments: [true, false])
  func lostRelease(hovers: Bool) {
    let hand = Hand(notes.entry(drag(from: 0), "drag"))
    hand.send(.down, 5, 5)
    hand.send(hovers ? .hover : .down, 60, 5)
    #expect(notes.take() == ["drag changed", "drag cancelled"] + (hovers ? [] : ["drag changed"]))
  }
}
