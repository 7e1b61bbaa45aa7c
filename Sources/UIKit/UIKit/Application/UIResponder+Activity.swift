import Foundation
import FoundationGaps

extension UIResponder: UIUserActivityRestoring {
  final func userActivityDidChange(from old: NSUserActivity?) {
    guard userActivity !== old else { return }
    old?.remove(owner: self)
    userActivity?.add(owner: self) { [weak self] activity in
      MainActor.assumeIsolated { self?.updateUserActivityState(activity) }
    }
    userActivity?.becomeCurrent()
  }
}
