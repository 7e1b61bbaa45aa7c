/// A type that identifies an alignment guide and gives its default position.
public protocol AlignmentID {
  /// The guide's position in a view that sets none itself, in points from the top left corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide that merges its children's positions in another way than by their mean.
package protocol CombiningAlignmentID: AlignmentID {
  static func combine(_ values: [CGFloat]) -> CGFloat
}

/// The identity of an alignment guide: its id type and the axis that it is measured along.
package struct AlignmentKey: Hashable, Sendable, CustomStringConvertible {
  /// Metatypes are immutable.
  package nonisolated(unsafe) let id: any AlignmentID.Type
  package let axis: Axis
  /// The one guide of this key, as a set.
  package let guides: GuideSet

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    self.guides = (id as? any BuiltInAlignmentID.Type)?.guides ?? .custom
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The default position of a guide of our own, without a view to ask.
  func builtInDefault(in size: CGSize) -> CGFloat? {
    // The bits are those of the built-in identifiers, which tests compare with their default values.
    switch guides.rawValue {
    case 1 << 0, 1 << 3: 0
    case 1 << 1: size.width / 2
    case 1 << 2: size.width
    case 1 << 4: size.height / 2
    case 1 << 5, 1 << 6, 1 << 7: size.height
    default: nil
    }
  }

  package var description: String { "\(id)" }

  /// The position that a container takes for its children's explicit ones, or nil when none of them has one.
  ///
  /// That is the mean, but the first text baseline is the topmost and the last one the bottommost.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    let finite: [CGFloat] = values.filter(\.isFinite)
    guard !finite.isEmpty else { return nil }
    if let combining = id as? any CombiningAlignmentID.Type { return combining.combine(finite) }
    let sum: CGFloat = finite.reduce(0, +)
    return sum / CGFloat(finite.count)
  }
}
