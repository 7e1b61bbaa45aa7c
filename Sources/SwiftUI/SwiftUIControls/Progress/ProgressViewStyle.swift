import SwiftUICore

/// The looks of progress views; what they say stays their own.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The values and parts of a progress view that its style draws.
public struct ProgressViewStyleConfiguration {
  /// The fraction that is done, 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The description of the task; nil for a progress view without a label.
  public var label: Label?
  /// The description of how far the task is; nil for a progress view without one.
  public var currentValueLabel: CurrentValueLabel?

  /// The label, of whatever type.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }

  /// The description of the value, of whatever type.
  nonisolated public struct CurrentValueLabel: View, ControlPartView {
    package let part: ControlPart
  }
}

extension ProgressViewStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultProgressViewStyle(), ProgressViewStyleBody.self)
}

nonisolated private struct ProgressViewStyleBody<Style: ProgressViewStyle>: ControlStyleBody {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of the progress views inside the view.
  ///
  /// - Parameter style: The style, such as `.linear`, `.circular` or one of your own.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<ProgressViewStyleBody<S>>(style))
  }
}
