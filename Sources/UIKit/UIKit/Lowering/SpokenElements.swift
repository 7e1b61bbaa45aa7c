import AccessibilityTree
import CoreGraphics
import SwiftUICore

/// The elements of a view that are no views, in the accessibility tree of a window.
final class SpokenElements {
  private unowned(unsafe) let window: ViewGraph
  private var made: [ObjectIdentifier: (element: UIAccessibilityElement, source: AccessibilitySource)] = [:]

  init(window: ViewGraph) { self.window = window }

  /// Whether elements were told.
  var hasSources: Bool { !made.isEmpty }

  /// The sources of elements, in their order, brought up to date with what they say; those of others go.
  @MainActor func sources(of elements: [Any], in view: UIView) -> [AccessibilitySource] {
    var kept: Set<ObjectIdentifier> = []
    let sources: [AccessibilitySource] = elements.enumerated().compactMap { place, object in
      guard let element = object as? UIAccessibilityElement else { return nil }
      return source(of: element, in: view, priority: Double(elements.count - place), &kept)
    }
    for (key, entry) in made where !kept.contains(key) {
      forget(entry.source)
      made[key] = nil
    }
    return sources
  }

  @MainActor private func source(
    of element: UIAccessibilityElement, in view: UIView, priority: Double, _ kept: inout Set<ObjectIdentifier>
  ) -> AccessibilitySource? {
    // The body that reads this comes to depend on the element alone.
    _ = element.changes.read()
    let key = ObjectIdentifier(element)
    guard !element.accessibilityElementsHidden, kept.insert(key).inserted else { return nil }
    let inside: [Any] = element.isAccessibilityElement ? [] : element.listedElements
    // An object that is neither an element nor holds any says nothing.
    guard element.isAccessibilityElement || !inside.isEmpty else { return nil }
    let source: AccessibilitySource =
      made[key]?.source ?? AccessibilitySource(id: window.nextID(), kind: .element)
    if made[key] == nil { window.service(SpokenResponders.self).add(element, source) }
    made[key] = (element, source)
    source.kind = inside.isEmpty ? .element : .container
    let frame: CGRect = element.frameInView
    source.origin = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    source.bounds = CGRect(origin: .zero, size: frame.size)
    var properties = AccessibilityProperties()
    element.speak(&properties)
    element.speakRotors(&properties)
    properties.sortPriority = priority
    if element.accessibilityViewIsModal { properties.traits.insert(.isModal) }
    properties.identifier = element.accessibilityIdentifier
    let actions: [AccessibilityActionCode: SpokenAction] = element.isAccessibilityElement ? element.spokenActions : [:]
    properties.actions = actions.keys.sorted { "\($0)" < "\($1)" }.map(element.spokenAction)
    source.properties = properties
    window.accessibility.setHandlers(actions, for: source.id)
    source.children = inside.enumerated().compactMap { place, object in
      guard let inner = object as? UIAccessibilityElement else { return nil }
      let child: AccessibilitySource? = self.source(
        of: inner, in: view, priority: Double(inside.count - place), &kept)
      // The frames of elements are those in the view.
      child?.origin = CGPoint(x: inner.frameInView.minX - frame.minX, y: inner.frameInView.minY - frame.minY)
      return child
    }
    return source
  }

  /// The view goes.
  func end() {
    for entry in made.values { forget(entry.source) }
    made = [:]
  }

  private func forget(_ source: AccessibilitySource) {
    window.accessibility.setHandlers([:] as [AccessibilityActionCode: () -> Void], for: source.id)
    window.existingService(SpokenResponders.self)?.remove(source)
  }
}
