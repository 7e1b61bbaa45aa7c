import Foundation

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property by its name, or a part of it as in `transform.rotation.z` and `position.x`.
  open var keyPath: String?
  /// Whether the animation's value is added to what is shown without it.
  open var isAdditive: Bool = false
  /// Whether each further course goes on from where the one before came to.
  open var isCumulative: Bool = false

  public override init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func makeCopy() -> CAAnimation { take(into: CAPropertyAnimation()) }

  package override func take<Animation: CAAnimation>(into copy: Animation) -> Animation {
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return super.take(into: copy)
  }

  package override var animatedKeys: [String] { keyPath.map { [$0] } ?? [] }

  /// The value at a place; nil where there is none.
  ///
  /// - Parameters:
  ///   - before: What is shown without the animation.
  ///   - model: What the layer's property says.
  func value(_ place: MediaTimes.Place, before: LayerValue?, model: LayerValue?) -> LayerValue? { nil }
  /// The value that each further course adds.
  func step(before: LayerValue?, model: LayerValue?) -> LayerValue? { nil }

  override func show(_ place: MediaTimes.Place, in shown: CALayer, of model: CALayer) {
    guard let keyPath else { return }
    let before: LayerValue? = shown.animatableValue(keyPath)
    let own: LayerValue? = model.animatableValue(keyPath)
    guard var value = value(place, before: before, model: own) else { return }
    if isCumulative, place.course > 0, let step = step(before: before, model: own) {
      value = value.adding(step.scaled(by: Double(place.course)))
    }
    if isAdditive, let before { value = before.combined(with: value) }
    shown.setValue(value.any, forKeyPath: keyPath)
  }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil for what is shown, or what the other two say.
  open var fromValue: Any?
  /// Where it ends; nil for what the property says, or what the other two say.
  open var toValue: Any?
  /// The difference; nil for that of the other two.
  open var byValue: Any?

  public override init() { super.init() }

  package override func makeCopy() -> CAAnimation { take(into: CABasicAnimation()) }

  package override func take<Animation: CAAnimation>(into copy: Animation) -> Animation {
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return super.take(into: copy)
  }

  /// The way by the six rules of the documentation: what is not said follows from the difference, or is what is shown.
  private func ends(_ before: LayerValue?, _ model: LayerValue?) -> (from: LayerValue, to: LayerValue)? {
    let from: LayerValue? = fromValue.map(LayerValue.init)
    let to: LayerValue? = toValue.map(LayerValue.init)
    let by: LayerValue? = byValue.map(LayerValue.init)
    let present: LayerValue? = isAdditive ? before?.zero : before
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by.scaled(by: -1)), to)
    case (let from?, nil, nil): return (isAdditive ? from.zero : model).map { (from, $0) }
    case (nil, let to?, nil): return present.map { ($0, to) } ?? (to, to)
    case (nil, nil, let by?): return present.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return before.flatMap { before in model.map { (before, $0) } }
    }
  }

  /// How much of the way is behind at a part of the course.
  func progress(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

  override func value(_ place: MediaTimes.Place, before: LayerValue?, model: LayerValue?) -> LayerValue? {
    ends(before, model).map { $0.from.mixed(with: $0.to, by: progress(place.fraction)) }
  }

  override func step(before: LayerValue?, model: LayerValue?) -> LayerValue? {
    ends(before, model).map { $0.to.adding($0.from.scaled(by: -1)) }
  }
}
