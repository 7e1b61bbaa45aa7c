/// Pieces of outlines, cut wherever they meet one another.
struct PathCutter {
  private let segments: [PathSegment]
  private var cuts: [[CGFloat]]
  private let tolerance: CGFloat

  /// The extent of the pieces: what is small is small beside it.
  static func scale(_ segments: [PathSegment]) -> CGFloat {
    let box: CGRect = segments.reduce(CGRect.null) { $0.union($1.box) }
    return box.isNull ? 0 : max(box.width, box.height)
  }

  init(_ segments: [PathSegment], scale: CGFloat) {
    self.segments = segments
    tolerance = scale * 1e-7
    cuts = Array(repeating: [], count: segments.count)
    for first in segments.indices {
      for second in segments.indices where second > first {
        for (t, s) in PathIntersections(segments[first], segments[second], tolerance: tolerance).found {
          cuts[first].append(t)
          cuts[second].append(s)
        }
      }
    }
  }

  /// The pieces of some of the segments, in order.
  func pieces(of range: Range<Int>) -> [PathSegment] { range.flatMap(pieces) }

  private func pieces(of index: Int) -> [PathSegment] {
    var result: [PathSegment] = []
    var rest: PathSegment = segments[index]
    var done: CGFloat = 0
    for t in cuts[index].sorted() where t > done + 1e-9 && t < 1 - 1e-9 {
      let (left, right): (PathSegment, PathSegment) = rest.split(at: (t - done) / (1 - done))
      result.append(left)
      rest = right
      done = t
    }
    return (result + [rest]).filter { $0.length > tolerance * 10 }
  }

  /// All pieces, with ends that meet in exactly one point; of those that lie on each other, one.
  var distinctPieces: [PathSegment] {
    var corners = PointRegistry(tolerance: tolerance * 100)
    var middles = PointRegistry(tolerance: tolerance * 1000)
    var known: Set<PieceKey> = []
    return segments.indices.flatMap(pieces).compactMap { piece in
      var piece: PathSegment = piece
      piece.points[0] = corners.point(near: piece.start)
      piece.points[piece.points.count - 1] = corners.point(near: piece.end)
      let ends: [CGPoint] = [piece.start, piece.end].sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      let key = PieceKey(first: ends[0], last: ends[1], middle: middles.point(near: piece.point(at: 0.5)))
      return known.insert(key).inserted ? piece : nil
    }
  }

  private struct PieceKey: Hashable {
    var first: CGPoint
    var last: CGPoint
    var middle: CGPoint
  }

  /// Edges end to end as closed subpaths; lines that go straight on become one.
  static func joined(_ edges: [PathSegment], scale: CGFloat) -> [CGPath.Element] {
    var leaving: [CGPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge.start, default: []].append(index) }
    var isUsed: [Bool] = Array(repeating: false, count: edges.count)
    var elements: [CGPath.Element] = []
    for first in edges.indices where !isUsed[first] {
      var ring: [PathSegment] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        ring.append(edges[index])
        next = edges[index].end == edges[first].start ? nil : leaving[edges[index].end]?.first { !isUsed[$0] }
      }
      let merged: [PathSegment] = straightened(ring, scale: scale)
      guard let start = merged.first?.start else { continue }
      elements.append(.move(start))
      let isClosedByLine: Bool = merged.last?.points.count == 2 && merged.last?.end == start
      for edge in isClosedByLine ? merged.dropLast() : merged[...] { elements.append(edge.element) }
      elements.append(.close)
    }
    return elements
  }

  private static func straightened(_ ring: [PathSegment], scale: CGFloat) -> [PathSegment] {
    func continues(_ a: PathSegment, _ b: PathSegment) -> Bool {
      guard a.points.count == 2, b.points.count == 2 else { return false }
      let (u, v): (CGPoint, CGPoint) = (
        CGPoint(x: a.end.x - a.start.x, y: a.end.y - a.start.y), CGPoint(x: b.end.x - b.start.x, y: b.end.y - b.start.y)
      )
      return abs(u.x * v.y - u.y * v.x) <= scale * scale * 1e-9 && u.x * v.x + u.y * v.y > 0
    }
    var result: [PathSegment] = []
    for edge in ring {
      if let last = result.last, continues(last, edge) {
        result[result.count - 1].points[1] = edge.end
      } else {
        result.append(edge)
      }
    }
    while result.count > 2, let last = result.last, let first = result.first, last.end == first.start,
      continues(last, first)
    {
      result[0].points[0] = last.start
      result.removeLast()
    }
    return result
  }
}

/// Points that are one if they are near each other.
private struct PointRegistry {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private let tolerance: CGFloat
  private var cells: [Cell: [CGPoint]] = [:]

  init(tolerance: CGFloat) { self.tolerance = tolerance }

  mutating func point(near point: CGPoint) -> CGPoint {
    let cell = Cell(x: Int((point.x / tolerance / 2).rounded(.down)), y: Int((point.y / tolerance / 2).rounded(.down)))
    for x in (cell.x - 1)...(cell.x + 1) {
      for y in (cell.y - 1)...(cell.y + 1) {
        for known in cells[Cell(x: x, y: y)] ?? [] where hypot(known.x - point.x, known.y - point.y) <= tolerance {
          return known
        }
      }
    }
    cells[cell, default: []].append(point)
    return point
  }
}

extension PathSegment {
  var reversed: PathSegment { PathSegment(subpath: subpath, points: points.reversed()) }
}

extension PathSegment {
  /// Pieces none of which crosses itself: a cubic that turns twice or more is cut where it turns.
  var withoutLoops: [PathSegment] {
    guard points.count == 4 else { return [self] }
    let turns: [CGFloat] = extrema.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.sorted()
    guard turns.count > 1 else { return [self] }
    var result: [PathSegment] = []
    var rest: PathSegment = self
    var done: CGFloat = 0
    for t in turns where t > done + 1e-6 {
      let (left, right): (PathSegment, PathSegment) = rest.split(at: (t - done) / (1 - done))
      result.append(left)
      rest = right
      done = t
    }
    return result + [rest]
  }
}
