import SwiftUIControls
import SwiftUICore

/// Controls for entering data and for settings, in the arrangement that the platform has for them.
///
/// ```swift
/// struct Settings: View {
///   @State private var isOn = true
///
///   var body: some View {
///     Form {
///       Section("Sound") {
///         Toggle("Keys click", isOn: $isOn)
///         LabeledContent("Device", value: "Speakers")
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form.
  ///
  /// - Parameter content: Makes the rows: controls, texts and sections.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was given, for styles that add to another.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let scope: ControlStyle<FormStyleConfiguration> = .around(inputs)
    let configuration = FormStyleConfiguration(
      content: .init(part: ControlPart(view.part(\.content), in: scope)))
    return scope.makeView(_GraphValue { configuration }, inputs: inputs)
  }
}
