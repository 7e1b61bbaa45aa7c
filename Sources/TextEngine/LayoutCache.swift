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

    package let content: TextContent
    let cost: Int
    package var shaped: ShapedText?
    /// The layouts without limits, one for each display scale.
    var unlimited: [Answer] = []
    /// The layouts for the last few limits, oldest first.
    var limited: [Answer] = []
    fileprivate unowned(unsafe) var newer: Record?
    fileprivate unowned(unsafe) var older: Record?

    init(content: TextContent, cost: Int) {
      self.content = content
      self.cost = cost
    }
  }

  private var records: [TextContent: Record] = [:]
  private unowned(unsafe) var newest: Record?
  private unowned(unsafe) var oldest: Record?
  private let capacity: Int
  package private(set) var cost: Int = 0
  package private(set) var hits: Int = 0

  /// How many limits are remembered for one content: a layout pass asks for a few widths again and again.
  private static let answersPerContent: Int = 8

  /// - Parameter capacity: In characters; a content costs its UTF-8 length plus 64.
  package init(capacity: Int = 1 << 20) {
    self.capacity = capacity
  }

  package var count: Int { records.count }

  package func removeAll() {
    records = [:]
    newest = nil
    oldest = nil
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
    return answer(in: \.limited, of: record, width, height, displayScale, compose)
  }

  /// The layout without limits, where it lies within the given ones: it is the same then, unless it was cut. Where text
  /// is cut in the middle depends on the width, also when there is room for all that is left.
  package func fitting(
    _ record: Record, width: CGFloat, height: CGFloat, displayScale: CGFloat,
    compose: (Record, _ width: CGFloat, _ height: CGFloat) -> TextLayout
  ) -> TextLayout? {
    let unlimited: TextLayout = answer(in: \.unlimited, of: record, .infinity, .infinity, displayScale, compose)
    if width == .infinity, height == .infinity { return unlimited }
    let fits: Bool =
      !unlimited.isTruncated && unlimited.size.width <= width + PixelGrid.tolerance
      && unlimited.size.height <= height + PixelGrid.tolerance
    return fits ? unlimited : nil
  }

  private func answer(
    in list: ReferenceWritableKeyPath<Record, [Record.Answer]>, of record: Record, _ width: CGFloat, _ height: CGFloat,
    _ displayScale: CGFloat, _ compose: (Record, CGFloat, CGFloat) -> TextLayout
  ) -> TextLayout {
    let known: Record.Answer? = record[keyPath: list].first {
      $0.width == width && $0.height == height && $0.displayScale == displayScale
    }
    if let known {
      hits += 1
      return known.layout
    }
    let layout: TextLayout = compose(record, width, height)
    if record[keyPath: list].count == Self.answersPerContent { record[keyPath: list].removeFirst() }
    record[keyPath: list].append(
      Record.Answer(width: width, height: height, displayScale: displayScale, layout: layout))
    return layout
  }
}

extension LayoutCache {
  /// What is known of a content; it is known to be in use now.
  package func record(for content: TextContent) -> Record {
    if let record = records[content] {
      guard record !== newest else { return record }
      unlink(record)
      link(record)
      return record
    }
    let cost: Int = content.runs.reduce(64) { $0 + $1.text.utf8.count }
    let record: Record = Record(content: content, cost: cost)
    records[content] = record
    link(record)
    self.cost += cost
    while self.cost > capacity, let last = oldest, last !== record {
      self.cost -= last.cost
      unlink(last)
      records[last.content] = nil
    }
    return record
  }

  private func link(_ record: Record) {
    record.newer = nil
    record.older = newest
    newest?.newer = record
    newest = record
    if oldest == nil { oldest = record }
  }

  private func unlink(_ record: Record) {
    if let newer = record.newer { newer.older = record.older } else { newest = record.older }
    if let older = record.older { older.newer = record.newer } else { oldest = record.newer }
  }
}
