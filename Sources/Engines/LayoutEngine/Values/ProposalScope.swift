/// Lengths that a view may be offered along one axis, from one to another with both.
///
/// They are kept by their bits, which for lengths from zero on rise as the lengths do; endless room comes after all that
/// ends, and no length, which asks for the ideal one, comes last: most views answer it as they answer endless room.
package struct LengthRange: Equatable, Sendable {
  private(set) var lower: UInt64
  private(set) var upper: UInt64

  /// The bits of no length: those of a number that no length is.
  private static let unspecified: UInt64 = Double.nan.bitPattern

  private init(bits lower: UInt64, _ upper: UInt64) {
    self.lower = lower
    self.upper = upper
  }

  /// Whatever is offered.
  package static let all: LengthRange = LengthRange(bits: 0, unspecified)

  /// This length alone.
  package static func only(_ length: CGFloat?) -> LengthRange { LengthRange(length, length) }

  /// This length and all that is more, no length too.
  package static func from(_ length: CGFloat) -> LengthRange { LengthRange(length, nil) }

  package init(_ lower: CGFloat?, _ upper: CGFloat?) { self.init(bits: Self.bits(lower), Self.bits(upper)) }

  /// Not a number counts as no length, less than nothing as zero.
  static func bits(_ length: CGFloat?) -> UInt64 {
    guard let length else { return unspecified }
    let value: Double = Double(length)
    return value > 0 ? value.bitPattern : value.isNaN ? unspecified : 0
  }

  static func length(_ bits: UInt64) -> CGFloat? {
    bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
  }

  @inline(__always)
  func contains(bits: UInt64) -> Bool { lower <= bits && bits <= upper }

  package func contains(_ length: CGFloat?) -> Bool { contains(bits: Self.bits(length)) }

  func contains(_ other: LengthRange) -> Bool { lower <= other.lower && other.upper <= upper }

  /// What lies in both, which have something in common.
  package mutating func formIntersection(_ other: LengthRange) {
    lower = max(lower, other.lower)
    upper = min(upper, other.upper)
  }

  package func intersection(_ other: LengthRange) -> LengthRange {
    var result: LengthRange = self
    result.formIntersection(other)
    return result
  }

  /// The range with a length that is known to belong to it, whatever rounding made of its ends.
  func including(_ length: CGFloat?) -> LengthRange {
    let bits: UInt64 = Self.bits(length)
    return LengthRange(bits: min(lower, bits), max(upper, bits))
  }
}

extension LengthRange {
  /// The lengths that a rule turns into lengths of this range. It holds what the rule made of `length`.
  ///
  /// - Parameters:
  ///   - rule: What is passed on of a length that ends: never less of more. Endless room and no length pass as they are.
  ///   - inverse: About what has to be offered for a length to be passed on.
  func preimage(
    around length: CGFloat?, _ rule: (CGFloat) -> CGFloat, inverse: (CGFloat) -> CGFloat
  ) -> LengthRange {
    // What only no length is turned into.
    guard let least = Self.length(lower) else { return self }
    var result: LengthRange = .all
    if !contains(bits: Self.bits(rule(0))) {
      result.lower = Self.bits(Self.step(inverse(least), by: \.nextUp) { rule($0) >= least } ?? length)
    }
    if let most = Self.length(upper) {
      result.upper =
        most < .infinity ? Self.bits(Self.step(inverse(most), by: \.nextDown) { rule($0) <= most } ?? length) : upper
    }
    return result.including(length)
  }

  /// The lengths of which those of this range are shares, around one of them.
  ///
  /// - Parameter whole: What an end of this range is a share of, and how wrong that may be.
  func spread(around length: CGFloat, _ whole: (CGFloat) -> (length: CGFloat, error: CGFloat)) -> LengthRange {
    var result: LengthRange = .all
    if lower > 0, let least = Self.length(lower) {
      let end = whole(least)
      result.lower = Self.bits(end.length + end.error)
    }
    if let most = Self.length(upper), most < .infinity {
      let end = whole(most)
      result.upper = Self.bits(end.length - end.error)
    }
    return result.including(length)
  }

  /// A length of which something is true, a few steps away at most: so much may be lost by rounding.
  private static func step(
    _ length: CGFloat, by next: (CGFloat) -> CGFloat, until isTrue: (CGFloat) -> Bool
  ) -> CGFloat? {
    var length: CGFloat = length
    for _ in 0..<4 {
      if isTrue(length) { return length }
      length = next(length)
    }
    return nil
  }
}

/// The proposals that make no difference to a view: it takes the same size for all of them, and all that is in it has
/// the same place and size.
package struct ProposalScope: Equatable, Sendable {
  package var width: LengthRange
  package var height: LengthRange

  package init(width: LengthRange, height: LengthRange) {
    self.width = width
    self.height = height
  }

  package static let all: ProposalScope = ProposalScope(width: .all, height: .all)

  package static func only(_ proposal: ProposedViewSize) -> ProposalScope {
    ProposalScope(width: .only(proposal.width), height: .only(proposal.height))
  }

  package func contains(_ proposal: ProposedViewSize) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }

  func contains(_ other: ProposalScope) -> Bool { width.contains(other.width) && height.contains(other.height) }

  package func intersection(_ other: ProposalScope) -> ProposalScope {
    ProposalScope(width: width.intersection(other.width), height: height.intersection(other.height))
  }

  /// The least that the view may be offered.
  var least: ProposedViewSize {
    ProposedViewSize(width: LengthRange.length(width.lower), height: LengthRange.length(height.lower))
  }

  /// Where the lengths are the least or the greatest of those that make no difference.
  var corners: [ProposedViewSize] {
    [width.lower, width.upper].flatMap { width in
      [height.lower, height.upper].map { height in
        ProposedViewSize(width: LengthRange.length(width), height: LengthRange.length(height))
      }
    }
  }

  package subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// The size that a view takes for a proposal, and the proposals around it that make no difference.
package struct SizeAnswer: Equatable, Sendable {
  package var size: CGSize
  package var scope: ProposalScope

  package init(_ size: CGSize, _ scope: ProposalScope) {
    self.size = size
    self.scope = scope
  }

  /// That of a rule for one child that has none.
  package static let nothing: SizeAnswer = SizeAnswer(.zero, .all)
}
