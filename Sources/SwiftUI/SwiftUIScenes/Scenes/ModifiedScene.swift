import CoreGraphics
import Observation
import SwiftUICore

/// A change of all scenes inside of it.
package protocol SceneModifier {
  nonisolated func change(_ item: inout SceneItem)
  /// Changes a list of scenes; by default each of them.
  nonisolated func change(_ items: inout [SceneItem])
}

extension SceneModifier {
  package nonisolated func change(_ items: inout [SceneItem]) {
    for index in items.indices { change(&items[index]) }
  }

  package nonisolated func change(_ item: inout SceneItem) {}
}

/// A scene with a modifier around it.
nonisolated struct ModifiedScene<Content: Scene, Modifier: SceneModifier>: PrimitiveScene {
  let content: Content
  let modifier: Modifier

  nonisolated static func _makeScene(
    scene: _GraphValue<ModifiedScene<Content, Modifier>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let inner: _SceneOutputs = Content._makeScene(scene: scene[{ $0.content }], inputs: inputs)
    return _SceneOutputs {
      let modifier: Modifier = scene.read().modifier
      var items: [SceneItem] = inner.items()
      modifier.change(&items)
      return items
    }
  }
}

extension Scene {
  nonisolated func modified<M: SceneModifier>(_ modifier: M) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }

  /// The scene with a modifier around the content of each window.
  package nonisolated func modifyingContent<M: ViewModifier>(_ modifier: M) -> some Scene {
    modified(ContentModifier(modifier: modifier))
  }
}

extension Scene {
  /// The scene with a modifier around the content of each window, made from an object that all its windows share and that
  /// lives as long as the scene, however often the program's body is evaluated.
  package nonisolated func modifyingContent<Kept: AnyObject, M: ViewModifier>(
    keeping make: @escaping () -> Kept, _ modifier: @escaping (Kept) -> M
  ) -> some Scene {
    KeepingScene(content: self, make: make, modifier: modifier)
  }
}

nonisolated private struct KeepingScene<Content: Scene, Kept: AnyObject, M: ViewModifier>: PrimitiveScene {
  let content: Content
  let make: () -> Kept
  let modifier: (Kept) -> M

  nonisolated static func _makeScene(
    scene: _GraphValue<KeepingScene<Content, Kept, M>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let inner: _SceneOutputs = Content._makeScene(scene: scene[{ $0.content }], inputs: inputs)
    var kept: Kept?
    return _SceneOutputs {
      let value: KeepingScene<Content, Kept, M> = scene.read()
      let object: Kept = kept ?? value.make()
      kept = object
      var items: [SceneItem] = inner.items()
      ContentModifier(modifier: value.modifier(object)).change(&items)
      return items
    }
  }
}

nonisolated private struct ContentModifier<M: ViewModifier>: SceneModifier {
  let modifier: M

  nonisolated func change(_ item: inout SceneItem) { item.content = item.content.modified(modifier) }
}

nonisolated struct OptionsModifier: SceneModifier {
  let apply: @Sendable (inout WindowOptions) -> Void

  nonisolated func change(_ item: inout SceneItem) { apply(&item.options) }
}

/// A change of how a program treats a scene.
nonisolated struct ItemModifier: SceneModifier {
  let apply: (inout SceneItem) -> Void

  nonisolated func change(_ item: inout SceneItem) { apply(&item) }
}

// MARK: - Windows

/// How far a person can change the size of a window.
public struct WindowResizability: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  /// `contentMinSize`; for a single window with content of a fixed size `contentSize` can be asked for.
  public static let automatic = WindowResizability(kind: .automatic)
  /// Between the content's smallest and largest size.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// Not below the content's smallest size.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)

  /// Whether the content's largest size is a limit.
  package var hasMaximum: Bool { kind == .contentSize }
}

extension Scene {
  /// Sets the size of a new window's content, in points. A window that was open before has the size that it had.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    modified(OptionsModifier { $0.defaultSize = size })
  }

  /// Sets the size of a new window's content.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets how far the windows' size can be changed. The default is `automatic`.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    modified(OptionsModifier { $0.resizability = resizability })
  }

  /// Says where a new window is to open, as a part of the screen. Wayland leaves the place to the desktop.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    modified(OptionsModifier { $0.defaultPosition = position })
  }
}

// MARK: - The environment of the content

extension Scene {
  /// Sets a value of the environment for the content of all windows of the scene.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modifyingContent(EnvironmentContent(keyPath: keyPath, value: value))
  }

  /// Gives an observable object to the content of all windows of the scene.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modifyingContent(ObjectContent(object: object))
  }
}

private struct EnvironmentContent<V>: ViewModifier {
  nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, V>
  nonisolated(unsafe) let value: V

  nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, V>, value: V) {
    self.keyPath = keyPath
    self.value = value
  }

  func body(content: Content) -> some View { content.environment(keyPath, value) }
}

private struct ObjectContent<T: AnyObject & Observable>: ViewModifier {
  nonisolated(unsafe) let object: T?

  nonisolated init(object: T?) { self.object = object }

  func body(content: Content) -> some View { content.environment(object) }
}
