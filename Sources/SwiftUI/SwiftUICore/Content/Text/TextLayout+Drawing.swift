import CoreGraphics
import DisplayList
import TextEngine

extension TextLayout {
  /// One item for each stretch of a line in one style, with what lies under it, the lines that it does not draw itself
  /// and the shadows of its style.
  ///
  /// - Parameter inks: One for each run.
  func displayItems(
    of text: ResolvedText, isMirrored: Bool, inks: [ShapeInk], color: (Color) -> Paint
  ) -> [DisplayItem] {
    displayItems(of: text, count: inks.count, color: color) { fragment, line in
      inks[fragment.run].marks {
        items(of: fragment, in: line, of: text, isMirrored: isMirrored, paint: $0, color: color)
      }
    }
  }

  /// - Parameter paints: One for each run.
  func displayItems(
    of text: ResolvedText, isMirrored: Bool, paints: [Paint], color: (Color) -> Paint
  ) -> [DisplayItem] {
    displayItems(of: text, count: paints.count, color: color) { fragment, line in
      items(of: fragment, in: line, of: text, isMirrored: isMirrored, paint: paints[fragment.run], color: color)
    }
  }

  /// - Parameter count: How many runs are drawn.
  private func displayItems(
    of text: ResolvedText, count: Int, color: (Color) -> Paint, _ draw: (Fragment, Line) -> [DisplayItem]
  ) -> [DisplayItem] {
    var grounds: [DisplayItem] = []
    var items: [DisplayItem] = []
    for line in lines {
      for fragment in line.fragments where text.content.runs.indices.contains(fragment.run) {
        guard fragment.run < count else { continue }
        if let ground = ground(of: fragment, in: line, of: text, color: color) { grounds.append(ground) }
        items += draw(fragment, line)
      }
    }
    return grounds + items
  }

  /// What lies under a fragment of a line.
  func ground(of fragment: Fragment, in line: Line, of text: ResolvedText, color: (Color) -> Paint) -> DisplayItem? {
    guard let background = text.looks[fragment.run].background else { return nil }
    let bounds = CGRect(x: fragment.x, y: line.top, width: fragment.width, height: line.height)
    return .fill(CGPath(rect: bounds, transform: nil), color(background), evenOdd: false)
  }

  /// A fragment of a line with the lines that it does not draw itself, or a picture.
  func items(
    of fragment: Fragment, in line: Line, of text: ResolvedText, isMirrored: Bool, paint: Paint,
    color: (Color) -> Paint
  ) -> [DisplayItem] {
    let look: TextRunLook = text.looks[fragment.run]
    let run: TextContent.Run = text.content.runs[fragment.run]
    let start = CGPoint(x: fragment.x, y: line.baseline - run.baselineOffset * scale)
    if let picture = look.picture, let room = run.attachment {
      return picture.inlineItems(room, scale: scale, at: start, paint)
    }
    if let image = look.image, let attachment = run.attachment {
      return [image.inlineItem(attachment, font: run.font, scale: scale, at: start, isMirrored, paint)]
    }
    return [.text(drawn(fragment, of: run), paint, at: start)] + lineItems(look, fragment, at: start, paint, color)
  }

  private func drawn(_ fragment: Fragment, of run: TextContent.Run) -> TextFragment {
    // A drawing knows nothing of lines.
    var font: FontDescriptor = fragment.font
    font.box = nil
    return TextFragment(
      text: fragment.text, font: font, width: fragment.width,
      tracking: run.tracking * scale - tightening * run.font.size, isUnderlined: run.isUnderlined,
      isStruckThrough: run.isStruckThrough)
  }

  private func lineItems(
    _ look: TextRunLook, _ fragment: Fragment, at start: CGPoint, _ paint: Paint, _ color: (Color) -> Paint
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (line, style) in [(DecorationLine.underline, look.underline), (.strikethrough, look.strikethrough)] {
      guard let style, style != .single else { continue }
      let ink: Paint = style.color.map(color) ?? paint
      items.append(style.style.item(line, from: start, width: fragment.width, size: fragment.font.size, ink))
    }
    return items
  }
}

extension ResolvedText {
  /// One style per run; nil for the style around the text.
  var styles: [AnyTextStyle?] { looks.map(\.foreground) }
}
