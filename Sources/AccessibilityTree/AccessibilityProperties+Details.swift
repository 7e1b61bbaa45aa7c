// The accessors of what `AccessibilityProperties` keeps in its box.

extension AccessibilityProperties {
  /// Extends the label inside instead of replacing it; nil once applied (behaviour 318).
  package var labelExtension: AccessibilityLabelExtension? {
    get { details.labelExtension }
    set { details.labelExtension = newValue }
  }

  /// Alternatives for voice control (behaviour 320).
  package var inputLabels: [String] {
    get { details.inputLabels }
    set { details.inputLabels = newValue }
  }

  /// Extra information, read on demand or at once (behaviour 391).
  package var content: [AccessibilityContent] {
    get { details.content }
    set { details.content = newValue }
  }

  /// The custom rotors (behaviour 352).
  package var rotors: [AccessibilityRotor] {
    get { details.rotors }
    set { details.rotors = newValue }
  }

  /// The groups of elements that can be reached from one another (behaviour 396).
  package var linkedGroups: [AccessibilityKey] {
    get { details.linkedGroups }
    set { details.linkedGroups = newValue }
  }

  /// What ties a visible label to its control (behaviour 321).
  package var labeledPairs: [AccessibilityLabeledPair] {
    get { details.labeledPairs }
    set { details.labeledPairs = newValue }
  }

  /// How the element's speech sounds (behaviours 392 to 395).
  package var speech: AccessibilitySpeechStyle? {
    get { details.speech }
    set { details.speech = newValue }
  }

  /// Whether the large content viewer shows the element.
  package var showsLargeContent: Bool? {
    get { details.showsLargeContent }
    set { details.showsLargeContent = newValue }
  }

  /// Where a gesture starts; the centre when nil (behaviour 400).
  package var activationPoint: AccessibilityActivationPoint? {
    get { details.activationPoint }
    set { details.activationPoint = newValue }
  }

  /// Whether switch, voice and keyboard control may act on the element (behaviour 404).
  package var respondsToUserInteraction: Bool? {
    get { details.respondsToUserInteraction }
    set { details.respondsToUserInteraction = newValue }
  }

  /// 0 to 1, the position of a progress view or slider.
  package var numericValue: Double? {
    get { details.numericValue }
    set { details.numericValue = newValue }
  }

  /// The place among tabs or segments (speech rule 10).
  package var position: AccessibilityPosition? {
    get { details.position }
    set { details.position = newValue }
  }

  /// The place in a table (speech rule 2).
  package var tableCell: AccessibilityTableCell? {
    get { details.tableCell }
    set { details.tableCell = newValue }
  }

  /// What the large content viewer shows in place of the label.
  package var largeContent: String? {
    get { details.largeContent }
    set { details.largeContent = newValue }
  }

  /// Traits that the surroundings give to what is inside, such as a section's header, unless they were taken away there.
  package var impliedTraits: AccessibilityTraitSet {
    get { details.impliedTraits }
    set { details.impliedTraits = newValue }
  }

  /// Of an attached source: the category of the actions that it gives (behaviour 399).
  package var actionCategory: String? {
    get { details.actionCategory }
    set { details.actionCategory = newValue }
  }

  /// Stands for the label that a view has already, among the views of a label builder (behaviour 318).
  package var isPlaceholder: Bool {
    get { details.isPlaceholder }
    set { details.isPlaceholder = newValue }
  }

  /// The kind of text, by which a reader chooses how to speak it.
  package var textContentType: AccessibilityTextKind? {
    get { details.textContentType }
    set { details.textContentType = newValue }
  }

  /// Whether touches go to the app without the reader in between (behaviour 402).
  package var directTouch: AccessibilityDirectTouch? {
    get { details.directTouch }
    set { details.directTouch = newValue }
  }

  /// Announced when the content has been scrolled, in place of the usual words (behaviour 406).
  package var scrollStatus: String? {
    get { details.scrollStatus }
    set { details.scrollStatus = newValue }
  }

  /// Where drags may begin (behaviour 401).
  package var dragPoints: [AccessibilityDescribedPoint] {
    get { details.dragPoints }
    set { details.dragPoints = newValue }
  }

  /// Where drops may end (behaviour 401).
  package var dropPoints: [AccessibilityDescribedPoint] {
    get { details.dropPoints }
    set { details.dropPoints = newValue }
  }

  /// Whether the colours stay as they are when the system inverts them.
  package var ignoresInvertColors: Bool? {
    get { details.ignoresInvertColors }
    set { details.ignoresInvertColors = newValue }
  }
}
