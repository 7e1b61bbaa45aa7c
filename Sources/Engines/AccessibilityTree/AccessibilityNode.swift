import CoreGraphics

/// An element or container of the resolved tree, a value (behaviour 295).
///
/// Geometry is relative to the parent, so that moving or scrolling a container changes one node; ask the tree for
/// frames in the window (`AccessibilityTree.frame(of:)`).
package struct AccessibilityNode: Hashable, Sendable {
  package typealias ID = UInt64

  /// The id of the source that made the node.
  package var id: ID
  package var parent: ID?
  /// In reading order.
  package var children: [ID]
  /// Containers group; only elements can be read and operated.
  package var isContainer: Bool
  package var properties: AccessibilityProperties
  /// The extent in the node's own space.
  package var bounds: CGRect
  /// Maps the own space to the parent's content.
  package var toParent: CGAffineTransform
  /// How far the content is scrolled: a child's point p lies at p minus this in the own space.
  package var contentOffset: CGPoint
  /// The viewport in the own space, if the content is scrolled or cut.
  package var clip: CGRect?

  package init(
    id: ID, parent: ID? = nil, children: [ID] = [], isContainer: Bool = false,
    properties: AccessibilityProperties = AccessibilityProperties(), bounds: CGRect = .zero,
    toParent: CGAffineTransform = .identity, contentOffset: CGPoint = .zero, clip: CGRect? = nil
  ) {
    self.id = id
    self.parent = parent
    self.children = children
    self.isContainer = isContainer
    self.properties = properties
    self.bounds = bounds
    self.toParent = toParent
    self.contentOffset = contentOffset
    self.clip = clip
  }
}

extension AccessibilityNode {
  package var role: AccessibilityRole { properties.role ?? (isContainer ? .group : .element) }
  package var label: String { properties.label ?? "" }
  package var traits: AccessibilityTraitSet { properties.traits }

  /// The frame in the parent's content space.
  package var frameInParent: CGRect {
    // Nearly all nodes are moved only; that is worth a way of its own, as ordering asks for every frame.
    if toParent.a == 1, toParent.b == 0, toParent.c == 0, toParent.d == 1 {
      return bounds.offsetBy(dx: toParent.tx, dy: toParent.ty)
    }
    return bounds.applying(toParent)
  }
}
