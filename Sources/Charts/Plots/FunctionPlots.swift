import ChartEngine
import CoreGraphics
import SwiftUICore

/// The line of a function.
nonisolated public struct FunctionLinePlotContent: ChartContent {
  public typealias Body = Never
  let plot: FunctionPlot

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(plot.mark) }
}

/// The area of a function.
nonisolated public struct FunctionAreaPlotContent: ChartContent {
  public typealias Body = Never
  let plot: FunctionPlot

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(plot.mark) }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The line y = f(x), over a domain or all of the x axis. Where the function is not defined it gives no number.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      plot: FunctionPlot(.line, x: Text(x), y: Text(y), domain: domain) { ($0, function($0), nil) })
  }

  /// The line y = f(x), over a domain or all of the x axis. Where the function is not defined it gives no number.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      plot: FunctionPlot(.line, x: Text(x), y: Text(y), domain: domain) { ($0, function($0), nil) })
  }

  /// The line y = f(x), over a domain or all of the x axis. Where the function is not defined it gives no number.
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(plot: FunctionPlot(.line, x: x, y: y, domain: domain) { ($0, function($0), nil) })
  }

  /// The line of the points (x, y) = f(t).
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      plot: FunctionPlot(.line, x: Text(x), y: Text(y), domain: domain, isParametric: true) {
        let point = function($0)
        return (point.x, point.y, nil)
      })
  }

  /// The line of the points (x, y) = f(t).
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      plot: FunctionPlot(.line, x: Text(x), y: Text(y), domain: domain, isParametric: true) {
        let point = function($0)
        return (point.x, point.y, nil)
      })
  }

  /// The line of the points (x, y) = f(t).
  public nonisolated init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      plot: FunctionPlot(.line, x: x, y: y, domain: domain, isParametric: true) {
        let point = function($0)
        return (point.x, point.y, nil)
      })
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between zero and y = f(x).
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      plot: FunctionPlot(.area, x: Text(x), y: Text(y), domain: domain) { ($0, 0, function($0)) })
  }

  /// The area between zero and y = f(x).
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      plot: FunctionPlot(.area, x: Text(x), y: Text(y), domain: domain) { ($0, 0, function($0)) })
  }

  /// The area between zero and y = f(x).
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(plot: FunctionPlot(.area, x: x, y: y, domain: domain) { ($0, 0, function($0)) })
  }

  /// The area between two functions.
  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      plot: FunctionPlot(.area, x: Text(x), y: Text(yStart), domain: domain) {
        let range = function($0)
        return ($0, range.yStart, range.yEnd)
      })
  }

  /// The area between two functions.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      plot: FunctionPlot(.area, x: Text(x), y: Text(yStart), domain: domain) {
        let range = function($0)
        return ($0, range.yStart, range.yEnd)
      })
  }

  /// The area between two functions.
  public nonisolated init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      plot: FunctionPlot(.area, x: x, y: yStart, domain: domain) {
        let range = function($0)
        return ($0, range.yStart, range.yEnd)
      })
  }
}
