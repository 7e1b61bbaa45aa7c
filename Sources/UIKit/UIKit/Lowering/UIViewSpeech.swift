import AccessibilityTree
import CoreGraphics
import ReactiveGraph
import SwiftUICore

/// What a view of UIKit's is for assistive technologies.
@MainActor
enum UIViewSpeech {
  /// Puts the source of a view around those inside of it. It is where the view's transform puts it, and hidden with the view.
  static func add(
    _ state: UIViewState, _ transform: Rule<CGAffineTransform>, to outputs: inout _ViewOutputs, _ inputs: _ViewInputs
  ) {
    let view: UIView = state.view
    let inner: AccessibilitySource? = outputs.accessibility
    let source: AccessibilitySource = .transparent(inner.map { [$0] } ?? [], id: inputs.window.nextID())
    source.standsForView = !view.isPlaceOfOthers
    if let inner { outputs.accessibilityLayers.append(inner) }
    outputs.accessibility = source
    let root: AccessibilityRoot = inputs.window.accessibility
    let id: UInt64 = source.id
    let elements = SpokenElements(window: inputs.window)
    let shown: AccessibilitySource = source
    let responders: SpokenResponders = inputs.window.service(SpokenResponders.self)
    responders.add(view, source)
    PropertiesAttribute.keep(source, inputs: inputs, "UIView accessibility") { [unowned state] source in
      let look: UIViewLook = state.look
      let turn: CGAffineTransform = transform.value
      MainActor.assumeIsolated {
        let view: UIView = state.view
        _ = view.speechVersion
        let place: CGAffineTransform = view.spokenShift.concatenating(turn)
        source.transform = place.isIdentity ? nil : place
        let row: SpokenRow? = view.spokenRow
        let inside: [Any] = view.isAccessibilityElement ? [] : view.listedElements
        let isContainer: Bool = !inside.isEmpty || view.isSpokenContainer
        source.childBehavior =
          view.isAccessibilityElement ? .ignore : row?.isCombined == true ? .combine : isContainer ? .contain : nil
        var properties: AccessibilityProperties = view.spokenProperties(isEnabled: look.isEnabled, row: row)
        if isContainer, source.childBehavior == .contain { view.speakAsContainer(&properties) }
        // What fades out is gone for a reader at once, what fades in is there.
        if look.opacity <= 0 { properties.isHidden = true }
        source.properties = properties
        // A check of what is said asks with another source, which must not take the elements away.
        if source === shown, !inside.isEmpty || elements.hasSources {
          source.children = (inner.map { [$0] } ?? []) + elements.sources(of: inside, in: view)
        }
        let own: [AccessibilityActionCode: SpokenAction] = view.isAccessibilityElement ? view.spokenActions : [:]
        var actions: [AccessibilityActionCode: SpokenAction] = view.spokenModalActions
        for (code, perform) in row?.actions ?? [:] { actions[code] = { _ in perform() } }
        root.setHandlers(own.merging(actions) { first, _ in first }, for: id)
      }
    }
    inputs.graph.currentSubgraph.onEnd {
      root.setHandlers([:] as [AccessibilityActionCode: () -> Void], for: id)
      elements.end()
      responders.remove(shown)
    }
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
    if accessibilityIgnoresInvertColors { properties.ignoresInvertColors = true }
    if accessibilityViewIsModal { properties.traits.insert(.isModal) }
    if accessibilityViewIsModal { properties.actions += [AccessibilityAction(.escape)] }
    if isUnlisted { properties.isHidden = true }
    properties.sortPriority = listedPriority
    if let identifier = accessibilityIdentifier { properties.identifier = identifier }
    speakRotors(&properties)
    // What SwiftUI shows for the view has its own element, which is called as the view is.
    guard isAccessibilityElement || makeContent != nil else { return properties }
    speak(&properties)
    if properties.hint == nil { properties.hint = toolTipHint }
    guard isAccessibilityElement else { return properties }
    if !isEnabled { properties.traits.insert(.isDisabled) }
    let actions: Set<AccessibilityActionCode> = Set(spokenActions.keys).union(row?.actions.keys.map { $0 } ?? [])
    properties.actions = actions.sorted { "\($0)" < "\($1)" }.map(spokenAction)
    return properties
  }

  /// The actions that assistive technologies have on a view that covers the others: leaving it.
  fileprivate var spokenModalActions: [AccessibilityActionCode: SpokenAction] {
    guard accessibilityViewIsModal else { return [:] }
    return [.escape: { [weak self] _ in MainActor.assumeIsolated { _ = self?.accessibilityPerformEscape() } }]
  }

  /// Whether the view says that it is a container, a group or a table.
  fileprivate var isSpokenContainer: Bool {
    accessibilityContainerType != .none || shouldGroupAccessibilityChildren
      || accessibilityNavigationStyle == .combined || accessibilityHeaderElements != nil
      || self is any UIAccessibilityContainerDataTable
  }

  /// Adds the view's name and kind as those of a container around its elements.
  fileprivate func speakAsContainer(_ properties: inout AccessibilityProperties) {
    properties.label = [accessibilityLabel, headerWords].compactMap { $0 }.joined(separator: ", ")
    if properties.label == "" { properties.label = nil }
    properties.hint = accessibilityHint
    switch accessibilityContainerType {
    case .none: if self is any UIAccessibilityContainerDataTable { properties.role = .table }
    case .dataTable: properties.role = .table
    case .list: properties.role = .list
    case .landmark: properties.role = .landmark
    case .semanticGroup: properties.role = .group
    }
  }
}
