import CoreGraphics

/// A way to go on a keyboard.
package enum FocusDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

/// The order in which the keyboard's focus goes from place to place, by where places are seen.
package enum FocusOrder {
  /// A place that can have the focus.
  package struct Place: Hashable, Sendable {
    package var frame: CGRect
    /// The section that it belongs to; places of one are gone through together.
    package var section: Int?

    package init(_ frame: CGRect, section: Int? = nil) {
      self.frame = frame
      self.section = section
    }
  }

  /// The indices of places in reading order: rows from the top, each from its leading side. A section is read as one
  /// place, whose own places follow each other.
  package static func reading(_ places: [Place], isRightToLeft: Bool = false) -> [Int] {
    var groups: [(frame: CGRect, members: [Int])] = []
    var known: [Int: Int] = [:]
    for (index, place) in places.enumerated() {
      if let section = place.section, let group = known[section] {
        groups[group].members.append(index)
        groups[group].frame = groups[group].frame.union(place.frame)
      } else {
        if let section = place.section { known[section] = groups.count }
        groups.append((place.frame, [index]))
      }
    }
    return rows(groups.map(\.frame), isRightToLeft).flatMap { index -> [Int] in
      let members: [Int] = groups[index].members
      guard members.count > 1 else { return members }
      return rows(members.map { places[$0].frame }, isRightToLeft).map { members[$0] }
    }
  }

  /// Puts frames into rows: one belongs to a row when its middle lies within the row's first frame, or that frame's middle
  /// within it.
  private static func rows(_ frames: [CGRect], _ isRightToLeft: Bool) -> [Int] {
    let byTop: [Int] = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var rows: [[Int]] = []
    for index in byTop {
      let frame: CGRect = frames[index]
      if let first = rows.last?.first, isBeside(frames[first], frame) {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        let a: CGFloat = isRightToLeft ? -frames[$0].maxX : frames[$0].minX
        let b: CGFloat = isRightToLeft ? -frames[$1].maxX : frames[$1].minX
        return (a, $0) < (b, $1)
      }
    }
  }

  private static func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    (b.midY >= a.minY && b.midY < a.maxY) || (a.midY >= b.minY && a.midY < b.maxY)
  }

  /// The index of the place that is nearest in a direction; nil where none lies there.
  ///
  /// Places straight ahead win against those beside the way; of a section, also what lies beside the way is found when the
  /// section lies ahead.
  package static func nearest(to frame: CGRect, _ direction: FocusDirection, among places: [Place]) -> Int? {
    var sections: [Int: CGRect] = [:]
    for place in places {
      guard let section = place.section else { continue }
      sections[section] = sections[section].map { $0.union(place.frame) } ?? place.frame
    }
    var best: (index: Int, cost: CGFloat)?
    for (index, place) in places.enumerated() {
      let own: CGFloat? = cost(from: frame, to: place.frame, direction)
      var cost: CGFloat? = own
      if let section = place.section.flatMap({ sections[$0] }), !section.intersects(frame),
        let ahead = Self.cost(from: frame, to: section, direction)
      {
        // Within the section the nearest one is taken.
        let aside: CGFloat = distance(frame, place.frame)
        cost = min(own ?? .infinity, ahead + aside / 1000)
      }
      guard let cost, cost < best?.cost ?? .infinity else { continue }
      best = (index, cost)
    }
    return best?.index
  }

  /// How far a frame is in a direction: the way ahead, and thrice the way aside; nil when it does not lie ahead.
  private static func cost(from: CGRect, to: CGRect, _ direction: FocusDirection) -> CGFloat? {
    let isVertical: Bool = direction == .up || direction == .down
    let ahead: CGFloat
    let lead: CGFloat
    switch direction {
    case .up: (ahead, lead) = (from.minY - to.maxY, from.midY - to.midY)
    case .down: (ahead, lead) = (to.minY - from.maxY, to.midY - from.midY)
    case .left: (ahead, lead) = (from.minX - to.maxX, from.midX - to.midX)
    case .right: (ahead, lead) = (to.minX - from.maxX, to.midX - from.midX)
    }
    // Frames that overlap a little are still one ahead of the other.
    let length: CGFloat = isVertical ? min(from.height, to.height) : min(from.width, to.width)
    guard lead > 0.5, ahead > -length / 2 - 0.5 else { return nil }
    let aside: CGFloat =
      isVertical
      ? gap(from.minX, from.maxX, to.minX, to.maxX) : gap(from.minY, from.maxY, to.minY, to.maxY)
    let drift: CGFloat = isVertical ? abs(from.midX - to.midX) : abs(from.midY - to.midY)
    return max(0, ahead) + 3 * aside + drift / 100
  }

  /// The distance between two stretches; zero when they overlap.
  private static func gap(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
    max(0, max(c - b, a - d))
  }

  private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    abs(a.midX - b.midX) + abs(a.midY - b.midY)
  }
}
