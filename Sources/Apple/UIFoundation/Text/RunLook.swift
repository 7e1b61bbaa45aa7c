import CoreGraphics
import DisplayList
import Foundation
import TextEngine

/// How a stretch of an attributed string is drawn, beside its letters' shapes.
package struct RunLook {
  package let ink: RGBA
  let ground: RGBA?
  let shadow: Effect?
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
    let text: DisplayItem = .text(drawn, .color(ink), at: start)
    let shown: DisplayItem = shadow.map { .group($0, [text]) } ?? text
    return [shown] + (lines?.items(at: start, width: fragment.width, size: fragment.font.size, ink: ink) ?? [])
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
