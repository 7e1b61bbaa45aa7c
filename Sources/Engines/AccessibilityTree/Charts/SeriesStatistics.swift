/// What can be told of a series in a few words.
package struct SeriesStatistics: Equatable {
  /// Where the values go from the first to the last.
  package enum Trend: String, Equatable, Sendable {
    case rising
    case falling
    case steady
    case varying
  }

  package let count: Int
  package let lowest: ChartDescription.Point
  package let highest: ChartDescription.Point
  package let first: ChartDescription.Point
  package let last: ChartDescription.Point
  package let mean: Double
  package let trend: Trend

  /// Nil for a series without a number.
  package init?(_ series: ChartDescription.Series) {
    let points: [(point: ChartDescription.Point, y: Double)] = series.points.compactMap { point in
      point.y.flatMap { $0.isFinite ? (point, $0) : nil }
    }
    guard let first = points.first, let last = points.last else { return nil }
    var (low, high, sum): (Int, Int, Double) = (0, 0, 0)
    for (index, entry) in points.enumerated() {
      if entry.y < points[low].y { low = index }
      if entry.y > points[high].y { high = index }
      sum += entry.y
    }
    count = points.count
    self.first = first.point
    self.last = last.point
    lowest = points[low].point
    highest = points[high].point
    mean = sum / Double(points.count)
    trend = Self.trend(points.map(\.y), low: points[low].y, high: points[high].y)
  }

  /// Values rise or fall where they follow a straight line: where the correlation with their order is at least 0.7. They are
  /// steady where they differ by less than a twentieth of their size.
  private static func trend(_ values: [Double], low: Double, high: Double) -> Trend {
    let size: Double = max(abs(low), abs(high))
    if values.count < 2 || high - low <= size / 20 { return .steady }
    let count: Double = Double(values.count)
    let middle: Double = (count - 1) / 2
    let mean: Double = values.reduce(0) { $0 + $1 / count }
    var (product, order, spread): (Double, Double, Double) = (0, 0, 0)
    for (index, value) in values.enumerated() {
      let (x, y): (Double, Double) = (Double(index) - middle, (value - mean) / (high - low))
      product += x * y
      order += x * x
      spread += y * y
    }
    guard order > 0, spread > 0 else { return .steady }
    let correlation: Double = product / (order * spread).squareRoot()
    return correlation >= 0.7 ? .rising : correlation <= -0.7 ? .falling : .varying
  }
}

extension ChartDescription {
  /// The chart in a few sentences: what it shows and where its values go.
  package var overview: String {
    var sentences: [String] = [title.isEmpty ? "Chart" : title]
    if let summary, !summary.isEmpty { sentences.append(summary) }
    if series.count > 1 { sentences.append("\(series.count) series") }
    sentences += trendSentences
    return sentences.map { "\($0)." }.joined(separator: " ")
  }

  /// Where the values of each series go.
  package var trends: String { trendSentences.joined(separator: "; ") }

  private var trendSentences: [String] {
    series.compactMap { series in
      guard let facts = SeriesStatistics(series) else { return nil }
      let name: String = series.name.isEmpty || self.series.count == 1 ? "" : "\(series.name): "
      if facts.count == 1 { return "\(name)\(facts.first.placeWords): \(facts.first.yWords)" }
      return
        "\(name)\(facts.count) values, \(facts.trend.rawValue) from \(facts.first.yWords) at \(facts.first.placeWords) "
        + "to \(facts.last.yWords) at \(facts.last.placeWords)"
    }
  }

  /// The axes, and the extremes and the mean of each series.
  package var details: String {
    var sentences: [String] = []
    if let (low, high) = bounds { sentences.append("X axis: \(x.title), \(low) to \(high)") }
    if let y {
      sentences.append("Y axis: \(y.title), \(Self.words(y.range.lowerBound)) to \(Self.words(y.range.upperBound))")
    }
    for (axis, letter) in zip(further, ["Z", "Further"]) {
      let (low, high): (String, String) = (
        axis.categories.first ?? Self.words(axis.range.lowerBound),
        axis.categories.last ?? Self.words(axis.range.upperBound)
      )
      sentences.append("\(letter) axis: \(axis.title), \(low) to \(high)")
    }
    sentences += series.compactMap { series in
      guard let facts = SeriesStatistics(series) else { return nil }
      let name: String = series.name.isEmpty || self.series.count == 1 ? "" : "\(series.name): "
      return "\(name)lowest \(facts.lowest.yWords) at \(facts.lowest.placeWords), highest \(facts.highest.yWords) at "
        + "\(facts.highest.placeWords), average \(Self.words(facts.mean))"
    }
    return sentences.map { "\($0)." }.joined(separator: " ")
  }

  /// The first and the last place along x in words.
  private var bounds: (String, String)? {
    if let first = x.categories.first, let last = x.categories.last { return (first, last) }
    let points: [Point] = series.flatMap(\.points).filter(\.x.isFinite)
    guard let low = points.min(by: { $0.x < $1.x }), let high = points.max(by: { $0.x < $1.x }) else { return nil }
    return (low.xWords, high.xWords)
  }

  /// A number with three digits at most.
  static func words(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    var scale: Double = 1
    while abs(number) * scale < 100, scale < 1e6, (number * scale).rounded() != number * scale { scale *= 10 }
    let rounded: Double = (number * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
