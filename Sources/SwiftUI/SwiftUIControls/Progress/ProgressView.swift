import AccessibilityTree
import Foundation
import SwiftUICore

/// Shows how far a task has come, or that it goes on where that is not known.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let progress: KnownProgress
  let label: Label
  let currentValueLabel: CurrentValueLabel

  nonisolated init(_ progress: KnownProgress, label: Label, current: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    currentValueLabel = current
  }

  nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V, label: Label, current: CurrentValueLabel) {
    let fraction: Double? = value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
    self.init(fraction.map { .fraction($0) } ?? .unknown, label: label, current: current)
  }
}

extension ProgressView: StyleableControl {
  package nonisolated static func styled(
    _ view: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledProgress> {
    let scope: ControlStyle<ProgressViewStyleConfiguration> = .around(inputs)
    let label = ProgressViewStyleConfiguration.Label(part: ControlPart(view.part(\.label), in: scope))
    let current = ProgressViewStyleConfiguration.CurrentValueLabel(
      part: ControlPart(view.part(\.currentValueLabel), in: scope))
    // The progress view that a style shows of its configuration is a part of the one that has the style.
    let isElement: Bool = Label.self != ProgressViewStyleConfiguration.Label.self
    return view[{ view in
      StyledProgress(
        progress: view.progress, label: ControlPart.isNone(view.label) ? nil : label,
        currentValueLabel: ControlPart.isNone(view.currentValueLabel) ? nil : current, isElement: isElement)
    }]
  }
}

/// What is known of a progress.
enum KnownProgress: Equatable {
  case unknown
  /// 0 to 1.
  case fraction(Double)
  /// From the beginning to the end of a stretch of time, or backwards.
  case timer(ClosedRange<Date>, countsDown: Bool)

  func fraction(at date: Date) -> Double? {
    switch self {
    case .unknown: return nil
    case .fraction(let fraction): return fraction
    case .timer(let interval, let countsDown):
      let length: Double = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed: Double = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
      let done: Double = min(1, max(0, passed))
      return countsDown ? 1 - done : done
    }
  }
}

/// The progress at the present moment, in the style of its place, and what assistive technologies are told of it.
nonisolated package struct StyledProgress: View {
  let progress: KnownProgress
  let label: ProgressViewStyleConfiguration.Label?
  let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
  let isElement: Bool

  @MainActor package var body: some View {
    if case .timer(let interval, _) = progress {
      let length: Double = interval.upperBound.timeIntervalSince(interval.lowerBound)
      // A step is a two-hundredth of the whole, and no finer than a tenth of a second.
      TimelineView(.periodic(from: interval.lowerBound, by: max(0.1, length / 200))) { context in
        shown(progress.fraction(at: context.date))
      }
    } else {
      shown(progress.fraction(at: .distantPast))
    }
  }

  @MainActor private func shown(_ fraction: Double?) -> some View {
    StyledControl(
      ProgressViewStyleConfiguration(fractionCompleted: fraction, label: label, currentValueLabel: currentValueLabel)
    )
    .attaching(AccessibilityAttachmentModifier(behavior: isElement ? .combine : nil))
    .modifier(ProgressAccessibility(fraction: fraction, isElement: isElement))
  }
}

/// A progress view's value is its percentage; it changes often without being announced each time.
private struct ProgressAccessibility: ViewModifier {
  let fraction: Double?
  let isElement: Bool

  func body(content: Content) -> some View {
    content.accessibility { properties, environment in
      guard isElement else { return }
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
