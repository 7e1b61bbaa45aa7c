import AccessibilityTree
import ReactiveGraph

/// What accessibility modifiers attach to a view.
///
/// Modifiers called on a view that already has attachments merge into one (behaviour 243).
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  /// One modifier: it changes the properties of the attachment, with the environment at hand.
  package typealias Change = (inout AccessibilityProperties, EnvironmentValues) -> Void

  /// An action as it was declared; its name is known in the environment only.
  struct Action {
    let kind: AccessibilityActionKind
    let handler: (AccessibilityActionInput) -> Void
  }

  var changes: [Change] = []
  var actions: [Action] = []
  var behavior: AccessibilitySource.ChildBehavior?
  var focus: [AccessibilityFocusLink] = []

  /// Adds what a modifier outside of these says.
  func merging(_ outer: AccessibilityAttachmentModifier) -> AccessibilityAttachmentModifier {
    var merged = self
    merged.changes += outer.changes
    merged.actions += outer.actions
    merged.behavior = outer.behavior ?? behavior
    merged.focus += outer.focus
    return merged
  }

  func properties(in environment: EnvironmentValues) -> AccessibilityProperties {
    changes.reduce(into: AccessibilityProperties()) { result, change in
      var outer = AccessibilityProperties()
      change(&outer, environment)
      result.merge(outer: outer)
    }
  }

  /// The handlers by kind; of two for one kind the outer one counts.
  private func handlers(in environment: EnvironmentValues) -> [(AccessibilityActionCode, AccessibilityHandler)] {
    var result: [(AccessibilityActionCode, AccessibilityHandler)] = []
    for action in actions {
      let code: AccessibilityActionCode = action.kind.code(in: environment)
      if let known: Int = result.firstIndex(where: { $0.0 == code }) {
        result[known].1 = action.handler
      } else {
        result.append((code, action.handler))
      }
    }
    return result
  }

  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let source: AccessibilitySource = outputs.wrapAccessibility(inputs)
    source.standsForView = true
    // Known at once, because attachments around this one ask which element they belong to.
    source.childBehavior = inputs.graph.untracked { modifier.read().behavior }
    let root: AccessibilityRoot = inputs.window.accessibility
    let links = AccessibilityFocusLinks(source)
    let id: UInt64 = source.id
    // Not deferred: focus states are linked here, and are told of the cursor whoever reads the tree.
    PropertiesAttribute.keep(source, inputs: inputs, isDeferred: false) { source in
      let attachment: Self = modifier.read()
      let environment = EnvironmentValues(scope: inputs.environment)
      var properties: AccessibilityProperties = attachment.properties(in: environment)
      let handlers: [(AccessibilityActionCode, AccessibilityHandler)] = attachment.handlers(in: environment)
      properties.actions += handlers.map { AccessibilityAction($0.0) }
      source.childBehavior = attachment.behavior
      source.properties = properties
      root.setHandlers(Dictionary(handlers, uniquingKeysWith: { $1 }), for: id)
      links.update(attachment.focus)
    }
    inputs.graph.currentSubgraph.onEnd {
      root.setHandlers([:], for: id)
      links.update([])
    }
    return outputs
  }
}

extension AccessibilityAttachmentModifier {
  /// Says how the elements inside of a view become elements; nil leaves them as they are.
  package init(behavior: AccessibilitySource.ChildBehavior?) {
    self.init()
    self.behavior = behavior
  }
}

extension View {
  package nonisolated func accessibility(
    _ change: @escaping AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(changes: [change]))
  }

  package nonisolated func attaching(
    _ attachment: AccessibilityAttachmentModifier, if isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: isEnabled ? attachment : AccessibilityAttachmentModifier())
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// The same view with more attached: the result has the same type.
  nonisolated func accessibility(_ change: @escaping AccessibilityAttachmentModifier.Change) -> Self {
    attaching(AccessibilityAttachmentModifier(changes: [change]))
  }

  package nonisolated func attaching(_ attachment: AccessibilityAttachmentModifier, if isEnabled: Bool = true) -> Self {
    isEnabled ? ModifiedContent(content: content, modifier: modifier.merging(attachment)) : self
  }
}
