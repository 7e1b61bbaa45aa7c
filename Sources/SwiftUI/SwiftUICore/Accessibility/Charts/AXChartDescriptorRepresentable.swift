@_exported import Accessibility
import AccessibilityTree

/// A type that makes the description of a chart for assistive technologies.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings a description up to date; it need not be implemented.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the view as a chart to assistive technologies: they read its description and play its data.
  ///
  /// - Parameter representable: Makes the description.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    // Of one value the description is the same, so that it is made when somebody asks for it.
    let describer = ChartDescriber {
      let descriptor: AXChartDescriptor = representable.makeChartDescriptor()
      representable.updateChartDescriptor(descriptor)
      return ChartDescription(descriptor)
    }
    var attachment = AccessibilityAttachmentModifier(changes: [{ properties, _ in properties.chart = describer }])
    attachment.actions = ChartReading.actions { describer }
    return attaching(attachment)
  }
}
