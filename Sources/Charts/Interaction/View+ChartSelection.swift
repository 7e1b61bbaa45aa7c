import ChartEngine
import SwiftUICore

extension View {
  /// Keeps the value of x under the pointer or the finger; nil where there is none.
  ///
  /// - Parameter value: The value.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.x.selection = { value.set($0) } }
  }

  /// Keeps the values of x over which the pointer or finger was dragged.
  ///
  /// - Parameter range: The values.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.x.rangeSelection = { range.set($0) } }
  }

  /// Keeps the value of y under the pointer or the finger; nil where there is none.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.y.selection = { value.set($0) } }
  }

  /// Keeps the values of y over which the pointer or finger was dragged.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.y.rangeSelection = { range.set($0) } }
  }

  /// Keeps the value of z of the mark under the pointer or the finger, in charts with three axes; nil where there is none.
  public nonisolated func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.z.selection = { value.set($0) } }
  }

  /// Keeps the values of z between two marks over which the pointer or finger was dragged, in charts with three axes.
  public nonisolated func chartZSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.z.rangeSelection = { range.set($0) } }
  }

  /// Keeps the value at the angle under the pointer or the finger: the sum of the sectors up to there.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.angleSelection = { value.set($0) } }
  }

  /// Sets the gesture that selects values in charts.
  ///
  /// ```swift
  /// import Charts
  ///
  /// struct Selecting: View {
  ///   @State private var month: String?
  ///   var body: some View {
  ///     Chart {
  ///       BarMark(x: .value("Month", "May"), y: .value("Sales", 7))
  ///     }
  ///     .chartXSelection(value: $month)
  ///     .chartGesture { chart in
  ///       DragGesture(minimumDistance: 0)
  ///         .onChanged { chart.selectXValue(at: $0.location.x) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter body: Makes the gesture; its locations are those of the plot area.
  public nonisolated func chartGesture(_ body: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartSetting { $0.gesture = { AnyGesture(body($0).map { _ in () }) } }
  }

  /// Puts a view in front of charts.
  ///
  /// - Parameters:
  ///   - alignment: How it is aligned with the chart.
  ///   - content: Makes the view; the proxy knows where values are.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // The innermost modifier is the lowest layer; its change comes last.
    chartSetting { $0.overlays.insert(ChartLayer(alignment: alignment) { AnyView(content($0)) }, at: 0) }
  }

  /// Puts a view behind charts.
  ///
  /// - Parameters:
  ///   - alignment: How it is aligned with the chart.
  ///   - content: Makes the view; the proxy knows where values are.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }
}

extension Binding {
  /// Sets a value of a scale, or none; nothing where the type has no value for it.
  fileprivate func set<P: Plottable>(_ value: PlotValue?) where Value == P? {
    let new: P? = value.flatMap { P.value(of: $0) }
    guard wrappedValue?.plotValue != new?.plotValue else { return }
    wrappedValue = new
  }

  fileprivate func set<P: Plottable & Comparable>(_ values: (PlotValue, PlotValue)?) where Value == ClosedRange<P>? {
    guard let values else {
      if wrappedValue != nil { wrappedValue = nil }
      return
    }
    guard let first = P.value(of: values.0), let last = P.value(of: values.1) else { return }
    let new: ClosedRange<P> = Swift.min(first, last)...Swift.max(first, last)
    if wrappedValue != new { wrappedValue = new }
  }
}
