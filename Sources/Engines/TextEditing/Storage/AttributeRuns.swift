/// The attributes of a stretch of text: any value of the views', held by reference so that runs are cheap to compare.
package final class TextAttributes: Hashable, @unchecked Sendable {
  package let value: AnyHashable

  package init(_ value: AnyHashable) { self.value = value }

  package static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left === right || left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The attributes of a text by runs. A text without attributes has no runs.
package struct AttributeRuns: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// In Unicode scalars.
    package var count: Int
    /// Nil for the attributes that the view has for all text.
    package var attributes: TextAttributes?

    package init(count: Int, attributes: TextAttributes?) {
      self.count = count
      self.attributes = attributes
    }
  }

  package private(set) var runs: [Run] = []

  package init() {}

  package init(_ attributes: TextAttributes?, count: Int) {
    if let attributes, count > 0 { runs = [Run(count: count, attributes: attributes)] }
  }

  package init(_ runs: [Run]) {
    for run in runs { add(run) }
    simplify()
  }

  package var isPlain: Bool { runs.isEmpty }

  /// The attributes of the character at an offset.
  package func attributes(at offset: Int) -> TextAttributes? {
    var end: Int = 0
    for run in runs {
      end += run.count
      if offset < end { return run.attributes }
    }
    return nil
  }

  package func slice(_ range: Range<Int>) -> AttributeRuns {
    guard !isPlain else { return self }
    var slice = AttributeRuns()
    var start: Int = 0
    for run in runs {
      let part: Range<Int> = range.clamped(to: start..<start + run.count)
      if !part.isEmpty { slice.add(Run(count: part.count, attributes: run.attributes)) }
      start += run.count
    }
    slice.simplify()
    return slice
  }

  /// Adds the runs of a text that follows this one.
  package mutating func append(_ other: AttributeRuns, count: Int, to length: Int) {
    guard !isPlain || !other.isPlain else { return }
    if isPlain { add(Run(count: length, attributes: nil)) }
    if other.isPlain { add(Run(count: count, attributes: nil)) }
    for run in other.runs { add(run) }
    simplify()
  }

  package mutating func replace(_ range: Range<Int>, with new: AttributeRuns, count: Int, in length: Int) {
    guard !isPlain || !new.isPlain else { return }
    var result: AttributeRuns = slice(0..<range.lowerBound)
    result.append(new, count: count, to: range.lowerBound)
    result.append(
      slice(range.upperBound..<length), count: length - range.upperBound, to: range.lowerBound + count)
    self = result
  }

  private mutating func add(_ run: Run) {
    guard run.count > 0 else { return }
    if let last = runs.last, last.attributes == run.attributes {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  private mutating func simplify() {
    if runs.allSatisfy({ $0.attributes == nil }) { runs = [] }
  }
}
