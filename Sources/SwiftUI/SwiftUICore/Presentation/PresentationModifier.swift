import ReactiveGraph

/// Presents a view while there is an item for it.
///
/// The features' modifiers (`sheet`, `popover`, `Menu`) are made of this one: they give the traits, and the view with the
/// looks of their kind around the content that they were given.
package nonisolated struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
  private let item: () -> Item?
  private let id: (Item) -> AnyHashable
  private let traits: (EnvironmentValues) -> PresentationTraits
  private let dismiss: () -> Void
  private let content: (Item) -> Presented

  /// - Parameters:
  ///   - item: Gives the item to present; nil to present nothing. It is read inside a node, which follows what it reads.
  ///   - id: Tells items apart: for another item the presentation ends and a new one begins.
  ///   - traits: The kind of presentation in an environment, taken when it begins.
  ///   - dismiss: Writes to the binding that the presentation is to end.
  ///   - content: Makes the presented view.
  package init(
    item: @escaping () -> Item?, id: @escaping (Item) -> AnyHashable,
    traits: @escaping (EnvironmentValues) -> PresentationTraits, dismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping (Item) -> Presented
  ) {
    self.item = item
    self.id = id
    self.traits = traits
    self.dismiss = dismiss
    self.content = content
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs: _ViewOutputs = body(inputs)
    if let level = inputs[PresentationLevelKey.self] {
      Presenter(modifier, inputs: inputs, level: level).setNeedsEvaluation()
    }
    return outputs
  }

  /// The presenting view's part: begins and ends presentations as the item says.
  private final class Presenter: GraphNode {
    private let modifier: _GraphValue<PresentationModifier>
    private let inputs: _ViewInputs
    private let isShown: () -> Bool
    private let level: PresentationLevel
    /// What a binding reads of observable objects counts too.
    private let item: ContentNode<Item?>
    private var current: (id: AnyHashable, presentation: Presentation)?

    init(_ modifier: _GraphValue<PresentationModifier>, inputs: _ViewInputs, level: PresentationLevel) {
      self.modifier = modifier
      self.inputs = inputs
      self.level = level
      isShown = inputs.isShown
      item = ContentNode(in: inputs.window, "item to present") { modifier.read().item() }
      super.init(in: inputs.graph, "presenter")
    }

    override var isEager: Bool { true }

    override func evaluate() -> Bool {
      guard isShown(), let item = self.item.value else {
        end()
        return false
      }
      let modifier: PresentationModifier = modifier.read()
      let id: AnyHashable = modifier.id(item)
      guard current?.id != id else { return false }
      end()
      let traits: PresentationTraits = graph.untracked {
        modifier.traits(EnvironmentValues(scope: inputs.environment))
      }
      let presentation: Presentation = begin(item, traits)
      current = (id, presentation)
      level.add(presentation)
      return false
    }

    private func begin(_ first: Item, _ traits: PresentationTraits) -> Presentation {
      let modifier: _GraphValue<PresentationModifier> = modifier
      let items: ContentNode<Item?> = item
      return Presentation(
        id: inputs.window.nextID(), traits: traits, presenter: inputs.slot, environment: inputs.environment,
        dismiss: { [weak self] in self?.dismiss() },
        makeView: { inputs in
          var last: Item = first
          // While the presented view goes there is no item: it shows the last one.
          let content = ContentNode<Presented>(in: inputs.window, "presented content") {
            if items.isAlive, let item = items.value { last = item }
            return modifier.read().content(last)
          }
          return Presented._makeView(view: _GraphValue(content), inputs: inputs)
        })
    }

    private func dismiss() {
      guard isAlive else { return }
      graph.untracked { modifier.read() }.dismiss()
    }

    private func end() {
      guard let current else { return }
      self.current = nil
      level.remove(current.presentation)
    }

    /// The presenting view goes, and takes along what it presents.
    override func invalidated() { end() }
  }
}
