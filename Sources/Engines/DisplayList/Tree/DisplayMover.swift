import CoreGraphics
import DeepStack

/// What draws into a node, told when the node's place moves within the window.
package protocol DisplayMover: AnyObject {
  func didMove(by offset: CGSize)
}

extension DisplayNode {
  /// The outermost that follows moves here or below, on the way of the first children.
  package var firstMover: (any DisplayMover)? {
    var node: DisplayNode? = self
    while let next = node {
      if let mover = next.mover { return mover }
      node = next.children.first
    }
    return nil
  }

  /// All that follow moves here and below, the outermost of each branch.
  package func forEachMover(_ body: (any DisplayMover) -> Void) {
    if let mover { return body(mover) }
    for child in children { withEnoughStack { child.forEachMover(body) } }
  }

  /// Tells those who draw here and below that what is around them moves: the outermost of each branch, since what lies
  /// inside of them moves along.
  package func tellMoved(by offset: CGSize) {
    if let mover { return mover.didMove(by: offset) }
    for child in children { withEnoughStack { child.tellMoved(by: offset) } }
  }
}
