import ChartEngine
import CoreGraphics
import SwiftUICore

/// What view modifiers say about the charts inside of them.
package struct ChartSettings {
  package var x = AxisSettings()
  package var y = AxisSettings()
  /// Of charts with three axes.
  package var z = AxisSettings()
  package var space = SpaceSettings()
  package var foreground = StyleScaleSettings<AnyShapeStyle>()
  package var symbol = StyleScaleSettings<AnyChartSymbolShape>()
  package var symbolSize = StyleScaleSettings<CGFloat>()
  package var lineStyle = StyleScaleSettings<StrokeStyle>()
  package var legend = LegendSettings()
  package var plotStyle: ((ChartPlotContent) -> AnyView)?
  package var backgrounds: [ChartLayer] = []
  package var overlays: [ChartLayer] = []
  package var angleSelection: ((PlotValue?) -> Void)?
  package var gesture: ((ChartProxy) -> AnyGesture<Void>)?
  package var scrollTarget: (any ChartScrollTargetBehavior)?
}

/// What is said about one axis.
package struct AxisSettings {
  package var visibility: Visibility = .automatic
  package var content: [AxisDescription]?
  package var domain: ScaleDomainValues?
  package var range: PositionRangeValues?
  package var type: ScaleType?
  package var titles: [AxisTitle] = []
  package var style: ((ChartAxisContent) -> AnyView)?
  package var selection: ((PlotValue?) -> Void)?
  package var rangeSelection: (((PlotValue, PlotValue)?) -> Void)?
  package var isScrollable: Bool = false
  /// How much is shown of a scrollable axis, in units of the data.
  package var visibleLength: Double?
  package var scrollPosition: ChartScrollBinding?
  package var initialPosition: PlotValue?

  package struct AxisTitle {
    package var content: AnyView
    package var position: AnnotationPosition
    package var alignment: Alignment?
    package var spacing: CGFloat?
  }
}

/// How values become colours, symbols, sizes or dashes.
package struct StyleScaleSettings<Value> {
  package var domain: ScaleDomainValues?
  package var range: [Value]?
  package var gradient: Gradient?
  package var mapping: ((PlotValue) -> Value?)?
  package var type: ScaleType?
}

package struct LegendSettings {
  package var visibility: Visibility = .automatic
  package var position: AnnotationPosition = .automatic
  package var alignment: Alignment?
  package var spacing: CGFloat?
  package var content: AnyView?
}

/// A view behind or in front of a chart.
package struct ChartLayer {
  package var alignment: Alignment
  package var content: (ChartProxy) -> AnyView
}

struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  package var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes what charts inside of the view are told.
  nonisolated func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  /// Keeps what a chart is told from charts inside of its labels and annotations.
  nonisolated func outsideOfChart() -> some View { environment(\.chartSettings, ChartSettings()) }
}
