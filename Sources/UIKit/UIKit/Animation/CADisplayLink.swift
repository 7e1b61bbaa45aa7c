import Foundation
import FoundationGaps
import QuartzCore
import Selectors
import SwiftUICore

/// How often frames are wanted, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// Nil leaves it to the system.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The rates that the system thinks best.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)
}

/// Calls an action with each frame of a window: of the one that was active last when the link was added.
///
/// The class stands beside views and not in QuartzCore's module, as its action is a `Selector`.
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let action: Selector
  private weak var clock: LayerClock?
  private var isAdded: Bool = false
  private var lastTime: Double?

  /// - Parameters:
  ///   - target: Held until the link is ended.
  ///   - sel: An action without arguments, or with the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// When the frame began, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time from frame to frame, in seconds: a sixtieth until two frames were seen.
  open private(set) var duration: CFTimeInterval = 1.0 / 60
  /// Whether the action is not called for the time being.
  open var isPaused: Bool = false { didSet { if isPaused != oldValue { follow() } } }
  /// Frames a second at most; 0, the default, for all.
  open var preferredFramesPerSecond: Int = 0
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// Begins to call the action.
  ///
  /// - Parameters:
  ///   - runloop: Frames come in any loop.
  ///   - mode: Frames come in any mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    clock = ViewGraph.lastWindow?.service(LayerClock.self)
    isAdded = true
    follow()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    follow()
  }

  /// Ends the link.
  open func invalidate() {
    isAdded = false
    follow()
  }

  private func follow() {
    lastTime = nil
    if isAdded, !isPaused { clock?.add(self) } else { clock?.remove(self) }
  }

  private var leastInterval: Double {
    let wanted: Double =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond)
      : Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    return wanted > 0 ? 1 / wanted : 0
  }
}

extension CADisplayLink: FrameFollower {
  package func frame(at time: Double) -> FrameState {
    guard isAdded, !isPaused else { return .done }
    if let lastTime {
      // A moment before the time is up counts, as frames do not come to the microsecond.
      guard time > lastTime, time - lastTime >= leastInterval - 0.001 else { return .endless }
      duration = time - lastTime
    }
    lastTime = time
    timestamp = time
    _ = action.perform(on: target, with: [self])
    return isAdded && !isPaused ? .endless : .done
  }
}
