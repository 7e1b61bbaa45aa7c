import CoreGraphics

/// Cuts the last visible line so that it and an ellipsis fit.
struct LineTruncation {
  let breaker: LineBreaker
  let mode: TextContent.Truncation
  /// Where the last visible line begins.
  let start: Int
  /// The paragraph of that line.
  let paragraph: ShapedText.Paragraph
  /// The last paragraph of the text, which head and middle truncation show the end of.
  let lastParagraph: ShapedText.Paragraph

  private static let ellipsis: Unicode.Scalar = "\u{2026}"
  private var characters: [ShapedCharacter] { breaker.characters }
  private var limit: CGFloat { breaker.width + PixelGrid.tolerance }
  private var baseLevel: UInt8 { paragraph.isRightToLeft ? 1 : 0 }

  func elements() -> [LineElement] {
    switch mode {
    case .tail: tailTruncated()
    case .head: headTruncated()
    case .middle: middleTruncated()
    }
  }

  /// The longest stretch from the line's start that leaves room for the ellipsis, followed by it.
  private func tailTruncated() -> [LineElement] {
    let kept: [LineElement] = prefix(limit: limit)
    return kept + [ellipsis(styledAs: kept.last?.run)]
  }

  private func headTruncated() -> [LineElement] {
    let run: Int32? = lastIndex.map { characters[$0].run }
    let mark: LineElement = ellipsis(styledAs: run)
    return [mark] + suffix(limit: limit - mark.advance, from: suffixBound(after: start))
  }

  private func middleTruncated() -> [LineElement] {
    // Each side may take half of the room that the ellipsis leaves.
    let half: CGFloat = (breaker.width + ellipsisAdvance(run: fallbackRun)) / 2
    let front: [LineElement] = prefix(limit: half + PixelGrid.tolerance)
    let mark: LineElement = ellipsis(styledAs: front.last?.run)
    let used: CGFloat = front.reduce(mark.advance) { $0 + $1.advance }
    let next: Int = front.last?.source.map { $0 + 1 } ?? start
    return front + [mark] + suffix(limit: limit - used, from: suffixBound(after: next))
  }

  /// Whole clusters from the start as long as they and an ellipsis in their style stay within the limit; white
  /// space before the ellipsis is dropped.
  private func prefix(limit: CGFloat) -> [LineElement] {
    var taken: [LineElement] = []
    var kept: Int = 0
    var x: CGFloat = 0
    var index: Int = start
    while index < paragraph.range.upperBound {
      let end: Int = breaker.clusterEnd(after: index, in: paragraph.range)
      let isSpace: Bool = characters[index].traits.contains(.whitespace)
      for position in index..<end {
        let element: LineElement = breaker.element(at: position, x: x)
        x += element.advance
        taken.append(element)
      }
      index = end
      if isSpace { continue }
      guard x + ellipsisAdvance(run: characters[end - 1].run) <= limit else { break }
      kept = taken.count
    }
    return Array(taken.prefix(kept))
  }

  /// Whole clusters at the end of the text within the limit, not before `bound`; white space at both ends is dropped.
  private func suffix(limit: CGFloat, from bound: Int) -> [LineElement] {
    guard let last = lastIndex, last >= bound else { return [] }
    var x: CGFloat = 0
    var first: Int = last + 1
    var index: Int = last
    while index >= bound {
      var begin: Int = index
      while begin > bound, !characters[begin].traits.contains(.clusterStart) { begin -= 1 }
      for position in begin...index { x += suffixAdvance(at: position) }
      guard x <= limit else { break }
      if !characters[begin].traits.contains(.whitespace) { first = begin }
      index = begin - 1
    }
    return (first..<(last + 1)).map { position in
      var element: LineElement = breaker.element(at: position, x: 0)
      element.advance = suffixAdvance(at: position)
      return element
    }
  }

  /// Where a tab after an ellipsis would end is not known before the text is cut, so that it is one interval wide.
  private func suffixAdvance(at index: Int) -> CGFloat {
    characters[index].scalar == "\t" ? LineBreaker.tabInterval : characters[index].advance
  }

  private func suffixBound(after index: Int) -> Int { max(index, lastParagraph.range.lowerBound) }

  /// The last character of the text that is not white space.
  private var lastIndex: Int? {
    var index: Int = lastParagraph.range.upperBound - 1
    while index >= lastParagraph.range.lowerBound {
      if !characters[index].traits.contains(.whitespace) { return index }
      index -= 1
    }
    return nil
  }

  private func ellipsis(styledAs run: Int32?) -> LineElement {
    let run: Int32 = run ?? fallbackRun
    return LineElement(
      scalar: Self.ellipsis, run: run, level: baseLevel, advance: ellipsisAdvance(run: run), source: nil)
  }

  private var fallbackRun: Int32 {
    if characters.indices.contains(start) { return characters[start].run }
    return characters.last?.run ?? 0
  }

  private func ellipsisAdvance(run: Int32) -> CGFloat {
    let style: TextContent.Run = breaker.content.runs[Int(run)]
    return breaker.source.advance(of: Self.ellipsis, font: style.font, tracking: style.tracking)
  }
}
