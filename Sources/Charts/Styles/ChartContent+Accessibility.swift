import SwiftUICore

extension ChartContent {
  /// Names the elements of the marks for assistive technologies, instead of their x values.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessible { if $0.label == nil { $0.label = Text(labelKey) } }
  }

  /// Names the elements of the marks for assistive technologies, instead of their x values.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    let text = Text(label)
    return accessible { if $0.label == nil { $0.label = text } }
  }

  /// Names the elements of the marks for assistive technologies, instead of their x values.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    accessible { if $0.label == nil { $0.label = label } }
  }

  /// Gives the elements of the marks a value for assistive technologies, instead of their y values.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessible { if $0.value == nil { $0.value = Text(valueKey) } }
  }

  /// Gives the elements of the marks a value for assistive technologies, instead of their y values.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    let text = Text(value)
    return accessible { if $0.value == nil { $0.value = text } }
  }

  /// Gives the elements of the marks a value for assistive technologies, instead of their y values.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    accessible { if $0.value == nil { $0.value = valueDescription } }
  }

  /// Hides the marks from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    accessible { if $0.isHidden == nil { $0.isHidden = hidden } }
  }

  /// Gives the elements of the marks a name for tests, which is not read.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    accessible { if $0.identifier == nil { $0.identifier = identifier } }
  }

  private nonisolated func accessible(_ change: @escaping (inout MarkAccessibility) -> Void) -> some ChartContent {
    changing { change(&$0.style.rareValues.accessibility) }
  }
}
