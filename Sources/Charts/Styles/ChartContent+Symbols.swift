import CoreGraphics
import SwiftUICore

extension ChartContent {
  /// Draws points, and the values of lines and areas, with a symbol.
  ///
  /// - Parameter symbol: The shape.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let shape = AnyChartSymbolShape(symbol)
    return changing { if $0.style.symbol == nil { $0.style.symbol = .value(.shape(shape)) } }
  }

  /// Tells values apart by the symbols of points.
  ///
  /// - Parameter value: The value.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum: PlotDatum = value.datum
    return changing { if $0.style.symbol == nil { $0.style.symbol = .by(datum) } }
  }

  /// Draws points, and the values of lines and areas, with a view.
  ///
  /// - Parameter symbol: Makes the view, which has its ideal size.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view: V = symbol()
    return changing { mark in
      if mark.style.symbol == nil { mark.style.symbol = .value(.view(AnyView(view))) }
    }
  }

  /// Sets the size of symbols.
  ///
  /// - Parameter area: The area of a square that looks as large, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { if $0.style.symbolSize == nil { $0.style.symbolSize = .value(.area(max(0, area))) } }
  }

  /// Sets the width and height of symbols.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.style.symbolSize == nil { $0.style.symbolSize = .value(.size(size)) } }
  }

  /// Tells values apart by the area of symbols.
  ///
  /// - Parameter value: The value.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum: PlotDatum = value.datum
    return changing { if $0.style.symbolSize == nil { $0.style.symbolSize = .by(datum) } }
  }
}
