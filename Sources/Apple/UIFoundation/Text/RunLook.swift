import CoreGraphics
import DisplayList
import Foundation
import TextEngine

/// How a stretch of an attributed string is drawn, beside its letters' shapes.
package struct RunLook {
  package let ink: RGBA
  let ground: RGBA?
  let shadow: Effect?
  private let stroke: LetterStroke?
  /// How far the letters lean to the right; 0 for upright ones.
  private let lean: CGFloat
  /// The lines under and through the letters that these do not draw themselves.
  let lines: OwnLines?
  let picture: PlacedAttachment?

  /// Takes colours by the current traits.
  ///
  /// - Parameters:
  ///   - color: Of letters whose attributes say none.
  ///   - picture: The attachment in the place of the letter; nil for a letter.
  package init(
    _ attributes: [NSAttributedString.Key: Any], color: UIColor = .black, picture: PlacedAttachment? = nil
  ) {
    ink = (attributes[.foregroundColor] as? UIColor ?? color).rgba(for: .current)
    ground = (attributes[.backgroundColor] as? UIColor)?.rgba(for: .current)
    shadow = (attributes[.shadow] as? NSShadow)?.effect
    stroke = LetterStroke(attributes)
    lean = attributes.number(.obliqueness) ?? 0
    lines = OwnLines(attributes)
    self.picture = picture
  }

  /// The rectangle of the background colour behind a fragment of a line; nil where its attributes have none.
  ///
  /// - Parameter origin: Of the layout.
  package func ground(of fragment: TextLayout.Fragment, in line: TextLayout.Line, at origin: CGPoint) -> DisplayItem? {
    guard let ground else { return nil }
    let place = CGRect(
      x: origin.x + fragment.x, y: origin.y + line.top, width: fragment.width, height: line.height)
    return .fill(CGPath(rect: place, transform: nil), .color(ground), evenOdd: false)
  }

  /// The letters of a fragment of a line with their shadow and decoration lines, or the picture of its attachment.
  ///
  /// - Parameters:
  ///   - run: The run of the content that the stretch is of.
  ///   - origin: Of the layout.
  package func items(
    of fragment: TextLayout.Fragment, _ run: TextContent.Run, in line: TextLayout.Line, at origin: CGPoint
  ) -> [DisplayItem] {
    let x: CGFloat = origin.x + fragment.x
    if let picture {
      // Several equal ones that follow each other are one stretch.
      return fragment.text.unicodeScalars.indices.enumerated().flatMap { number, _ in
        let place: CGRect = picture.rectangle(
          x: x + CGFloat(number) * picture.bounds.width, baseline: origin.y + line.baseline)
        return picture.image(in: place)?.items(in: place, ink: ink) ?? []
      }
    }
    // A tab is nothing but room.
    if run.attachment != nil { return [] }
    let drawn = TextFragment(
      text: fragment.text, font: fragment.font, width: fragment.width, tracking: run.tracking,
      isUnderlined: run.isUnderlined && lines?.underline == nil,
      isStruckThrough: run.isStruckThrough && lines?.strikethrough == nil)
    let start = CGPoint(x: x, y: origin.y + line.baseline - run.baselineOffset)
    var letters: [DisplayItem] = stroke?.items(of: drawn, ink: ink, at: start) ?? [.text(drawn, .color(ink), at: start)]
    if lean != 0 {
      let skew = CGAffineTransform(a: 1, b: 0, c: -lean, d: 1, tx: lean * start.y, ty: 0)
      letters = [.group(.transform(skew), letters)]
    }
    if let shadow { letters = [.group(shadow, letters)] }
    return letters + (lines?.items(at: start, width: fragment.width, size: fragment.font.size, ink: ink) ?? [])
  }
}

/// A line along the outlines of letters.
private struct LetterStroke {
  /// In parts of the size of the font.
  private let width: CGFloat
  private let isFilled: Bool
  private let color: RGBA?

  /// - Returns: nil for letters without such a line.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    guard let percent = attributes.number(.strokeWidth), percent != 0 else { return nil }
    width = abs(percent) / 100
    isFilled = percent < 0
    color = (attributes[.strokeColor] as? UIColor)?.rgba(for: .current)
  }

  func items(of letters: TextFragment, ink: RGBA, at start: CGPoint) -> [DisplayItem] {
    var outlines: TextFragment = letters
    outlines.outline = width * letters.font.size
    // The decoration lines belong to one of them.
    if isFilled { (outlines.isUnderlined, outlines.isStruckThrough) = (false, false) }
    let drawn: DisplayItem = .text(outlines, .color(color ?? ink), at: start)
    return isFilled ? [.text(letters, .color(ink), at: start), drawn] : [drawn]
  }
}

extension TextContent.Style {
  /// The style of letters with attributes; those without a font have the system's of 12 points.
  ///
  /// - Parameter picture: The attachment in the place of the letter; nil for a letter.
  package convenience init(_ attributes: [NSAttributedString.Key: Any], picture: PlacedAttachment? = nil) {
    let font: UIFont = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    var choices = TextContent.StyleChoices(font: font.choice)
    choices.tracking = attributes.number(.tracking) ?? attributes.number(.kern) ?? 0
    choices.baselineOffset = attributes.number(.baselineOffset) ?? 0
    choices.isUnderlined = attributes.lineStyle(.underlineStyle).decoration != nil
    choices.isStruckThrough = attributes.lineStyle(.strikethroughStyle).decoration != nil
    choices.attachment = picture?.room
    self.init(choices)
  }
}

extension TextContent.Rules {
  /// The rules of a paragraph with a style, for editing: all lines are shown, and whole.
  ///
  /// - Parameter usual: What the style says nothing about.
  package convenience init(_ style: NSParagraphStyle, usual: TextContent.Rules) {
    var content = TextContent(runs: TextContent.Runs(), rules: usual)
    content.setRules(style)
    content.lineLimit = nil
    self.init(content.rules.choices)
  }
}
