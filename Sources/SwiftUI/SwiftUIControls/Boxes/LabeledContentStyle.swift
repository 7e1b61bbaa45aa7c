import HostInterface
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

/// On a phone the label at the leading edge and the content, fainter, at the trailing one, one above the other at
/// accessibility sizes; on a desktop the content beside the label.
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
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.spreadsRows) private var isSpread: Bool

  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  private var layout: AnyLayout {
    if size.isAccessibilitySize { return AnyLayout(VStackLayout(alignment: .leading)) }
    return isSpread
      ? AnyLayout(HStackLayout(alignment: .firstTextBaseline)) : AnyLayout(HStackLayout(spacing: 8))
  }

  var body: some View {
    layout {
      if visibility != .hidden {
        if isSpread {
          configuration.label.font(idiom == .phone ? font : font ?? .body)
          if !size.isAccessibilitySize { Spacer(minLength: 0) }
        } else {
          configuration.label.font(font ?? .body)
        }
      }
      configuration.content.foregroundStyle(.secondary)
        .alignmentGuide(.formControl) { $0[.leading] }
    }
    .background {
      if visibility == .hidden { Color.clear.accessibilityRepresentation { configuration.label } }
    }
    .accessibilityElement(children: .combine)
  }
}
