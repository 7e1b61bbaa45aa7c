import CoreGraphics
import Foundation

extension UITouch {
  /// What of a touch a device may know later than the touch itself.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// What of the touch is a guess for now: nothing.
  public var estimatedProperties: Properties { [] }
  /// What of the touch will be told again: nothing.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// By which a touch is found that is told again: nil, as none is.
  public var estimationUpdateIndex: NSNumber? { nil }

  /// Where the touch is, as exactly as the host tells it. `location(in:)` is as exact.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the touch was at the event before, as exactly as the host told it.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Where a pen that leans points to, in radians: 0, as no host tells of pens.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction in which a pen leans, in the space of a view.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
