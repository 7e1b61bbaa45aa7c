import ControlLooks
import HostInterface
import SwiftUICore

// Measures are those recorded on macOS 26.2 (iamcgn/swiftui-web, gauge/basic and gauge/accessory), where gauges keep their
// labels also where labels are hidden. Labels of bounds are shown and not spoken: the value is.

/// The label above the bar, the value below, the bounds beside the bar. On a desktop the bar is green unless it is tinted.
struct CapacityBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.idiom) private var idiom: Idiom

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack {
      configuration.label
      HStack(spacing: 8) {
        if let minimum = configuration.minimumValueLabel { minimum.accessibilityHidden(true) }
        LookView(GaugeBarLook(.capacity, isPhone: idiom == .phone, position: CGFloat(configuration.value)))
          .transformEnvironment(\.tintStyle) {
            if $0 == nil, idiom == .desktop { $0 = AnyShapeStyle(.green) }
          }
        if let maximum = configuration.maximumValueLabel { maximum.accessibilityHidden(true) }
      }
      if let value = configuration.currentValueLabel { value }
    }
  }
}

/// As high as the thin bar, whatever the labels beside it are. Where there are bounds, the value is spoken alone.
struct MarkedBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.idiom) private var idiom: Idiom

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(spacing: 8) {
      Group {
        if let minimum = configuration.minimumValueLabel {
          minimum.accessibilityHidden(true)
        } else if let value = configuration.currentValueLabel {
          value
        }
      }
      .font(.system(size: 17, weight: .semibold))
      LookView(GaugeBarLook(.marker, isPhone: idiom == .phone, position: CGFloat(configuration.value)))
      if let maximum = configuration.maximumValueLabel {
        maximum.font(.system(size: 17, weight: .semibold)).accessibilityHidden(true)
      }
    }
    .frame(height: 8)
    .background { UnseenLabels(configuration: configuration, showsValue: configuration.minimumValueLabel == nil) }
  }
}

/// The bounds beside a column of label, bar and value.
struct SmallCapacityBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.idiom) private var idiom: Idiom

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(spacing: 8) {
      if let minimum = configuration.minimumValueLabel { minimum.accessibilityHidden(true) }
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        LookView(GaugeBarLook(.smallCapacity, isPhone: idiom == .phone, position: CGFloat(configuration.value)))
        if let value = configuration.currentValueLabel {
          value.font(.system(size: 12)).foregroundStyle(.secondary).frame(minHeight: 16)
        }
      }
      if let maximum = configuration.maximumValueLabel { maximum.accessibilityHidden(true) }
    }
  }
}

/// A ring with the value within; below it the label, or the bounds at its ends.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  /// From the middle to the line of the labels below.
  private static let below: CGFloat = 18.4

  init(configuration: GaugeStyleConfiguration, isCapacity: Bool) {
    self.configuration = configuration
    self.isCapacity = isCapacity
  }

  private var hasBounds: Bool { configuration.minimumValueLabel != nil && !isCapacity }

  private var look: GaugeRingLook {
    GaugeRingLook(isCapacity: isCapacity, hasBounds: hasBounds, position: CGFloat(configuration.value))
  }

  var body: some View {
    LookView(look)
      .overlay {
        if let value = configuration.currentValueLabel {
          value.font(.system(size: 24, weight: .medium)).lineLimit(1).minimumScaleFactor(0.4)
            .frame(maxWidth: 42).offset(y: -1)
        }
      }
      .overlay { if !isCapacity { lowerLabels } }
      .background {
        if isCapacity || hasBounds { UnseenLabels(configuration: configuration, showsValue: true) }
      }
  }

  @ViewBuilder private var lowerLabels: some View {
    if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
      HStack(spacing: 0) {
        minimum
        Spacer(minLength: 0)
        maximum
      }
      .font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5)
      .frame(width: 2 * Self.below)
      .offset(y: Self.below)
      .accessibilityHidden(true)
    } else {
      configuration.label.font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 40)
        .offset(y: Self.below)
    }
  }
}

/// The labels that a gauge does not show are spoken all the same.
private struct UnseenLabels: View {
  let configuration: GaugeStyleConfiguration
  let showsValue: Bool

  init(configuration: GaugeStyleConfiguration, showsValue: Bool) {
    self.configuration = configuration
    self.showsValue = showsValue
  }

  var body: some View {
    Color.clear.accessibilityRepresentation { configuration.label }
    if !showsValue, let value = configuration.currentValueLabel {
      Color.clear.accessibilityRepresentation { value }
    }
  }
}
