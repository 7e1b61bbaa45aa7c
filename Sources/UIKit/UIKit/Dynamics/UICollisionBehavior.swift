import CoreGraphics
import Foundation
import RigidBodies
import UIFoundation

/// Is told of items that meet.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// - Parameter p: Where they meet, in the space of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// - Parameter identifier: The edge's; nil for those of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets items meet each other and edges, in place of passing through.
@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items meet each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items meet edges.
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let body: RigidBody
  }

  private var own: BehaviorItems
  private var boundaries: [Boundary] = []
  private var insets: UIEdgeInsets = .zero
  /// The four sides of the reference view.
  private let sides = RigidBody.fixed()

  public init(items: [any UIDynamicItem]) {
    own = BehaviorItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { own.all }
  open func addItem(_ item: any UIDynamicItem) { if own.add(item) { didChange() } }
  open func removeItem(_ item: any UIDynamicItem) { if own.remove(item) { didChange() } }

  /// Which kinds of things collide; all by default.
  open var collisionMode: UICollisionBehavior.Mode = .everything { didSet { didChange() } }
  /// Whether the reference view's bounds are an edge; false by default.
  open var translatesReferenceBoundsIntoBoundary: Bool = false { didSet { didChange() } }
  /// Makes the reference view's bounds an edge.
  ///
  /// - Parameter insets: How far inside of the bounds it is.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Adds an edge; one of the same identifier is replaced.
  ///
  /// - Parameter bezierPath: In the space of the reference view. Its inside is no obstacle, as its outline alone is the edge.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { isSame($0.identifier, identifier) }
    boundaries.append(Boundary(identifier: identifier, path: bezierPath, body: Self.outline(bezierPath.cgPath)))
    didChange()
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { isSame($0.identifier, identifier) }?.path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isSame($0.identifier, identifier) }
    didChange()
  }
  /// Nil where there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  /// Names are equal by their value, also where one is a `String` and the other one an `NSString`.
  private func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    return one as AnyObject === other as AnyObject
  }

  private func didChange() { dynamicAnimator?.behaviorsDidChange() }

  // MARK: Running

  private static func outline(_ path: CGPath) -> RigidBody {
    let body = RigidBody.fixed()
    body.shape = BodyShape(
      path.outlines.flatMap { points -> [BodyShape.Part] in
        zip(points, points.dropFirst()).map { .polygon([$0, $1]) }
      })
    return body
  }

  override var involvedItems: [any UIDynamicItem] { own.all }

  override func prepare(_ simulation: DynamicSimulation) {
    let known: [(item: any UIDynamicItem, body: RigidBody)] = own.all.compactMap { item in
      simulation.body(of: item).map { (item, $0) }
    }
    if collisionMode.contains(.items) {
      for (index, first) in known.enumerated() {
        for second in known[(index + 1)...] {
          let meeting = DynamicSimulation.Meeting(
            behavior: self, first: first.item, second: second.item, boundary: nil)
          simulation.add(first.body, second.body, meeting)
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    var edges: [(identifier: (any NSCopying)?, body: RigidBody)] = boundaries.map { ($0.identifier, $0.body) }
    let rect: CGRect = simulation.bounds.inset(by: insets)
    if translatesReferenceBoundsIntoBoundary, rect.width > 0, rect.height > 0 {
      sides.shape = Self.outline(CGPath(rect: rect, transform: nil)).shape
      edges.append((nil, sides))
    }
    for edge in edges {
      for item in known {
        let meeting = DynamicSimulation.Meeting(
          behavior: self, first: item.item, second: nil, boundary: edge.identifier)
        simulation.add(edge.body, item.body, meeting)
      }
    }
  }

  /// - Parameter place: Where both have begun to touch; nil where they have parted.
  func tell(_ meeting: DynamicSimulation.Meeting, at place: CGPoint?) {
    guard let collisionDelegate else { return }
    switch (meeting.second, place) {
    case (let second?, let place?):
      collisionDelegate.collisionBehavior(self, beganContactFor: meeting.first, with: second, at: place)
    case (let second?, nil): collisionDelegate.collisionBehavior(self, endedContactFor: meeting.first, with: second)
    case (nil, let place?):
      collisionDelegate.collisionBehavior(
        self, beganContactFor: meeting.first, withBoundaryIdentifier: meeting.boundary, at: place)
    case (nil, nil):
      collisionDelegate.collisionBehavior(
        self, endedContactFor: meeting.first, withBoundaryIdentifier: meeting.boundary)
    }
  }
}
