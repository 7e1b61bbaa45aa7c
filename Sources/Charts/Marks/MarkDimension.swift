import CoreGraphics

/// The width or height of a bar, or a radius of a sector.
///
/// A number is a length in points.
@frozen public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  @usableFromInline enum Storage: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  @usableFromInline let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  public nonisolated init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  public nonisolated init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// The chart decides.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }

  /// A part of the room that there is: of a category's band, of a bin, of the largest radius.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The room that there is less a distance in points on either side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
}

extension MarkDimension: Sendable {}

extension MarkDimension {
  /// The length for a room; nil where the chart decides.
  package func length(in room: CGFloat) -> CGFloat? {
    switch storage {
    case .automatic: nil
    case .fixed(let length): max(0, length)
    case .ratio(let share): max(0, room * share)
    case .inset(let distance): max(0, room - 2 * distance)
    }
  }

  /// A radius in a circle; nil where the chart decides.
  package func radius(in outer: CGFloat) -> CGFloat? {
    if case .inset(let distance) = storage { return max(0, outer - distance) }
    return length(in: outer)
  }
}
