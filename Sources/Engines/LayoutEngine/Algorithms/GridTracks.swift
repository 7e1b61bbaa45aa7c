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
  ///
  /// Tracks of texts that wrap keep what that leaves of their share, and those without a limit take it in the end. Where the
  /// other length of the grid is given too, a track that has to wrap is offered no more than an equal part of the whole.
  /// All three are recorded of tables (swift-markdown-ui): four columns of "git status" that are a little too narrow for it
  /// wrap all four; beside "Command" a column of sentences takes 229 of 241 points with the height open, and 145 of them
  /// otherwise.
  mutating func share(_ proposed: CGFloat?, isOpen: Bool, measure: (_ track: Int, _ offered: CGFloat?) -> CGFloat) {
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
    let part: CGFloat = available / CGFloat(order.count)
    // What is left for tracks that may wrap, and for those that have no limit.
    var (left, free): (CGFloat, CGFloat) = (available, available)
    for (served, track) in order.enumerated() {
      let rest: CGFloat = longest[track] == .infinity ? free : left
      let share: CGFloat = max(0, rest / CGFloat(order.count - served))
      var length: CGFloat = measure(track, share)
      if !isOpen, longest[track] > share, share > part {
        let narrow: CGFloat = measure(track, part)
        // A track that takes all that it is offered does not wrap.
        if narrow < part { length = narrow }
      }
      lengths[track] = length
      free -= length
      left -= max(length, min(share, longest[track]))
    }
  }
}
