import CoreGraphics

// Where an element is seen: a single one inside of a view that something is said about has that view's frame. Recorded of
// rows whose traits stand outside of their padding and background (cashapp/AccessibilitySnapshot, "unspoken traits").

extension AccessibilityResolver {
  /// A node's bounds on the way from its source out to its owner.
  struct Frame {
    private(set) var bounds: CGRect
    /// Maps the space of the bounds to that which the way has reached.
    private(set) var toOuter: CGAffineTransform
    /// The source that the node is the only one in; nil once there are others, and for a container, as what it holds lies in
    /// its own space.
    var alone: AccessibilitySource?
    /// In how many sources around, each standing for a view, the node is the only one.
    private(set) var aloneIn: Int = 0

    init(of source: AccessibilitySource, isContainer: Bool) {
      bounds = source.bounds
      toOuter = source.toParent
      alone = isContainer ? nil : source
    }

    /// Takes the bounds of a source around; what was said of a point inside is said of the same point. A view without an
    /// extent, such as a spacer across its stack, leaves what it carries where it is: nobody would find it otherwise.
    mutating func grow(to source: AccessibilitySource, _ properties: inout AccessibilityProperties) {
      alone = source
      aloneIn += 1
      guard source.bounds.width > 0, source.bounds.height > 0 else { return }
      if properties.hasDetails, let point = properties.activationPoint {
        properties.activationPoint = .point(point.position(in: bounds).applying(toOuter))
      }
      bounds = source.bounds
      toOuter = .identity
    }

    /// Goes on to the space around a source.
    mutating func leave(_ source: AccessibilitySource) {
      if source.transform == nil {
        let origin: CGPoint = source.restingOrigin
        toOuter.tx += origin.x
        toOuter.ty += origin.y
      } else {
        toOuter = toOuter.concatenating(source.toParent)
      }
    }
  }

  /// Whether only one element is read in the place of a view: the one in `known`, which is not looked through again, since
  /// representations may lie in each other.
  func isAlone(in view: AccessibilitySource, known: AccessibilitySource) -> Bool {
    var found: [Found] = []
    findProducers(under: view.children, isFresh: false, known: known, limit: 2, into: &found)
    return found.count == 1
  }

  /// The producers in a view as far as they are known, at most two: more are never alone.
  func someProducers(in view: AccessibilitySource) -> [AccessibilitySource] {
    var result: [AccessibilitySource] = []
    var stack: [AccessibilitySource] = [view]
    while result.count < 2, let next: AccessibilitySource = stack.popLast() {
      visitedSources += 1
      if let record: Record = records[next.id], record.source === next {
        result.append(next)
      } else if next.form == .transparent, !next.isHidden {
        stack.append(contentsOf: next.children)
      }
    }
    return result
  }
}

extension AccessibilityActivationPoint {
  /// Where it is in the space of the bounds.
  func position(in bounds: CGRect) -> CGPoint {
    switch self {
    case .point(let point): point
    case .fraction(let x, let y): CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    }
  }
}
