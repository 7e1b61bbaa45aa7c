import CoreTransferable
import FoundationGaps
import ReactiveGraph

extension View {
  /// Lets people drag several items of the view at once: the selected ones with the one under the pointer.
  ///
  /// Views inside take part with `draggable(containerItemID:)`. The payload is asked for when a drag begins.
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - namespace: Tells containers of one type of ids apart; nil for the nearest one.
  ///   - payload: Makes the items of ids.
  public nonisolated func dragContainer<Item, Data>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (Array<Item.ID>) -> Data
  ) -> some View
  where Item: Transferable, Item: Identifiable, Item == Data.Element, Data: Collection, Item.ID: Sendable {
    dragContainer(for: itemType, itemID: \Item.id, in: namespace, payload)
  }

  /// The same for items that are identified by one of their properties.
  public nonisolated func dragContainer<ItemID, Item, Data>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (Array<ItemID>) -> Data
  ) -> some View
  where ItemID: Hashable, ItemID: Sendable, Item: Transferable, Item == Data.Element, Data: Collection {
    modifier(
      DragContainerModifier<ItemID>(namespace: namespace) { ids in
        payload(ids).map { (AnyHashable($0[keyPath: itemID]), NSItemProvider.of($0)) }
      })
  }

  /// Says which items of the drag containers inside of the view are selected: they are dragged with the one under the
  /// pointer, if that is one of them.
  ///
  /// - Parameters:
  ///   - selection: The ids of the selected items; read when a drag begins.
  ///   - containerNamespace: The namespace of the container; nil for any.
  public nonisolated func dragContainerSelection<ItemID>(
    _ selection: @autoclosure @escaping () -> Array<ItemID>, containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable, ItemID: Sendable {
    modifier(DragSelectionModifier<ItemID>(namespace: containerNamespace, selection: selection))
  }

  /// Lets people drag an item of the drag container around the view.
  ///
  /// - Parameters:
  ///   - containerItemID: The id by which the container knows the item.
  ///   - containerNamespace: The namespace of the container; nil for the nearest one.
  public nonisolated func draggable<ItemID>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable, ItemID: Sendable {
    modifier(
      DragSourceModifier(
        payload: { $0.containerPayload(of: containerItemID, containerNamespace) }, preview: EmptyView(),
        containerItemID: (containerItemID, containerNamespace)))
  }

  /// Lets people drag an identified item from the view, and with it the selected ones of the drag container around it.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item.
  ///   - containerNamespace: The namespace of the container; nil for the nearest one.
  ///   - item: Makes the item when a drag begins; nil for nothing.
  public nonisolated func draggable<Item>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
  ) -> some View where Item: Transferable, Item: Identifiable, Item.ID: Sendable {
    draggable(itemType, id: \Item.id, containerNamespace: containerNamespace, item)
  }

  /// The same for an item that is identified by one of its properties.
  public nonisolated func draggable<Item, ItemID>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View where Item: Transferable, ItemID: Hashable, ItemID: Sendable {
    modifier(
      DragSourceModifier(
        payload: { context in
          guard let item = payload() else { return nil }
          let itemID: ItemID = item[keyPath: id]
          return context.containerPayload(of: itemID, containerNamespace)
            ?? DragPayload(items: [.of(item)], itemIDs: [AnyHashable(itemID)])
        }, preview: EmptyView()))
  }

  /// The same with an item that is made of an expression.
  public nonisolated func draggable<Item, ItemID>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item: Transferable, ItemID: Hashable, ItemID: Sendable {
    draggable(itemType, id: id, containerNamespace: containerNamespace, item)
  }

  /// The same with an identified item that is made of an expression.
  public nonisolated func draggable<Item>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item: Transferable, Item: Identifiable, Item.ID: Sendable {
    draggable(itemType, id: \Item.id, containerNamespace: containerNamespace, item)
  }
}

/// A container of items that can be dragged together, for views inside.
final class DragContainer {
  let idType: Any.Type
  let namespace: Namespace.ID?
  /// Makes the items of ids, with the ids that they have.
  let payload: ([AnyHashable]) -> [(id: AnyHashable, item: NSItemProvider)]
  /// The views that stand for items, by id.
  var members: [DragMember] = []

  init(
    idType: Any.Type, namespace: Namespace.ID?,
    payload: @escaping ([AnyHashable]) -> [(id: AnyHashable, item: NSItemProvider)]
  ) {
    self.idType = idType
    self.namespace = namespace
    self.payload = payload
  }
}

/// The selected items of containers inside.
struct DragSelection {
  let idType: Any.Type
  let namespace: Namespace.ID?
  let ids: () -> [AnyHashable]
}

/// The innermost first.
enum DragContainersKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> [DragContainer] { [] }
}

/// The innermost first.
enum DragSelectionsKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> [DragSelection] { [] }
}

private nonisolated struct DragContainerModifier<ItemID: Hashable>: InputsModifier {
  var namespace: Namespace.ID?
  var payload: ([ItemID]) -> [(AnyHashable, NSItemProvider)]

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let graph: Graph = inputs.graph
    let namespace: Namespace.ID? = graph.untracked { modifier.read() }.namespace
    let container = DragContainer(idType: ItemID.self, namespace: namespace) { ids in
      graph.untracked { modifier.read() }.payload(ids.compactMap { $0.base as? ItemID })
    }
    inputs[DragContainersKey.self] = [container] + inputs[DragContainersKey.self]
  }
}

private nonisolated struct DragSelectionModifier<ItemID: Hashable>: InputsModifier {
  var namespace: Namespace.ID?
  var selection: () -> [ItemID]

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let graph: Graph = inputs.graph
    let namespace: Namespace.ID? = graph.untracked { modifier.read() }.namespace
    let selection = DragSelection(idType: ItemID.self, namespace: namespace) {
      graph.untracked { modifier.read() }.selection().map(AnyHashable.init)
    }
    inputs[DragSelectionsKey.self] = [selection] + inputs[DragSelectionsKey.self]
  }
}

extension DragSourceContext {
  /// What a container makes of an item and those that are selected with it; nil without a container.
  func containerPayload<ItemID: Hashable>(of id: ItemID, _ namespace: Namespace.ID?) -> DragPayload? {
    guard let container = inputs.dragContainer(of: ItemID.self, namespace) else { return nil }
    let selected: [AnyHashable] =
      inputs[DragSelectionsKey.self].first {
        $0.idType == ItemID.self && ($0.namespace == nil || $0.namespace == container.namespace)
      }?.ids() ?? []
    let ids: [AnyHashable] = selected.contains(AnyHashable(id)) ? selected : [AnyHashable(id)]
    let items: [(id: AnyHashable, item: NSItemProvider)] = container.payload(ids)
    guard !items.isEmpty else { return nil }
    return DragPayload(
      items: items.map(\.item), itemIDs: items.map(\.id),
      draggedIndex: items.firstIndex { $0.id == AnyHashable(id) } ?? 0)
  }
}

extension _ViewInputs {
  /// The nearest container for ids of a type, in a namespace where one is given.
  func dragContainer(of idType: Any.Type, _ namespace: Namespace.ID?) -> DragContainer? {
    self[DragContainersKey.self].first {
      $0.idType == idType && (namespace == nil || $0.namespace == namespace)
    }
  }
}
