import CoreGraphics
import TextEngine

extension Text.Layout {
  /// A stretch of a line in one style and one direction: its characters from left to right.
  public struct Run: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    let source: TextLayoutSource
    let place: TextLayoutSource.Place
    let shift: CGSize

    var characters: [TextLayoutSource.Cluster] { source.clusters(of: place) }

    /// The value of a type that travels with the text.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      source.text.looks[source[place].run].attributes[key]
    }

    public var layoutDirection: LayoutDirection { source.isRightToLeft(place) ? .rightToLeft : .leftToRight }
    public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
    /// Where its characters stand in the text, from left to right.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

    public var startIndex: Int { 0 }
    public var endIndex: Int { characters.count }
    /// One character.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  /// Some characters of a run, one after the other.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The value of a type that travels with the text.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds {
      let line: TextLayout.Line = run.source.layout.lines[run.place.line]
      let fragment: TextLayout.Fragment = run.source[run.place]
      let content: TextContent.Run = run.source.text.content.runs[fragment.run]
      let shown: ArraySlice<TextLayoutSource.Cluster> = run.characters[indices]
      var bounds = TypographicBounds()
      let x: CGFloat = shown.first?.x ?? (fragment.x + fragment.width)
      let scale: CGFloat = run.source.layout.scale
      bounds.origin = CGPoint(
        x: x + run.shift.width, y: line.baseline - content.baselineOffset * scale + run.shift.height)
      bounds.width = shown.reduce(0) { $0 + $1.width }
      bounds.ascent = content.attachment.map { $0.ascent * scale } ?? fragment.font.ascent
      bounds.descent = content.attachment.map { $0.descent * scale } ?? fragment.font.descent
      return bounds
    }

    /// Where its characters stand in the text, from left to right; those that were added for room stand nowhere.
    public var characterIndices: [CharacterIndex] {
      run.characters[indices].flatMap { cluster in cluster.characters.map { CharacterIndex(value: $0) } }
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    /// One character.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
  }
}
