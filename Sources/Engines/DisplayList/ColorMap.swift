/// A linear map of colours, of values from 0 to 1 that are not multiplied by the opacity; results are cut to 0...1.
package struct ColorMap: Hashable, Sendable {
  /// Four rows, for red, green, blue and opacity, of five numbers each: the shares of the four, and what is added.
  package var values: [Double]

  /// - Parameter values: 20 numbers; others are taken as the matrix that changes nothing.
  package init(_ values: [Double]) {
    self.values = values.count == 20 ? values : Self.identity.values
  }

  package static let identity: ColorMap = ColorMap([
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// A map of red, green and blue that leaves the opacity: three rows of three shares, and what is added to each.
  package init(_ rows: [[Double]], adding offset: Double = 0) {
    let colors: [Double] = rows.flatMap { [$0[0], $0[1], $0[2], 0, offset] }
    self.init(colors + [0, 0, 0, 1, 0])
  }

  package func applied(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> (Double, Double, Double, Double) {
    func row(_ index: Int) -> Double {
      let at: Int = index * 5
      let sum: Double = values[at] * r + values[at + 1] * g + values[at + 2] * b + values[at + 3] * a + values[at + 4]
      return max(0, min(1, sum))
    }
    return (row(0), row(1), row(2), row(3))
  }
}

// MARK: - What modifiers do to colours

extension ColorMap {
  /// How bright the eye sees red, green and blue.
  private static let luminance: [Double] = [0.2126, 0.7152, 0.0722]

  package static func brightness(_ amount: Double) -> ColorMap {
    ColorMap([[1, 0, 0], [0, 1, 0], [0, 0, 1]], adding: amount)
  }

  package static func contrast(_ amount: Double) -> ColorMap {
    ColorMap([[amount, 0, 0], [0, amount, 0], [0, 0, amount]], adding: 0.5 - amount / 2)
  }

  /// 0 for grey, 1 for the colours as they are, more for stronger ones.
  package static func saturation(_ amount: Double) -> ColorMap {
    ColorMap(
      (0..<3).map { row in (0..<3).map { luminance[$0] * (1 - amount) + (row == $0 ? amount : 0) } })
  }

  /// Turns colours around the grey axis, keeping their brightness.
  package static func hueRotation(cosine: Double, sine: Double) -> ColorMap {
    let l: [Double] = luminance
    let turn: [[Double]] = [
      [-l[0], -l[1], 1 - l[2]],
      [0.143, 0.140, -0.283],
      [-(1 - l[0]), l[1], l[2]],
    ]
    return ColorMap(
      (0..<3).map { row in
        (0..<3).map { column in
          let own: Double = row == column ? 1 : 0
          return l[column] + cosine * (own - l[column]) + sine * turn[row][column]
        }
      })
  }

  package static let inversion: ColorMap = ColorMap([[-1, 0, 0], [0, -1, 0], [0, 0, -1]], adding: 1)

  package static func multiplication(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> ColorMap {
    ColorMap([r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, a, 0])
  }

  /// Black, as opaque as the colour was bright.
  package static let luminanceToAlpha: ColorMap = ColorMap(
    Array(repeating: 0, count: 15) + luminance + [0, 0])
}
