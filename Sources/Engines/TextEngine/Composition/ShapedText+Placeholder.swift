import CoreGraphics

extension ShapedText {
  /// The characters of a text that is shown as a placeholder: which letters they are makes no difference, so that nothing of
  /// the content can be told from the bars but its length.
  package init(placeholder content: TextContent) {
    let splitter = ParagraphSplitter(content)
    var characters: [ShapedCharacter] = splitter.characters
    for range in splitter.ranges {
      var index: Int = range.lowerBound
      for cluster in String(String.UnicodeScalarView(characters[range].map(\.scalar))) {
        let style: TextContent.StyleChoices = content.runs[Int(characters[index].run)].style.choices
        characters[index].advance = style.attachment?.width ?? style.font.placeholderAdvance
        // Spaces are as any other character, also at the end of a line.
        characters[index].traits = index > range.lowerBound ? [.clusterStart, .breakBefore] : .clusterStart
        let next: Int = index + cluster.unicodeScalars.count
        for rest in index + 1..<next { characters[rest].traits = [] }
        index = next
      }
    }
    let isRightToLeft: Bool = content.isRightToLeft
    self.init(
      characters: characters,
      paragraphs: splitter.ranges.map { Paragraph(range: $0, isRightToLeft: isRightToLeft) })
  }
}

extension FontDescriptor {
  /// How wide a character of a placeholder is, in points: 5.45 at 11 points, 6.30 at 13, 7.90 at 17, 10.50 at 22 and 12.95 at
  /// 26, as recorded of `redacted(reason: .placeholder)` on macOS; sizes between and beyond these take the shares of the
  /// nearest ones.
  package var placeholderAdvance: CGFloat {
    let recorded: [(size: CGFloat, share: CGFloat)] = [
      (11, 5.45 / 11), (13, 6.3 / 13), (17, 7.9 / 17), (22, 10.5 / 22), (26, 12.95 / 26),
    ]
    guard let above = recorded.firstIndex(where: { $0.size >= size }) else { return size * recorded[4].share }
    guard above > 0 else { return size * recorded[0].share }
    let (low, high) = (recorded[above - 1], recorded[above])
    return size * (low.share + (high.share - low.share) * (size - low.size) / (high.size - low.size))
  }
}
