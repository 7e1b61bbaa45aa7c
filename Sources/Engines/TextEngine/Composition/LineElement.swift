import CoreGraphics

/// A character that stands in a finished line, in the order of the text.
struct LineElement {
  var scalar: Unicode.Scalar
  var run: Int32
  var level: UInt8
  var advance: CGFloat
  /// Index into the shaped characters; nil for an ellipsis or a hyphen that the composer added.
  var source: Int?
}

extension LineBreaker {
  /// The visible characters of a line: without the white space at its end, with a hyphen for a soft one.
  func elements(in range: Range<Int>, isParagraphEnd: Bool) -> [LineElement] {
    var end: Int = range.upperBound
    while end > range.lowerBound, characters[end - 1].traits.contains(.whitespace) { end -= 1 }
    var elements: [LineElement] = []
    elements.reserveCapacity(end - range.lowerBound)
    var x: CGFloat = 0
    for index in range.lowerBound..<end {
      let element: LineElement = element(at: index, x: x)
      x += element.advance
      elements.append(element)
    }
    if !isParagraphEnd, let last = elements.last, last.scalar == "\u{AD}" {
      elements[elements.count - 1].scalar = "-"
      elements[elements.count - 1].advance = hyphenAdvance(run: Int(last.run))
    }
    return elements
  }

  func element(at index: Int, x: CGFloat) -> LineElement {
    let character: ShapedCharacter = characters[index]
    return LineElement(
      scalar: character.scalar, run: character.run, level: character.level, advance: advance(at: index, x: x),
      source: index)
  }
}
