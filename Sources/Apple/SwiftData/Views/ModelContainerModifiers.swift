import FoundationGaps
import SwiftDataStore
import SwiftUICore

/// The context of a part of the views.
struct ModelContextBox: Equatable {
  let context: ModelContext?
}

struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContextBox { ModelContextBox(context: nil) }
}

extension EnvironmentValues {
  var modelContextBox: ModelContextBox {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }

  /// The context that queries of the views around fetch by, and that they insert into and delete from.
  ///
  /// It is that of `modelContainer(_:)`. Without one, a context of an empty container in memory stands here: fetches find
  /// nothing, and an insertion ends the program with the reason.
  public var modelContext: ModelContext {
    get {
      if let context = self[ModelContextKey.self].context { return context }
      return MainActor.assumeIsolated { MissingContainer.context }
    }
    set { self[ModelContextKey.self] = ModelContextBox(context: newValue) }
  }
}

/// What stands for a container where none was attached.
@MainActor
private enum MissingContainer {
  static let context: ModelContext = {
    guard
      let container = try? ModelContainer(
        for: Schema([], version: Schema.Version(0, 0, 0)),
        configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    else { preconditionFailure("A store in memory without tables could not be made.") }
    container.isPlaceholder = true
    return ModelContext(container)
  }()
}

extension View {
  /// Lets the view and all views inside it share a container; its main context becomes their context.
  ///
  /// - Parameter container: The container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    let context: ModelContext = MainActor.assumeIsolated { container.mainContext }
    return modelContext(context).modifier(SceneFollower(context: context))
  }

  /// Lets the views inside share a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container for a class and all that it leads to, once, and lets the views inside share it.
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
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container for several classes, once, and lets the views inside share it.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        isUndoEnabled: isUndoEnabled, maker: ContainerMaker(modelTypes, inMemory, isAutosaveEnabled, onSetup)))
  }
}

/// Makes a container when it is first asked for, and keeps it.
@MainActor
final class ContainerMaker {
  private nonisolated(unsafe) let make: @MainActor () -> Result<ModelContainer, any Error>
  private var made: ModelContainer?
  private var wasAsked = false

  nonisolated init(
    _ modelTypes: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool,
    _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    make = {
      let result: Result<ModelContainer, any Error> = Result {
        let container = try ModelContainer(
          for: Schema(modelTypes), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        container.mainContext.autosaveEnabled = isAutosaveEnabled
        return container
      }
      if case .failure(let error) = result {
        FileHandle.standardError.write(Data("SwiftData could not make a model container: \(error)\n".utf8))
      }
      onSetup(result)
      return result
    }
  }

  /// The container; nil where none could be made.
  var container: ModelContainer? {
    if !wasAsked {
      wasAsked = true
      made = try? make().get()
    }
    return made
  }
}

/// Keeps a container as long as its views are there, and saves when they go.
struct ModelContainerModifier: ViewModifier {
  let isUndoEnabled: Bool
  @State private var maker: ContainerMaker
  @Environment(\.undoManager) private var undoManager

  nonisolated init(isUndoEnabled: Bool, maker: ContainerMaker) {
    self.isUndoEnabled = isUndoEnabled
    _maker = State(initialValue: maker)
  }

  @MainActor
  private var context: ModelContext? {
    let context: ModelContext? = maker.container?.mainContext
    if isUndoEnabled, let context, context.undoManager == nil { context.undoManager = undoManager ?? UndoManager() }
    return context
  }

  @MainActor
  func body(content: Content) -> some View {
    let context: ModelContext? = context
    return
      content
      .environment(\.modelContextBox, ModelContextBox(context: context))
      .modifier(SceneFollower(context: context))
  }
}

/// Saves when a scene goes to the background or its views go, and takes up what others have saved when it comes back.
struct SceneFollower: ViewModifier {
  nonisolated(unsafe) let context: ModelContext?
  @Environment(\.scenePhase) private var phase

  nonisolated init(context: ModelContext?) { self.context = context }

  @MainActor
  func body(content: Content) -> some View {
    content
      .onChange(of: phase) { _, new in
        if new == .active { context?.container.noticeOthers() } else { context?.autosave() }
      }
      .onDisappear { context?.autosave() }
  }
}
