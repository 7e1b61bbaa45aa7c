import ReactiveGraph

extension View {
  /// Starts asynchronous work as the view appears, and cancels it when the view has disappeared or changed its identity
  /// (behaviours 250, 251, 252, 253, 254).
  ///
  /// Cancelling sets the task's flag; the work ends when it looks at the flag or waits for something that does.
  ///
  /// ```swift
  /// struct Ticker: View {
  ///   @State private var count = 0
  ///   let values: AsyncStream<Int>
  ///   var body: some View {
  ///     Text("\(count)")
  ///       .task {
  ///         for await value in values { count = value }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task. The default is `.userInitiated`.
  ///   - action: The work, isolated as the code in which it is written.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts asynchronous work as the view appears, and starts it again when a value changes (behaviour 255).
  ///
  /// The task for the previous value is cancelled first.
  ///
  /// ```swift
  /// struct Detail: View {
  ///   let id: Int
  ///   @State private var text = ""
  ///   var body: some View {
  ///     Text(text)
  ///       .task(id: id) { text = await load(id) }
  ///   }
  ///   func load(_ id: Int) async -> String { "Item \(id)" }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to compare with that of the previous body (behaviour 256).
  ///   - priority: The priority of the task. The default is `.userInitiated`.
  ///   - action: The work.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Runs a task that tools find by its name; without one it is called by the place in the source (behaviour 258).
  @_disfavoredOverload
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, name: name ?? "\(file):\(line)", isolated: action))
  }

  /// The same, cancelled and started again whenever `id` changes.
  @_disfavoredOverload
  public nonisolated func task<T: Equatable>(
    id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, name: name ?? "\(file):\(line)", isolated: action))
  }

  /// Runs a task whose work that belongs to no actor is done by an executor (behaviour 258).
  public nonisolated func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line, _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: 0, priority: priority, name: name ?? "\(file):\(line)", executor: taskExecutor, isolated: action))
  }

  /// The same, cancelled and started again whenever `id` changes.
  public nonisolated func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: id, priority: priority, name: name ?? "\(file):\(line)", executor: taskExecutor, isolated: action))
  }
}

nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  var id: ID
  var priority: TaskPriority
  var name: String?
  var executor: (any TaskExecutor)?
  var action: @Sendable () async -> Void

  init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  /// The action runs on the actor that it was written for, if any.
  init(
    id: ID, priority: TaskPriority, name: String, executor: (any TaskExecutor)? = nil,
    isolated action: sending @escaping @isolated(any) () async -> Void
  ) {
    nonisolated(unsafe) let action = action
    self.init(id: id, priority: priority) { await action() }
    self.name = name
    self.executor = executor
  }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs: _ViewOutputs = body(inputs)
    let node = TaskNode(modifier, inputs: inputs)
    node.setNeedsEvaluation()
    return outputs
  }
}

/// Runs a view's task; another id cancels it and starts it anew, the view's end cancels it (behaviours 252 to 256).
private final class TaskNode<ID: Equatable>: GraphNode {
  private let modifier: _GraphValue<TaskModifier<ID>>
  private unowned let host: ViewGraph
  private let isShown: () -> Bool
  private var id: ID?
  private var task: Task<Void, Never>?

  init(_ modifier: _GraphValue<TaskModifier<ID>>, inputs: _ViewInputs) {
    self.modifier = modifier
    isShown = inputs.isShown
    host = inputs.window
    super.init(in: inputs.graph, "task")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let value: TaskModifier<ID> = modifier.read()
    guard isShown() else {
      task?.cancel()
      task = nil
      id = nil
      return true
    }
    guard value.id != id else { return false }
    id = value.id
    task?.cancel()
    task = nil
    host.afterUpdate { [weak self] in self?.start(value) }
    return true
  }

  private func start(_ value: TaskModifier<ID>) {
    guard isAlive, value.id == id, task == nil else { return }
    let action: @Sendable () async -> Void = value.action
    if let executor = value.executor {
      task = Task(name: value.name, executorPreference: executor, priority: value.priority) { await action() }
    } else {
      task = Task(name: value.name, priority: value.priority) { @MainActor in await action() }
    }
  }

  override func invalidated() {
    task?.cancel()
  }
}
