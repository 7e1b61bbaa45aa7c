/// A recognizer whose owner makes the gesture of raw events itself, and says by `take(_:)` what it is.
///
/// While it is only possible, no other recognizer waits for it; it goes on from one touch to the next until its owner decides.
package final class OwnedRecognizer: Recognizer {
  override var isDiscrete: Bool { true }
  override var holdsOthers: Bool { false }
  override var waitsBetweenPointers: Bool { state == .possible }
}
