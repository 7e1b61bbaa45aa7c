import AccessibilityTree
import ReactiveGraph
import SwiftUICore

/// What a view of UIKit's is for assistive technologies.
nonisolated struct UIViewSpeech: PrimitiveModifier {
  let view: UIView
  /// Counts changes of what the view says.
  let version: Int
  let isEnabled: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let inner: AccessibilitySource? = outputs.accessibility
    let source: AccessibilitySource = .transparent(inner.map { [$0] } ?? [], id: inputs.window.nextID())
    source.standsForView = true
    if let inner { outputs.accessibilityLayers.append(inner) }
    outputs.accessibility = source
    let root: AccessibilityRoot = inputs.window.accessibility
    let id: UInt64 = source.id
    PropertiesAttribute.keep(source, inputs: inputs, "UIView accessibility") { source in
      let speech: Self = modifier.read()
      MainActor.assumeIsolated {
        let view: UIView = speech.view
        let row: SpokenRow? = view.spokenRow
        source.childBehavior = view.isAccessibilityElement ? .ignore : row?.isCombined == true ? .combine : nil
        source.properties = view.spokenProperties(isEnabled: speech.isEnabled, row: row)
        let own: [AccessibilityActionCode: () -> Void] = view.isAccessibilityElement ? view.spokenActions : [:]
        root.setHandlers(own.merging(row?.actions ?? [:]) { first, _ in first }, for: id)
      }
    }
    inputs.graph.currentSubgraph.onEnd { root.setHandlers([:] as [AccessibilityActionCode: () -> Void], for: id) }
    return outputs
  }
}

extension UIView {
  /// What the view says of itself.
  fileprivate func spokenProperties(isEnabled: Bool, row: SpokenRow?) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    if let row {
      properties.position = row.position
      if let isExpanded = row.isExpanded { properties.isExpanded = isExpanded }
      properties.traits.formUnion(row.traits)
      let speaker: UIView = row.speaker ?? self
      properties.label = speaker.accessibilityLabel
      properties.value = speaker.accessibilityValue
      properties.hint = speaker.accessibilityHint
      properties.actions = row.actions.keys.sorted { "\($0)" < "\($1)" }.map { AccessibilityAction($0) }
    }
    if accessibilityElementsHidden { properties.isHidden = true }
    if accessibilityViewIsModal { properties.traits.insert(.isModal) }
    if let identifier = accessibilityIdentifier { properties.identifier = identifier }
    // What SwiftUI shows for the view has its own element, which is called as the view is.
    guard isAccessibilityElement || makeContent != nil else { return properties }
    properties.label = accessibilityLabel
    properties.value = accessibilityValue
    properties.hint = accessibilityHint
    properties.traits.formUnion(accessibilityTraits.set)
    guard isAccessibilityElement else { return properties }
    if !isEnabled { properties.traits.insert(.isDisabled) }
    let actions: Set<AccessibilityActionCode> = Set(spokenActions.keys).union(row?.actions.keys.map { $0 } ?? [])
    properties.actions = actions.sorted { "\($0)" < "\($1)" }.map { AccessibilityAction($0) }
    return properties
  }

  /// What assistive technologies can do with the view.
  fileprivate var spokenActions: [AccessibilityActionCode: () -> Void] {
    var actions: [AccessibilityActionCode: () -> Void] = [:]
    if self is UIControl || accessibilityTraits.contains(.button) || accessibilityTraits.contains(.link) {
      actions[.activate] = { [weak self] in MainActor.assumeIsolated { self?.useByAssistiveTechnology() } }
    }
    if accessibilityTraits.contains(.adjustable) {
      actions[.increment] = { [weak self] in MainActor.assumeIsolated { self?.accessibilityIncrement() } }
      actions[.decrement] = { [weak self] in MainActor.assumeIsolated { self?.accessibilityDecrement() } }
    }
    if let contextMenu {
      actions[.showMenu] = { [weak contextMenu] in MainActor.assumeIsolated { contextMenu?.open(at: nil) } }
    }
    for action in accessibilityCustomActions ?? [] {
      actions[.named(action.name)] = { MainActor.assumeIsolated { action.perform() } }
    }
    return actions
  }

  /// Activation: what the view does itself, else what a tap in its middle does.
  private func useByAssistiveTechnology() {
    if accessibilityActivate() { return }
    if let control = self as? UIControl { return control.activate() }
    for recognizer in gestureRecognizers ?? [] where recognizer is UITapGestureRecognizer { recognizer.recognizeNow() }
  }
}
