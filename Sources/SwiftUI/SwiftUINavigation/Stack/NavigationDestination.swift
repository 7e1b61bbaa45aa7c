import ReactiveGraph
import SwiftUICore

extension View {
  /// Says which screen belongs to values of a type (behaviour 102).
  ///
  /// Of several destinations for one type in a stack, the one closest to the root counts. A destination must not lie in a lazy
  /// container, which may not have made it yet when a value is pushed.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the screen of a value.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D, C>(destination: destination))
  }

  /// Pushes a screen while a value is true (behaviour 103).
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is there; false when the person has gone back.
  ///   - destination: Makes the screen.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination: V = destination()
    return modifier(
      StackPresentation<Bool, V>(
        item: { isPresented.wrappedValue ? true : nil }, id: { AnyHashable($0) },
        dismiss: { isPresented.wrappedValue = false }, content: { _ in destination }))
  }

  /// Pushes a screen while there is an item for it (behaviour 104).
  ///
  /// - Parameters:
  ///   - item: The item; nil when the person has gone back.
  ///   - destination: Makes the screen of an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      StackPresentation<D, C>(
        item: { item.wrappedValue }, id: { AnyHashable($0) }, dismiss: { item.wrappedValue = nil }, content: destination
      ))
  }
}

/// Registers a destination with the stack around it.
nonisolated private struct DestinationModifier<D: Hashable, C: View>: PrimitiveModifier {
  let destination: (D) -> C

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if let controller = inputs.navigation {
      let destination = StackDestination { value in
        (value.base as? D).map { AnyView(modifier.read().destination($0)) }
      }
      controller.add(destination, for: D.self)
      inputs.graph.currentSubgraph.onEnd { controller.remove(destination, for: D.self) }
    }
    return body(inputs)
  }
}

/// Pushes a screen while there is an item; destinations by flags and items, and links with views, are made of it.
nonisolated struct StackPresentation<Item, Presented: View>: PrimitiveModifier {
  /// Gives the item; it is read inside a node.
  let item: () -> Item?
  let id: (Item) -> AnyHashable
  /// Says that there is to be no item any more.
  let dismiss: () -> Void
  let content: (Item) -> Presented

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs: _ViewOutputs = body(inputs)
    if let controller = inputs.navigation { Presenter(modifier, inputs, controller).setNeedsEvaluation() }
    return outputs
  }

  private final class Presenter: GraphNode {
    private let modifier: _GraphValue<StackPresentation>
    private let controller: StackController
    private let item: ContentNode<Item?>
    private var current: (id: AnyHashable, screen: StackScreen)?

    init(_ modifier: _GraphValue<StackPresentation>, _ inputs: _ViewInputs, _ controller: StackController) {
      self.modifier = modifier
      self.controller = controller
      // What a binding reads of observable objects counts too.
      item = ContentNode(in: inputs.window, "destination's item") { modifier.read().item() }
      super.init(in: inputs.graph, "stack presenter")
    }

    override var isEager: Bool { true }

    override func evaluate() -> Bool {
      guard let item = self.item.value else {
        end()
        return false
      }
      let id: AnyHashable = modifier.read().id(item)
      guard current?.id != id else { return false }
      end()
      let screen: StackScreen = makeScreen(item)
      current = (id, screen)
      controller.present(screen)
      return false
    }

    private func makeScreen(_ item: Item) -> StackScreen {
      let modifier: _GraphValue<StackPresentation> = modifier
      let items: ContentNode<Item?> = self.item
      let id: UInt64 = controller.nextID
      return StackScreen(
        id: id, origin: .presented { [weak self] in self?.wasPopped(id) },
        make: { inputs in
          var last: Item = item
          // While the screen goes there is no item: it shows the last one.
          let content = ContentNode<Presented>(in: inputs.window, "destination") {
            if items.isAlive, let item = items.value { last = item }
            return modifier.read().content(last)
          }
          return Presented._makeView(view: _GraphValue(content), inputs: inputs)
        })
    }

    /// The stack has popped the screen.
    private func wasPopped(_ id: UInt64) {
      guard isAlive, current?.screen.id == id else { return }
      current = nil
      graph.untracked { modifier.read() }.dismiss()
    }

    private func end() {
      guard let current else { return }
      self.current = nil
      controller.end(current.screen)
    }

    /// The presenting view goes, and takes along what it presents.
    override func invalidated() { end() }
  }
}
