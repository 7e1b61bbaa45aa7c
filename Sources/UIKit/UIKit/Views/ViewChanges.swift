import Observation

/// Counts the changes of one aspect of a view, for the bodies that show it: a body that read the count runs again.
final class ChangeCount: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var count: Int = 0

  /// The number of changes so far; the body that asks comes to depend on it.
  func read() -> Int {
    registrar.access(self, keyPath: \.count)
    return count
  }

  func change() { registrar.withMutation(of: self, keyPath: \.count) { count += 1 } }
}

/// What bodies follow of one view.
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
