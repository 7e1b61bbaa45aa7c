import ChartEngine
import CoreGraphics
import SwiftUICore

extension View {
  /// Sets which values the z axis of charts with three axes covers, where they lie and how.
  ///
  /// - Parameters:
  ///   - domain: The values: a range, a list of categories, or `.automatic`.
  ///   - range: Where they lie in the plot area.
  ///   - type: How they are laid out; nil, the default, suits the values.
  public nonisolated func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSetting { $0.z.set(domain, range, type) }
  }

  /// Sets which values the z axis of charts with three axes covers.
  public nonisolated func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSetting { $0.z.set(domain, nil, type) }
  }

  /// Sets where the values of the z axis of charts with three axes lie in the plot area.
  public nonisolated func chartZScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chartSetting { $0.z.set(nil, range, type) }
  }
}
