import AccessibilityTree
import Foundation
import SwiftUICore

/// Something that an assistive technology does, with what it says along.
typealias SpokenAction = (AccessibilityActionInput) -> Void

extension UIResponder {
  /// The elements inside, in their order: those that were set, or those that overrides of the methods give.
  var listedElements: [Any] {
    if let accessibilityElements { return accessibilityElements }
    let count: Int = accessibilityElementCount()
    guard count > 0, count != NSNotFound else {
      // A table may give its cells by their places alone. Views among them stand inside by themselves.
      return (self as? any UIAccessibilityContainerDataTable)?.cellsInOrder.filter { $0 is UIAccessibilityElement }
        ?? []
    }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }

  /// Says what every element says: name, value, hint, traits, and how it is found and operated.
  func speak(_ properties: inout AccessibilityProperties) {
    properties.label = accessibilityLabel
    properties.value = accessibilityValue
    properties.hint = accessibilityHint
    properties.traits.formUnion(accessibilityTraits.set)
    if let point = spokenActivationPoint { properties.activationPoint = .point(point) }
    if let cell = self as? any UIAccessibilityContainerDataTableCell { dataTable?.place(cell, in: &properties) }
    speakDetails(&properties)
    guard let statement else { return }
    if statement.inputLabels != nil || statement.blocks.spokenInputLabels != nil {
      properties.inputLabels = accessibilityUserInputLabels
    }
    if statement.respondsToUserInteraction != nil || statement.blocks.responds != nil {
      properties.respondsToUserInteraction = accessibilityRespondsToUserInteraction
    }
    if statement.isElement { properties.keys = [AccessibilityKey(ObjectIdentifier(self))] }
  }

  /// Says the rotors: their items are looked for now.
  func speakRotors(_ properties: inout AccessibilityProperties) {
    guard let rotors = accessibilityCustomRotors, !rotors.isEmpty else { return }
    properties.rotors = rotors.map { rotor in
      let stops: [AccessibilityRotorStop] = rotor.items().compactMap(\.stop)
      var value = AccessibilityRotor(rotor.name, stops: stops)
      value.replacesSystem = rotor.systemRotorType != .none
      return value
    }
  }

  /// The actions that assistive technologies have on the responder as an element.
  var spokenActions: [AccessibilityActionCode: SpokenAction] {
    var actions: [AccessibilityActionCode: SpokenAction] = [:]
    func add(_ code: AccessibilityActionCode, _ perform: @escaping @MainActor (UIResponder) -> Void) {
      actions[code] = { [weak self] _ in
        MainActor.assumeIsolated {
          guard let self else { return }
          perform(self)
          // Closures that say something else now are asked again.
          if self.statement?.blocks.spokenValue != nil { self.statementDidChange() }
        }
      }
    }
    let traits: UIAccessibilityTraits = accessibilityTraits
    if self is UIControl || !traits.isDisjoint(with: [.button, .link, .toggleButton]) {
      add(.activate) { $0.useByAssistiveTechnology() }
    }
    if traits.contains(.adjustable) {
      add(.increment) { $0.accessibilityIncrement() }
      add(.decrement) { $0.accessibilityDecrement() }
    }
    // The responders are asked themselves before the action comes here: what is left is that the element offers to scroll.
    if traits.contains(.causesPageTurn) { actions[.scroll] = { _ in } }
    if let menu = (self as? UIView)?.contextMenu {
      actions[.showMenu] = { [weak menu] _ in MainActor.assumeIsolated { menu?.open(at: nil) } }
    }
    for action in accessibilityCustomActions ?? [] {
      actions[.named(action.name)] = { _ in MainActor.assumeIsolated { action.perform() } }
    }
    return actions
  }

  /// What the tree says of an action: a custom one has its category.
  func spokenAction(_ code: AccessibilityActionCode) -> AccessibilityAction {
    guard case .named(let name) = code else { return AccessibilityAction(code) }
    let category: String? = accessibilityCustomActions?.first { $0.name == name }?.category
    return AccessibilityAction(code, category: category)
  }

  /// Activation: what the object does itself, else what a tap in the middle of its view does.
  func useByAssistiveTechnology() {
    if accessibilityActivate() { return }
    if let control = self as? UIControl { return control.activate() }
    let view: UIView? = self as? UIView ?? (self as? UIAccessibilityElement)?.view
    for recognizer in view?.gestureRecognizers ?? [] where recognizer is UITapGestureRecognizer {
      recognizer.recognizeNow()
    }
  }
}

extension UIAccessibilityCustomRotorItemResult {
  /// The item in the accessibility tree; nil where its element is gone.
  fileprivate var stop: AccessibilityRotorStop? {
    guard let target = targetElement else { return nil }
    let key = AccessibilityKey(ObjectIdentifier(target))
    let label: String = (target as? UIResponder)?.accessibilityLabel ?? ""
    guard let view = target as? UITextView, let span = targetRange as? TextSpan,
      let text = view.text, let range = Range(span.range, in: text)
    else { return AccessibilityRotorStop(label, key: key) }
    let start: Int = text.distance(from: text.startIndex, to: range.lowerBound)
    let end: Int = text.distance(from: text.startIndex, to: range.upperBound)
    return AccessibilityRotorStop(String(text[range]), key: key, textRange: start..<end)
  }
}

extension UIView {
  /// The views inside are read in the order of a list, and those that it does not have are not read; nil ends that.
  ///
  /// Views that are added later are read before those of the list until the list is set again.
  func listViews(_ elements: [Any]?) {
    let views: [UIView] = (elements ?? []).compactMap { $0 as? UIView }
    func list(_ view: UIView, isInside: Bool) {
      let place: Int? = elements?.firstIndex { $0 as AnyObject === view }
      let isKnown: Bool = isInside || place != nil
      let holds: Bool = views.contains { $0.isDescendant(of: view) }
      view.setListed(
        priority: place.flatMap { place in elements.map { Double($0.count - place) } },
        isUnlisted: elements != nil && !isKnown && !holds)
      for inner in view.subviews { list(inner, isInside: isKnown) }
    }
    for view in subviews { list(view, isInside: false) }
  }

  private func setListed(priority: Double?, isUnlisted: Bool) {
    listedPriority = priority
    self.isUnlisted = isUnlisted
  }

  /// The place among the elements of a view around, as the tree sorts; nil where none lists this one.
  var listedPriority: Double? {
    get { statement?.listedPriority }
    set { if newValue != listedPriority { state(\.listedPriority, newValue) } }
  }

  /// Whether a view around lists its elements, and neither this one nor anything inside or around it.
  var isUnlisted: Bool {
    get { statement?.isUnlisted ?? false }
    set { if newValue != isUnlisted { state(\.isUnlisted, newValue) } }
  }
}
