import ChartEngine
import Foundation
import SwiftUICore

/// Marks along an axis: at each of some values lines, ticks and labels.
///
/// ```swift
/// let axis = AxisMarks(position: .leading, values: .automatic(desiredCount: 3))
/// ```
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let description: AxisDescription

  public func _addAxes(to axes: inout _Axes) { axes.list.append(description) }

  private nonisolated init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues.Kind, _ content: AxisMarksContent
  ) {
    description = AxisDescription(preset: preset, position: position, values: values, content: content)
  }

  private nonisolated static func custom(_ content: @escaping (AxisValue) -> Content) -> AxisMarksContent {
    .custom { value in
      var elements = _AxisElements()
      content(value)._addElements(to: &elements)
      return elements.list
    }
  }
}

extension AxisMarks {
  /// Marks at values that the chart finds.
  ///
  /// - Parameters:
  ///   - preset: How the marks are arranged.
  ///   - position: The edge of the plot area where they stand.
  ///   - values: The values.
  ///   - content: Makes the marks of a value.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values.kind, Self.custom(content))
  }

  /// Marks at values that the chart finds, the same at each.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values.kind, Self.custom { _ in content() })
  }

  /// Marks at given values.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .list(values.map(\.plotValue)), Self.custom(content))
  }

  /// Marks at given values, the same at each.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .list(values.map(\.plotValue)), Self.custom { _ in content() })
  }
}

extension AxisMarks where Content == Never {
  /// The chart's own marks at values that it finds.
  ///
  /// - Parameters:
  ///   - preset: How the marks are arranged.
  ///   - position: The edge of the plot area where they stand.
  ///   - values: The values.
  ///   - stroke: The stroke of lines and ticks; nil, the default, is the chart's.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values.kind, .automatic(stroke: stroke, format: nil))
  }

  /// The chart's own marks at given values.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .list(values.map(\.plotValue)), .automatic(stroke: stroke, format: nil))
  }

  /// The chart's own marks at values that it finds, with labels by a format.
  public nonisolated init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values.kind, .automatic(stroke: stroke, format: AxisLabelFormat(format)))
  }

  /// The chart's own marks at given values, with labels by a format.
  public nonisolated init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(
      preset, position, .list(values.map(\.plotValue)), .automatic(stroke: stroke, format: AxisLabelFormat(format)))
  }
}

/// How the marks of an axis are arranged.
public struct AxisMarkPreset: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String, Hashable, Sendable {
    case automatic
    case extended
    case aligned
    case inset
  }

  let kind: Kind

  /// The chart decides.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Lines go on beyond the plot area, beside the labels.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// The first and the last label stay within the length of the plot area.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Labels stand inside of the plot area.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }

  public var description: String { kind.rawValue }
}

/// The edge of the plot area where the marks of an axis stand.
public struct AxisMarkPosition: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String, Hashable, Sendable {
    case automatic
    case leading
    case trailing
    case top
    case bottom
  }

  let kind: Kind

  /// The bottom for x; for y the trailing edge, or the leading one for categories.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }

  public var description: String { kind.rawValue }
}

/// The values of an axis at which marks stand.
public struct AxisMarkValues {
  package enum Kind {
    case automatic(minimumStride: Double?, desiredCount: Int?, Rounding)
    case stride(Double, Rounding)
    case calendar(Calendar.Component, count: Int, Rounding, Calendar?)
    case list([PlotValue])
  }

  /// Whether the bounds of the scale are widened to values with marks; nil is the chart's choice.
  package struct Rounding: Equatable {
    package var lower: Bool?
    package var upper: Bool?
  }

  let kind: Kind

  /// Round values, as many as suit.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values.
  ///
  /// - Parameters:
  ///   - desiredCount: About how many.
  ///   - roundLowerBound: Whether the scale begins at one of them.
  ///   - roundUpperBound: Whether the scale ends at one of them.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        minimumStride: nil, desiredCount: desiredCount, Rounding(lower: roundLowerBound, upper: roundUpperBound)))
  }

  /// Round values with a least distance.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        minimumStride: Double(minimumStride), desiredCount: desiredCount,
        Rounding(lower: roundLowerBound, upper: roundUpperBound)))
  }

  /// Multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stepSize), Rounding(lower: roundLowerBound, upper: roundUpperBound)))
  }

  /// Starts of calendar units.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: How many units there are from one value to the next.
  ///   - roundLowerBound: Whether the scale begins at one of them.
  ///   - roundUpperBound: Whether the scale ends at one of them.
  ///   - calendar: The calendar; nil, the default, is that of the environment.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(component, count: count, Rounding(lower: roundLowerBound, upper: roundUpperBound), calendar))
  }
}
