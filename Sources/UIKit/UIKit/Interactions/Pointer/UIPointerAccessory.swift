import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// A small form beside the pointer, such as an arrow that says where something can be dragged.
///
/// ```swift
/// let style = UIPointerStyle(shape: .verticalBeam(length: 20))
/// style.accessories = [.arrow(.left), .arrow(.right)]
/// ```
@MainActor @preconcurrency
open class UIPointerAccessory: NSObject, NSCopying {
  /// Where an accessory is, seen from the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer's form, in points; nothing below zero counts.
    public var offset: CGFloat
    /// The direction in radians, clockwise from the top.
    public var angle: CGFloat

    /// The distance where none is given, in points. Apple gives no figure.
    public static let defaultOffset: CGFloat = 8

    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      self.offset = offset
      self.angle = angle
    }

    public static let top = Position()
    public static let topRight = Position(angle: .pi / 4)
    public static let right = Position(angle: .pi / 2)
    public static let bottomRight = Position(angle: .pi * 3 / 4)
    public static let bottom = Position(angle: .pi)
    public static let bottomLeft = Position(angle: .pi * 5 / 4)
    public static let left = Position(angle: .pi * 3 / 2)
    public static let topLeft = Position(angle: .pi * 7 / 4)
  }

  /// - Parameters:
  ///   - shape: The form; a rectangle and a path are placed by their middle.
  ///   - position: Where the form is.
  public required init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// An arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> Self {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -3))
    path.addLine(to: CGPoint(x: 4, y: 3))
    path.addLine(to: CGPoint(x: -4, y: 3))
    path.close()
    let accessory = Self(.path(path), position: position)
    accessory.orientationMatchesAngle = true
    return accessory
  }

  public let shape: UIPointerShape
  public let position: Position
  /// Whether the form is turned by the position's angle. False by default, true for arrows.
  open var orientationMatchesAngle: Bool = false

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = Self(shape, position: position)
      copy.orientationMatchesAngle = orientationMatchesAngle
      return HandedOver<Any>(value: copy)
    }.value
  }
}
