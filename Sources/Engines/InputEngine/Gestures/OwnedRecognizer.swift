/// A recognizer whose owner makes the gesture of raw events itself, and says by `take(_:)` what it is.
///
/// It keeps nobody waiting while it is only possible, and goes on from one touch to the next until its owner has decided.
package final class OwnedRecognizer: Recognizer {
  override var isDiscrete: Bool { true }
  override var holdsOthers: Bool { false }
  override var waitsBetweenPointers: Bool { state == .possible }
}
