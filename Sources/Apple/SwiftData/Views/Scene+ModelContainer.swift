import SwiftDataStore
import SwiftUICore
import SwiftUIScenes

extension Scene {
  /// Lets all windows of the scene share a container; its main context becomes their context.
  ///
  /// - Parameter container: The container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    modifyingContent(SharedContainer(context: MainActor.assumeIsolated { container.mainContext }))
  }

  /// Lets all windows of the scene share a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container for a class and all that it leads to, once, and lets all windows of the scene share it.
  ///
  /// - Parameters:
  ///   - inMemory: whether nothing is written to a file.
  ///   - isAutosaveEnabled: whether changes are saved by themselves.
  ///   - isUndoEnabled: whether changes can be undone, by the undo manager of the environment.
  ///   - onSetup: told whether the container could be made. Where it could not, the views inside have none: fetches find
  ///     nothing, and the reason is said on the standard error output.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container for several classes, once, and lets all windows of the scene share it.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modifyingContent(keeping: { ContainerMaker(modelTypes, inMemory, isAutosaveEnabled, onSetup) }) {
      ModelContainerModifier(isUndoEnabled: isUndoEnabled, maker: $0)
    }
  }
}

/// Gives a container's context to the content of a window.
private struct SharedContainer: ViewModifier {
  nonisolated(unsafe) let context: ModelContext

  nonisolated init(context: ModelContext) { self.context = context }

  func body(content: Content) -> some View {
    content.modelContext(context).modifier(SceneFollower(context: context))
  }
}
