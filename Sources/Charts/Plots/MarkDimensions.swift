import CoreGraphics

/// The width or height of each mark of a plot.
///
/// A number is a length in points.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  public nonisolated init(floatLiteral value: Double) { self.init { _ in .fixed(CGFloat(value)) } }

  public nonisolated init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }

  /// The chart decides.
  public static var automatic: MarkDimensions<DataElement> { MarkDimensions { _ in .automatic } }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .fixed(value) } }

  /// A length in points by a property.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }

  /// A part of the room that there is.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .ratio(value) } }

  /// A part of the room that there is by a property.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }

  /// The room that there is less a distance in points on either side.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .inset(value) } }

  /// The room that there is less a distance by a property on either side.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }
}
