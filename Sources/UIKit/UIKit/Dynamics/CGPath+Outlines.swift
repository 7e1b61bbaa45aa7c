import CoreGraphics
import RigidBodies

extension CGPath {
  /// The corners of each subpath, with 16 for each curve; a closed one ends where it began.
  var outlines: [[PlaneVector]] {
    var result: [[PlaneVector]] = []
    var start = PlaneVector.zero
    var current = PlaneVector.zero
    func go(to point: PlaneVector) {
      if result.isEmpty || result[result.count - 1].last != current { result.append([current]) }
      if point != current { result[result.count - 1].append(point) }
      current = point
    }
    func curve(_ point: (Double) -> PlaneVector) {
      for step in 1...16 { go(to: point(Double(step) / 16)) }
    }
    for element in elements {
      let from: PlaneVector = current
      switch element {
      case .move(let point):
        (start, current) = (PlaneVector(point), PlaneVector(point))
      case .line(let point): go(to: PlaneVector(point))
      case .quad(let end, let control):
        let (middle, last): (PlaneVector, PlaneVector) = (PlaneVector(control), PlaneVector(end))
        curve { t in
          let first: PlaneVector = from * ((1 - t) * (1 - t))
          let second: PlaneVector = middle * (2 * t * (1 - t))
          return first + second + last * (t * t)
        }
      case .cubic(let end, let one, let two):
        let (first, second, last): (PlaneVector, PlaneVector, PlaneVector) = (
          PlaneVector(one), PlaneVector(two), PlaneVector(end)
        )
        curve { t in
          let rest: Double = 1 - t
          let outer: PlaneVector = from * (rest * rest * rest) + last * (t * t * t)
          let inner: PlaneVector = first * (3 * t * rest * rest) + second * (3 * t * t * rest)
          return outer + inner
        }
      case .close: go(to: start)
      }
    }
    return result.filter { $0.count > 1 }
  }
}
