import SwiftUICollections
import SwiftUIControls
import SwiftUICore

/// A link with the chosen value, which pushes a screen with all choices. Outside of a navigation stack the choices are in a
/// menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makeBody(configuration: _PickerConfiguration) -> some View {
    PushingPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link that pushes a screen with all choices.
  ///
  /// ```swift
  /// struct PaperForm: View {
  ///   @State private var paper = "A4"
  ///   var body: some View {
  ///     NavigationStack {
  ///       Form {
  ///         Picker("Paper", selection: $paper) {
  ///           ForEach(["A4", "Letter"], id: \.self) { Text($0) }
  ///         }
  ///         .pickerStyle(.navigationLink)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PushingPicker: View {
  let configuration: _PickerConfiguration

  var body: some View {
    StackReader { controller, _ in
      if controller == nil {
        MenuPickerStyle()._makeBody(configuration: configuration)
      } else {
        NavigationLink {
          ChoicesScreen(configuration: configuration)
        } label: {
          PickerSummary(configuration)
        }
      }
    }
  }
}

/// The choices on a screen of their own, to which a choice goes back.
private struct ChoicesScreen: View {
  let configuration: _PickerConfiguration
  @Environment(\.dismiss) private var dismiss: DismissAction

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    List { PickerChoices(configuration) { dismiss() } }
      .toolbar {
        ToolbarItem(placement: .principal) {
          PickerLabel(configuration).font(.headline).accessibilityAddTraits(.isHeader)
        }
      }
      .navigationBarTitleDisplayMode(.inline)
  }
}
