import Combine
import UIKit

/// Counts the seconds of one pot, by a timer that calls a method.
final class BrewingClock: NSObject, ObservableObject {
  let tea: Tea
  @Published var minutes: Double
  @Published private(set) var remaining: Int?
  private var timer: Timer?

  init(tea: Tea) {
    self.tea = tea
    minutes = tea.minutes
    super.init()
  }

  func start() {
    remaining = Int(minutes * 60)
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
    remaining = nil
  }

  @objc func tick(_ timer: Timer) {
    guard let left = remaining else { return }
    remaining = max(0, left - 1)
    if left <= 1 { timer.invalidate() }
  }
}
