import SwiftUICore

/// Counts the changes of one aspect of an object, for the nodes that show it: a body that read the count runs again.
final class ChangeCount {
  private var count: Int = 0
  private var followers = ChangeFollowers()

  /// The number of changes so far; the node whose code asks comes to depend on it.
  func read() -> Int {
    followers.follow()
    return count
  }

  func change() {
    count += 1
    followers.take().tell()
  }
}

/// What nodes follow of one view.
final class ViewChanges {
  /// Where the view is, and how large.
  let geometry = ChangeCount()
  /// How the view looks from outside.
  let look = ChangeCount()
  /// The views inside.
  let hierarchy = ChangeCount()
  /// What the view draws itself.
  let drawing = ChangeCount()
  /// How large the view wants to be.
  let sizing = ChangeCount()
  /// Whether the view is in its own place of SwiftUI's, or in another view.
  let place = ChangeCount()
  /// What covers the view.
  let safeArea = ChangeCount()
  /// What the view says of itself.
  let accessibility = ChangeCount()
}
