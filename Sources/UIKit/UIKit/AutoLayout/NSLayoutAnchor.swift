import CoreGraphics
import FoundationGaps

/// One side of a constraint to be: an attribute of a view or of a layout guide. Its type says with which others it goes.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let layoutItem: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or the layout guide.
  open var item: AnyObject? { layoutItem }
  /// The attribute's name.
  open var name: String { attribute.name }

  func rule(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: layoutItem, attribute, relation, second: anchor.layoutItem, anchor.attribute, multiplier: multiplier,
      constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { rule(.equal, anchor) }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, anchor)
  }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, anchor)
  }

  /// This anchor at the other one and so many points further.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    rule(.equal, anchor, constant: c)
  }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    rule(.greaterThanOrEqual, anchor, constant: c)
  }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    rule(.lessThanOrEqual, anchor, constant: c)
  }
}

/// The distance that neighbours keep by default, in points.
let systemSpacing: CGFloat = 8

/// A place across.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The way from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutDistance(from: (layoutItem, attribute), to: (otherAnchor.layoutItem, otherAnchor.attribute)), .width)
  }

  /// This anchor after the other one, in the reading direction, by a multiple of the usual distance of 8 points.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    after(.equal, anchor, multiplier)
  }

  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    after(.greaterThanOrEqual, anchor, multiplier)
  }

  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    after(.lessThanOrEqual, anchor, multiplier)
  }

  private func after(_ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    rule(relation, anchor, constant: multiplier * systemSpacing)
  }
}

/// A place down.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The way from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutDistance(from: (layoutItem, attribute), to: (otherAnchor.layoutItem, otherAnchor.attribute)), .height)
  }

  /// This anchor below the other one by a multiple of the usual distance of 8 points.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    rule(.equal, anchor, constant: multiplier * systemSpacing)
  }

  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    rule(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }

  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    rule(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }
}

/// A width, a height or a distance.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private func rule(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: layoutItem, attribute, relation, second: nil, .notAnAttribute, constant: constant)
  }

  /// So many points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { rule(.equal, constant: c) }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, constant: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, constant: c)
  }

  /// So many times another length.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    rule(.equal, anchor, multiplier: m)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, anchor, multiplier: m)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// So many times another length, and so many points more.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    rule(.equal, anchor, multiplier: m, constant: c)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    rule(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    rule(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
