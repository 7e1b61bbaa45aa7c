import CoreGraphics
import Foundation
import RigidBodies

/// A part of the plane around a middle, in which a field acts.
@MainActor @preconcurrency
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool

  private init(_ holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// All of the plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// A circle around the middle.
  public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }

  /// A rectangle around the middle.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// What this region does not have.
  open func inverse() -> Self { Self.make { [holds] in !holds($0) } }
  /// What one of two regions has.
  open func union(with region: UIRegion) -> Self { Self.make { [holds] in holds($0) || region.holds($0) } }
  /// What this region has and the other one has not.
  open func difference(from region: UIRegion) -> Self { Self.make { [holds] in holds($0) && !region.holds($0) } }
  /// What both regions have.
  open func intersection(with region: UIRegion) -> Self { Self.make { [holds] in holds($0) && region.holds($0) } }

  /// Whether a point, given from the middle, is in the region.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  private static func make(_ holds: @escaping (CGPoint) -> Bool) -> Self {
    guard let region = UIRegion(holds) as? Self else { preconditionFailure("A region cannot be subclassed.") }
    return region
  }
}
