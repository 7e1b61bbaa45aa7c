import CoreGraphics
import SwiftUICore

/// One scene as windows are opened for it.
package struct SceneItem {
  package enum Kind: Hashable, Sendable {
    /// As many windows as are asked for.
    case group
    /// One window.
    case single
  }

  /// Stays the same while the scene is there.
  package let key: UInt64
  package var kind: Kind
  /// By which views ask for the scene.
  package var id: String?
  package var title: Text?
  package var content: any SceneContent
  package var options = WindowOptions()
}

/// What modifiers of a scene ask of its windows.
package struct WindowOptions: Hashable, Sendable {
  /// In points, without the frame that the desktop puts around; nil for what suits the content.
  package var defaultSize: CGSize?
  package var resizability: WindowResizability = .automatic
  /// Where the window opens, as a part of the screen; desktops may decide otherwise.
  package var defaultPosition: UnitPoint?

  package init() {}
}

/// What a scene shows in each of its windows.
package protocol SceneContent {
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
package protocol WindowContent: AnyObject {
  /// What the window shows, if it shows a value.
  var value: AnyHashable? { get }

  /// Takes the content of the same scene after the program evaluated its body again.
  func follow(_ content: any SceneContent)

  /// Makes the window's graph: `setup` is called with the root view.
  func makeGraph(_ setup: WindowSetup) -> ViewGraph
}
