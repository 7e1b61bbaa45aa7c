import SwiftUIControls
import SwiftUICore

/// A scene with the settings of the program: one window, which the menu bar, `SettingsLink` and `openSettings` open.
///
/// ```swift
/// struct Browser: App {
///   @AppStorage("showsHiddenFiles") private var showsHiddenFiles = false
///   var body: some Scene {
///     WindowGroup { Text("Files") }
///     Settings {
///       Form {
///         Toggle("Show hidden files", isOn: $showsHiddenFiles)
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  let content: ViewContent<Content>

  /// - Parameter content: Makes the views of the window.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = ViewContent(view: content()) }

  public nonisolated static func _makeScene(
    scene: _GraphValue<Settings<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let key: UInt64 = inputs.nextID()
    return _SceneOutputs {
      var item = SceneItem(key: key, kind: .settings, id: nil, title: Text("Settings"), content: scene.read().content)
      // The window is as large as what is in it.
      item.options.resizability = .contentSize
      return [item]
    }
  }
}

/// Opens the settings of the program. Take it from the environment.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated(unsafe) private let open: () -> Void

  nonisolated init(open: @escaping () -> Void) { self.open = open }

  /// Opens the window of the `Settings` scene, or brings it to the front.
  public func callAsFunction() { open() }
}

private struct OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction { RunningApp.warnNoScenes("openSettings") } }
}

extension EnvironmentValues {
  /// Opens the program's settings. Outside of a program with scenes it does nothing but say so.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A button that opens the settings of the program.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label

  /// Makes a button with any label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View { SettingsButton(label: label) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes a button with the usual words.
  public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The label of a settings link that is given none.
nonisolated public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}

  @MainActor public var body: some View { SwiftUIControls.Label("Settings…", systemImage: "gear") }
}

private struct SettingsButton<Label: View>: View {
  let label: Label
  @Environment(\.openSettings) private var openSettings: OpenSettingsAction

  init(label: Label) { self.label = label }

  var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}
