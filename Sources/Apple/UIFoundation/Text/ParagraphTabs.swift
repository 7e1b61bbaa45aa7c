import CoreGraphics
import Foundation
import TextEngine
import TextPango

extension ParagraphRules {
  /// Whether tabs go to stops of the paragraph's own.
  var hasTabs: Bool { tabStops != nil || defaultTabInterval > 0 }
}

extension String {
  /// The text in pieces, where each tab is one, by the character that stands for other content.
  var tabbed: [String] {
    guard contains("\t") else { return [self] }
    var pieces: [String] = []
    for (index, part) in split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { pieces.append(String(TextContent.Attachment.character)) }
      if !part.isEmpty { pieces.append(String(part)) }
    }
    return pieces
  }
}

extension ShapedString.Paragraph {
  /// Gives the tabs of the first line their widths: to the next stop behind what stands before them.
  ///
  /// - Parameter start: Where the line begins, from the leading edge.
  mutating func setTabs(_ style: NSParagraphStyle, from start: CGFloat, _ shaper: PangoShaper, displayScale: CGFloat) {
    guard style.rules.hasTabs, text.contains("\t") else { return }
    func width(_ runs: some Sequence<TextContent.Run>) -> CGFloat {
      let content = TextContent(runs: Array(runs))
      guard !content.runs.isEmpty else { return 0 }
      return shaper.layout(content, width: nil, height: nil, displayScale: displayScale).size.width
    }
    let tabs: [Int] = content.runs.indices.filter { index in
      looks[index].picture == nil && content.runs[index].text == String(TextContent.Attachment.character)
    }
    let stops: [NSTextTab] = style.tabStops ?? []
    var x: CGFloat = start + width(content.runs.prefix(tabs.first ?? 0))
    for (number, tab) in tabs.enumerated() {
      let end: Int = number + 1 < tabs.count ? tabs[number + 1] : content.runs.count
      let behind: [TextContent.Run] = Array(content.runs[(tab + 1)..<end])
      let length: CGFloat = width(behind)
      let stop: NSTextTab = stops.first { $0.location > x + 0.01 } ?? style.rules.stop(behind: x)
      let place: CGFloat
      switch stop.alignment {
      case .left, .natural, .justified: place = stop.location
      case .center: place = stop.location - length / 2
      case .right: place = stop.location - (stop.terminators.map { width(behind.before($0)) } ?? length)
      }
      let room: CGFloat = max(0, place - x)
      content.runs[tab].attachment = TextContent.Attachment(width: room, ascent: 0, descent: 0)
      x += room + length
    }
  }
}

extension ParagraphRules {
  /// The stop that follows behind the last one that is named.
  fileprivate func stop(behind x: CGFloat) -> NSTextTab {
    let interval: CGFloat = defaultTabInterval > 0 ? defaultTabInterval : 28
    return NSTextTab(textAlignment: .natural, location: ((x + 0.01) / interval).rounded(.down) * interval + interval)
  }
}

extension [TextContent.Run] {
  /// The text before the first of some characters; all of it where there is none of them.
  fileprivate func before(_ characters: CharacterSet) -> [TextContent.Run] {
    var result: [TextContent.Run] = []
    for var run in self {
      let scalars: String.UnicodeScalarView = run.text.unicodeScalars
      guard let end = scalars.firstIndex(where: { characters.contains($0) }) else {
        result.append(run)
        continue
      }
      run.text = String(scalars[..<end])
      if !run.text.isEmpty { result.append(run) }
      break
    }
    return result
  }
}
