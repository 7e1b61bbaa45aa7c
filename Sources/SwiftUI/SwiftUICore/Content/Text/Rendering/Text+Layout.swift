import CoreGraphics
import TextEngine

extension Text {
  /// The lines of a text as they are laid out, from top to bottom.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    private let lines: [Line]

    init(_ source: TextLayoutSource) {
      self.source = source
      lines = source.layout.lines.indices.map { Line(source: source, number: $0) }
    }

    /// Whether characters were left out because there was no room.
    public var isTruncated: Bool { source.layout.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// Where a character stands in the text: good for saying which of two comes first.
  @frozen public struct CharacterIndex: Comparable, Hashable, Sendable {
    @usableFromInline let value: Int

    init(value: Int) { self.value = value }

    @inlinable public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.value < right.value }
  }

  /// What a part of a text takes, in points.
  @frozen public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the base line, in the text's space.
    public var origin: CGPoint
    public var width: CGFloat
    /// Above the base line.
    public var ascent: CGFloat
    /// Below the base line.
    public var descent: CGFloat
    /// From here to the line below.
    public var leading: CGFloat

    public init() {
      origin = .zero
      (width, ascent, descent, leading) = (0, 0, 0, 0)
    }

    /// From the top of the ascent to the bottom of the descent.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// How parts of a text are drawn.
  @frozen public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Lets letters stand between the quarters of pixels that they are drawn at, for slow motion.
    @inlinable public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }
}

// MARK: - Lines

extension Text.Layout {
  /// One line: its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let number: Int
    /// The left end of the base line, in the text's space. A line that is moved is drawn there.
    public var origin: CGPoint

    init(source: TextLayoutSource, number: Int) {
      self.source = source
      self.number = number
      origin = Self.origin(of: source.layout.lines[number])
    }

    private static func origin(of line: TextLayout.Line) -> CGPoint {
      CGPoint(x: line.fragments.first?.x ?? 0, y: line.baseline)
    }

    /// How far it was moved.
    var shift: CGSize {
      let own: CGPoint = Self.origin(of: source.layout.lines[number])
      return CGSize(width: origin.x - own.x, height: origin.y - own.y)
    }

    public var typographicBounds: TypographicBounds {
      let line: TextLayout.Line = source.layout.lines[number]
      var bounds = TypographicBounds()
      bounds.origin = origin
      bounds.width = line.width
      bounds.ascent = line.baseline - line.top
      bounds.descent = line.top + line.height - line.baseline
      let next: Int = number + 1
      if next < source.layout.lines.count {
        bounds.leading = source.layout.lines[next].top - line.top - line.height
      }
      return bounds
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.layout.lines[number].fragments.count }
    public subscript(index: Int) -> Run {
      Run(source: source, place: TextLayoutSource.Place(line: number, fragment: index), shift: shift)
    }
  }
}
