import CoreGraphics
import Foundation
import UIFoundation

/// Changes of a view while people turn their device. No host tells how a desktop is turned: effects are kept, and the view stays
/// as it is.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Archives hold no effects.
  public required init?(coder: NSCoder) { super.init() }

  /// The changes for a place of the eye.
  ///
  /// - Parameter viewerOffset: How far the eye is beside the middle, from -1 to 1 in both directions.
  /// - Returns: What is added to values, by their key paths; nil for nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes one value between two ends.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Along which direction the eye goes.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The value of the view that changes, such as `center.x`.
  public let keyPath: String
  public let type: EffectType
  /// What is added where the eye is at the left or upper end: a number, a point, a size or an offset.
  open var minimumRelativeValue: Any?
  /// What is added at the right or lower end.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let place: CGFloat = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part: CGFloat = (min(1, max(-1, place)) + 1) / 2
    guard let value = Self.between(minimumRelativeValue, maximumRelativeValue, part) else { return nil }
    return [keyPath: value]
  }

  private static func between(_ start: Any?, _ end: Any?, _ part: CGFloat) -> Any? {
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    if let start = number(start), let end = number(end) { return mix(start, end) }
    switch (start, end) {
    case (let start as CGPoint, let end as CGPoint): return CGPoint(x: mix(start.x, end.x), y: mix(start.y, end.y))
    case (let start as CGSize, let end as CGSize):
      return CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height))
    case (let start as UIOffset, let end as UIOffset):
      return UIOffset(
        horizontal: mix(start.horizontal, end.horizontal), vertical: mix(start.vertical, end.vertical))
    default: return nil
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Several effects at once.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let all: [[String: Any]] = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    let values: [String: Any] = all.reduce(into: [:]) { sum, values in sum.merge(values) { $1 } }
    return values.isEmpty ? nil : values
  }
}

extension UIView {
  /// The effects by motion that the view was given.
  public var motionEffects: [UIMotionEffect] {
    get { rareParts?.motionEffects ?? [] }
    set { ownRareParts.motionEffects = newValue }
  }

  /// Gives the view an effect by motion. No host tells of motion: the view stays as it is.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    ownRareParts.motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    rareParts?.motionEffects.removeAll { $0 === effect }
  }
}
