import HostGTK
import Testing

/// Keys that wait for a screen reader's answer.
@Suite("Held keys")
struct HeldKeysTests {
  private var held = HeldKeys<String>()

  /// What the window gets now.
  private mutating func released() -> [String] {
    var events: [String] = []
    while let event = held.next() { events.append(event) }
    return events
  }

  @Test("A key goes on once the reader has answered that it is not the reader's, and not before")
  mutating func notTaken() {
    let key = held.hold("a", code: 38, isPress: true, until: 0.2)
    #expect(released().isEmpty)
    held.answer(key, isTaken: false)
    #expect(released() == ["a"])
    #expect(held.isEmpty)
  }

  @Test("A key that the reader takes goes no further, and its release neither")
  mutating func taken() {
    let press = held.hold("h down", code: 43, isPress: true, until: 0.2)
    let release = held.hold("h up", code: 43, isPress: false, until: 0.2)
    held.answer(press, isTaken: true)
    held.answer(release, isTaken: false)
    #expect(released().isEmpty)
    #expect(held.isEmpty)
  }

  @Test("Later keys wait behind the first, whatever the order of the answers")
  mutating func order() {
    let first = held.hold("a", code: 38, isPress: true, until: 0.2)
    let second = held.hold("b", code: 56, isPress: true, until: 0.3)
    let third = held.hold("c", code: 54, isPress: true, until: 0.4)
    held.answer(third, isTaken: false)
    held.answer(second, isTaken: true)
    #expect(released().isEmpty)
    held.answer(first, isTaken: false)
    #expect(released() == ["a", "c"])
  }

  @Test("A key without an answer goes on at its deadline; the answer that comes then changes nothing")
  mutating func late() {
    let first = held.hold("a", code: 38, isPress: true, until: 0.2)
    _ = held.hold("b", code: 56, isPress: true, until: 0.25)
    #expect(held.nextDeadline == 0.2)
    held.expire(at: 0.1)
    #expect(released().isEmpty)
    held.expire(at: 0.2)
    held.answer(first, isTaken: true)
    #expect(released() == ["a"])
    #expect(held.nextDeadline == 0.25)
  }

  @Test("The release of a key whose press the window got is the window's, also when the reader takes it")
  mutating func half() {
    _ = held.hold("space down", code: 65, isPress: true, until: 0.2)
    held.expire(at: 0.2)
    #expect(released() == ["space down"])
    let release = held.hold("space up", code: 65, isPress: false, until: 0.4)
    held.answer(release, isTaken: true)
    #expect(released() == ["space up"])
  }

  @Test("The release of a key that the reader took is the reader's when nobody listens any more")
  mutating func readerGone() {
    let press = held.hold("insert down", code: 118, isPress: true, until: 0.2)
    held.answer(press, isTaken: true)
    #expect(released().isEmpty)
    let isReaders: Bool = held.hasTaken(118, isPress: false)
    #expect(isReaders)
    let isReadersAgain: Bool = held.hasTaken(118, isPress: true)
    #expect(!isReadersAgain)
  }

  @Test("A press whose release went to another window does not decide for the next press")
  mutating func focusLost() {
    _ = held.hold("tab", code: 23, isPress: true, until: 0.2)
    held.expire(at: 0.2)
    #expect(released() == ["tab"])
    held.forgetPresses()
    let press = held.hold("tab again", code: 23, isPress: true, until: 0.4)
    held.answer(press, isTaken: true)
    #expect(released().isEmpty)
  }
}
