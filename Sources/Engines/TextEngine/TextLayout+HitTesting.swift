import CoreGraphics

extension TextLayout {
  /// The line whose box holds the height, or the nearest one; nil without lines.
  package func line(at y: CGFloat) -> Int? {
    lines.lastIndex { $0.top <= y } ?? lines.indices.first
  }

  /// The content's run that is drawn at the point; nil beside the text.
  package func run(at point: CGPoint) -> Int? {
    guard let index = line(at: point.y), (lines[index].top..<lines[index].top + lines[index].height).contains(point.y)
    else { return nil }
    return lines[index].fragments.first { ($0.x..<max($0.x, $0.x + $0.width)).contains(point.x) }?.run
  }
}

/// Places in text. Indices count the Unicode scalars of the content's string.
package struct TextCaretGeometry {
  let shaper: any TextShaper
  let content: TextContent
  let layout: TextLayout
  private let scalars: [Unicode.Scalar]

  /// - Parameter layout: What the shaper made of the content.
  package init(shaper: any TextShaper, content: TextContent, layout: TextLayout) {
    self.shaper = shaper
    self.content = content
    self.layout = layout
    scalars = Array(content.string.unicodeScalars)
  }

  /// Where a caret before the character stands, without width; nil when the character is not shown.
  package func caret(before index: Int) -> CGRect? {
    for line in layout.lines {
      for fragment in line.fragments where fragment.characters.contains(index) {
        return rectangle(at: x(of: index, in: fragment), in: line)
      }
    }
    // After the last character of a line.
    for line in layout.lines {
      for fragment in line.fragments where fragment.characters.upperBound == index && !fragment.characters.isEmpty {
        return rectangle(at: x(of: index, in: fragment), in: line)
      }
    }
    return nil
  }

  /// The boundary between characters that is nearest to the point; 0 for an empty text.
  package func index(at point: CGPoint) -> Int {
    guard let number = layout.line(at: point.y) else { return 0 }
    func distance(_ fragment: TextLayout.Fragment) -> CGFloat {
      max(fragment.x - point.x, point.x - fragment.x - fragment.width, 0)
    }
    let nearest: TextLayout.Fragment? = layout.lines[number].fragments.min { distance($0) < distance($1) }
    guard let fragment = nearest else { return 0 }
    return boundaries(of: fragment).min { left, right in
      abs(x(of: left, in: fragment) - point.x) < abs(x(of: right, in: fragment) - point.x)
    } ?? fragment.characters.lowerBound
  }

  private func rectangle(at x: CGFloat, in line: TextLayout.Line) -> CGRect {
    CGRect(x: x, y: line.top, width: 0, height: line.height)
  }

  private func boundaries(of fragment: TextLayout.Fragment) -> [Int] {
    var boundaries: [Int] = [fragment.characters.lowerBound]
    for character in text(fragment.characters) {
      boundaries.append(boundaries[boundaries.count - 1] + character.unicodeScalars.count)
    }
    return boundaries
  }

  private func x(of index: Int, in fragment: TextLayout.Fragment) -> CGFloat {
    let width: CGFloat = width(fragment.characters.lowerBound..<index, in: fragment)
    return isRightToLeft(fragment) ? fragment.x + fragment.width - width : fragment.x + width
  }

  private func isRightToLeft(_ fragment: TextLayout.Fragment) -> Bool {
    fragment.text.unicodeScalars.contains(where: \.isStrongRightToLeft)
  }

  /// The width of the fragment's characters in the range, with white space at the end.
  private func width(_ range: Range<Int>, in fragment: TextLayout.Fragment) -> CGFloat {
    guard !range.isEmpty, content.runs.indices.contains(fragment.run) else { return 0 }
    var run: TextContent.Run = content.runs[fragment.run]
    run.font = fragment.font
    run.tracking *= layout.scale
    // A word joiner has no width but its tracking, and white space before it is not at the end.
    run.text = text(range) + "\u{2060}"
    let measured: TextLayout = shaper.layout(TextContent(runs: [run]), width: nil, height: nil, displayScale: 1)
    return (measured.lines.first?.width ?? 0) - run.tracking
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
  }
}
