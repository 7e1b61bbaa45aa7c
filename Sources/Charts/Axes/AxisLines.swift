import CoreGraphics
import SwiftUICore

/// A line across the plot area at a value of an axis.
public struct AxisGridLine: AxisMark {
  let centered: Bool?
  let stroke: StrokeStyle?

  /// - Parameters:
  ///   - centered: Whether the line stands in the middle between the value and the next. By default it does not.
  ///   - stroke: The stroke; nil, the default, is the chart's.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  public func _addElements(to elements: inout _AxisElements) {
    elements.list.append(.gridLine(centered: centered, stroke: stroke, AxisElementStyle()))
  }
}

/// A short line outside of the plot area at a value of an axis.
public struct AxisTick: AxisMark {
  let centered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  /// - Parameters:
  ///   - centered: Whether the tick stands in the middle between the value and the next. By default it does not.
  ///   - length: The length in points.
  ///   - stroke: The stroke; nil, the default, is the chart's.
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(max(0, length))), stroke: stroke)
  }

  /// - Parameters:
  ///   - centered: Whether the tick stands in the middle between the value and the next. By default it does not.
  ///   - length: The length; by default that of the chart.
  ///   - stroke: The stroke; nil, the default, is the chart's.
  public nonisolated init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }

  public func _addElements(to elements: inout _AxisElements) {
    elements.list.append(.tick(centered: centered, length: length, stroke: stroke, AxisElementStyle()))
  }

  /// How long a tick is.
  public struct Length: Equatable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat)
      case longestLabel(CGFloat)
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// The chart's length.
    public static var automatic: Length { Length(kind: .automatic) }
    /// As far as the label of the value.
    public static var label: Length { label(extendPastBy: 0) }
    /// As far as the longest label.
    public static var longestLabel: Length { longestLabel(extendPastBy: 0) }

    /// As far as the label of the value, and further by some points.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label(extendPastBy)) }

    /// As far as the longest label, and further by some points.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length(kind: .longestLabel(extendPastBy)) }
  }
}
