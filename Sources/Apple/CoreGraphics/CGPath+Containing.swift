extension CGPath {
  /// Whether the point lies inside; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let path: CGPath = transform.isIdentity ? self : applying(transform)
    var winding = 0
    var crossings = 0
    for line in path.closedPolygonLines() {
      let (a, b): (CGPoint, CGPoint) = line
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      let x: CGFloat = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { continue }
      crossings += 1
      winding += b.y > a.y ? 1 : -1
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// The outline as straight lines, each subpath closed.
  private func closedPolygonLines() -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var open: (subpath: Int, start: CGPoint, end: CGPoint)?
    func close() {
      if let ring = open, ring.start != ring.end { lines.append((ring.end, ring.start)) }
      open = nil
    }
    for segment in segments {
      if open?.subpath != segment.subpath { close() }
      var last: CGPoint = segment.start
      // 64 chords stray from a quarter circle by less than a ten-thousandth of its radius.
      let steps = segment.points.count == 2 ? 1 : 64
      for step in 1...steps {
        let next: CGPoint = step == steps ? segment.end : segment.point(at: CGFloat(step) / CGFloat(steps))
        lines.append((last, next))
        last = next
      }
      open = (segment.subpath, open?.start ?? segment.start, segment.end)
    }
    close()
    return lines
  }
}
