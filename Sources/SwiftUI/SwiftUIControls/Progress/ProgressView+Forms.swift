import Foundation
import SwiftUICore

extension ProgressView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: value, total: total, label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of which only is known that it goes on, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: label(), current: EmptyView())
  }

  /// Progress of which only is known that it goes on, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.unknown, label: Text(titleKey), current: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.unknown, label: Text(title), current: EmptyView())
  }

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
  /// Progress of which only is known that it goes on.
  public nonisolated init() {
    self.init(.unknown, label: EmptyView(), current: EmptyView())
  }

  /// Shows how far a task has come, without a label (behaviour 265).
  ///
  /// - Parameters:
  ///   - value: The progress so far, kept between 0 and the total; nil shows that the task goes on.
  ///   - total: The value of a task that is complete. The default is 1.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total, label: EmptyView(), current: EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style was given, for styles that add to another.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .fraction($0) } ?? .unknown,
      label: configuration.label ?? .init(part: .none),
      current: configuration.currentValueLabel ?? .init(part: .none))
  }
}

// MARK: - Time

/// What stands below a progress that follows the clock: the time that is left, or that has passed.
public struct DefaultDateProgressLabel: View {
  nonisolated let interval: ClosedRange<Date>
  nonisolated let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView {
  /// Progress that follows the clock.
  ///
  /// - Parameter countsDown: Whether the bar is full at the beginning and empty at the end.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.timer(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Progress that follows the clock, with the time below.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Progress that follows the clock, with the time below.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
