/// The columns of a lazy vertical grid, or the rows of a horizontal one.
package struct LazyTracks: Equatable, Sendable {
  package enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package struct Item: Equatable, Sendable {
    package var size: Size
    /// The distance to the next track, in points; nil for the default.
    package var spacing: CGFloat?
    package var alignment: Alignment?

    package init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// A track with its place across the grid.
  package struct Track: Equatable {
    package var start: CGFloat
    package var length: CGFloat
    package var alignment: Alignment?
  }

  package static let defaultSpacing: CGFloat = 8
  private static let limit: Int = 10_000

  package var items: [Item]

  package init(_ items: [Item]) {
    self.items = items
  }

  /// The tracks for a length, from zero on; they may take more or less than it.
  ///
  /// Fixed tracks and the spacing come off first. Each other item in its order then gets an equal share of what is left,
  /// kept within its bounds; an adaptive one fills its share with as many tracks as fit (no second round for what the
  /// bounds leave over). Where not even one fits, it has one track as long as its share: programs give a large minimum to
  /// make a grid look like a list, and lists fit narrow windows.
  package func tracks(for length: CGFloat) -> [Track] {
    var left: CGFloat = length.isFinite ? length : 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { left -= spacing(item) }
      if case .fixed(let fixed) = item.size { left -= sane(fixed) }
    }
    var waiting: Int = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [Track] = []
    var position: CGFloat = 0
    for item in items {
      let share: CGFloat = max(0, left / CGFloat(max(1, waiting)))
      let lengths: [CGFloat] = lengths(of: item, share: share)
      for length in lengths {
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length + spacing(item)
      }
      if case .fixed = item.size { continue }
      waiting -= 1
      left -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * spacing(item)
    }
    return tracks.isEmpty ? [Track(start: 0, length: max(0, left), alignment: nil)] : tracks
  }

  private func lengths(of item: Item, share: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [sane(length)]
    case .flexible(let minimum, let maximum): return [clamped(share, minimum, maximum)]
    case .adaptive(let minimum, let maximum):
      let spacing: CGFloat = spacing(item)
      let pitch: CGFloat = max(0.5, sane(minimum) + spacing)
      let count: Int = max(1, Int(min(CGFloat(Self.limit), (share + spacing) / pitch)))
      let length: CGFloat = (share - CGFloat(count - 1) * spacing) / CGFloat(count)
      return Array(repeating: clamped(length, min(minimum, share), maximum), count: count)
    }
  }

  private func spacing(_ item: Item) -> CGFloat {
    guard let spacing = item.spacing, spacing.isFinite else { return Self.defaultSpacing }
    return spacing
  }

  private func clamped(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(sane(minimum), min(maximum.isNaN ? .infinity : maximum, length))
  }

  private func sane(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
}

extension Array where Element == LazyTracks.Track {
  package var total: CGFloat { last.map { $0.start + $0.length } ?? 0 }
}
