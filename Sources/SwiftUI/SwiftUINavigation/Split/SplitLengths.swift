import CoreGraphics

/// How long the panes of a split view are: arithmetic on lengths, without views.
nonisolated package struct SplitLengths: Equatable {
  struct Limits: Equatable {
    var minimum: CGFloat
    var maximum: CGFloat

    func clamped(_ length: CGFloat) -> CGFloat { Swift.max(minimum, Swift.min(length, maximum)) }
  }

  /// The lengths that the person chose, for panes beside a divider that was moved.
  var chosen: [Int: CGFloat] = [:]

  package init(chosen: [Int: CGFloat] = [:]) { self.chosen = chosen }

  /// The lengths of all panes in a room.
  ///
  /// Panes that the person has not touched share evenly what is left, within their limits. What then is left or missing is
  /// taken from the last panes first: a window that gets smaller keeps the sidebar before its content as it is.
  func resolved(_ limits: [Limits], in room: CGFloat) -> [CGFloat] {
    guard !limits.isEmpty else { return [] }
    var lengths: [CGFloat] = limits.indices.map { index in
      chosen[index].map { limits[index].clamped($0) } ?? limits[index].minimum
    }
    var free: [Int] = limits.indices.filter { chosen[$0] == nil }
    var left: CGFloat = room - lengths.reduce(0, +)
    // Each round fills at least one pane, so there are no more rounds than panes.
    while left > 0.01, !free.isEmpty {
      let level: CGFloat = (left + free.reduce(0) { $0 + lengths[$1] }) / CGFloat(free.count)
      let full: [Int] = free.filter { limits[$0].maximum <= level }
      let high: [Int] = free.filter { lengths[$0] > level }
      if full.isEmpty, high.isEmpty {
        for index in free { lengths[index] = level }
        left = 0
      } else {
        for index in full { lengths[index] = limits[index].maximum }
        free.removeAll { full.contains($0) || high.contains($0) }
        left = room - lengths.reduce(0, +)
      }
    }
    settle(&lengths, limits, room)
    return lengths
  }

  /// Takes what is missing from the last panes, and gives them what is left.
  private func settle(_ lengths: inout [CGFloat], _ limits: [Limits], _ room: CGFloat) {
    for index in limits.indices.reversed() {
      let difference: CGFloat = room - lengths.reduce(0, +)
      guard abs(difference) > 0.01 else { return }
      lengths[index] = limits[index].clamped(lengths[index] + difference)
    }
  }

  /// Moves the divider after a pane, as far as the two panes beside it let it.
  mutating func move(dividerAfter index: Int, by distance: CGFloat, from lengths: [CGFloat], _ limits: [Limits]) {
    guard lengths.indices.contains(index + 1) else { return }
    let (first, second): (CGFloat, CGFloat) = (lengths[index], lengths[index + 1])
    let most: CGFloat = Swift.min(limits[index].maximum - first, second - limits[index + 1].minimum)
    let least: CGFloat = Swift.max(limits[index].minimum - first, second - limits[index + 1].maximum)
    let moved: CGFloat = Swift.max(least, Swift.min(distance, most))
    // The other panes stay where they are.
    for pane in lengths.indices where pane < lengths.count - 1 || chosen[pane] != nil { chosen[pane] = lengths[pane] }
    chosen[index] = first + moved
    if index + 1 < lengths.count - 1 { chosen[index + 1] = second - moved }
  }
}
