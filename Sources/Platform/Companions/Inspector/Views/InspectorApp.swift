import SwiftUICore
import SwiftUIScenes

/// The inspector's own program: one window.
struct InspectorApp: App {
  /// The model for the program that is made next; apps are made without arguments.
  nonisolated(unsafe) static var nextModel: InspectorModel?

  private let model: InspectorModel

  init() { model = Self.nextModel ?? InspectorModel() }

  var body: some Scene {
    Window("Accessibility Inspector", id: "inspector") { InspectorView(model: model) }
      .defaultSize(width: 820, height: 720)
  }
}
