import Foundation

/// Finds the units of a text: characters, words, sentences, lines, paragraphs and the whole.
///
/// Units of a granularity have gaps between them, such as the spaces between words. A position at the edge of a unit counts as in
/// the unit that lies in the direction that is asked for.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a position; nil where none lies there in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is where a unit ends, for directions forward, or where one begins, for directions backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit, for directions forward, or the next beginning of one, for directions backward; nil where none
  /// follows.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a unit lies around a position, in the direction where the position is at an edge.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of a text whose positions count UTF-16 code units.
///
/// Words and sentences are found by the rules of Unicode, lines by where the text's insertion points stand on the screen.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (UIResponder & UITextInput)?

  /// - Parameter textInput: The text, which is not kept.
  public init(textInput: UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  public override init() { super.init() }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let place = place(of: position, in: input) else { return nil }
    let isForward: Bool = isForward(direction, at: position, in: input)
    let range: Range<Int>? = units(granularity, around: place, in: input).first {
      $0.contains(place) && (isForward || place > $0.lowerBound) || !isForward && $0.upperBound == place
        || $0.isEmpty && $0.lowerBound == place
    }
    return range.flatMap { textRange($0, in: input) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let input, let place = place(of: position, in: input) else { return false }
    let isForward: Bool = isForward(direction, at: position, in: input)
    return units(granularity, around: place, in: input).contains {
      (isForward ? $0.upperBound : $0.lowerBound) == place
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let place = place(of: position, in: input) else { return nil }
    let units: [Range<Int>] = units(granularity, around: place, in: input)
    let boundary: Int? =
      isForward(direction, at: position, in: input)
      ? units.map(\.upperBound).filter { $0 > place }.min() : units.map(\.lowerBound).filter { $0 < place }.max()
    return boundary.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  // MARK: Units

  private func place(of position: UITextPosition, in input: UIResponder & UITextInput) -> Int? {
    let place: Int = input.offset(from: input.beginningOfDocument, to: position)
    return place >= 0 ? place : nil
  }

  private func textRange(_ range: Range<Int>, in input: UIResponder & UITextInput) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a direction leads on in the order of the text.
  private func isForward(
    _ direction: UITextDirection, at position: UITextPosition, in input: UIResponder & UITextInput
  ) -> Bool {
    if let order = UITextStorageDirection(rawValue: direction.rawValue) { return order == .forward }
    let isMirrored: Bool = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .right: return !isMirrored
    case .left: return isMirrored
    case .down: return true
    default: return false
    }
  }

  /// The units of a granularity near a place, in the order of the text.
  private func units(
    _ granularity: UITextGranularity, around place: Int, in input: UIResponder & UITextInput
  ) -> [Range<Int>] {
    let length: Int = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    guard granularity != .document else { return [0..<max(length, 0)] }
    guard granularity != .line else { return lines(around: place, length: length, in: input) }
    guard let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return [] }
    return TextUnits(input.text(in: whole) ?? "").ranges(of: granularity)
  }

  /// The line of a place and its neighbours: the places whose insertion points stand at one height.
  private func lines(around place: Int, length: Int, in input: UIResponder & UITextInput) -> [Range<Int>] {
    let whole: UITextRange? = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    let paragraphs: [Range<Int>] = TextUnits(whole.flatMap { input.text(in: $0) } ?? "").ranges(of: .paragraph)
    let near: [Range<Int>] = paragraphs.enumerated().filter { index, _ in
      paragraphs[max(0, index - 1)...min(paragraphs.count - 1, index + 1)].contains {
        $0.lowerBound <= place && place <= $0.upperBound
      }
    }.map(\.element)
    return near.flatMap { paragraph -> [Range<Int>] in
      var lines: [Range<Int>] = []
      var start: Int = paragraph.lowerBound
      var height: CGFloat?
      for offset in paragraph.lowerBound...paragraph.upperBound {
        guard let position = input.position(from: input.beginningOfDocument, offset: offset) else { continue }
        let caret: CGRect = input.caretRect(for: position)
        if let known = height, caret.minY >= known + caret.height / 2 {
          lines.append(start..<offset)
          start = offset
        }
        height = caret.minY
      }
      return lines + [start..<paragraph.upperBound]
    }
  }
}
