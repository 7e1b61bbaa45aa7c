import Combine
import Foundation
import SwiftUICore

extension Scene {
  /// Gives an observable object to the content of all windows of the scene, under its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modifyingContent(EnvironmentObjectContent(object: object))
  }

  /// Changes a value of the environment for the content of all windows of the scene.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modifyingContent(TransformedContent(keyPath: keyPath, transform: transform))
  }

  /// Sets where `AppStorage` in all windows of the scene keeps its values.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modifyingContent(StorageContent(store: store))
  }
}

private struct EnvironmentObjectContent<T: ObservableObject>: ViewModifier {
  nonisolated(unsafe) let object: T

  nonisolated init(object: T) { self.object = object }

  func body(content: Content) -> some View { content.environmentObject(object) }
}

private struct TransformedContent<V>: ViewModifier {
  nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, V>
  nonisolated(unsafe) let transform: (inout V) -> Void

  nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) {
    self.keyPath = keyPath
    self.transform = transform
  }

  func body(content: Content) -> some View { content.transformEnvironment(keyPath, transform: transform) }
}

private struct StorageContent: ViewModifier {
  nonisolated(unsafe) let store: UserDefaults

  nonisolated init(store: UserDefaults) { self.store = store }

  func body(content: Content) -> some View { content.defaultAppStorage(store) }
}
