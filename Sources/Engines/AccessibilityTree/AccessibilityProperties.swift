import CoreGraphics
import Memory

/// Everything that views and accessibility modifiers say about an element.
///
/// One type serves three uses: what a view knows of itself (a text's label and trait), what a modifier attaches, and
/// what a resolved node has in the end. Absent fields are nil or empty, so that attachments merge (behaviour 243);
/// see `merge(outer:)` for the rule of each field.
///
/// Copies share one block until one of them is changed: a text's properties pass through its source, the resolver and
/// the tree. The properties that few elements have are the fields of `Details`, in a block of their own.
@dynamicMemberLookup
package struct AccessibilityProperties: Hashable, Sendable {
  private var storage: Storage
  /// The names by which rotor entries find the element. Every row of a ForEach has one and most have nothing else, so
  /// they are not in the block.
  package var keys: [AccessibilityKey] = []

  package init() {
    storage = .empty
  }

  package init(
    role: AccessibilityRole? = nil, label: String? = nil, value: String? = nil, traits: AccessibilityTraitSet = []
  ) {
    storage = Storage(Values(role: role, label: label, value: value, traits: traits))
  }

  /// Whether nothing but keys is said.
  var isEmptyButForKeys: Bool { storage == .empty }

  /// A property that few elements have.
  package subscript<Member: Equatable>(dynamicMember path: WritableKeyPath<Details, Member>) -> Member {
    get { storage.values.rare?.contents[keyPath: path] ?? Details.empty[keyPath: path] }
    set { if newValue != self[dynamicMember: path] { details[keyPath: path] = newValue } }
  }
}

extension AccessibilityProperties {
  fileprivate struct Values: Hashable, Sendable {
    var role: AccessibilityRole?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: AccessibilityTraitSet = []
    var removedTraits: AccessibilityTraitSet = []
    var headingLevel: Int?
    var sortPriority: Double?
    var isHidden: Bool?
    var isLabelOfSymbol: Bool = false
    var actions: [AccessibilityAction] = []
    /// Nil when all details are empty.
    var rare: CopyOnWrite<Details>?
  }

  /// Changed only while a single value refers to it, and `empty` never.
  private final class Storage: Hashable, @unchecked Sendable {
    var values: Values

    static let empty: Storage = Storage(Values())

    init(_ values: Values) {
      self.values = values
    }

    /// What differs nearly always differs in one of these two, which are compared without copying the others.
    static func == (left: Storage, right: Storage) -> Bool {
      if left === right { return true }
      guard left.values.role == right.values.role, left.values.label == right.values.label else { return false }
      return left.values == right.values
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(values)
    }
  }

  /// The values of this copy alone.
  private var own: Values {
    get { storage.values }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values
    }
  }
}

// What stays as it is does not end the sharing.

extension AccessibilityProperties {
  package var role: AccessibilityRole? {
    get { storage.values.role }
    set { if newValue != storage.values.role { own.role = newValue } }
  }

  package var label: String? {
    get { storage.values.label }
    set { if newValue != storage.values.label { own.label = newValue } }
  }

  /// Whether the label is the one that a symbol has by itself: beside the words of others it is left out.
  package var isLabelOfSymbol: Bool {
    get { storage.values.isLabelOfSymbol }
    set { if newValue != storage.values.isLabelOfSymbol { own.isLabelOfSymbol = newValue } }
  }

  /// Read after the label (behaviour 322).
  package var value: String? {
    get { storage.values.value }
    set { if newValue != storage.values.value { own.value = newValue } }
  }

  /// Read last (behaviour 323).
  package var hint: String? {
    get { storage.values.hint }
    set { if newValue != storage.values.hint { own.hint = newValue } }
  }

  /// For tests and scripts, never spoken (behaviour 351).
  package var identifier: String? {
    get { storage.values.identifier }
    set { if newValue != storage.values.identifier { own.identifier = newValue } }
  }

  package var traits: AccessibilityTraitSet {
    get { storage.values.traits }
    set { if newValue != storage.values.traits { own.traits = newValue } }
  }

  /// Traits that this attachment takes away from what is inside it.
  package var removedTraits: AccessibilityTraitSet {
    get { storage.values.removedTraits }
    set { if newValue != storage.values.removedTraits { own.removedTraits = newValue } }
  }

  /// 1 to 6, or 0 for a heading without level; set apart from the header trait (behaviour 389).
  package var headingLevel: Int? {
    get { storage.values.headingLevel }
    set { if newValue != storage.values.headingLevel { own.headingLevel = newValue } }
  }

  /// Higher comes first; 0 when nil (behaviours 300, 302).
  package var sortPriority: Double? {
    get { storage.values.sortPriority }
    set { if newValue != storage.values.sortPriority { own.sortPriority = newValue } }
  }

  /// true removes the view and its subtree (behaviour 350).
  package var isHidden: Bool? {
    get { storage.values.isHidden }
    set { if newValue != storage.values.isHidden { own.isHidden = newValue } }
  }

