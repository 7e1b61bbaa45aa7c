import ChartEngine
import Foundation
import SwiftUICore

/// Takes a value with a label from each element of a plot's data.
///
/// ```swift
/// struct Reading {
///   let hour: Int
///   let level: Double
/// }
/// let plot = LinePlot([Reading](), x: .value("Hour", \.hour), y: .value("Level", \.level))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let datum: (DataElement) -> PlotDatum

  private init(
    _ label: Text, _ unit: PlotDatum.DateUnit? = nil, _ interval: @escaping (DataElement) -> PlotInterval
  ) {
    datum = { PlotDatum(label, interval($0), unit: unit) }
  }
}

extension PlottableProjection {
  /// The value of a property.
  public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>)
    -> PlottableProjection<DataElement, DataValue>
  {
    PlottableProjection(Text(labelKey)) { PlotInterval($0[keyPath: value].plotValue) }
  }

  /// The same value for all elements.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection<
    DataElement, DataValue
  > {
    let interval = PlotInterval(value.plotValue)
    return PlottableProjection(Text(labelKey)) { _ in interval }
  }

  /// The value of a property.
  public static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>) -> PlottableProjection<
    DataElement, DataValue
  > {
    PlottableProjection(label) { PlotInterval($0[keyPath: value].plotValue) }
  }

  /// The same value for all elements.
  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection<DataElement, DataValue> {
    let interval = PlotInterval(value.plotValue)
    return PlottableProjection(label) { _ in interval }
  }

  /// The value of a property with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>)
    -> PlottableProjection<DataElement, DataValue>
  {
    PlottableProjection(Text(label)) { PlotInterval($0[keyPath: value].plotValue) }
  }

  /// The same value for all elements with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection<
    DataElement, DataValue
  > {
    let interval = PlotInterval(value.plotValue)
    return PlottableProjection(Text(label)) { _ in interval }
  }
}

extension PlottableProjection where DataValue: Comparable {
  /// The interval between the values of two properties.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(Text(labelKey)) { PlotInterval($0[keyPath: start].plotValue, to: $0[keyPath: end].plotValue) }
  }

  /// The same interval for all elements.
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> PlottableProjection<
    DataElement, DataValue
  > {
    let interval = PlotInterval(start.plotValue, to: end.plotValue)
    return PlottableProjection(Text(labelKey)) { _ in interval }
  }

  /// The interval between the values of two properties.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(label) { PlotInterval($0[keyPath: start].plotValue, to: $0[keyPath: end].plotValue) }
  }

  /// The same interval for all elements.
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> PlottableProjection<
    DataElement, DataValue
  > {
    let interval = PlotInterval(start.plotValue, to: end.plotValue)
    return PlottableProjection(label) { _ in interval }
  }

  /// The interval between the values of two properties with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(Text(label)) { PlotInterval($0[keyPath: start].plotValue, to: $0[keyPath: end].plotValue) }
  }

  /// The same interval for all elements with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> PlottableProjection<
    DataElement, DataValue
  > {
    let interval = PlotInterval(start.plotValue, to: end.plotValue)
    return PlottableProjection(Text(label)) { _ in interval }
  }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
  /// The calendar unit that holds the date of a property.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let unit = PlotDatum.DateUnit(component: unit, calendar: calendar)
    return PlottableProjection(Text(labelKey), unit) { PlotInterval($0[keyPath: date].plotValue) }
  }

  /// The calendar unit that holds the date of a property.
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let unit = PlotDatum.DateUnit(component: unit, calendar: calendar)
    return PlottableProjection(label, unit) { PlotInterval($0[keyPath: date].plotValue) }
  }

  /// The calendar unit that holds the date of a property with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let unit = PlotDatum.DateUnit(component: unit, calendar: calendar)
    return PlottableProjection(Text(label), unit) { PlotInterval($0[keyPath: date].plotValue) }
  }
}

extension PlottableProjection where DataValue == Date {
  /// The same calendar unit for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let interval = PlotInterval(date.plotValue)
    let unit = PlotDatum.DateUnit(component: unit, calendar: calendar)
    return PlottableProjection(Text(labelKey), unit) { _ in interval }
  }

  /// The same calendar unit for all elements.
  public static func value(
    _ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let interval = PlotInterval(date.plotValue)
    let unit = PlotDatum.DateUnit(component: unit, calendar: calendar)
    return PlottableProjection(label, unit) { _ in interval }
  }

  /// The same calendar unit for all elements with a label that is shown as it is.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let interval = PlotInterval(date.plotValue)
    let unit = PlotDatum.DateUnit(component: unit, calendar: calendar)
    return PlottableProjection(Text(label), unit) { _ in interval }
  }
}
