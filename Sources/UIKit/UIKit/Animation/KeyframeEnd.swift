import Foundation
import QuartzCore
import SwiftUICore

/// Waits for a moment of the window's clock.
final class KeyframeEnd: FrameFollower {
  private var action: (() -> Void)?
  private var end: Double = 0

  /// Calls an action after a length in seconds; now where there is no window.
  func wait(_ length: Double, _ action: @escaping () -> Void) {
    guard let graph = ViewGraph.lastWindow else { return action() }
    end = graph.time.peek + length
    self.action = action
    graph.service(LayerClock.self).add(self)
  }

  func frame(at time: Double) -> FrameState {
    guard time >= end else { return .ending }
    let due: (() -> Void)? = action
    action = nil
    due?()
    return .done
  }
}
