import CoreGraphics
import Testing

@testable import InputEngine

@Suite struct CompositeTests {
  let notes = Notes()

  @Test("A sequence is active from the end of its first gesture on")
  func sequence() {
    let drag = drag()
    let sequence = SequenceRecognizer(LongPressRecognizer(), drag)
    let hand = Hand(notes.entry(sequence, "all") { sequence.isSecond ? " 2" : " 1" })
    hand.send(.down, 5, 5)
    #expect(notes.take() == ["all changed 1"])
    hand.wait(0.5)
    #expect(notes.take() == ["all changed 2"])
    hand.send(.move, 45, 5)
    #expect(drag.translation == CGSize(width: 40, height: 0))
    hand.send(.up, 45, 5)
    #expect(notes.take() == ["all changed 2", "all ended 2"])
  }

  @Test("A sequence fails with its first gesture")
  func sequenceFails() {
    let hand = Hand(notes.entry(SequenceRecognizer(LongPressRecognizer(), drag()), "all"))
    hand.send(.down, 5, 5)
    hand.send(.move, 45, 5)
    hand.send(.up, 45, 5)
    #expect(notes.take() == ["all changed", "all cancelled"])
  }

  @Test("A sequence that ends without its second gesture is cancelled")
  func sequenceWithoutSecond() {
    let hand = Hand(notes.entry(SequenceRecognizer(LongPressRecognizer(), drag()), "all"))
    hand.send(.down, 5, 5)
    hand.wait(1)
    hand.send(.up, 5, 5)
    #expect(notes.take() == ["all changed", "all changed", "all cancelled"])
  }

  @Test("The second of exclusive gestures is heard of when the first has failed")
  func exclusive() {
    let first = taps(2)
    let second = taps(1)
    notes.listen(first, "double")
    notes.listen(second, "single")
    let hand = Hand(notes.entry(ExclusiveRecognizer(first, second), "all"))
    hand.tap(5, 5)
    #expect(notes.take().isEmpty)
    hand.wait(0.5)
    #expect(notes.take() == ["single ended", "all ended"])
    hand.tap(5, 5)
    hand.tap(5, 5)
    #expect(notes.take() == ["double ended", "all ended"])
  }

  @Test("Simultaneous gestures end together (475)")
  func simultaneous() {
    let magnify = MagnifyRecognizer()
    let rotate = RotateRecognizer()
    let hand = Hand(
      notes.entry(SimultaneousRecognizer(magnify, rotate), "all") { rotate.state == .possible ? "" : " turned" })
    hand.send(.down, 0, 0, pointer: 1, kind: .touch)
    hand.send(.down, 100, 0, pointer: 2, kind: .touch)
    hand.send(.move, 200, 0, pointer: 2, kind: .touch)
    #expect(notes.take() == ["all changed"])
    #expect(magnify.magnification == 2)
    hand.send(.move, 0, 200, pointer: 2, kind: .touch)
    #expect(notes.take() == ["all changed turned"])
    #expect(abs(rotate.rotation - .pi / 2) < 1e-9)
    hand.send(.up, 0, 200, pointer: 2, kind: .touch)
    hand.send(.up, 0, 0, pointer: 1, kind: .touch)
    #expect(notes.take() == ["all ended turned"])
  }

  @Test("A touch pad's pinch has no pointers and magnifies all the same")
  func touchPad() {
    let magnify = MagnifyRecognizer()
    let entry = notes.entry(magnify, "pinch") { " \(magnify.magnification)" }
    let arena = GestureArena()
    for (phase, value) in [(TransformEvent.Phase.began, 1.0), (.changed, 1.5), (.ended, 1.5)] {
      arena.handle(TransformEvent(phase, at: .zero, magnification: value, time: 0)) { [entry] }
    }
    #expect(notes.take() == ["pinch changed 1.5", "pinch ended 1.5"])
  }

  @Test("Gestures of pointers do not keep a touch pad's pinch waiting")
  func touchPadBesideTaps() {
    let arena = GestureArena()
    let entries: [ArenaEntry] = [
      notes.entry(taps(2), "tap"), notes.entry(LongPressRecognizer(), "long"), notes.entry(drag(), "drag"),
      notes.entry(MagnifyRecognizer(), "pinch"),
    ]
    arena.handle(TransformEvent(.began, at: .zero, time: 0)) { entries }
    arena.handle(TransformEvent(.changed, at: .zero, magnification: 2, time: 0.1)) { entries }
    #expect(notes.take() == ["pinch changed"])
    arena.handle(TransformEvent(.ended, at: .zero, magnification: 2, time: 0.2)) { entries }
    #expect(notes.take() == ["pinch ended"])
    #expect(arena.entries.isEmpty)
  }

  @Test("A drag comes after the presses of its pointer have failed, also soon after another gesture")
  func dragAfterPresses() {
    let hand = Hand(
      notes.entry(taps(2), "tap"), notes.entry(LongPressRecognizer(), "long"), notes.entry(drag(), "drag"),
      notes.entry(MagnifyRecognizer(), "pinch"))
    hand.send(.down, 5, 5)
    hand.wait(1)
    hand.send(.up, 5, 5)
    #expect(notes.take() == ["long changed", "long ended"])
    hand.send(.down, 5, 5, after: 0)
    for x in 1...15 { hand.send(.move, 5 + Double(x) * 50 / 15, 5) }
    hand.send(.up, 55, 5, after: 0)
    #expect(notes.take().suffix(1) == ["drag ended"])
  }
}
