import CoreGraphics

/// The way from a container's content to the window, found going inwards: each step costs the same, however deep it is.
struct AccessibilityWay {
  /// Maps the space of the content to the window's.
  private var toWindow: CGAffineTransform = .identity
  /// Whether spaces are only moved on the way. Else each viewport has to be looked at in its own space.
  private var isMoved: Bool = true
  /// What has to reach below the one and beyond the other, for a part of it to lie inside of every viewport, in the window's
  /// space.
  private var least = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
  private var most = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)

  /// The way from the content of a node, whose own way this is.
  func inside(_ node: AccessibilityNode) -> AccessibilityWay {
    var way: AccessibilityWay = self
    let toParent: CGAffineTransform = node.toParent
    way.isMoved = isMoved && toParent.a == 1 && toParent.b == 0 && toParent.c == 0 && toParent.d == 1
    let own: CGAffineTransform = toParent.concatenating(toWindow)
    if way.isMoved, let clip = node.clip {
      let rect: CGRect = clip.applying(own)
      way.least = CGPoint(x: max(least.x, rect.minX), y: max(least.y, rect.minY))
      way.most = CGPoint(x: min(most.x, rect.maxX), y: min(most.y, rect.maxY))
    }
    way.toWindow = CGAffineTransform(translationX: -node.contentOffset.x, y: -node.contentOffset.y).concatenating(own)
    return way
  }

  /// The frame of a node at the end of the way in the window's space.
  func frame(of node: AccessibilityNode) -> CGRect { node.bounds.applying(node.toParent.concatenating(toWindow)) }

  /// Whether no part of a node lies inside the viewports on the way; nil where that takes a look at each of them.
  func isScrolledOut(_ node: AccessibilityNode) -> Bool? {
    guard isMoved else { return nil }
    let rect: CGRect = node.frameInParent.applying(toWindow)
    return !(rect.minX <= most.x && rect.maxX >= least.x && rect.minY <= most.y && rect.maxY >= least.y)
  }
}
