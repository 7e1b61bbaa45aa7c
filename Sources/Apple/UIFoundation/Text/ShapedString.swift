import CoreGraphics
import Diagnostics
import DisplayList
import Foundation
import TextEngine
import TextPango

/// An attributed string as lines, in points from the top left corner of its box.
struct ShapedString {
  struct Paragraph {
    var layout: TextLayout
    var content: TextContent
    /// One for each run.
    var looks: [RunLook]
    var top: CGFloat
    /// 0 at the left edge to 1 at the right one.
    var place: CGFloat
    /// In UTF-16 code units of the string, without what ends the paragraph; and the end with it.
    var range = NSRange(location: 0, length: 0)
    var enclosingEnd: Int = 0
    var text: String = ""
    /// Where characters stand, if that was asked for.
    var carets: CaretMap?
    /// From where to where the lines may go.
    var margins = LineMargins()
    var heights = LineHeights()
    /// Whether the lines end because the paragraph goes on in others.
    var isContinued: Bool = false
    /// The mark of a list before the first line, and its distance from the leading edge.
    var marker: (text: ShapedString, x: CGFloat)?

    /// Where the widest line begins, in a box of a width.
    func left(in box: CGFloat) -> CGFloat {
      let (start, end): (CGFloat, CGFloat) = margins.edges(in: box)
      return start + (end - start - layout.size.width) * place
    }
  }

  private(set) var paragraphs: [Paragraph] = []
  /// Of the widest line, and of all lines together.
  private(set) var size: CGSize = .zero

  /// From the top to the base line of the first line.
  var firstBaseline: CGFloat { paragraphs.first?.layout.firstBaseline ?? 0 }

  /// One shaper serves all threads, one at a time.
  private nonisolated(unsafe) static var shaper: PangoShaper?
  private static let lock = NSLock()

  /// - Parameters:
  ///   - width: at which lines are broken, in points; nil for none.
  ///   - withCarets: Whether the places of characters are found too. No paragraph is cut to one line then.
  init(_ string: NSAttributedString, width: CGFloat?, withCarets: Bool = false) {
    let attachments = AttachmentPlaces(string, width: width)
    Self.lock.withLock {
      do {
        let shaper: PangoShaper = try Self.shaper ?? PangoShaper()
        Self.shaper = shaper
        shape(string, width: width, withCarets: withCarets, attachments, shaper)
      } catch {
        Diagnostics.warn("a string cannot be measured or drawn: \(error)")
      }
    }
  }

  private init() {}

  private mutating func shape(
    _ string: NSAttributedString, width: CGFloat?, withCarets: Bool, _ attachments: AttachmentPlaces,
    _ shaper: PangoShaper
  ) {
    guard string.length > 0 else { return }
    var gap: CGFloat = 0
    var numbers = ListNumbers()
    for (range, enclosingEnd) in (string.string as NSString).paragraphRanges {
      let first: Int = min(range.location, string.length - 1)
      let style =
        string.attribute(.paragraphStyle, at: first, effectiveRange: nil) as? NSParagraphStyle ?? .default
      if !paragraphs.isEmpty { gap += style.paragraphSpacingBefore }
      let source = ParagraphSource(
        string: string, style: style, attachments: attachments, width: width, withCarets: withCarets, shaper: shaper,
        list: numbers.next(style))
      var pieces: [Paragraph] = Self.pieces(source, range, enclosingEnd, &gap)
      if let list = source.list {
        var mark = ShapedString()
        mark.shape(
          NSAttributedString(string: list.mark, attributes: string.attributes(at: first, effectiveRange: nil).letters),
          width: nil, withCarets: false, attachments, shaper)
        pieces[0].marker = (mark, list.x(before: source.indents.first, width: mark.size.width))
      }
      for var piece in pieces {
        piece.top += size.height
        let layoutSize: CGSize = piece.layout.size
        size = CGSize(
          width: max(size.width, piece.margins.head + layoutSize.width), height: piece.top + layoutSize.height)
        paragraphs.append(piece)
      }
      gap = style.lineSpacing + style.paragraphSpacing
    }
  }

