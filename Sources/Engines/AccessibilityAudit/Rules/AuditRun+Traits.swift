import AccessibilityTree

extension AuditRun {
  /// Pairs of traits of which a person can believe only one.
  private static let conflicts: [(AccessibilityTraitSet, String, AccessibilityTraitSet, String)] = [
    (.isHeader, "a heading", .isAdjustable, "adjustable"),
    (.isHeader, "a heading", .isTextField, "a text field"),
    (.isLink, "a link", .isAdjustable, "adjustable"),
    (.isLink, "a link", .isToggle, "a switch"),
    (.isImage, "an image", .isTextField, "a text field"),
    (.isImage, "an image", .isSearchField, "a search field"),
    (.isStaticText, "static text", .isToggle, "a switch"),
    (.isKeyboardKey, "a key", .isHeader, "a heading"),
    (.isButton, "a button", .isAdjustable, "adjustable"),
    (.isSearchField, "a search field", .isButton, "a button"),
  ]

  /// Traits that contradict each other, and actions that no trait tells of.
  func checkTraits() {
    for element in elements {
      count(.trait)
      if let pair = Self.conflicts.first(where: { element.traits.contains($0.0) && element.traits.contains($0.2) }) {
        add(
          .trait, element, "is \(pair.1) and \(pair.3) at once", remedy: "Remove one of the traits.")
      } else if element.hasActivation, !element.isDisabled, !saysOperable(element) {
        add(
          .trait, element, "can be activated, and no trait says so",
          remedy: "Use a Button, or add the button trait.")
      }
    }
  }

  private func saysOperable(_ element: AccessibilityNode) -> Bool {
    let traits: AccessibilityTraitSet = [
      .isButton, .isLink, .isToggle, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isTab, .isBackButton,
      .isKeyboardKey, .allowsDirectInteraction, .startsMediaSession, .playsSound,
    ]
    return !element.traits.isDisjoint(with: traits)
  }

  /// Buttons, links, switches and tabs need an action to activate; adjustable elements both of theirs.
  func checkActions() {
    let activated: AccessibilityTraitSet = [.isButton, .isLink, .isToggle, .isBackButton, .isTab]
    for element in elements where !element.isDisabled && element.properties.respondsToUserInteraction != false {
      let kinds: Set<AccessibilityActionKind> = Set(element.properties.actions.map(\.kind))
      if element.traits.contains(.isAdjustable) {
        count(.action)
        guard !kinds.isSuperset(of: [.increment, .decrement]) else { continue }
        add(
          .action, element, "is adjustable and cannot be incremented and decremented",
          remedy: "Add an accessibilityAdjustableAction.")
      } else if !element.traits.isDisjoint(with: activated) {
        count(.action)
        guard !kinds.contains(.activate), !kinds.contains(.showMenu) else { continue }
        add(
          .action, element, "says that it can be activated and has no action",
          remedy: "Use a Button, add an accessibility action, or remove the trait.")
      }
    }
  }
}
