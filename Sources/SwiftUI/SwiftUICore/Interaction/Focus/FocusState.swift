import ReactiveGraph

/// Where the keyboard's focus is among the views of a scene: read it, or set it to move the focus.
///
/// The state is set back where no view can take the focus that it asks for.
///
/// ```swift
/// struct Field: View {
///   @FocusState private var isFocused: Bool
///   var body: some View {
///     Text(isFocused ? "Focused" : "Not focused")
///       .focusable()
///       .focused($isFocused)
///   }
/// }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: GraphProperty, SelfComparing {
  private var box: FocusStateBox<Value>?
  private let initial: Value

  public init() where Value == Bool {
    initial = false
  }

  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.request(newValue) }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(box: box ?? FocusStateBox(initial, host: nil)) }

  /// A reference to the state, for the modifiers that link it with views.
  @propertyWrapper
  public struct Binding {
    let box: FocusStateBox<Value>

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.request(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }

    /// Whether the state has the value that it has without focus.
    var isUnset: Bool { box.isUnset }
  }

  package func makeBox(in inputs: _ViewInputs) -> FocusStateBox<Value> { FocusStateBox(initial, host: inputs.window) }
  package mutating func install(_ box: FocusStateBox<Value>) { self.box = box }
  package func isEqual(to other: Self) -> Bool { true }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// What a focus state knows: its value, and the views that stand for values.
package final class FocusStateBox<Value: Hashable> {
  private let none: Value
  @WeakWindow private var host: ViewGraph?
  private let source: Source<Value>?
  private var links: [Link] = []

  final class Link: FocusLink {
    let value: Value
    let context: FocusContext
    private weak var box: FocusStateBox<Value>?

    init(_ value: Value, _ context: FocusContext, _ box: FocusStateBox<Value>) {
      self.value = value
      self.context = context
      self.box = box
    }

    func gained() { box?.source?.set(value) }

    func lost() {
      guard let box, box.source?.last == value else { return }
      box.source?.set(box.none)
    }
  }

  init(_ none: Value, host: ViewGraph?) {
    self.none = none
    self.host = host
    source = host.map { Source(in: $0.graph, "focus state", none) }
  }

  var value: Value { source?.value ?? none }

  var isUnset: Bool { source?.last == none }

  /// The program asks for the focus: the view is found once the views are up to date.
  func request(_ new: Value) {
    guard let host, let source, source.last != new else { return }
    host.note(.current)
    source.set(new)
    host.afterUpdate { [weak self] in self?.move() }
  }

  private func move() {
    guard let host, let source, let wanted = source.last else { return }
    let focused: [FocusContext] = host.focus.current?.chain ?? []
    let holder: Link? = links.first { link in focused.contains { $0 === link.context } }
    if wanted == none {
      if holder != nil { host.focus.move(to: nil) }
      return
    }
    guard holder?.value != wanted else { return }
    for link in TreeOrder.sorted(links.filter { $0.value == wanted }, by: \.context.slot) {
      if let target = host.focus.target(in: link.context), host.focus.move(to: target) { return }
    }
    source.set(holder?.value ?? none)
  }

  func link(_ value: Value, to context: FocusContext) -> Link {
    let link = Link(value, context, self)
    links.append(link)
    host?.focus.link(link, to: context)
    return link
  }

  func unlink(_ link: Link) {
    links.removeAll { $0 === link }
    host?.focus.unlink(link, from: link.context)
  }
}

extension View {
  /// Links the view with a focus state that is true while the view has the keyboard's focus. Setting the state moves
  /// the focus.
  ///
  /// - Parameter condition: The projected value of the state: `$isFocused`.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Links the view with one value of a focus state.
  ///
  /// ```swift
  /// struct Form: View {
  ///   enum Field: Hashable { case name, address }
  ///   @FocusState private var field: Field?
  ///   var body: some View {
  ///     VStack {
  ///       Text("Name").focusable().focused($field, equals: .name)
  ///       Text("Address").focusable().focused($field, equals: .address)
  ///     }
  ///     .onAppear { field = .name }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - binding: The projected value of the state. It is nil while the focus is in none of the linked views.
  ///   - value: The value that stands for this view.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(box: binding.box, value: value))
  }
}

nonisolated struct FocusedModifier<Value: Hashable>: InputsModifier {
  var box: FocusStateBox<Value>
  var value: Value

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let context = FocusContext(parent: inputs.focusContext, in: inputs.slot)
    inputs.focusContext = context
    FocusLinkNode(modifier, context, in: inputs.graph).setNeedsEvaluation()
  }
}

/// Keeps a view linked with its focus state.
private final class FocusLinkNode<Value: Hashable>: GraphNode {
  private let modifier: _GraphValue<FocusedModifier<Value>>
  private let context: FocusContext
  private var linked: (box: FocusStateBox<Value>, link: FocusStateBox<Value>.Link)?

  init(_ modifier: _GraphValue<FocusedModifier<Value>>, _ context: FocusContext, in graph: Graph) {
    self.modifier = modifier
    self.context = context
    super.init(in: graph, "focus link")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: FocusedModifier<Value> = modifier.read()
    if let linked, linked.box === new.box, linked.link.value == new.value { return false }
    let old = linked
    linked = (new.box, new.box.link(new.value, to: context))
    old.map { $0.box.unlink($0.link) }
    return false
  }

  override func invalidated() {
    linked.map { $0.box.unlink($0.link) }
    linked = nil
  }
}