  /// The lines of a paragraph: those with the indent of the first line, and those with the other one.
  ///
  /// - Parameter gap: To the paragraph before; it becomes a part of the first piece.
  private static func pieces(
    _ source: ParagraphSource, _ range: NSRange, _ enclosingEnd: Int, _ gap: inout CGFloat
  ) -> [Paragraph] {
    let indents: (first: CGFloat, rest: CGFloat) = source.indents
    var whole: Paragraph = shaped(source, range, enclosingEnd, indent: indents.first)
    whole.top = gap
    guard indents.first != indents.rest, whole.content.lineLimit != 1, whole.layout.lines.count > 1,
      let cut = whole.cut, cut > range.location, cut < range.upperBound
    else { return [whole] }
    let lines: ArraySlice<TextLayout.Line> = whole.layout.lines.prefix(2)
    let between: CGFloat = max(0, lines[1].top - lines[0].top - lines[0].height)
    var first: Paragraph = shaped(
      source, NSRange(location: range.location, length: cut - range.location), cut, indent: indents.first)
    first.top = gap
    first.isContinued = true
    var rest: Paragraph = shaped(
      source, NSRange(location: cut, length: range.upperBound - cut), enclosingEnd, indent: indents.rest)
    rest.top = between
    return [first, rest]
  }

  private static func shaped(
    _ source: ParagraphSource, _ range: NSRange, _ enclosingEnd: Int, indent: CGFloat
  ) -> Paragraph {
    let (style, shaper): (NSParagraphStyle, PangoShaper) = (source.style, source.shaper)
    var paragraph: Paragraph = paragraph(source, range)
    paragraph.range = range
    paragraph.enclosingEnd = enclosingEnd
    paragraph.margins = LineMargins(
      head: indent, tail: style.tailIndent, isRightToLeft: style.baseWritingDirection == .rightToLeft)
    paragraph.heights = LineHeights(style)
    paragraph.setTabs(style, from: indent, shaper, displayScale: fineness)
    let width: CGFloat? = paragraph.margins.room(in: source.width)
    if source.withCarets {
      paragraph.content.lineLimit = nil
      paragraph.carets = shaper.carets(paragraph.content, width: width, displayScale: fineness)
    }
    let isOneLine: Bool = paragraph.content.lineLimit == 1
    paragraph.layout = shaper.layout(
      paragraph.content, width: isOneLine && style.lineBreakMode == .byClipping ? nil : width, height: nil,
      displayScale: fineness)
    paragraph.heights.apply(to: &paragraph.layout)
    if range.length == 0 { paragraph.layout.size.width = 0 }
    return paragraph
  }

  /// Sizes of strings are not those of whole pixels, as UIKit's documentation says.
  private static let fineness: CGFloat = 256

