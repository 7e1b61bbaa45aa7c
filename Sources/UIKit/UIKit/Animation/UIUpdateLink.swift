import Foundation
import QuartzCore
import SwiftUICore
import UIFoundation

/// A part of the work for one frame.
@MainActor @preconcurrency
public final class UIUpdateActionPhase: NSObject {
  private let order: Int

  private init(_ order: Int) {
    self.order = order
    super.init()
  }

  /// Once it is known that there will be a frame.
  public static let afterUpdateScheduled = UIUpdateActionPhase(-1)
  /// Before events are handled.
  public static let beforeEventDispatch = UIUpdateActionPhase(0)
  /// After events are handled.
  public static let afterEventDispatch = UIUpdateActionPhase(1)
  /// Before display links are called.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(2)
  /// After display links are called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(3)
  /// Before views are brought up to date.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(4)
  /// After views are brought up to date.
  public static let afterCATransactionCommit = UIUpdateActionPhase(5)
  /// After the frame is done, for work that nobody waits for.
  public static let afterUpdateComplete = UIUpdateActionPhase(6)

  static func isBefore(_ left: UIUpdateActionPhase, _ right: UIUpdateActionPhase) -> Bool { left.order < right.order }
}

/// The frame for which work is done.
@MainActor @preconcurrency
public final class UIUpdateInfo: NSObject {
  /// The time of the frame, in seconds of `CACurrentMediaTime()`: what is shown belongs to it.
  public let modelTime: TimeInterval
  /// Until when the work is to be done.
  public let completionDeadlineTime: TimeInterval
  /// When the frame is seen, as far as it is known.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the frame is shown earlier than usual: hosts show frames as they come.
  public var isImmediatePresentationExpected: Bool { false }
  /// Whether events come in the frame later than usual: hosts handle them before it.
  public var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether such late events are handled at the moment.
  public var isPerformingLowLatencyPhases: Bool { false }

  init(time: TimeInterval, interval: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + interval
    estimatedPresentationTime = time + interval
    super.init()
  }
}

/// Calls actions with each frame of a view's or a scene's window.
///
/// ```swift
/// let link = UIUpdateLink(view: UIView())
/// link.addAction { link, info in print(info.modelTime) }
/// link.requiresContinuousUpdates = true
/// link.isEnabled = true
/// ```
///
/// All actions of a frame are called at one moment, by the order of their phases. They may change views, which is seen with
/// this frame.
@MainActor @preconcurrency
open class UIUpdateLink: NSObject {
  /// An action of a link.
  public typealias Handler = @MainActor (UIUpdateLink, UIUpdateInfo) -> Void

  private struct Action {
    let phase: UIUpdateActionPhase
    let handler: Handler
  }

  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [Action] = []
  private weak var clock: LayerClock?
  private var lastTime: Double?

  /// A link for the frames of the window that shows a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// A link for the frames of a scene's window.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  /// Whether actions are called; false by default.
  open var isEnabled: Bool = false { didSet { if isEnabled != oldValue { follow() } } }
  /// Whether the window makes frames for the link; false by default, with which no action is called.
  open var requiresContinuousUpdates: Bool = false {
    didSet { if requiresContinuousUpdates != oldValue { follow() } }
  }
  /// Whether events are wanted as late as possible. Hosts handle them with the frames.
  open var wantsLowLatencyEventDispatch: Bool = false
  /// Whether frames are wanted on the screen as early as possible. Hosts show them as they come.
  open var wantsImmediatePresentation: Bool = false
  /// How often frames are wanted.
  open var preferredFrameRateRange: CAFrameRateRange = .default
  /// The frame whose actions are called; nil between frames.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Adds an action, called after the display links of the frame.
  open func addAction(handler: @escaping Handler) { addAction(to: .afterCADisplayLinkDispatch, handler: handler) }

  /// Adds an action to a part of the work.
  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
    let index: Int = actions.firstIndex { UIUpdateActionPhase.isBefore(phase, $0.phase) } ?? actions.count
    actions.insert(Action(phase: phase, handler: handler), at: index)
  }

  /// Adds a method, called after the display links of the frame.
  ///
  /// - Parameters:
  ///   - target: The object; it is not kept.
  ///   - selector: A method that takes nothing, the link, or the link and the frame.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .afterCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Adds a method to a part of the work.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let target: AnyObject = target as AnyObject
    addAction(to: phase) { [weak target] link, info in
      guard let target else { return }
      if selector.perform(on: target, with: [link, info]) == nil { selector.warnNoMethod(of: target) }
    }
  }

  private var graph: ViewGraph? {
    view?.layoutRoot?.graph ?? view?.window?.graph ?? scene?.windows.first?.graph
  }

  private func follow() {
    clock?.remove(self)
    lastTime = nil
    guard isEnabled, requiresContinuousUpdates else { return }
    clock = graph?.service(LayerClock.self)
    clock?.add(self)
  }

  private var leastInterval: Double {
    let wanted = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    return wanted > 0 ? 1 / wanted : 0
  }
}

extension UIUpdateLink: FrameFollower {
  package nonisolated func frame(at time: Double) -> FrameState { MainActor.assumeIsolated { call(at: time) } }

  private func call(at time: Double) -> FrameState {
    guard isEnabled, requiresContinuousUpdates, graph != nil else { return .done }
    // A moment before the time is up counts, as frames do not come to the microsecond.
    if let lastTime, time - lastTime < max(leastInterval - 0.001, 1e-9) { return .endless }
    let info = UIUpdateInfo(time: time, interval: lastTime.map { time - $0 } ?? 1.0 / 60)
    lastTime = time
    currentUpdateInfo = info
    for action in actions { action.handler(self, info) }
    currentUpdateInfo = nil
    return isEnabled && requiresContinuousUpdates ? .endless : .done
  }
}
