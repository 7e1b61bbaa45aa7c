import Foundation

/// How large pages are shown: 1 fills the width of the screen.
struct PageZoom: Hashable, Sendable {
  private(set) var factor: CGFloat = 1

  /// The steps of buttons and keys; a gesture can set everything between the first and the last.
  static let steps: [CGFloat] = [0.5, 1, 1.5, 2, 3, 4]

  var canZoomIn: Bool { factor < Self.steps[Self.steps.count - 1] }
  var canZoomOut: Bool { factor > Self.steps[0] }

  /// Goes to the next larger step for a positive number, to the next smaller one for a negative number.
  mutating func step(_ direction: Int) {
    if direction > 0 {
      factor = Self.steps.first { $0 > factor + 0.001 } ?? factor
    } else if direction < 0 {
      factor = Self.steps.last { $0 < factor - 0.001 } ?? factor
    }
  }

  /// Sets the factor, cut to the steps; what is no number changes nothing.
  mutating func set(_ factor: CGFloat) {
    guard factor.isFinite else { return }
    self.factor = min(max(factor, Self.steps[0]), Self.steps[Self.steps.count - 1])
  }

  /// In words, such as "150 percent".
  var description: String { "\(Int((factor * 100).rounded())) percent" }
}