  private static func paragraph(_ source: ParagraphSource, _ range: NSRange) -> Paragraph {
    let (string, style): (NSAttributedString, NSParagraphStyle) = (source.string, source.style)
    var runs: [TextContent.Run] = []
    var looks: [RunLook] = []
    func add(_ text: String, _ attributes: [NSAttributedString.Key: Any], _ picture: PlacedAttachment? = nil) {
      runs.append(TextContent.Run(text: text, style: TextContent.Style(attributes, picture: picture)))
      looks.append(RunLook(attributes, picture: picture))
    }
    string.enumerateAttributes(in: range) { attributes, part, _ in
      if attributes[.attachment] is NSTextAttachment {
        // Each may have a place of its own, also where several equal ones follow each other.
        for index in part.location..<part.upperBound {
          let character: String = (string.string as NSString).substring(with: NSRange(location: index, length: 1))
          add(character, attributes, source.attachments.attachment(at: index))
        }
        return
      }
      for (text, attributes) in attributes.pieces(of: (string.string as NSString).substring(with: part)) {
        // A tab with a stop is a run of its own, which gets its width later.
        for piece in style.rules.hasTabs ? text.tabbed : [text] { add(piece, attributes) }
      }
    }
    // A paragraph without characters is as high as its end would be.
    if runs.isEmpty {
      var attributes = string.attributes(at: min(range.location, string.length - 1), effectiveRange: nil)
      for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle, .backgroundColor, .attachment] {
        attributes[key] = nil
      }
      add(" ", attributes)
    }
    var content = TextContent(runs: runs)
    content.setRules(style)
    let isMirrored: Bool = style.baseWritingDirection == .rightToLeft && style.alignment == .natural
    let place: CGFloat = style.alignment == .center ? 0.5 : style.alignment == .right || isMirrored ? 1 : 0
    var paragraph = Paragraph(
      layout: TextLayout(lines: [], size: .zero), content: content, looks: looks, top: 0, place: place)
    paragraph.text = (string.string as NSString).substring(with: range)
    return paragraph
  }

  /// What draws the lines from a point, its upper left corner.
  ///
  /// - Parameters:
  ///   - width: of the box in which lines are aligned, in points; nil for that of the widest line.
  ///   - showsGrounds: Whether what lies under the text is drawn.
  ///   - showsTexts: Whether the text is drawn.
  func items(
    at point: CGPoint, width: CGFloat? = nil, grounds showsGrounds: Bool = true, texts showsTexts: Bool = true
  ) -> [DisplayItem] {
    var grounds: [DisplayItem] = []
    var texts: [DisplayItem] = []
    for paragraph in paragraphs {
      let box: CGFloat = width ?? size.width
      let left: CGFloat = point.x + paragraph.left(in: box)
      if showsTexts, let marker = paragraph.marker {
        let y: CGFloat = point.y + paragraph.top + paragraph.layout.firstBaseline - marker.text.firstBaseline
        let isMirrored: Bool = paragraph.margins.isRightToLeft
        let x: CGFloat = isMirrored ? box - marker.x - marker.text.size.width : marker.x
        texts += marker.text.items(at: CGPoint(x: point.x + x, y: y))
      }
      for line in paragraph.layout.lines {
        let origin = CGPoint(x: left, y: point.y + paragraph.top)
        for fragment in line.fragments where paragraph.looks.indices.contains(fragment.run) {
          let look: RunLook = paragraph.looks[fragment.run]
          if let ground = look.ground(of: fragment, in: line, at: origin) { grounds.append(ground) }
          texts += look.items(of: fragment, paragraph.content.runs[fragment.run], in: line, at: origin)
        }
      }
    }
    return (showsGrounds ? grounds : []) + (showsTexts ? texts : [])
  }
}

extension TextContent {
  mutating func setRules(_ style: NSParagraphStyle) {
    lineSpacing = style.lineSpacing
    if style.allowsDefaultTighteningForTruncation { allowsTightening = true }
    if style.lineBreakStrategy.contains(.pushOut) || style.lineBreakStrategy.contains(.hangulWordPriority) {
      breaksAsLabel = true
    }
    if style.baseWritingDirection != .natural {
      hasLayoutDirection = true
      isRightToLeft = style.baseWritingDirection == .rightToLeft
    }
    switch style.alignment {
    case .left: alignment = .leading
    case .center: alignment = .center
    case .right: alignment = .trailing
    case .justified, .natural: alignsByWriting = true
    }
    switch style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: break
    case .byClipping: lineLimit = 1
    case .byTruncatingHead: (lineLimit, truncation) = (1, .head)
    case .byTruncatingMiddle: (lineLimit, truncation) = (1, .middle)
    case .byTruncatingTail: (lineLimit, truncation) = (1, .tail)
    }
  }
}

extension NSString {
  /// The ranges of the paragraphs without what ends them, and their ends with it; the last one is empty after an end.
  fileprivate var paragraphRanges: [(NSRange, Int)] {
    var result: [(NSRange, Int)] = []
    var start: Int = 0
    while start < length {
      var (end, contentsEnd) = (0, 0)
      getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      result.append((NSRange(location: start, length: contentsEnd - start), end))
      if end == length, contentsEnd < end { result.append((NSRange(location: end, length: 0), end)) }
      start = end
    }
    return result
  }
}
