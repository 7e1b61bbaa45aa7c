import SwiftUICore

/// The looks of gauges; what they say stays their own.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value and the parts of a gauge that its style draws.
public struct GaugeStyleConfiguration {
  /// Where the value lies between the bounds, from 0 to 1.
  public var value: Double
  /// What the value is.
  public var label: Label
  /// The value in words; nil for a gauge without.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words; nil for a gauge without.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words; nil for a gauge without.
  public var maximumValueLabel: MaximumValueLabel?

  nonisolated init(
    value: Double, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: MinimumValueLabel?,
    maximumValueLabel: MaximumValueLabel?
  ) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }

  nonisolated public struct CurrentValueLabel: View, ControlPartView {
    package let part: ControlPart
  }

  nonisolated public struct MinimumValueLabel: View, ControlPartView {
    package let part: ControlPart
  }

  nonisolated public struct MaximumValueLabel: View, ControlPartView {
    package let part: ControlPart
  }
}

extension GaugeStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultGaugeStyle(), GaugeStyleBody.self)
}

nonisolated private struct GaugeStyleBody<Style: GaugeStyle>: ControlStyleBody {
  let style: Style
  let configuration: GaugeStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of the gauges inside the view.
  ///
  /// - Parameter style: The style, such as `.accessoryCircular` or one of your own.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<GaugeStyleBody<S>>(style))
  }
}
