import CoreGraphics

/// Everything that views and accessibility modifiers say about an element.
///
/// One type serves three uses: what a view knows of itself (a text's label and trait), what a modifier attaches, and
/// what a resolved node has in the end. Absent fields are nil or empty, so that attachments merge (behaviour 243);
/// see `merge(outer:)` for the rule of each field.
///
/// What few elements have is kept in a shared box, so that a text's properties stay small to copy and to compare.
package struct AccessibilityProperties: Hashable, Sendable {
  package var role: AccessibilityRole?
  package var label: String?
  /// Read after the label (behaviour 322).
  package var value: String?
  /// Read last (behaviour 323).
  package var hint: String?
  /// For tests and scripts, never spoken (behaviour 351).
  package var identifier: String?
  package var traits: AccessibilityTraitSet = []
  /// Traits that this attachment takes away from what is inside it.
  package var removedTraits: AccessibilityTraitSet = []
  /// 1 to 6, or 0 for a heading without level; set apart from the header trait (behaviour 389).
  package var headingLevel: Int?
  /// Higher comes first; 0 when nil (behaviours 300, 302).
  package var sortPriority: Double?
  /// true removes the view and its subtree (behaviour 350).
  package var isHidden: Bool?
  package var actions: [AccessibilityAction] = []
  /// The names by which rotor entries find the element. Every row of a ForEach has one, so they are not in the box.
  package var keys: [AccessibilityKey] = []
  /// What is rarely set; nil when all of it is empty.
  private var box: DetailsBox?

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
  /// The properties that few elements have. They read and write as if they were stored in place.
  struct Details: Hashable, Sendable {
    var labelExtension: AccessibilityLabelExtension?
    var inputLabels: [String] = []
    var content: [AccessibilityContent] = []
    var rotors: [AccessibilityRotor] = []
    var linkedGroups: [AccessibilityKey] = []
    var labeledPairs: [AccessibilityLabeledPair] = []
    var speech: AccessibilitySpeechStyle?
    var showsLargeContent: Bool?
    var activationPoint: AccessibilityActivationPoint?
    var respondsToUserInteraction: Bool?
    var numericValue: Double?
    var position: AccessibilityPosition?
    var tableCell: AccessibilityTableCell?
    var largeContent: String?
    var actionCategory: String?
    var impliedTraits: AccessibilityTraitSet = []
    var isPlaceholder: Bool = false
    var textContentType: AccessibilityTextKind?
    var directTouch: AccessibilityDirectTouch?
    var scrollStatus: String?
    var dragPoints: [AccessibilityDescribedPoint] = []
    var dropPoints: [AccessibilityDescribedPoint] = []
    var ignoresInvertColors: Bool?

    static let empty: Details = Details()
  }

  /// Never changed once made.
  private final class DetailsBox: Hashable, Sendable {
    let details: Details

    init(_ details: Details) {
      self.details = details
    }

    static func == (left: DetailsBox, right: DetailsBox) -> Bool {
      left === right || left.details == right.details
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(details)
    }
  }

  var hasDetails: Bool { box != nil }

  var details: Details {
    get { box?.details ?? .empty }
    set {
      if newValue == .empty {
        box = nil
      } else if box?.details != newValue {
        box = DetailsBox(newValue)
      }
    }
  }
}

extension AccessibilityProperties {
  /// Attaching these to a view without elements of its own makes one, as a label does for a canvas (behaviour 337).
  /// An identifier, a priority, a key or a group alone does not: there would be nothing to read.
  var formsElement: Bool {
    if label != nil || value != nil || hint != nil || !traits.isEmpty || !actions.isEmpty { return true }
    return headingLevel != nil || hasDetails && (labelExtension != nil || !content.isEmpty)
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
