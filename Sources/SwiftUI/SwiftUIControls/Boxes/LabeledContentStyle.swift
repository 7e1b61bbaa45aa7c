import SwiftUICore

/// The looks of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content that its style arranges.
public struct LabeledContentStyleConfiguration {
  public let label: Label
  public let content: Content

  /// The label, of whatever type.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }

  /// The content, of whatever type.
  nonisolated public struct Content: View, ControlPartView {
    package let part: ControlPart
  }
}

extension LabeledContentStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(AutomaticLabeledContentStyle(), LabeledContentStyleBody.self)
}

nonisolated private struct LabeledContentStyleBody<Style: LabeledContentStyle>: ControlStyleBody {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of labelled content inside the view.
  ///
  /// - Parameter style: The style.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<LabeledContentStyleBody<S>>(style))
  }
}

/// The label at the leading edge and the content, fainter, at the trailing one; one above the other at accessibility sizes.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var visibility: Visibility
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let isTall: Bool = size.isAccessibilitySize
    let layout: AnyLayout =
      isTall ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
    layout {
      if visibility != .hidden {
        configuration.label
        if !isTall { Spacer(minLength: 0) }
      }
      configuration.content.foregroundStyle(.secondary)
    }
    .background {
      if visibility == .hidden { Color.clear.accessibilityRepresentation { configuration.label } }
    }
    .accessibilityElement(children: .combine)
  }
}
