import HostInterface
import SwiftUICore

/// The appearance of text editors; how they are edited and what they say stay their own (behaviour 330).
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The editor that a style shows.
public struct TextEditorStyleConfiguration {
  let input: TextInputConfiguration

  nonisolated init(input: TextInputConfiguration) { self.input = input }
}

extension TextEditorStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(AutomaticTextEditorStyle(), TextEditorStyleBody.self)
}

nonisolated private struct TextEditorStyleBody<Style: TextEditorStyle>: ControlStyleBody {
  let style: Style
  let configuration: TextEditorStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of text editors inside the view.
  ///
  /// - Parameter style: The style, such as `.plain` or `.roundedBorder`.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    func modified<S: TextEditorStyle>(_ style: S) -> ModifiedContent<Self, ControlStyleModifier<TextEditorStyleBody<S>>>
    {
      ModifiedContent(content: self, modifier: ControlStyleModifier<TextEditorStyleBody<S>>(style))
    }
    return modified(style)
  }
}

/// The text on the ground of texts.
@MainActor @preconcurrency
public struct AutomaticTextEditorStyle: TextEditorStyle {
  @MainActor @preconcurrency public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroundedTextEditor(configuration: configuration)
  }
}

private struct GroundedTextEditor: View {
  let configuration: TextEditorStyleConfiguration

  init(configuration: TextEditorStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    TextInputView(configuration: configuration.input, look: .plainEditor)
      .background(Color.tertiarySystemBackground)
  }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  @MainActor @preconcurrency public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TextInputView(configuration: configuration.input, look: .plainEditor)
  }
}

/// A border with round corners around the text.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  @MainActor @preconcurrency public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TextInputView(configuration: configuration.input, look: .editorBorder)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}
