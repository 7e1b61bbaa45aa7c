import CoreGraphics
import DisplayList
import Foundation
import TextEngine
import TextPango

/// The text, style and width of which the lines of one paragraph are made.
struct ParagraphSource {
  let string: NSAttributedString
  let style: NSParagraphStyle
  let attachments: AttachmentPlaces
  /// Of the box; nil for no limit.
  let width: CGFloat?
  let withCarets: Bool
  let shaper: PangoShaper
  /// The place of the paragraph in a list.
  let list: ListItem?

  /// Of the first line and of the others. Items of lists whose style has none stand behind their marks.
  var indents: (first: CGFloat, rest: CGFloat) {
    if let list, style.firstLineHeadIndent == 0, style.headIndent == 0 { return (list.indent, list.indent) }
    return (style.firstLineHeadIndent, style.headIndent)
  }
}

/// How high lines are made, by the height of their letters.
struct LineHeights {
  private var multiple: CGFloat = 1
  private var least: CGFloat = 0
  private var most: CGFloat = .infinity

  init() {}

  init(_ style: NSParagraphStyle) {
    if style.lineHeightMultiple > 0 { multiple = style.lineHeightMultiple }
    least = style.minimumLineHeight
    if style.maximumLineHeight > 0 { most = style.maximumLineHeight }
  }

  private var isUsual: Bool { multiple == 1 && least == 0 && most == .infinity }

  /// The room above the letters that a line has more; below zero where it has less.
  private func extra(_ height: CGFloat) -> CGFloat { min(max(height * multiple, least), most) - height }

  func apply(to layout: inout TextLayout) {
    guard !isUsual else { return }
    var moved: CGFloat = 0
    for index in layout.lines.indices {
      let extra: CGFloat = extra(layout.lines[index].height)
      layout.lines[index].top += moved
      layout.lines[index].baseline += moved + extra
      layout.lines[index].height += extra
      moved += extra
    }
    layout.size.height += moved
  }

  func applied(to lines: [CaretMap.Line]) -> [CaretMap.Line] {
    guard !isUsual else { return lines }
    var lines: [CaretMap.Line] = lines
    var moved: CGFloat = 0
    for index in lines.indices {
      let extra: CGFloat = extra(lines[index].height)
      lines[index].top += moved
      lines[index].baseline += moved + extra
      lines[index].height += extra
      moved += extra
    }
    return lines
  }
}

extension ShapedString.Paragraph {
  /// Where the second line begins, in UTF-16 code units of the whole string; nil where that is not known.
  var cut: Int? {
    guard let start = layout.lines[1].fragments.map(\.characters.lowerBound).min() else { return nil }
    return range.location + String(text.unicodeScalars.prefix(start)).utf16.count
  }
}
