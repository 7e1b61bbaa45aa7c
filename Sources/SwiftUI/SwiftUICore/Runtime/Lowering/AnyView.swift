/// A view whose type is hidden. A new wrapped type ends the old views and makes new ones (behaviour 264).
nonisolated public struct AnyView: View {
  fileprivate let storage: Storage

  /// Hides the type of a view.
  ///
  /// When the type inside changes, the views and their state end and new ones begin; conditions and generics keep more.
  ///
  /// - Parameter view: The view.
  public nonisolated init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedStorage(view)
  }

  public nonisolated init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// A view of a value of any type; nil when the value is no view.
  public nonisolated init?(_fromValue value: Any) {
    func storage(of view: some View) -> Storage { AnyView(view).storage }
    guard let view = value as? any View else { return nil }
    self.storage = storage(of: view)
  }

  fileprivate class Storage {
    var type: ObjectIdentifier { preconditionFailure("made by its subclass") }
    func makeList(_ view: _GraphValue<AnyView>, _ inputs: _ViewInputs) -> _ViewList { .empty }
    func isEqual(to other: Storage) -> Bool { self === other }
  }

  private final class TypedStorage<V: View>: Storage {
    let view: V
    nonisolated init(_ view: V) { self.view = view }

    override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

    override func makeList(_ view: _GraphValue<AnyView>, _ inputs: _ViewInputs) -> _ViewList {
      let typed: _GraphValue<V> = view.kept(in: inputs.graph) { ($0.storage as? TypedStorage<V>)?.view }
      return V._makeViewList(view: typed, inputs: inputs)
    }

    override func isEqual(to other: Storage) -> Bool {
      guard let other = other as? TypedStorage<V> else { return false }
      return ValueComparison.areEqual(view, other.view)
    }
  }
}

extension AnyView: PrimitiveView, MultiView, SelfComparing {
  public nonisolated static func _makeViewList(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewList {
    .changing(
      BranchList(in: inputs.window) {
        let storage: Storage = view.read().storage
        return BranchList.Branch(id: storage.type) { storage.makeList(view, inputs) }
      })
  }

  package func isEqual(to other: AnyView) -> Bool { storage.isEqual(to: other.storage) }
}
