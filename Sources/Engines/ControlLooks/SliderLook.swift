import CoreGraphics

/// A track with a knob on it.
///
/// A desktop's is as recorded on macOS 26.2: a row of 16 points, a track of 5 and a knob of 22 by 16. A phone's row has 31
/// points, with a track of 4 and a knob of 27, which are published. Positions are fractions, from 0 at the leading end to 1.
package struct SliderLook: ControlLook {
  package var isPhone: Bool
  /// Where the knob is.
  package var position: CGFloat
  /// Where the filled part begins.
  package var neutral: CGFloat = 0
  /// Where the knob can be; the rest of the track is fainter.
  package var enabled: ClosedRange<CGFloat> = 0...1
  package var ticks: [CGFloat] = []
  /// Whether the knob is dragged.
  package var isPressed: Bool = false
  package var showsKnob: Bool = true

  package init(isPhone: Bool, position: CGFloat) {
    self.isPhone = isPhone
    self.position = position
  }

  package var moving: CGFloat {
    get { position }
    set { position = newValue }
  }

  package var width: LookExtent { .flexible(minimum: knob.width, ideal: isPhone ? 120 : 100) }
  package var height: LookExtent { .fixed(isPhone ? 31 : 16) }

  private var knob: CGSize { isPhone ? CGSize(width: 27, height: 27) : CGSize(width: 22, height: 16) }
  private var thickness: CGFloat { isPhone ? 4 : 5 }

  // MARK: Places

  /// The middle of the knob at a position.
  package func x(at position: CGFloat, width: CGFloat) -> CGFloat {
    knob.width / 2 + min(1, max(0, position)) * max(0, width - knob.width)
  }

  /// The position at which the middle of the knob lies at an x.
  package func position(atX x: CGFloat, width: CGFloat) -> CGFloat {
    let room: CGFloat = width - knob.width
    guard room > 0 else { return 0 }
    return min(1, max(0, (x - knob.width / 2) / room))
  }

  /// How far the position goes for each point of a drag.
  package func positionPerPoint(width: CGFloat) -> CGFloat { width > knob.width ? 1 / (width - knob.width) : 0 }

  package func knobFrame(in size: CGSize) -> CGRect {
    CGRect(
      x: x(at: position, width: size.width) - knob.width / 2, y: (size.height - knob.height) / 2, width: knob.width,
      height: knob.height)
  }

  // MARK: Parts

  package func parts(in size: CGSize) -> [LookPart] {
    let y: CGFloat = (size.height - thickness) / 2
    let track = CGRect(x: 0, y: y, width: size.width, height: thickness)
    let isWhole: Bool = enabled == 0...1
    var parts: [LookPart] = [.bar(track, .fill(1), opacity: isWhole ? 1 : 0.5)]
    if !isWhole {
      let start: CGFloat = enabled.lowerBound <= 0 ? 0 : x(at: enabled.lowerBound, width: size.width)
      let end: CGFloat = enabled.upperBound >= 1 ? size.width : x(at: enabled.upperBound, width: size.width)
      parts.append(.bar(CGRect(x: start, y: y, width: max(0, end - start), height: thickness), .fill(1)))
    }
    if let filled = filledFrame(in: size) { parts.append(.bar(filled, .tint)) }
    parts += tickParts(in: size)
    guard showsKnob else { return parts }
    var shadow: LookShadow = .knob
    if isPressed { shadow.radius = 4 }
    parts.append(.bar(knobFrame(in: size), .knob, shadow: shadow))
    return parts
  }

  /// From the neutral position to the knob. A part that begins at an end of the track begins with the track; without a
  /// knob it ends where the middle of the knob would be, or with the track.
  private func filledFrame(in size: CGSize) -> CGRect? {
    func edge(_ position: CGFloat) -> CGFloat {
      if position <= 0 { return 0 }
      if position >= 1 { return size.width }
      return x(at: position, width: size.width)
    }
    let start: CGFloat = edge(min(neutral, position))
    let end: CGFloat = edge(max(neutral, position))
    guard end > start else { return nil }
    return CGRect(x: start, y: (size.height - thickness) / 2, width: end - start, height: thickness)
  }

  /// Dots below the track; none where they would run into each other.
  private func tickParts(in size: CGSize) -> [LookPart] {
    guard !ticks.isEmpty else { return [] }
    let places: [CGFloat] = ticks.map { x(at: $0, width: size.width) }.sorted()
    let isDense: Bool = zip(places, places.dropFirst()).contains { $1 - $0 < 3 && $1 > $0 }
    guard !isDense else { return [] }
    let y: CGFloat = isPhone ? size.height / 2 + 10 : 14
    return places.map { .dot(at: CGPoint(x: $0, y: y), radius: 1, .label(1)) }
  }
}
