import CoreGraphics

/// Leaves out points of a line that no pixel would show.
package enum Decimation {
  /// Of the points in each column of a width the first, the lowest, the highest and the last, in their order: a polyline through
  /// them covers the same pixels. Only for points whose x does not fall.
  package static func columns(_ points: [CGPoint], width: CGFloat) -> [CGPoint] {
    guard width > 0, points.count > 4 else { return points }
    var result: [CGPoint] = []
    var start: Int = 0
    while start < points.count {
      let column: CGFloat = (points[start].x / width).rounded(.down)
      var (low, high, end): (Int, Int, Int) = (start, start, start)
      while end < points.count, (points[end].x / width).rounded(.down) == column {
        if points[end].y < points[low].y { low = end }
        if points[end].y > points[high].y { high = end }
        end += 1
      }
      var last: Int = -1
      for index in [start, min(low, high), max(low, high), end - 1] where index > last {
        result.append(points[index])
        last = index
      }
      start = max(end, start + 1)
    }
    return result
  }

  /// Whether no point lies left of the one before.
  package static func isAscending(_ points: [CGPoint]) -> Bool {
    !zip(points, points.dropFirst()).contains { $1.x < $0.x }
  }
}
