import CoreGraphics

/// The stretch of an axis that a label takes, in points.
package struct LabelSpan: Hashable, Sendable {
  package var start: CGFloat
  package var end: CGFloat
  /// Which label stays where two collide: the higher one.
  package var priority: Double

  package init(start: CGFloat, end: CGFloat, priority: Double = 0) {
    self.start = start
    self.end = end
    self.priority = priority
  }
}

/// Which labels of an axis are shown where not all have room.
package enum LabelLayout {
  /// Every second, third, fourth ... label, the fewest left out that make room: for labels in an order, whose reader fills in
  /// those between.
  package static func thinned(_ spans: [LabelSpan], spacing: CGFloat) -> [Bool] {
    for step in 1...max(1, spans.count) {
      let shown: [LabelSpan] = stride(from: 0, to: spans.count, by: step).map { spans[$0] }
      if !collide(shown, spacing) { return spans.indices.map { $0 % step == 0 } }
    }
    return spans.indices.map { $0 == 0 }
  }

  /// One label after the other, by priority and then from the start, unless it collides with one that is shown.
  package static func greedy(_ spans: [LabelSpan], spacing: CGFloat) -> [Bool] {
    var shown: [Bool] = Array(repeating: false, count: spans.count)
    var taken: [LabelSpan] = []
    let order: [Int] = spans.indices.sorted { (-spans[$0].priority, $0) < (-spans[$1].priority, $1) }
    for index in order {
      let span: LabelSpan = spans[index]
      guard !taken.contains(where: { span.start < $0.end + spacing && $0.start < span.end + spacing }) else { continue }
      shown[index] = true
      taken.append(span)
    }
    return shown
  }

  /// Whether two of the labels have less than a distance between them.
  package static func collide(_ spans: [LabelSpan], _ spacing: CGFloat) -> Bool {
    let ordered: [LabelSpan] = spans.sorted { $0.start < $1.start }
    return zip(ordered, ordered.dropFirst()).contains { $1.start < $0.end + spacing }
  }

  /// The room of each label up to half of the way to its neighbours, less a distance: what a label is cut to.
  package static func rooms(centers: [CGFloat], spacing: CGFloat, length: CGFloat) -> [CGFloat] {
    guard centers.count > 1 else { return centers.map { _ in length } }
    let order: [Int] = centers.indices.sorted { centers[$0] < centers[$1] }
    var rooms: [CGFloat] = Array(repeating: length, count: centers.count)
    for (place, index) in order.enumerated() {
      let before: CGFloat? = place > 0 ? centers[index] - centers[order[place - 1]] : nil
      let after: CGFloat? = place + 1 < order.count ? centers[order[place + 1]] - centers[index] : nil
      rooms[index] = max(0, min(before ?? .infinity, after ?? .infinity) - spacing)
    }
    return rooms
  }
}
