/// What a lazy stack or grid is asked for that its views in sight do not tell: its first lines do, and they are made for it.
package final class LazySamples: Equatable {
  /// How long it is by its first lines for a length across the axis; nil where the views that are there decide.
  package typealias Length = (_ minor: CGFloat) -> CGFloat?

  private let asked: () -> Void
  private let length: Length
  private let ideal: () -> CGSize?
  /// Whether the length across the axis has been asked for: only then are the first lines kept for that.
  package private(set) var areAsked: Bool = false
  /// For which lengths across the axis the length along it was asked for; the last few of them.
  package private(set) var minors: [CGFloat] = []

  private static let minorLimit: Int = 8

  /// - Parameters:
  ///   - asked: Called when something is asked for the first time.
  ///   - length: Measures at once, making the views that are needed.
  ///   - ideal: The same where nothing is offered across the axis; nil where the first lines are among the views.
  package init(_ asked: @escaping () -> Void, length: @escaping Length, ideal: @escaping () -> CGSize?) {
    self.asked = asked
    self.length = length
    self.ideal = ideal
  }

  /// The ideal size; nil where the first lines are there.
  func idealSize() -> CGSize? {
    if !areAsked {
      areAsked = true
      asked()
    }
    return ideal()
  }

  /// The length for a length across the axis for which it is not known.
  func length(minor: CGFloat) -> CGFloat? {
    guard minor.isFinite else { return nil }
    if !minors.contains(minor) {
      if minors.count == Self.minorLimit { minors.removeFirst() }
      minors.append(minor)
      asked()
    }
    return length(minor)
  }

  package static func == (left: LazySamples, right: LazySamples) -> Bool { left === right }
}
