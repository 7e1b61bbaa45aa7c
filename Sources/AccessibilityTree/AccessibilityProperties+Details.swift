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

  /// The names by which rotor entries and focus states find the element.
  package var keys: [AccessibilityKey] {
    get { details.keys }
    set { details.keys = newValue }
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

  /// The place among tabs or segments (rule 10).
  package var position: AccessibilityPosition? {
    get { details.position }
    set { details.position = newValue }
  }

  /// The place in a table (rule 2).
  package var tableCell: AccessibilityTableCell? {
    get { details.tableCell }
    set { details.tableCell = newValue }
  }
}
