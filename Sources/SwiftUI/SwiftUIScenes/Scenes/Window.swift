import SwiftUICore

/// A scene of a single window.
nonisolated public struct Window<Content: View>: PrimitiveScene {
  let id: String
  let title: Text
  let content: ViewContent<Content>

  /// Makes a scene of one window.
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - id: What to give to `openWindow`; unique in the program.
  ///   - content: Makes the views.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = ViewContent(view: content())
  }

  /// Makes a scene of one window with a title that is looked up in the program's texts.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Makes a scene of one window with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  public nonisolated static func _makeScene(
    scene: _GraphValue<Window<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let key: UInt64 = inputs.nextID()
    return _SceneOutputs {
      let value: Window<Content> = scene.read()
      return [SceneItem(key: key, kind: .single, id: value.id, title: value.title, content: value.content)]
    }
  }
}
