import AccessibilityTree
import Foundation
import SwiftUICore

/// Shows where a value lies between two others.
///
/// ```swift
/// struct Battery: View {
///   var body: some View {
///     Gauge(value: 0.7) {
///       Text("Battery")
///     } currentValueLabel: {
///       Text("70%")
///     }
///   }
/// }
/// ```
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  /// From 0 to 1.
  let value: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part: Double = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.value = part.isNaN ? 0 : min(1, max(0, part))
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// Makes a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value, shown as if it were within the bounds.
  ///   - bounds: The values between which it lies. The default is 0 to 1.
  ///   - label: Makes the label that says what the value is.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), current: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a gauge with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), current: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a gauge with labels for the value and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// Makes a gauge with labels for values between the bounds, which no style shows.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), current: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a gauge with labels for the value, the bounds and values between them; no style shows the last.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge: StyleableControl {
  package nonisolated static func styled(
    _ view: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledGauge> {
    let scope: ControlStyle<GaugeStyleConfiguration> = .around(inputs)
    let label = GaugeStyleConfiguration.Label(part: ControlPart(view.part(\.label), in: scope))
    let current = GaugeStyleConfiguration.CurrentValueLabel(
      part: ControlPart(view.part(\.currentValueLabel), in: scope))
    let minimum = GaugeStyleConfiguration.MinimumValueLabel(
      part: ControlPart(view.part(\.minimumValueLabel), in: scope))
    let maximum = GaugeStyleConfiguration.MaximumValueLabel(
      part: ControlPart(view.part(\.maximumValueLabel), in: scope))
    let hasCurrent: Bool = CurrentValueLabel.self != EmptyView.self
    let hasBounds: Bool = BoundsLabel.self != EmptyView.self
    return view[{
      StyledGauge(
        configuration: GaugeStyleConfiguration(
          value: $0.value, label: label, currentValueLabel: hasCurrent ? current : nil,
          minimumValueLabel: hasBounds ? minimum : nil, maximumValueLabel: hasBounds ? maximum : nil))
    }]
  }
}

/// A gauge in the style of its place, as one element with its label and a percentage.
nonisolated package struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor package var body: some View {
    StyledControl(configuration)
      .attaching(AccessibilityAttachmentModifier(behavior: .combine))
      .accessibility { [value = configuration.value] properties, environment in
        properties.role = .progress
        properties.removedTraits = .isStaticText
        properties.numericValue = value
        let format: FloatingPointFormatStyle<Double>.Percent = .percent.precision(.fractionLength(0))
        properties.value = format.locale(environment.locale).format(value)
      }
  }
}