  package var actions: [AccessibilityAction] {
    get { storage.values.actions }
    set { if newValue != storage.values.actions { own.actions = newValue } }
  }
}

extension AccessibilityProperties {
  /// The properties that few elements have.
  package struct Details: Hashable, Sendable {
    /// Extends the label inside instead of replacing it; nil once applied (behaviour 318).
    package var labelExtension: AccessibilityLabelExtension?
    /// Alternatives for voice control (behaviour 320).
    package var inputLabels: [String] = []
    /// Extra information, read on demand or at once (behaviour 391).
    package var content: [AccessibilityContent] = []
    /// The custom rotors (behaviour 352).
    package var rotors: [AccessibilityRotor] = []
    /// The groups of elements that can be reached from one another (behaviour 396).
    package var linkedGroups: [AccessibilityKey] = []
    /// The ties between a visible label and its control (behaviour 321).
    package var labeledPairs: [AccessibilityLabeledPair] = []
    /// How the element's speech sounds (behaviours 392 to 395).
    package var speech: AccessibilitySpeechStyle?
    /// Whether the large content viewer shows the element.
    package var showsLargeContent: Bool?
    /// Where a gesture starts; the centre when nil (behaviour 400).
    package var activationPoint: AccessibilityActivationPoint?
    /// Whether switch, voice and keyboard control may act on the element (behaviour 404).
    package var respondsToUserInteraction: Bool?
    /// 0 to 1, the position of a progress view or slider.
    package var numericValue: Double?
    /// The place among tabs or segments (rule 10).
    package var position: AccessibilityPosition?
    /// Whether the rows or views that belong to the element are shown; nil for one that shows and hides nothing.
    package var isExpanded: Bool?
    /// How many rows of a hierarchy are around the element; nil outside of one.
    package var hierarchyLevel: Int?
    /// The place in a table (rule 2).
    package var tableCell: AccessibilityTableCell?
    /// The text that the large content viewer shows in place of the label.
    package var largeContent: String?
    /// Of an attached source: the category of the actions that it gives (behaviour 399).
    package var actionCategory: String?
    /// Traits that the surroundings give to what is inside, such as a section's header, unless they were taken away there.
    package var impliedTraits: AccessibilityTraitSet = []
    /// Stands for the label that a view has already, among the views of a label builder (behaviour 318).
    package var isPlaceholder: Bool = false
    /// The kind of text, by which a reader chooses how to speak it.
    package var textContentType: AccessibilityTextKind?
    /// Whether touches go to the app without the reader in between (behaviour 402).
    package var directTouch: AccessibilityDirectTouch?
    /// Announced when the content has been scrolled, in place of the usual words (behaviour 406).
    package var scrollStatus: String?
    /// Where drags may begin (behaviour 401).
    package var dragPoints: [AccessibilityDescribedPoint] = []
    /// Where drops may end (behaviour 401).
    package var dropPoints: [AccessibilityDescribedPoint] = []
    /// Whether the colours stay as they are when the system inverts them.
    package var ignoresInvertColors: Bool?
    /// What the chart shows that the element or container is.
    package var chart: ChartDescriber?
    /// The address to which a link leads.
    package var url: String?
    /// The caret and the selection of a text that is edited.
    package var editing: AccessibilityTextEditing?

    static let empty: Details = Details()
  }

  var hasDetails: Bool { storage.values.rare != nil }

  var details: Details {
    get { storage.values.rare?.contents ?? .empty }
    set {
      if newValue == .empty {
        if hasDetails { own.rare = nil }
      } else if storage.values.rare?.contents != newValue {
        own.rare = CopyOnWrite(newValue)
      }
    }
  }
}

extension AccessibilityProperties {
  /// Attaching these to a view without elements of its own makes one, as a label does for a canvas (behaviour 337).
  /// An identifier, a priority, a key or a group alone does not: there would be nothing to read.
  var formsElement: Bool {
    if label != nil || value != nil || hint != nil || !traits.isEmpty || !actions.isEmpty { return true }
    return headingLevel != nil || hasDetails && (self.labelExtension != nil || !self.content.isEmpty)
  }

  /// Whether the element can be operated, not only read.
  package var isInteractive: Bool {
    !traits.isDisjoint(with: [
      .isButton, .isLink, .isToggle, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isKeyboardKey,
    ]) || actions.contains { $0.kind == .activate || $0.kind == .increment || $0.kind == .decrement }
  }

  /// The custom actions, in order.
  package var customActions: [AccessibilityAction] {
    actions.filter { $0.kind.customName != nil }
  }
}

extension AccessibilityProperties: CustomStringConvertible {
  /// All that is said, for messages to developers.
  package var description: String {
    "\(storage.values), keys: \(keys)" + (hasDetails ? ", \(details)" : "")
  }
}
