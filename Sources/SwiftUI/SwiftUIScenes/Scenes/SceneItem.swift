import CoreGraphics
import SwiftUICore

/// One scene as windows are opened for it.
package struct SceneItem {
  package enum Kind: Hashable, Sendable {
    /// As many windows as are asked for.
    case group
    /// One window.
    case single
    /// One window with the program's settings; it never opens by itself.
    case settings
  }

  /// Stays the same while the scene is there.
  package let key: UInt64
  package var kind: Kind
  /// By which views ask for the scene.
  package var id: String?
  package var title: Text?
  var content: any SceneContent
  package var options = WindowOptions()
  /// What the scene does with documents, if it is one of documents.
  var documents: (any DocumentSceneContent)?
  /// What the scene changes of the menu bar.
  var commands: [any SceneCommands] = []
  /// Whether the menu bar has nothing of what each scene of the kind gives it.
  var removesCommands: Bool = false
  /// What opens a window of the scene by keyboard.
  var shortcut: KeyboardShortcut?
  /// Whether a window opens when the program starts.
  var launch: SceneLaunchBehavior = .automatic
  /// The parts of addresses that the scene opens windows for; nil for all.
  var externalEvents: Set<String>?

  init(key: UInt64, kind: Kind, id: String?, title: Text?, content: any SceneContent) {
    self.key = key
    self.kind = kind
    self.id = id
    self.title = title
    self.content = content
  }

  /// Whether there is one window at most.
  var isSingle: Bool { kind != .group }
}

/// What modifiers of a scene ask of its windows.
package struct WindowOptions: Hashable, Sendable {
  /// In points, without the frame that the desktop puts around; nil for what suits the content.
  package var defaultSize: CGSize?
  package var resizability: WindowResizability = .automatic
  /// Where the window opens, as a part of the screen; desktops may decide otherwise.
  package var defaultPosition: UnitPoint?
  /// Whether the desktop draws a frame with a title around the window.
  package var isDecorated: Bool = true

  package init() {}
}

/// What a scene shows in each of its windows.
protocol SceneContent {
  /// The type of the value that a window shows; nil for a scene without values.
  var valueType: Any.Type? { get }

  /// Makes the content of a window.
  ///
  /// - Parameter value: What the window shows, for a scene of values; nil for its default.
  func makeWindow(showing value: AnyHashable?) -> any WindowContent

  /// The same content with a modifier around it.
  func modified<M: ViewModifier>(_ modifier: M) -> any SceneContent
}

/// The content of one open window, which follows the scene that it is of.
protocol WindowContent: AnyObject {
  /// What the window shows, if it shows a value.
  var value: AnyHashable? { get }
  /// The document that the window shows, if it shows one.
  var document: DocumentSession? { get }

  /// Takes the content of the same scene after the program evaluated its body again.
  func follow(_ content: any SceneContent)

  /// Makes the window's graph: `setup` is called with the root view.
  func makeGraph(_ setup: WindowSetup) -> ViewGraph
}

extension WindowContent {
  var document: DocumentSession? { nil }
}
