import CoreGraphics

/// Everything that views and accessibility modifiers say about an element.
///
/// One type serves three uses: what a view knows of itself (a text's label and trait), what a modifier attaches, and
/// what a resolved node has in the end. Absent fields are nil or empty, so that attachments merge (behaviour 243);
/// see `merge(outer:)` for the rule of each field.
package struct AccessibilityProperties: Hashable, Sendable {
  package var role: AccessibilityRole?
  package var label: String?
  /// Extends the label inside instead of replacing it; nil once applied.
  package var labelExtension: AccessibilityLabelExtension?
  /// Read after the label (behaviour 322).
  package var value: String?
  /// Read last (behaviour 323).
  package var hint: String?
  /// For tests and scripts, never spoken (behaviour 351).
  package var identifier: String?
  /// Alternatives for voice control (behaviour 320).
  package var inputLabels: [String] = []
  package var traits: AccessibilityTraitSet = []
  /// Traits that this attachment takes away from what is inside it.
  package var removedTraits: AccessibilityTraitSet = []
  /// 1 to 6, or 0 for a heading without level; set apart from the header trait (behaviour 389).
  package var headingLevel: Int?
  /// Higher comes first; 0 when nil (behaviours 300, 302).
  package var sortPriority: Double?
  package var content: [AccessibilityContent] = []
  package var actions: [AccessibilityAction] = []
  package var rotors: [AccessibilityRotor] = []
  /// The names by which rotor entries and focus states find the element.
  package var keys: [AccessibilityKey] = []
  package var linkedGroups: [AccessibilityKey] = []
  package var labeledPairs: [AccessibilityLabeledPair] = []
  /// true removes the view and its subtree (behaviour 350).
  package var isHidden: Bool?
  package var speech: AccessibilitySpeechStyle?
  package var showsLargeContent: Bool?
  package var activationPoint: AccessibilityActivationPoint?
  /// Whether switch, voice and keyboard control may act on the element (behaviour 404).
  package var respondsToUserInteraction: Bool?
  /// 0 to 1, the position of a progress view or slider.
  package var numericValue: Double?
  package var position: AccessibilityPosition?
  package var tableCell: AccessibilityTableCell?

  package init() {}

  package init(
    role: AccessibilityRole? = nil, label: String? = nil, value: String? = nil, traits: AccessibilityTraitSet = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.traits = traits
  }
}

extension AccessibilityProperties {
  /// Attaching these to a view without elements of its own makes one, as a label does for a canvas (behaviour 337).
  /// An identifier, a priority, a key or a group alone does not: there would be nothing to read.
  var formsElement: Bool {
    label != nil || labelExtension != nil || value != nil || hint != nil || !traits.isEmpty || headingLevel != nil
      || !content.isEmpty || !actions.isEmpty
  }

  /// Whether the element can be operated, not only read.
  var isInteractive: Bool {
    !traits.isDisjoint(with: [
      .isButton, .isLink, .isToggle, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isKeyboardKey,
    ]) || actions.contains { $0.kind == .activate || $0.kind == .increment || $0.kind == .decrement }
  }

  /// The custom actions, in order.
  package var customActions: [AccessibilityAction] {
    actions.filter { $0.kind.customName != nil }
  }
}
