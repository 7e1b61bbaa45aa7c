import CoreGraphics

extension TextLayout {
  /// A text form for tests and messages: the size, then a row for each line with its fragments.
  package func dump() -> String {
    var head: String = "text \(Self.number(size.width))x\(Self.number(size.height))"
    if isTruncated { head += " truncated" }
    if scale != 1 { head += " scale \(Self.number(scale))" }
    return ([head] + lines.map(Self.row)).joined(separator: "\n")
  }

  /// What the lines show, one string a line.
  package var visibleLines: [String] {
    lines.map { line in line.fragments.map(\.text).joined() }
  }

  private static func row(_ line: Line) -> String {
    let fragments: [String] = line.fragments.map { fragment in
      "\(number(fragment.x))+\(number(fragment.width)) \"\(fragment.text)\""
        + (fragment.run == 0 ? "" : " run \(fragment.run)")
    }
    return
      "  line \(number(line.top))+\(number(line.height)) baseline \(number(line.baseline)) "
      + fragments.joined(separator: ", ")
  }

  /// At most two decimals, without trailing zeros.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths: Int = Int((value * 100).rounded())
    let sign: String = hundredths < 0 ? "-" : ""
    let (whole, rest): (Int, Int) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest != 0 else { return "\(sign)\(whole)" }
    let digits: String = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
