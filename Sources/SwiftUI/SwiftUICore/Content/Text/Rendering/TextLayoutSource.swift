import CoreGraphics
import DisplayList
import TextEngine

/// The lines of a text with all that it takes to draw them anywhere; what the parts of a ``Text/Layout`` share.
final class TextLayoutSource {
  let text: ResolvedText
  let layout: TextLayout
  /// One for each run.
  let inks: [ShapeInk]
  let colors: ColorContext
  let isMirrored: Bool
  /// Who knows how wide single characters are; nil for nobody, when a fragment is one piece.
  private let glyphs: (any GlyphSource)?
  private var known: [Place: [Cluster]] = [:]

  /// A fragment of a line.
  struct Place: Hashable {
    var line: Int
    var fragment: Int
  }

  /// A character as people see one.
  struct Cluster {
    var text: String
    /// From the left end of the text.
    var x: CGFloat
    var width: CGFloat
    /// Among the scalars of the text; empty for an ellipsis.
    var characters: Range<Int>
    /// Whether it looks the same without its neighbours.
    var standsAlone: Bool
  }

  init(
    text: ResolvedText, layout: TextLayout, inks: [ShapeInk], colors: ColorContext, isMirrored: Bool,
    glyphs: (any GlyphSource)?
  ) {
    self.text = text
    self.layout = layout
    self.inks = inks
    self.colors = colors
    self.isMirrored = isMirrored
    self.glyphs = glyphs
  }

  subscript(_ place: Place) -> TextLayout.Fragment { layout.lines[place.line].fragments[place.fragment] }

  func isRightToLeft(_ place: Place) -> Bool {
    self[place].text.unicodeScalars.contains(where: \.isStrongRightToLeft)
  }

  /// What letters may cover that hang over their lines.
  var inkBounds: CGRect {
    layout.lines.reduce(CGRect.null) { bounds, line in
      line.fragments.reduce(bounds) { bounds, fragment in
        let reach: CGFloat = fragment.font.size / 2
        let box = CGRect(x: fragment.x, y: line.top, width: fragment.width, height: line.height)
        return bounds.union(box.insetBy(dx: -reach, dy: -reach))
      }
    }
  }
}

// MARK: - Characters

extension TextLayoutSource {
  /// The characters of a fragment from left to right.
  func clusters(of place: Place) -> [Cluster] {
    if let clusters = known[place] { return clusters }
    let clusters: [Cluster] = makeClusters(self[place])
    known[place] = clusters
    return clusters
  }

  private func makeClusters(_ fragment: TextLayout.Fragment) -> [Cluster] {
    var run: TextContent.Run = text.content.runs[fragment.run]
    guard run.attachment == nil, let glyphs else { return [whole(fragment)] }
    run.tracking = run.tracking * layout.scale - layout.tightening * run.font.size
    run.text = fragment.text
    run.font = fragment.font
    let shaped: [ShapedCharacter] = glyphs.shape(TextContent(runs: [run])).characters
    var clusters: [Cluster] = []
    // A mark of direction in front is none of the text's characters, nor is an ellipsis behind.
    var index: Int = fragment.characters.lowerBound
    for character in shaped where character.scalar != "\u{200F}" || clusters.last != nil {
      let next: Int = min(index + 1, fragment.characters.upperBound)
      if character.traits.contains(.clusterStart) || clusters.isEmpty {
        clusters.append(
          Cluster(
            text: String(character.scalar), x: 0, width: character.advance, characters: index..<next,
            standsAlone: character.scalar.standsAlone))
      } else {
        let last: Int = clusters.count - 1
        clusters[last].text.unicodeScalars.append(character.scalar)
        clusters[last].width += character.advance
        clusters[last].characters = clusters[last].characters.lowerBound..<next
      }
      index = next
    }
    guard !clusters.isEmpty else { return [whole(fragment)] }
    if fragment.text.unicodeScalars.contains(where: \.isStrongRightToLeft) { clusters.reverse() }
    var x: CGFloat = fragment.x
    for index in clusters.indices {
      clusters[index].x = x
      x += clusters[index].width
    }
    return clusters
  }

  private func whole(_ fragment: TextLayout.Fragment) -> Cluster {
    Cluster(
      text: fragment.text, x: fragment.x, width: fragment.width, characters: fragment.characters, standsAlone: true)
  }
}

extension Unicode.Scalar {
  /// Whether the letters of its script neither join nor change places.
  fileprivate var standsAlone: Bool {
    switch value {
    // Latin, Greek, Cyrillic and Armenian; their further letters and signs; Chinese, Japanese and Korean; emoji.
    case 0..<0x590, 0x1E00...0x2BFF, 0x2E80..<0xA000, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF: true
    default: value >= 0x1F000
    }
  }
}

// MARK: - Drawing

extension TextLayoutSource {
  /// The fragment, or some of its characters.
  ///
  /// - Parameter part: Among the fragment's clusters; nil for all.
  func items(of place: Place, part: Range<Int>? = nil) -> [DisplayItem] {
    let line: TextLayout.Line = layout.lines[place.line]
    guard let part, part != clusters(of: place).indices else { return items(of: self[place], in: line) }
    guard !part.isEmpty else { return [] }
    let shown: ArraySlice<Cluster> = clusters(of: place)[part]
    guard let first = shown.first, let last = shown.last else { return [] }
    let width: CGFloat = last.x + last.width - first.x
    if shown.allSatisfy(\.standsAlone), !isRightToLeft(place) {
      var fragment: TextLayout.Fragment = self[place]
      fragment.text = shown.map(\.text).joined()
      fragment.x = first.x
      fragment.width = width
      return items(of: fragment, in: line)
    }
    // Letters that join keep their forms where the rest of the word is cut away.
    let reach: CGFloat = self[place].font.size
    let window = CGRect(x: first.x, y: line.top - reach, width: width, height: line.height + 2 * reach)
    return [.group(.clip(CGPath(rect: window, transform: nil), evenOdd: false), items(of: self[place], in: line))]
  }

  /// All of a line, with what lies under it first.
  func items(ofLine line: Int) -> [DisplayItem] {
    let line: TextLayout.Line = layout.lines[line]
    return line.fragments.compactMap { ground(of: $0, in: line) } + line.fragments.flatMap { ink(of: $0, in: line) }
  }

  private func items(of fragment: TextLayout.Fragment, in line: TextLayout.Line) -> [DisplayItem] {
    (ground(of: fragment, in: line).map { [$0] } ?? []) + ink(of: fragment, in: line)
  }

  private func ground(of fragment: TextLayout.Fragment, in line: TextLayout.Line) -> DisplayItem? {
    layout.ground(of: fragment, in: line, of: text) { .color($0.resolved(in: colors)) }
  }

  private func ink(of fragment: TextLayout.Fragment, in line: TextLayout.Line) -> [DisplayItem] {
    inks[fragment.run].marks {
      layout.items(of: fragment, in: line, of: text, isMirrored: isMirrored, paint: $0) {
        .color($0.resolved(in: colors))
      }
    }
  }
}

extension TextLayoutSource: Equatable {
  static func == (left: TextLayoutSource, right: TextLayoutSource) -> Bool {
    left === right
      || left.text == right.text && left.layout == right.layout
        && left.inks.elementsEqual(right.inks, by: { $0.marksAlike($1) })
        && left.isMirrored == right.isMirrored
  }
}
