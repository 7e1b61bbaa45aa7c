import CoreGraphics

/// What a shaper remembers of the contents it has laid out, with a bound on memory: the least recently used go first.
package final class LayoutCache {
  /// Everything known about one content.
  package final class Record {
    /// The lines for one proposal.
    struct Answer {
      var width: CGFloat
      var height: CGFloat
      var displayScale: CGFloat
      var layout: TextLayout
    }

    /// The size for one proposal.
    struct Measured {
      var width: CGFloat
      var height: CGFloat
      var displayScale: CGFloat
      var measure: TextMeasure
    }

    package let content: TextContent
    /// As the table finds it.
    let hash: Int
    let cost: Int
    package var shaped: ShapedText?
    /// The layouts without limits, one for each display scale.
    var unlimited: [Answer] = []
    /// The layouts for the last few limits, oldest first.
    var limited: [Answer] = []
    /// The sizes without limits, one for each display scale, and those for the last few limits, oldest first.
    var unlimitedMeasures: [Measured] = []
    var limitedMeasures: [Measured] = []
    /// When the content was asked for last, in questions to the cache.
    fileprivate var lastUse: Int = 0

    init(content: TextContent, hash: Int, cost: Int) {
      self.content = content
      self.hash = hash
      self.cost = cost
    }
  }

  private var records = RecordTable()
  private var uses: Int = 0
  private let capacity: Int
  package private(set) var cost: Int = 0
  package internal(set) var hits: Int = 0

  /// How many limits are remembered for one content: a layout pass asks for a few widths again and again.
  static let answersPerContent: Int = 8

  /// - Parameter capacity: In characters; a content costs its UTF-8 length plus 64.
  package init(capacity: Int = 1 << 20) {
    self.capacity = capacity
  }

  package var count: Int { records.count }

  package func removeAll() {
    records = RecordTable()
    cost = 0
  }

  /// The layout of the content, from memory or as `compose` makes it.
  ///
  /// `compose` receives the record, to keep the shaped text there, and the limits: infinite for none.
  package func layout(
    _ content: TextContent, width: CGFloat?, height: CGFloat?, displayScale: CGFloat,
    compose: (Record, _ width: CGFloat, _ height: CGFloat) -> TextLayout
  ) -> TextLayout {
    layout(of: record(for: content), width: width, height: height, displayScale: displayScale, compose: compose)
  }

  /// The same for a record that is known.
  package func layout(
    of record: Record, width: CGFloat?, height: CGFloat?, displayScale: CGFloat,
    compose: (Record, _ width: CGFloat, _ height: CGFloat) -> TextLayout
  ) -> TextLayout {
    let width: CGFloat = TextComposer.limit(width)
    let height: CGFloat = TextComposer.limit(height)
    if let whole = fitting(record, width: width, height: height, displayScale: displayScale, compose: compose) {
      return whole
    }
    if let known = known(record.limited, width, height, displayScale) { return known }
    let layout: TextLayout = compose(record, width, height)
    if record.limited.count == Self.answersPerContent { record.limited.removeFirst() }
    record.limited.append(Record.Answer(width: width, height: height, displayScale: displayScale, layout: layout))
    return layout
  }

  /// The layout without limits, where it lies within the given ones: it is the same then, unless it was cut. Where text
  /// is cut in the middle depends on the width, also when there is room for all that is left.
  private func fitting(
    _ record: Record, width: CGFloat, height: CGFloat, displayScale: CGFloat,
    compose: (Record, _ width: CGFloat, _ height: CGFloat) -> TextLayout
  ) -> TextLayout? {
    let unlimited: TextLayout = unlimited(record, displayScale, compose)
    if width == .infinity, height == .infinity { return unlimited }
    return TextMeasure(unlimited).fits(width: width, height: height) ? unlimited : nil
  }

  private func unlimited(
    _ record: Record, _ displayScale: CGFloat, _ compose: (Record, CGFloat, CGFloat) -> TextLayout
  ) -> TextLayout {
    if let known = known(record.unlimited, .infinity, .infinity, displayScale) { return known }
    let layout: TextLayout = compose(record, .infinity, .infinity)
    if record.unlimited.count == Self.answersPerContent { record.unlimited.removeFirst() }
    record.unlimited.append(
      Record.Answer(width: .infinity, height: .infinity, displayScale: displayScale, layout: layout))
    return layout
  }

  private func known(
    _ answers: [Record.Answer], _ width: CGFloat, _ height: CGFloat, _ displayScale: CGFloat
  ) -> TextLayout? {
    for index in answers.indices
    where answers[index].width == width && answers[index].height == height
      && answers[index].displayScale == displayScale
    {
      hits += 1
      return answers[index].layout
    }
    return nil
  }
}

extension LayoutCache {
  /// What is known of a content; it is known to be in use now.
  package func record(for content: TextContent) -> Record {
    uses += 1
    let hash: Int = RecordTable.hash(of: content)
    if let record = records.record(for: content, hash: hash) {
      record.lastUse = uses
      return record
    }
    let cost: Int = content.runs.reduce(64) { $0 + $1.text.utf8.count }
    let record: Record = Record(content: content, hash: hash, cost: cost)
    record.lastUse = uses
    records.insert(record)
    self.cost += cost
    if self.cost > capacity { forgetOldest(but: record) }
    return record
  }

  /// Forgets a quarter at once, so that the order of use, which nobody keeps, is found out once for many contents.
  private func forgetOldest(but newest: Record) {
    var kept: [Record] = []
    for record in records.records.sorted(by: { $0.lastUse < $1.lastUse }) {
      if record === newest || cost <= capacity / 4 * 3 { kept.append(record) } else { cost -= record.cost }
    }
    records.keep(kept)
  }
}
