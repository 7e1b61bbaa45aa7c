import ChartEngine
import Foundation
import SwiftUICore

/// A value with a label that says what it is, for a mark or one of its modifiers.
public struct PlottableValue<Value: Plottable> {
  package let datum: PlotDatum

  private init(_ label: Text, _ interval: PlotInterval, unit: PlotDatum.DateUnit? = nil) {
    datum = PlotDatum(label, interval, unit: unit)
  }
}

// The label of a literal is a key to be looked up, that of another string is shown as it is: the second is tried last.
extension PlottableValue {
  /// A value with a label that is looked up.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label.
  ///   - value: The value.
  public nonisolated static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), PlotInterval(value.plotValue))
  }

  /// A value with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(label), PlotInterval(value.plotValue))
  }

  /// A value with a label.
  public nonisolated static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, PlotInterval(value.plotValue))
  }
}

extension PlottableValue where Value: Comparable {
  /// An interval: a bar fills it, a point stands in its middle.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label.
  ///   - range: The interval.
  public nonisolated static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), PlotInterval(range.lowerBound.plotValue, to: range.upperBound.plotValue))
  }

  /// An interval with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(label), PlotInterval(range.lowerBound.plotValue, to: range.upperBound.plotValue))
  }

  /// An interval with a label.
  public nonisolated static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(label, PlotInterval(range.lowerBound.plotValue, to: range.upperBound.plotValue))
  }

  /// A bin: a bar fills it, a point stands in its middle.
  public nonisolated static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), PlotInterval(range.lowerBound.plotValue, to: range.upperBound.plotValue))
  }

  /// A bin with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(label), PlotInterval(range.lowerBound.plotValue, to: range.upperBound.plotValue))
  }

  /// A bin with a label.
  public nonisolated static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(label, PlotInterval(range.lowerBound.plotValue, to: range.upperBound.plotValue))
  }
}

extension PlottableValue where Value == Date {
  /// The calendar unit that holds a date: a bar fills it, a point stands in its middle.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label.
  ///   - date: A moment in the unit.
  ///   - unit: The unit, such as a month.
  ///   - calendar: The calendar; nil, the default, is that of the environment.
  public nonisolated static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(
      Text(labelKey), PlotInterval(date.plotValue), unit: PlotDatum.DateUnit(component: unit, calendar: calendar))
  }

  /// The calendar unit that holds a date, with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(
      Text(label), PlotInterval(date.plotValue), unit: PlotDatum.DateUnit(component: unit, calendar: calendar))
  }

  /// The calendar unit that holds a date, with a label.
  public nonisolated static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(label, PlotInterval(date.plotValue), unit: PlotDatum.DateUnit(component: unit, calendar: calendar))
  }
}
