/// Whether the length of a lazy stack across its axis has been asked for: only then are its first lines kept for that.
package final class LazySamples: Equatable {
  private let asked: () -> Void
  package private(set) var areAsked: Bool = false

  /// - Parameter asked: Called the first time.
  package init(_ asked: @escaping () -> Void) {
    self.asked = asked
  }

  func ask() {
    guard !areAsked else { return }
    areAsked = true
    asked()
  }

  package static func == (left: LazySamples, right: LazySamples) -> Bool { left === right }
}
