import Foundation
import Selectors
import SwiftUICore

// The animations of UIKit's first years: they hold for all changes between `beginAnimations` and `commitAnimations`.
extension UIView {
  /// How one view takes the place of another one.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// Begins to change views gradually: for 0.2 seconds, slow at both ends, unless what follows says otherwise.
  ///
  /// - Parameters:
  ///   - animationID: A name, for the delegate.
  ///   - context: Something for the delegate.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OpenAnimation.begin(animationID, context)
  }

  /// Ends what the last `beginAnimations` began. Changes that come later are not animated by it.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func commitAnimations() { OpenAnimation.commit() }

  /// Sets who is told of the beginning and the end. It is kept until the end.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationDelegate(_ delegate: Any?) { OpenAnimation.change { $0.delegate = delegate } }
  /// Sets what the delegate does at the beginning: a method that takes the name and the context.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationWillStart(_ selector: Selector?) { OpenAnimation.change { $0.willStart = selector } }
  /// Sets what the delegate does at the end: a method that takes the name, a number that is 1, and the context.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationDidStop(_ selector: Selector?) { OpenAnimation.change { $0.didStop = selector } }
  /// Sets how long the changes take that follow, in seconds.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimation.change { $0.block.duration = duration }
  }
  /// Sets how long the changes wait that follow, in seconds.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimation.change { $0.delay = delay } }
  /// Sets when the changes begin that follow.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationStart(_ startDate: Date) {
    OpenAnimation.change { $0.delay = max(0, startDate.timeIntervalSinceNow) }
  }
  /// Sets how the changes go that follow.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let options: AnimationOptions =
      switch curve {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    OpenAnimation.change { $0.block.options = options }
  }
  /// Sets how often the changes run that follow; 0 for once.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimation.change { $0.count = Double(repeatCount) }
  }
  /// Sets whether changes that run more than once go back each time.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.change { $0.autoreverses = repeatAutoreverses }
  }
  /// Changes go on from where they are seen, whatever is set.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Shows what a view becomes by a transition of the length that was set.
  ///
  /// - Parameters:
  ///   - transition: How.
  ///   - view: Whose changes are shown.
  ///   - cache: The view is drawn anew in each frame, whatever is given.
  @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:).")
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    let options: AnimationOptions =
      switch transition {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    guard transition != .none, let running = OpenAnimation.current else { return }
    UIView.transition(
      with: view, duration: running.block.duration, options: options.union(running.block.options), animations: nil)
  }
}

/// An animation of all changes between `beginAnimations` and `commitAnimations`.
@MainActor
private final class OpenAnimation {
  static private(set) var current: OpenAnimation?

  private let name: String?
  private let context: UnsafeMutableRawPointer?
  private let around: OpenAnimation?
  private let outerBlock: AnimationBlock?
  private var transaction: OpenTransaction?
  var block = AnimationBlock(duration: 0.2, options: [])
  var delay: TimeInterval = 0
  var count: Double = 0
  var autoreverses: Bool = false
  var delegate: Any?
  var willStart: Selector?
  var didStop: Selector?

  private init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    (self.name, self.context) = (name, context)
    around = Self.current
    outerBlock = AnimationBlock.current
  }

  static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let begun = OpenAnimation(name, context)
    begun.transaction = OpenTransaction { begun.tellOfEnd() }
    current = begun
    begun.animate()
  }

  /// Changes what holds; without a beginning there is nothing to change.
  static func change(_ change: (OpenAnimation) -> Void) {
    guard let current else { return }
    change(current)
    current.animate()
  }

  static func commit() {
    guard let ended = current else { return }
    current = ended.around
    AnimationBlock.current = ended.outerBlock
    if let willStart = ended.willStart, let delegate = ended.delegate {
      _ = willStart.perform(on: delegate, with: [ended.name, ended.context])
    }
    ended.transaction?.end()
  }

  /// Animates the changes that follow as was set.
  private func animate() {
    block.repeats = count > 0 ? (count, autoreverses) : nil
    AnimationBlock.current = block
    var animation: Animation? = UIView.isAnimating ? UIView.curve(block.duration, block.options) : nil
    animation = animation.map { UIView.repeated($0, block) }
    if delay > 0 { animation = animation?.delay(delay) }
    transaction?.animate(animation)
    // Views set out from the values that were set before.
    if let animation, let graph = ViewGraph.foremost { graph.note(Transaction(animation: animation)) }
  }

  private func tellOfEnd() {
    guard let didStop, let delegate else { return }
    _ = didStop.perform(on: delegate, with: [name, NSNumber(value: true), context])
    self.delegate = nil
  }
}
