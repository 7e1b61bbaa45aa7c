import ChartEngine
import CoreGraphics
import SwiftUICore

extension View {
  /// Sets the style for each value that tells marks apart by their style.
  ///
  /// - Parameter mapping: Values with their styles, in the order of the legend.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs: [(PlotValue, AnyShapeStyle)] = mapping.map { ($0.key.plotValue, AnyShapeStyle($0.value)) }
    return chartSetting { $0.foreground.set(pairs) }
  }

  /// Sets the values that tell marks apart by their style, and the styles.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: A style for each value, again from the first where there are more; or a gradient over numbers.
  ///   - type: How numbers are laid out over a gradient.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartSetting { $0.foreground.set(domain, styles: range, type) }
  }

  /// Sets the values that tell marks apart by their style.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSetting { $0.foreground.set(domain, nil, type) }
  }

  /// Sets the styles by which marks are told apart.
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartSetting { $0.foreground.set(nil, styles: range, type) }
  }

  /// Sets how the values that tell marks apart by their style are laid out.
  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.foreground.set(nil, nil, type) }
  }

  /// Sets the values that tell marks apart by their style, and the style for each.
  public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let pairs: [(PlotValue, AnyShapeStyle)] = domain.map { ($0.plotValue, AnyShapeStyle(mapping($0))) }
    return chartSetting { $0.foreground.set(pairs) }
  }

  /// Sets the style for each value that tells marks apart by their style.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting { settings in
      settings.foreground.mapping = { DataValue.value(of: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
}

extension View {
  /// Sets the symbol for each value that tells marks apart by their symbol.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs: [(PlotValue, AnyChartSymbolShape)] = mapping.map { ($0.key.plotValue, AnyChartSymbolShape($0.value)) }
    return chartSetting { $0.symbol.set(pairs) }
  }

  /// Sets the values that tell marks apart by their symbol, and the symbols.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let shapes: [AnyChartSymbolShape]? = (range as? [Range.VisualValue])?.map { AnyChartSymbolShape($0) }
    return chartSetting { $0.symbol.set(domain, shapes, nil) }
  }

  /// Sets the values that tell marks apart by their symbol.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting { $0.symbol.set(domain, nil, nil) }
  }

  /// Sets the symbols by which marks are told apart.
  public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    let shapes: [AnyChartSymbolShape] = range.map { AnyChartSymbolShape($0) }
    return chartSetting { $0.symbol.set(nil, shapes, nil) }
  }

  /// Sets the symbols by which marks are told apart.
  public nonisolated func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let shapes: [AnyChartSymbolShape]? = (range as? [Range.VisualValue])?.map { AnyChartSymbolShape($0) }
    return chartSetting { $0.symbol.set(nil, shapes, nil) }
  }

  /// Sets the values that tell marks apart by their symbol, and the symbol for each.
  public nonisolated func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let pairs: [(PlotValue, AnyChartSymbolShape)] = domain.map { ($0.plotValue, AnyChartSymbolShape(mapping($0))) }
    return chartSetting { $0.symbol.set(pairs) }
  }

  /// Sets the symbol for each value that tells marks apart by their symbol.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting { settings in
      settings.symbol.mapping = { DataValue.value(of: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }
}

extension View {
  /// Sets the symbol's area for each value that tells marks apart by their size, in square points.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let pairs: [(PlotValue, CGFloat)] = mapping.map { ($0.key.plotValue, $0.value) }
    return chartSetting { $0.symbolSize.set(pairs) }
  }

  /// Sets the values that tell marks apart by their size, and the areas.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: The areas of the least and the largest value, or one for each category, in square points.
  ///   - type: How numbers are laid out.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSetting { $0.symbolSize.set(domain, sizes(of: range), type) }
  }

  /// Sets the values that tell marks apart by their size.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSetting { $0.symbolSize.set(domain, nil, type) }
  }

  /// Sets the areas by which marks are told apart, in square points.
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSetting { $0.symbolSize.set(nil, sizes(of: range), type) }
  }

  /// Sets how the values that tell marks apart by their size are laid out.
  public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.symbolSize.set(nil, nil, type) }
  }

  /// Sets the values that tell marks apart by their size, and the area for each.
  public nonisolated func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    let pairs: [(PlotValue, CGFloat)] = domain.map { ($0.plotValue, mapping($0)) }
    return chartSetting { $0.symbolSize.set(pairs) }
  }

  /// Sets the symbol's area for each value that tells marks apart by their size, in square points.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chartSetting { settings in settings.symbolSize.mapping = { DataValue.value(of: $0).map(mapping) } }
  }
}

extension View {
  /// Sets the stroke for each value that tells lines apart.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let pairs: [(PlotValue, StrokeStyle)] = mapping.map { ($0.key.plotValue, $0.value) }
    return chartSetting { $0.lineStyle.set(pairs) }
  }

  /// Sets the values that tell lines apart, and the strokes.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chartSetting { $0.lineStyle.set(domain, range as? [StrokeStyle], nil) }
  }

  /// Sets the values that tell lines apart.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting { $0.lineStyle.set(domain, nil, nil) }
  }

  /// Sets the strokes by which lines are told apart.
  public nonisolated func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chartSetting { $0.lineStyle.set(nil, range as? [StrokeStyle], nil) }
  }

  /// Sets the values that tell lines apart, and the stroke for each.
  public nonisolated func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    let pairs: [(PlotValue, StrokeStyle)] = domain.map { ($0.plotValue, mapping($0)) }
    return chartSetting { $0.lineStyle.set(pairs) }
  }

  /// Sets the stroke for each value that tells lines apart.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chartSetting { settings in settings.lineStyle.mapping = { DataValue.value(of: $0).map(mapping) } }
  }
}

private func sizes(of range: any ScaleRange) -> [CGFloat]? {
  if let range = range as? ClosedRange<CGFloat> { return [range.lowerBound, range.upperBound] }
  return range as? [CGFloat]
}

extension StyleScaleSettings {
  fileprivate mutating func set(_ pairs: [(PlotValue, Value)]) {
    domain = .values(pairs.map(\.0))
    range = pairs.map(\.1)
    mapping = nil
  }

  fileprivate mutating func set(_ domain: (any ScaleDomain)?, _ range: [Value]?, _ type: ScaleType?) {
    if let domain = domain as? any ScaleDomainSource { self.domain = domain.scaleDomain }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}

extension StyleScaleSettings<AnyShapeStyle> {
  fileprivate mutating func set<Range: ScaleRange>(
    _ domain: (any ScaleDomain)?, styles: Range, _ type: ScaleType?
  ) where Range.VisualValue: ShapeStyle {
    set(domain, (styles as? [Range.VisualValue])?.map { AnyShapeStyle($0) }, type)
    if let gradient = styles as? Gradient { self.gradient = gradient }
  }
}
