import Foundation

/// The guides of the program, for keys that send the focus in a direction.
@MainActor
enum FocusGuides {
  private struct Weak { weak var guide: UIFocusGuide? }
  private static var known: [Weak] = []

  /// The number of guides that were made; some of them may be gone.
  static var count: Int { known.count }
  static var all: [UIFocusGuide] { known.compactMap(\.guide) }

  static func add(_ guide: UIFocusGuide) {
    known.removeAll { $0.guide == nil }
    known.append(Weak(guide: guide))
  }
}
