import AccessibilityTree
import Foundation
import SwiftUICore

/// Shows how far a task has come, or that it goes on where that is not known.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let progress: KnownProgress
  let label: Label
  let currentValueLabel: CurrentValueLabel

  public var body: some View {
    ProgressContent(progress: progress, label: label, currentValueLabel: currentValueLabel)
  }

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

/// The progress at the present moment, in the style of the environment, and what a reader hears of it.
private struct ProgressContent<Label: View, CurrentValueLabel: View>: View {
  let progress: KnownProgress
  let label: Label
  let currentValueLabel: CurrentValueLabel

  var body: some View {
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

  private func shown(_ fraction: Double?) -> some View {
    StyledProgress(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: .of(label), currentValueLabel: .of(currentValueLabel))
    )
    .accessibilityElement(children: .combine)
    .modifier(ProgressAccessibility(fraction: fraction))
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
