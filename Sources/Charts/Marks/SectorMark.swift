import ChartEngine
import CoreGraphics

/// Shows a value as a sector of a circle or ring: its angle is the value's part of the sum of all.
///
/// ```swift
/// let slice = SectorMark(angle: .value("Sales", 12), innerRadius: .ratio(0.6), angularInset: 1)
/// ```
nonisolated public struct SectorMark: ChartContent {
  let mark: Mark

  /// A sector.
  ///
  /// - Parameters:
  ///   - angle: The value; a bin or interval goes from its start to its end.
  ///   - innerRadius: The radius of the hole. `automatic` is none; a ratio is a part of the largest radius.
  ///   - outerRadius: The outer radius. `automatic` is the largest that fits.
  ///   - angularInset: How far both sides are moved inwards, in points.
  public nonisolated init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector, x: .value(angle.datum))
    mark.sector = Mark.SectorDimensions(
      innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
    self.mark = mark
  }

  @MainActor public var body: Never { fatalError("SectorMark adds a mark itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(mark) }
}
