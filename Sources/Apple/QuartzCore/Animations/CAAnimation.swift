import Foundation
import FoundationGaps

/// An action that a layer runs when one of its properties changes, or when the layer comes or goes.
public protocol CAAction {
  /// - Parameters:
  ///   - event: What happened: the name of a property, or one of `kCAOnOrderIn`, `kCAOnOrderOut`.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing happens.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Told of an animation's beginning and end.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether it came to its end; false where it was taken away before, or its layer was.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of what a layer shows, over time. What the layer's properties say stays as it is.
///
/// A layer takes a copy: what is changed afterwards counts only for layers to which the animation is added later.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  package var times = MediaTimes()
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Makes an animation of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  package func makeCopy() -> CAAnimation { take(into: CAAnimation()) }

  package func take<Animation: CAAnimation>(into copy: Animation) -> Animation {
    copy.times = times
    copy.values = values
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  open var beginTime: CFTimeInterval {
    get { times.beginTime }
    set { times.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { times.duration }
    set { times.duration = newValue }
  }
  open var speed: Float {
    get { times.speed }
    set { times.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { times.timeOffset }
    set { times.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { times.repeatCount }
    set { times.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { times.repeatDuration }
    set { times.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { times.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { times.fillMode }
    set { times.fillMode = newValue }
  }

  /// How it goes on over one course; nil, the default, for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the beginning and the end; held as long as the animation is there.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it is over; true by default.
  open var isRemovedOnCompletion: Bool = true

  /// The default value of a property of animations; nil for a property that is not known.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatDuration": 0.0
    case "speed": Float(1)
    case "repeatCount": Float(0)
    case "autoreverses": false
    case "fillMode": CAMediaTimingFillMode.removed
    case "removedOnCompletion": true
    default: nil
    }
  }

  /// Whether the value of a property would be kept in a file: nothing is.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Keeps a value with the animation, as a name by which a delegate knows it.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "duration": duration = value.flatMap(LayerValue.number) ?? 0
    case "beginTime": beginTime = value.flatMap(LayerValue.number) ?? 0
    case "speed": speed = Float(value.flatMap(LayerValue.number) ?? 1)
    case "repeatCount": repeatCount = Float(value.flatMap(LayerValue.number) ?? 0)
    default: values[key] = value
    }
  }

  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "speed": speed
    case "repeatCount": repeatCount
    default: values[key]
    }
  }

  /// Adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Running

  /// Closures that are called when the animation ends.
  var completion: LayerCompletion?

  /// How long one course takes where nothing was set.
  package var naturalDuration: Double { 0 }
  package var courseDuration: Double { times.duration > 0 ? times.duration : naturalDuration }

  /// The names of the properties that it changes.
  package var animatedKeys: [String] { [] }

  /// Changes what is seen of a layer.
  ///
  /// - Parameters:
  ///   - shown: A copy that is drawn in place of the layer.
  ///   - model: The layer.
  ///   - time: The time around, in seconds.
  final func apply(to shown: CALayer, of model: CALayer, at time: Double) {
    let place: MediaTimes.Place = times.place(at: time, duration: courseDuration)
    switch place.phase {
    case .before where fillMode != .backwards && fillMode != .both: return
    case .after where fillMode != .forwards && fillMode != .both: return
    default: show(place, in: shown, of: model)
    }
  }

  /// Whether it is over at a time around.
  final func isOver(at time: Double) -> Bool { times.place(at: time, duration: courseDuration).phase == .after }

  func show(_ place: MediaTimes.Place, in shown: CALayer, of model: CALayer) {}
}
