import AccessibilityTree
import ReactiveGraph

/// What accessibility modifiers attach to a view.
///
/// Modifiers called on a view that already has attachments merge into one (behaviour 243).
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  /// One modifier: it changes the properties of the attachment, with the environment at hand.
  typealias Change = (inout AccessibilityProperties, EnvironmentValues) -> Void

  var changes: [Change] = []
  var handlers: [AccessibilityActionCode: () -> Void] = [:]
  var behavior: AccessibilitySource.ChildBehavior?
  var focus: [AccessibilityFocusLink] = []

  /// Adds what a modifier outside of these says.
  func merging(_ outer: AccessibilityAttachmentModifier) -> AccessibilityAttachmentModifier {
    var merged = self
    merged.changes += outer.changes
    merged.handlers.merge(outer.handlers) { _, outer in outer }
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

  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let inner: AccessibilitySource? = outputs.accessibility
    let source: AccessibilitySource = .transparent(inner.map { [$0] } ?? [], id: inputs.host.nextID())
    // Known at once, because attachments around this one ask which element they belong to.
    source.childBehavior = inputs.graph.untracked { modifier.read().behavior }
    let root: AccessibilityRoot = inputs.host.accessibility
    let links = AccessibilityFocusLinks(source)
    let id: UInt64 = source.id
    PropertiesAttribute.keep(source, inputs: inputs) { source in
      let attachment: Self = modifier.read()
      var properties = attachment.properties(in: EnvironmentValues(scope: inputs.environment))
      for kind in attachment.handlers.keys where !properties.actions.contains(where: { $0.kind == kind }) {
        properties.actions.append(AccessibilityAction(kind))
      }
      properties.actions.sort { $0.kind.description < $1.kind.description }
      source.childBehavior = attachment.behavior
      source.properties = properties
      root.setHandlers(attachment.handlers, for: id)
      links.update(attachment.focus)
    }
    inputs.graph.currentSubgraph.onEnd {
      root.setHandlers([:], for: id)
      links.update([])
    }
    if let inner { outputs.accessibilityLayers.append(inner) }
    outputs.accessibility = source
    return outputs
  }
}

extension View {
  nonisolated func accessibility(
    _ change: @escaping AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(changes: [change]))
  }

  nonisolated func attaching(
    _ attachment: AccessibilityAttachmentModifier
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: attachment)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// The same view with more attached: the result has the same type.
  nonisolated func accessibility(_ change: @escaping AccessibilityAttachmentModifier.Change) -> Self {
    attaching(AccessibilityAttachmentModifier(changes: [change]))
  }

  nonisolated func attaching(_ attachment: AccessibilityAttachmentModifier) -> Self {
    ModifiedContent(content: content, modifier: modifier.merging(attachment))
  }
}
