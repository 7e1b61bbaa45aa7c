import AccessibilityTree
import Foundation

/// Shows how far a task has come.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// 0 to 1; nil while it is not known.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      ProgressBar(fraction: fraction)
      currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
    .modifier(ProgressAccessibility(fraction: fraction))
  }

  nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V, label: Label, current: CurrentValueLabel) {
    fraction = value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
    self.label = label
    currentValueLabel = current
  }
}

extension ProgressView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: value, total: total, label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label(), current: EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: Text(titleKey), current: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: Text(title), current: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress without labels (behaviour 265).
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total, label: EmptyView(), current: EmptyView())
  }
}

/// The bar, 4 points high.
private struct ProgressBar: View {
  let fraction: Double?

  var body: some View {
    Capsule()
      .fill(.fill.secondary)
      .overlay(alignment: .leading) { FilledBar(fraction: fraction ?? 0).fill(.tint) }
      .clipShape(Capsule())
      .frame(height: 4)
  }
}

/// The part of a bar that is done.
private struct FilledBar: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let width: CGFloat = rect.width * min(1, max(0, fraction))
    guard width > 0 else { return Path() }
    return Path(roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height), cornerRadius: 2)
  }
}

/// A progress view's value is its percentage; it changes often without being announced each time.
private struct ProgressAccessibility: ViewModifier {
  let fraction: Double?

  func body(content: Content) -> some View {
    content.accessibility { properties, environment in
      properties.role = .progress
      properties.traits = .updatesFrequently
      properties.removedTraits = .isStaticText
      guard let fraction else { return }
      properties.numericValue = fraction
      let format: FloatingPointFormatStyle<Double>.Percent = .percent.precision(.fractionLength(0))
      properties.value = format.locale(environment.locale).format(fraction)
    }
  }
}
