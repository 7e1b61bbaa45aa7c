import CoreGraphics
import Foundation
import QuartzCore
import SwiftUICore

extension UIView {
  /// Changes what a view shows.
  ///
  /// - Parameters:
  ///   - view: What the change is seen in: it goes from what it showed to what it shows.
  ///   - options: How: `transitionCrossDissolve`, a flip, or a curl, which slides what was there away. Without one of these the
  ///     changes are animated as those of `animate` are.
  ///   - animations: Changes the view and those inside.
  ///   - completion: Called at the end, with true.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let length: TimeInterval = isAnimating && duration > 0 && duration.isFinite ? duration : 0
    guard let transition = CATransition(options), length > 0, view.window != nil else {
      run(curve(length, options), length, 0, options, animations ?? {}, completion)
      return
    }
    transition.duration = length
    transition.timingFunction = CAMediaTimingFunction(options.curve)
    if let completion { transition.delegate = TransitionEnd(completion) }
    // The old view is seen until the change is over.
    view.layer.add(transition, forKey: kCATransition)
    if options.contains(.allowAnimatedContent) {
      run(curve(length, options), length, 0, options, animations ?? {}, nil)
    } else {
      performWithoutAnimation { animations?() }
    }
  }

  /// Shows one view in the place of another one.
  ///
  /// - Parameters:
  ///   - fromView: Taken out of the view around; hidden where the options have `showHideTransitionViews`.
  ///   - toView: Put into the view around, or shown.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let around = fromView.superview else {
      completion?(false)
      return
    }
    transition(with: around, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        around.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }

  /// The system's animation of something that is taken away.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink, fade and leave the view around.
    case delete = 0
  }

  /// Does what the system does when something is taken away.
  ///
  /// - Parameters:
  ///   - views: They leave the view around at the end.
  ///   - parallelAnimations: Changes that are made by the same animation.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      parallelAnimations?()
    } completion: {
      for view in views {
        view.removeFromSuperview()
        view.alpha = 1
        view.transform = .identity
      }
      completion?($0)
    }
  }
}

/// Tells of the end of a transition.
private final class TransitionEnd: NSObject, CAAnimationDelegate {
  private let action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void) { self.action = action }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { action(flag) }
}

extension CAMediaTimingFunction {
  fileprivate convenience init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeIn: self.init(name: .easeIn)
    case .easeOut: self.init(name: .easeOut)
    case .linear: self.init(name: .linear)
    case .easeInOut: self.init(name: .easeInEaseOut)
    }
  }
}

extension CATransition {
  /// The transition that the options ask for; nil where they ask for none. People who want less motion see a fade.
  @MainActor fileprivate convenience init?(_ options: UIView.AnimationOptions) {
    let kind: UInt = (options.rawValue >> 20) & 7
    guard kind > 0 else { return nil }
    self.init()
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    switch kind {
    case 1: (type, subtype) = (.flip, .fromLeft)
    case 2: (type, subtype) = (.flip, .fromRight)
    case 3: (type, subtype) = (.reveal, .fromBottom)
    case 4: (type, subtype) = (.moveIn, .fromTop)
    case 6: (type, subtype) = (.flip, .fromTop)
    case 7: (type, subtype) = (.flip, .fromBottom)
    default: break
    }
  }
}
