import CoreGraphics
import Foundation
import RigidBodies
import UIFoundation

/// The outline by which an item meets others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// `collisionBoundingPath`.
  case path = 2
}

/// Something that a dynamic animator moves and turns: views, attributes of layouts, and objects of a program's own.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the space of the animator's reference view. It is set in each step.
  var center: CGPoint { get set }
  /// The size counts; the item weighs as much as that has area.
  var bounds: CGRect { get }
  /// Turned in each step; the animator sets rotations alone.
  var transform: CGAffineTransform { get set }
  /// A rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline around the middle as the origin, for items of the type `path`. What is dented is filled up to a path without
  /// dents.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The outline of the item as it is now.
  var bodyShape: BodyShape {
    let size = PlaneVector(abs(bounds.width), abs(bounds.height))
    if let group = self as? UIDynamicItemGroup { return group.outline }
    switch collisionBoundsType {
    case .rectangle: return .rectangle(width: size.x, height: size.y)
    case .ellipse: return .ellipse(width: size.x, height: size.y)
    case .path:
      return .hull(collisionBoundingPath.cgPath.outlines.flatMap { $0 }) ?? .rectangle(width: size.x, height: size.y)
    }
  }

  /// How far it is turned, in radians.
  var bodyAngle: Double { Double(atan2(transform.b, transform.a)) }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Items that move together as if they were one.
@MainActor @preconcurrency
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  open private(set) var items: [any UIDynamicItem]
  /// Where each item is in the group, and how far it is turned there.
  private let places: [(offset: PlaneVector, angle: Double)]
  private var middle: PlaneVector
  private var angle: Double = 0

  /// - Parameter items: The group's middle is the middle of the rectangle around them.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let around: CGRect = items.reduce(.null) { $0.union($1.boxAround) }
    let middle: PlaneVector = around.isNull ? .zero : PlaneVector(CGPoint(x: around.midX, y: around.midY))
    self.middle = middle
    places = items.map { (PlaneVector($0.center) - middle, $0.bodyAngle) }
    bounds = around.isNull ? .zero : CGRect(origin: .zero, size: around.size)
    super.init()
  }

  open var center: CGPoint {
    get { CGPoint(middle) }
    set {
      middle = PlaneVector(newValue)
      place()
    }
  }
  public let bounds: CGRect
  open var transform: CGAffineTransform {
    get { CGAffineTransform(rotationAngle: CGFloat(angle)) }
    set {
      angle = Double(atan2(newValue.b, newValue.a))
      place()
    }
  }

  private func place() {
    for (item, place) in zip(items, places) {
      item.center = CGPoint(middle + place.offset.rotated(by: angle))
      if place.angle + angle != item.bodyAngle {
        item.transform = CGAffineTransform(rotationAngle: CGFloat(place.angle + angle))
      }
    }
  }

  /// The outlines of all items.
  var outline: BodyShape {
    BodyShape(
      zip(items, places).flatMap { item, place in
        item.bodyShape.parts.map { $0.moved(to: place.offset, place.angle) }
      })
  }
}

extension UIDynamicItem {
  /// The rectangle around the item, as it is turned.
  var boxAround: CGRect {
    let half = CGSize(width: bounds.width / 2, height: bounds.height / 2)
    let own = CGRect(x: -half.width, y: -half.height, width: bounds.width, height: bounds.height)
    return own.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}

extension PlaneVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
}

extension CGPoint {
  init(_ vector: PlaneVector) { self.init(x: vector.x, y: vector.y) }
}
