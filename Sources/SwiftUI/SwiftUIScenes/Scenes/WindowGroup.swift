import SwiftUICore

/// A scene of any number of windows with the same content.
///
/// ```swift
/// WindowGroup("Reader", id: "reader") {
///   Text("Chapter 1")
/// }
/// ```
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  let id: String?
  let title: Text?
  let content: any SceneContent

  private nonisolated init(id: String?, title: Text?, _ content: any SceneContent) {
    self.id = id
    self.title = title
    self.content = content
  }

  public nonisolated static func _makeScene(
    scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let key: UInt64 = inputs.nextID()
    return _SceneOutputs {
      let value: WindowGroup<Content> = scene.read()
      return [SceneItem(key: key, kind: .group, id: value.id, title: value.title, content: value.content)]
    }
  }
}

// MARK: - One content

extension WindowGroup {
  /// Makes a scene whose windows all show the same views.
  ///
  /// - Parameter content: Makes the views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(id: nil, title: nil, ViewContent(view: content()))
  }

  /// Makes a scene that views open by its identifier.
  ///
  /// - Parameters:
  ///   - id: What to give to `openWindow`; unique in the program.
  ///   - content: Makes the views.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: nil, ViewContent(view: content()))
  }

  /// Makes a scene with a title for its windows.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: title, ViewContent(view: content()))
  }

  /// Makes a scene whose windows all show the same views, that views open by its identifier, with a title for its
  /// windows.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), ViewContent(view: content()))
  }

  /// Makes a scene whose windows all show the same views, that views open by its identifier, with a title for its
  /// windows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), ViewContent(view: content()))
  }

  /// Makes a scene whose windows all show the same views, with a title for its windows.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: title, ViewContent(view: content()))
  }

  /// Makes a scene whose windows all show the same views, with a title for its windows.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), ViewContent(view: content()))
  }

  /// Makes a scene whose windows all show the same views, with a title for its windows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), ViewContent(view: content()))
  }
}

// MARK: - A content for each value

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: Content

  public var body: some View { content }
}

extension WindowGroup {
  /// Makes a scene with a window for each value that views open.
  ///
  /// - Parameters:
  ///   - type: The type of the values. Views open a window with `openWindow(value:)`; a value whose window is open already
  ///     brings that one to the front.
  ///   - content: Makes the views for a value, which is nil in a window that was opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, valued: content)
  }

  /// Makes a scene with a window for each value, that views open by its identifier.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, valued: content)
  }

  /// Makes a scene with a window for each value, that views open by its identifier, with a title for its windows.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, valued: content)
  }

  /// Makes a scene with a window for each value, that views open by its identifier, with a title for its windows.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), valued: content)
  }

  /// Makes a scene with a window for each value, that views open by its identifier, with a title for its windows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), valued: content)
  }

  /// Makes a scene with a window for each value, with a title for its windows.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, valued: content)
  }

  /// Makes a scene with a window for each value, with a title for its windows.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), valued: content)
  }

  /// Makes a scene with a window for each value, with a title for its windows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), valued: content)
  }

  private nonisolated init<D: Codable & Hashable, C: View>(
    id: String?, title: Text?, valued content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    let shown = ValueContent<D, Content> { PresentedWindowContent<D, C>(content: content($0)) }
    self.init(id: id, title: title, shown)
  }
}

// MARK: - Values with a default

extension WindowGroup {
  /// Makes a scene with a window for each value, and a value for windows that are opened without one.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Makes the views for a value.
  ///   - defaultValue: Makes the value of a window that was opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, valued: Self.filled(content, defaultValue))
  }

  /// Makes a scene with a window for each value, that views open by its identifier, with a value for windows that
  /// are opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, valued: Self.filled(content, defaultValue))
  }

  /// Makes a scene with a window for each value, that views open by its identifier, with a value for windows that
  /// are opened without one, with a title for its windows.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, valued: Self.filled(content, defaultValue))
  }

  /// Makes a scene with a window for each value, with a value for windows that are opened without one, with a title
  /// for its windows.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, valued: Self.filled(content, defaultValue))
  }

  private nonisolated static func filled<D, C>(
    _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) -> (Binding<D?>) -> C {
    { value in
      // Kept for the time until something is written: each read of the default would make another.
      let standard: D = defaultValue()
      return content(
        Binding(get: { value.wrappedValue ?? standard }, set: { value.transaction($1).wrappedValue = $0 }))
    }
  }
}
