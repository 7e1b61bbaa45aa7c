/// What runs the code of a model actor, and the context that belongs to it.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the jobs of a model actor one after the other on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.DefaultSerialModelExecutor")

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    modelContext.home = .queue(queue)
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor: UnownedSerialExecutor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// An actor with a model context of its own, for work beside the main actor. `@ModelActor` writes the conformance.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialExecutor else {
      preconditionFailure("The executor of a model actor runs one job after the other: it is a SerialModelExecutor.")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The context that belongs to this actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// An object by its identifier, as this actor's context has it.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}
