/// Heights over a grid of the floor: what a function of x and z gives.
package struct SurfaceGrid: Hashable, Sendable {
  /// A height, and where it is.
  package struct Sample: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var z: Double
  }

  /// The values of x and z, ascending.
  package let xs: [Double]
  package let zs: [Double]
  /// The height over each place, all of the first z first; nil where the function has none: a hole.
  package let heights: [Double?]

  /// Samples a function at places that are equally far apart, both ends included. Ranges whose bounds are no numbers, and
  /// fewer than one patch, give an empty grid.
  ///
  /// - Parameters:
  ///   - columns: How many patches there are along x.
  ///   - rows: How many patches there are along z.
  package init(
    x: ClosedRange<Double>, z: ClosedRange<Double>, columns: Int, rows: Int, function: (Double, Double) -> Double
  ) {
    guard columns > 0, rows > 0, let xs = Self.places(x, columns), let zs = Self.places(z, rows) else {
      self.init(x: [], z: [], function: function)
      return
    }
    self.init(x: xs, z: zs, function: function)
  }

  /// Samples a function at places of x and z, ascending. Fewer than two of one, and those that are no numbers, give an empty grid.
  package init(x xs: [Double], z zs: [Double], function: (Double, Double) -> Double) {
    guard xs.count > 1, zs.count > 1, xs.allSatisfy(\.isFinite), zs.allSatisfy(\.isFinite) else {
      (self.xs, self.zs, heights) = ([], [], [])
      return
    }
    self.xs = xs
    self.zs = zs
    var heights: [Double?] = []
    heights.reserveCapacity(xs.count * zs.count)
    for z in zs {
      for x in xs {
        let height: Double = function(x, z)
        heights.append(height.isFinite ? height : nil)
      }
    }
    self.heights = heights
  }

  private static func places(_ range: ClosedRange<Double>, _ count: Int) -> [Double]? {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return nil }
    // The difference of both bounds may be beyond the largest number.
    return (0...count).map { index in
      let share: Double = Double(index) / Double(count)
      return range.lowerBound * (1 - share) + range.upperBound * share
    }
  }

  package var columns: Int { max(0, xs.count - 1) }
  package var rows: Int { max(0, zs.count - 1) }

  package func height(_ column: Int, _ row: Int) -> Double? { heights[row * xs.count + column] }

  /// The lowest and the highest place, the first of equal ones; nil for a surface that is all hole.
  package var extremes: (lowest: Sample, highest: Sample)? {
    var found: (lowest: Sample, highest: Sample)?
    for (index, height) in heights.enumerated() {
      guard let height else { continue }
      let sample = Sample(x: xs[index % xs.count], y: height, z: zs[index / xs.count])
      guard let known = found else {
        found = (sample, sample)
        continue
      }
      if height < known.lowest.y { found?.lowest = sample }
      if height > known.highest.y { found?.highest = sample }
    }
    return found
  }
}
