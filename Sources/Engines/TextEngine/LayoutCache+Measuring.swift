import CoreGraphics

extension LayoutCache {
  /// The size of a record's text, from memory or as `measure` finds it for limits that are infinite where there are none.
  package func measure(
    of record: Record, width: CGFloat?, height: CGFloat?, displayScale: CGFloat,
    measure: (_ width: CGFloat, _ height: CGFloat) -> TextMeasure
  ) -> TextMeasure {
    let width: CGFloat = TextComposer.limit(width)
    let height: CGFloat = TextComposer.limit(height)
    let unlimited: TextMeasure = known(&record.unlimitedMeasures, .infinity, .infinity, displayScale, measure)
    if width == .infinity && height == .infinity || unlimited.fits(width: width, height: height) { return unlimited }
    return known(&record.limitedMeasures, width, height, displayScale, measure)
  }

  private func known(
    _ answers: inout [Record.Measured], _ width: CGFloat, _ height: CGFloat, _ displayScale: CGFloat,
    _ measure: (CGFloat, CGFloat) -> TextMeasure
  ) -> TextMeasure {
    for answer in answers
    where answer.width == width && answer.height == height && answer.displayScale == displayScale {
      hits += 1
      return answer.measure
    }
    let new: TextMeasure = measure(width, height)
    if answers.count == Self.answersPerContent { answers.removeFirst() }
    answers.append(Record.Measured(width: width, height: height, displayScale: displayScale, measure: new))
    return new
  }
}

extension TextMeasure {
  /// Whether text that takes this without limits takes the same within these: not where it was cut, for where it is cut
  /// in the middle depends on the width.
  func fits(width: CGFloat, height: CGFloat) -> Bool {
    !isTruncated && size.width <= width + PixelGrid.tolerance && size.height <= height + PixelGrid.tolerance
  }
}
