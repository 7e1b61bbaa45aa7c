/// The columns or the rows of a grid: their lengths and the distances between them, in points.
struct GridTracks {
  var lengths: [CGFloat]
  /// One less than there are tracks.
  var gaps: [CGFloat]

  init(count: Int, gaps: [CGFloat]) {
    lengths = Array(repeating: 0, count: count)
    self.gaps = gaps
  }

  var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

  func origin(of track: Int) -> CGFloat {
    lengths[..<track].reduce(0, +) + gaps.prefix(track).reduce(0, +)
  }

  /// The length from the beginning of the first track to the end of the last.
  func length(of tracks: Range<Int>) -> CGFloat {
    guard !tracks.isEmpty else { return 0 }
    return lengths[tracks].reduce(0, +) + gaps[tracks.lowerBound..<(tracks.upperBound - 1)].reduce(0, +)
  }

  /// Divides what is missing from a length equally among the tracks that it covers.
  mutating func grow(_ tracks: Range<Int>, to length: CGFloat) {
    let missing: CGFloat = length - self.length(of: tracks)
    guard missing > 0, !missing.isNaN else { return }
    for track in tracks { lengths[track] += missing / CGFloat(tracks.count) }
  }

  /// Shares a length out, the least flexible track first; `measure` says how long a track is when offered a length.
  mutating func share(_ proposed: CGFloat?, measure: (_ track: Int, _ offered: CGFloat?) -> CGFloat) {
    guard let proposed else {
      for track in lengths.indices { lengths[track] = measure(track, nil) }
      return
    }
    let available: CGFloat = proposed - gaps.reduce(0, +)
    if available == .infinity || available <= 0 {
      for track in lengths.indices { lengths[track] = measure(track, max(0, available)) }
      return
    }
    let longest: [CGFloat] = lengths.indices.map { measure($0, .infinity) }
    let room: [CGFloat] = lengths.indices.map { longest[$0] - measure($0, 0) }
    let order: [Int] = lengths.indices.sorted { room[$0] != room[$1] ? room[$0] < room[$1] : $0 < $1 }
    var left: CGFloat = available
    for (served, track) in order.enumerated() {
      let share: CGFloat = max(0, left / CGFloat(order.count - served))
      lengths[track] = measure(track, share)
      // A track that wraps in its share keeps what that leaves: four columns of "git status" that are a little too narrow
      // for it wrap all four (swift-markdown-ui, aligned table).
      left -= max(lengths[track], min(share, longest[track]))
    }
  }
}
