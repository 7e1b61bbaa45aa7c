/// The answers of a recognizer's owner about that recognizer and single others in an arena.
///
/// SwiftUI's gestures have none: their order and priority say everything. UIKit's recognizers ask delegates and subclasses.
package struct GestureRelations {
  /// Whether the gesture may begin, asked once when it is recognized and nothing else stands in its way.
  package var mayBegin: () -> Bool = { true }
  /// Whether this recognizer and another one may be recognized together.
  package var goesAlong: (Recognizer) -> Bool = { _ in false }
  /// Whether this recognizer waits until another one has failed.
  package var waitsFor: (Recognizer) -> Bool = { _ in false }
  /// Whether this recognizer, once recognized, keeps another one from being recognized.
  package var prevents: (Recognizer) -> Bool = { _ in true }

  package init() {}
}

extension Recognizer {
  /// Whether the owner lets the gesture begin, and each recognizer inside that takes part.
  var isAllowed: Bool {
    (relations?.mayBegin() ?? true) && children.allSatisfy { !$0.isRecognized || $0.isAllowed }
  }
}

extension ArenaEntry {
  /// Whether another entry fails when this one is granted.
  func prevents(_ other: ArenaEntry) -> Bool {
    if other.waitsForFailure(of: self) { return true }
    if goesAlong(with: other) || other.goesAlong(with: self) { return false }
    return recognizer.relations?.prevents(other.recognizer) ?? true
  }

  private func goesAlong(with other: ArenaEntry) -> Bool {
    recognizer.relations?.goesAlong(other.recognizer) ?? false
  }

  private func waitsForFailure(of other: ArenaEntry) -> Bool {
    recognizer.relations?.waitsFor(other.recognizer) ?? false
  }

  /// Whether this entry, which is recognized, has to wait for another one.
  func waits(for other: ArenaEntry) -> Bool {
    if other.waitsForFailure(of: self) { return false }
    if waitsForFailure(of: other) { return other.recognizer.state != .failed && !other.isGranted }
    guard other.prevents(self) else { return false }
    let isBefore: Bool = other.rank < rank
    // Two of one event: the one that can't be prevented comes first, such as a double tap.
    if other.isWaiting { return isBefore || !prevents(other) }
    // Where both have relations they wait for nobody that is only possible, unless they say so.
    guard isBefore, recognizer.relations == nil || other.recognizer.relations == nil else { return false }
    return other.holds(self)
  }
}
