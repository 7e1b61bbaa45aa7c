import ChartEngine
import CoreGraphics
import SwiftUICore

extension View {
  /// Sets which values the x axis of charts covers, where they lie and how.
  ///
  /// - Parameters:
  ///   - domain: The values: a range, a list of categories, or `.automatic`.
  ///   - range: Where they lie in the plot area.
  ///   - type: How they are laid out; nil, the default, suits the values.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSetting { $0.x.set(domain, range, type) }
  }

  /// Sets which values the x axis of charts covers.
  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.set(domain, nil, type) }
  }

  /// Sets where the values of the x axis of charts lie in the plot area.
  public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.set(nil, range, type) }
  }

  /// Sets how the values of the x axis of charts are laid out.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.set(nil, nil, type) }
  }
}

extension View {
  /// Sets which values the y axis of charts covers, where they lie and how.
  ///
  /// - Parameters:
  ///   - domain: The values: a range, a list of categories, or `.automatic`.
  ///   - range: Where they lie in the plot area.
  ///   - type: How they are laid out; nil, the default, suits the values.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSetting { $0.y.set(domain, range, type) }
  }

  /// Sets which values the y axis of charts covers.
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.set(domain, nil, type) }
  }

  /// Sets where the values of the y axis of charts lie in the plot area.
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.set(nil, range, type) }
  }

  /// Sets how the values of the y axis of charts are laid out.
  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.set(nil, nil, type) }
  }
}

extension AxisSettings {
  mutating func set(_ domain: (any ScaleDomain)?, _ range: (any PositionScaleRange)?, _ type: ScaleType?) {
    if let domain = domain as? any ScaleDomainSource { self.domain = domain.scaleDomain }
    if let range = range as? any PositionRangeSource { self.range = range.positions }
    if let type { self.type = type }
  }
}
