import ChartEngine
import SwiftUICore

extension View {
  /// Makes charts scrollable along axes: only a part of the values is shown at once.
  ///
  /// ```swift
  /// import Charts
  ///
  /// struct Steps: View {
  ///   let counts: [Int]
  ///   var body: some View {
  ///     Chart(counts.indices, id: \.self) { day in
  ///       BarMark(x: .value("Day", day), y: .value("Steps", counts[day]))
  ///     }
  ///     .chartScrollableAxes(.horizontal)
  ///     .chartXVisibleDomain(length: 7)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter axes: The axes. Unless `chartXVisibleDomain` or `chartYVisibleDomain` says how much of an axis is shown, it is
  ///   a third, and of categories five at least.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting { settings in
      settings.x.isScrollable = axes.contains(.horizontal)
      settings.y.isScrollable = axes.contains(.vertical)
    }
  }

  /// Sets how much of the x axis of scrollable charts is shown.
  ///
  /// - Parameter length: The length in units of the data: seconds for dates, the number of categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length: Double? = length.plotValue.magnitude
    return chartSetting { $0.x.visibleLength = length }
  }

  /// Sets how much of the y axis of scrollable charts is shown.
  ///
  /// - Parameter length: The length in units of the data: seconds for dates, the number of categories.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length: Double? = length.plotValue.magnitude
    return chartSetting { $0.y.visibleLength = length }
  }

  /// Keeps the value of x where the shown part of scrollable charts begins. A change of it scrolls them.
  ///
  /// - Parameter x: The value.
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartSetting { $0.x.scrollPosition = ChartScrollBinding(x) }
  }

  /// Keeps the value of y where the shown part of scrollable charts begins. A change of it scrolls them.
  ///
  /// - Parameter y: The value.
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chartSetting { $0.y.scrollPosition = ChartScrollBinding(y) }
  }

  /// Sets the value of x where the shown part of scrollable charts begins at first.
  ///
  /// - Parameter initialX: The value.
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View {
    let value: PlotValue = initialX.plotValue
    return chartSetting { $0.x.initialPosition = value }
  }

  /// Sets the value of y where the shown part of scrollable charts begins at first.
  ///
  /// - Parameter initialY: The value.
  public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View {
    let value: PlotValue = initialY.plotValue
    return chartSetting { $0.y.initialPosition = value }
  }

  /// Sets where scrollable charts come to rest.
  ///
  /// - Parameter behavior: The behaviour, such as `.valueAligned(unit: 1)`.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartSetting { $0.scrollTarget = behavior }
  }
}

/// A position that an app keeps.
package struct ChartScrollBinding {
  package var get: () -> PlotValue
  package var set: (PlotValue) -> Void

  nonisolated init<P: Plottable>(_ binding: Binding<P>) {
    get = { binding.wrappedValue.plotValue }
    set = { value in
      guard let new = P.value(of: value), new.plotValue != binding.wrappedValue.plotValue else { return }
      binding.wrappedValue = new
    }
  }
}
