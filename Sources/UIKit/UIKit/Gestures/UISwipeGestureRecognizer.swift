import CoreGraphics
import InputEngine

/// A quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers move together on a touch screen.
  open var numberOfTouchesRequired: Int = 1

  override var windowLocation: CGPoint { (engine as? DragRecognizer)?.startLocation ?? .zero }

  override func makeEngine() -> Recognizer {
    let drag = DragRecognizer()
    drag.minimumDistance = { 30 }
    drag.fingers = { [weak self] in
      let count: Int = MainActor.assumeIsolated { max(1, self?.numberOfTouchesRequired ?? 1) }
      return count...count
    }
    drag.mayBegin = { [weak self, weak drag] way in
      MainActor.assumeIsolated { self?.counts(way, speed: drag?.velocity.length ?? 0) ?? false }
    }
    return drag
  }

  /// Whether a movement is a swipe: a quick one may go askew up to half of a right angle, a slow one much less.
  private func counts(_ way: CGSize, speed: CGFloat) -> Bool {
    let along: CGFloat = max(abs(way.width), abs(way.height))
    let across: CGFloat = min(abs(way.width), abs(way.height))
    guard speed >= Self.quick || across <= along * Self.slowAskew else { return false }
    return direction.contains(Self.direction(of: way))
  }

  /// The speed from which on a swipe is quick, in points a second, and how far a slow one may go askew: some 15 degrees. The
  /// figures are our own, as no documentation gives any.
  private static let quick: CGFloat = 300
  private static let slowAskew: CGFloat = 0.27

  private static func direction(of way: CGSize) -> Direction {
    if abs(way.width) >= abs(way.height) { return way.width >= 0 ? .right : .left }
    return way.height >= 0 ? .down : .up
  }
}

extension CGSize {
  /// The length of the way.
  fileprivate var length: CGFloat { (width * width + height * height).squareRoot() }
}
