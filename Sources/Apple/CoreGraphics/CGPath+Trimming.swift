extension CGPath {
  /// The part of the outline between two fractions of its whole length, all subpaths taken in order.
  ///
  /// Fractions outside 0 to 1 are cut to it; nothing remains where `from` is not less than `to`. A whole path comes back
  /// as it is, with its closes; in a part, a closing line becomes a line.
  package func trimmed(from: CGFloat, to: CGFloat) -> CGPath {
    let low: CGFloat = min(max(from, 0), 1)
    let high: CGFloat = min(max(to, 0), 1)
    guard low < high else { return CGPath(elements: []) }
    if low == 0, high == 1 { return CGPath(elements: elements) }
    let pieces: [PathSegment] = segments
    let lengths: [CGFloat] = pieces.map(\.length)
    let total: CGFloat = lengths.reduce(0, +)
    let first: CGFloat = total * low
    let last: CGFloat = total * high
    var result: [Element] = []
    var subpath: Int?
    var position: CGFloat = 0
    for (piece, length) in zip(pieces, lengths) {
      defer { position += length }
      let begin: CGFloat = max(first - position, 0)
      let end: CGFloat = min(last - position, length)
      guard begin < end else { continue }
      let kept: PathSegment = piece.part(from: begin, to: end, length: length)
      if subpath != piece.subpath { result.append(.move(kept.start)) }
      subpath = piece.subpath
      result.append(kept.element)
    }
    return CGPath(elements: result)
  }
}

extension PathSegment {
  fileprivate func part(from begin: CGFloat, to end: CGFloat, length: CGFloat) -> PathSegment {
    var kept: PathSegment = self
    let endParameter: CGFloat = end < length ? parameter(atLength: end) : 1
    if endParameter < 1 { kept = split(at: endParameter).0 }
    guard begin > 0 else { return kept }
    return kept.split(at: parameter(atLength: begin) / endParameter).1
  }
}
