import CoreGraphics

extension TextLayout {
  /// What contradicts itself, in sentences; empty for a sound layout.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    if !(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite) {
      broken.append("The size \(size.width)x\(size.height) is not finite and positive.")
    }
    if !(scale > 0 && scale <= 1) { broken.append("The scale \(scale) is not above 0 and at most 1.") }
    for index in lines.indices {
      broken += brokenInvariants(ofLine: index).map { "Line \(index): \($0)" }
    }
    return broken
  }

  private func brokenInvariants(ofLine index: Int) -> [String] {
    let tolerance: CGFloat = 2 * PixelGrid.tolerance
    let line: Line = lines[index]
    var broken: [String] = []
    if index > 0, line.top <= lines[index - 1].top { broken.append("it does not begin below the line before it.") }
    if line.baseline < line.top - tolerance || line.baseline > line.top + line.height + tolerance {
      broken.append("the base line \(line.baseline) is outside of its box.")
    }
    if line.top + line.height > size.height + tolerance { broken.append("it ends below the text's height.") }
    // A single letter stands out of a text that was offered less than its width, and so does the hyphen after it.
    // Characters of which nothing is seen do not count.
    let letters: Int = line.fragments.map(\.text).joined().count { letter in
      letter != "-"
        && letter.unicodeScalars.contains {
          !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
        }
    }
    let isLetter: Bool = letters <= 1
    if !(isLetter || line.width <= size.width + tolerance) { broken.append("it is wider than the text.") }
    var right: CGFloat = -tolerance
    for fragment in line.fragments {
      if fragment.text.isEmpty { broken.append("a fragment is empty.") }
      if !(fragment.x >= right - tolerance) { broken.append("\"\(fragment.text)\" overlaps what is to its left.") }
      right = fragment.x + fragment.width
    }
    if !isLetter, right > size.width + tolerance { broken.append("its fragments end beyond the text's width.") }
    return broken
  }
}
