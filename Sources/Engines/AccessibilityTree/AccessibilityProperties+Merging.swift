extension AccessibilityProperties {
  /// Applies the attachments of a modifier that stands outside of these (behaviour 243).
  ///
  /// Single values (label, value, hint, priority ...): the outermost that is set wins. Traits: the outer additions and
  /// removals are applied to the inner set. Lists: the inner entries come first; an outer entry with the same key
  /// (content), kind (action) or name (rotor) takes the place of the inner one.
  package mutating func merge(outer: AccessibilityProperties) {
    role = outer.role ?? role
    if let words = outer.label {
      label = words
      isLabelOfSymbol = outer.isLabelOfSymbol
    }
    value = outer.value ?? value
    hint = outer.hint ?? hint
    identifier = outer.identifier ?? identifier
    traits = traits.subtracting(outer.removedTraits).union(outer.traits)
    removedTraits = removedTraits.subtracting(outer.traits).union(outer.removedTraits)
    headingLevel = outer.headingLevel ?? headingLevel
    sortPriority = outer.sortPriority ?? sortPriority
    isHidden = outer.isHidden ?? isHidden
    if !outer.actions.isEmpty { actions.mergeEntries(outer.actions) { $0.kind == $1.kind } }
    if !outer.keys.isEmpty { keys.appendNew(outer.keys) }
    if hasDetails, outer.label != nil { self.labelExtension = nil }
    guard outer.hasDetails else { return }
    traits.formUnion(outer.impliedTraits.subtracting(removedTraits))
    details.merge(outer: outer.details)
    if label != nil { applyLabelExtension() }
  }

  /// These properties with the attachments of `outer` applied.
  package func merging(outer: AccessibilityProperties) -> AccessibilityProperties {
    var result: AccessibilityProperties = self
    result.merge(outer: outer)
    return result
  }

  /// Puts the extension's parts around the label, separated as combined labels are.
  private mutating func applyLabelExtension() {
    guard let parts: AccessibilityLabelExtension = self.labelExtension else { return }
    let all: [String] = parts.before + (label.map { [$0] } ?? []) + parts.after
    label = all.filter { !$0.isEmpty }.joined(separator: ", ")
    self.labelExtension = nil
  }

  /// Turns attachments into the final properties of a node: what is implied is added, what was taken away is dropped.
  ///
  /// A default action makes a button of anything that is not a control of another kind, unless the button trait was
  /// taken away; the actions increment and decrement make an element adjustable.
  mutating func finish(isContainer: Bool) {
    if !isContainer, !actions.isEmpty { implyTraits() }
    removedTraits = []
    isHidden = nil
    if hasDetails {
      applyLabelExtension()
      details.content.removeAll { $0.value == nil }
    }
    if role == .text, traits.contains(.isHeader) { role = .heading }
    if role == .button, !traits.contains(.isButton) { role = nil }
    if role == nil { role = AccessibilityRole.inferred(from: self, isContainer: isContainer) }
  }

  private mutating func implyTraits() {
    if actions.contains(where: { $0.kind == .increment || $0.kind == .decrement }),
      !removedTraits.contains(.isAdjustable)
    {
      traits.insert(.isAdjustable)
    }
    let otherControls: AccessibilityTraitSet = [
      .isLink, .isToggle, .isTab, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isKeyboardKey,
    ]
    guard traits.isDisjoint(with: otherControls), !removedTraits.contains(.isButton),
      actions.contains(where: { $0.kind == .activate })
    else { return }
    traits.insert(.isButton)
    traits.remove(.isStaticText)
    if role == .text || role == .heading { role = .button }
  }
}

extension AccessibilityProperties.Details {
  fileprivate mutating func merge(outer: Self) {
    if let added: AccessibilityLabelExtension = outer.labelExtension {
      let inner: AccessibilityLabelExtension = self.labelExtension ?? AccessibilityLabelExtension()
      self.labelExtension = AccessibilityLabelExtension(
        before: added.before + inner.before, after: inner.after + added.after)
    }
    speech = speech.map { $0.merging(outer: outer.speech) } ?? outer.speech
    showsLargeContent = outer.showsLargeContent ?? showsLargeContent
    activationPoint = outer.activationPoint ?? activationPoint
    respondsToUserInteraction = outer.respondsToUserInteraction ?? respondsToUserInteraction
    numericValue = outer.numericValue ?? numericValue
    isExpanded = outer.isExpanded ?? isExpanded
    hierarchyLevel = outer.hierarchyLevel ?? hierarchyLevel
    position = outer.position ?? position
    tableCell = outer.tableCell ?? tableCell
    largeContent = outer.largeContent ?? largeContent
    chart = outer.chart ?? chart
    isPlaceholder = isPlaceholder || outer.isPlaceholder
    textContentType = outer.textContentType ?? textContentType
    directTouch = outer.directTouch ?? directTouch
    scrollStatus = outer.scrollStatus ?? scrollStatus
    ignoresInvertColors = outer.ignoresInvertColors ?? ignoresInvertColors
    url = outer.url ?? url
    editing = outer.editing ?? editing
    dragPoints.mergeEntries(outer.dragPoints) { $0.x == $1.x && $0.y == $1.y }
    dropPoints.mergeEntries(outer.dropPoints) { $0.x == $1.x && $0.y == $1.y }
    if !outer.inputLabels.isEmpty { inputLabels = outer.inputLabels }
    content.mergeEntries(outer.content) { $0.key == $1.key }
    rotors.mergeEntries(outer.rotors) { $0.name == $1.name }
    linkedGroups.appendNew(outer.linkedGroups)
    labeledPairs.appendNew(outer.labeledPairs)
  }
}

extension Array {
  /// Appends `others`; one that matches an entry here takes its place.
  fileprivate mutating func mergeEntries(_ others: [Element], by matches: (Element, Element) -> Bool) {
    for other in others {
      if let index: Int = firstIndex(where: { matches($0, other) }) {
        self[index] = other
      } else {
        append(other)
      }
    }
  }
}

extension Array where Element: Equatable {
  /// Appends those of `others` that are not here yet.
  mutating func appendNew(_ others: [Element]) {
    for other in others where !contains(other) { append(other) }
  }
}

extension Array where Element: Hashable {
  /// Appends those of `others` that are not here yet; also many at the cost of so many.
  mutating func appendNew(_ others: [Element]) {
    guard others.count > 1, count + others.count > 16 else {
      for other in others where !contains(other) { append(other) }
      return
    }
    var known: Set<Element> = Set(self)
    for other in others where known.insert(other).inserted { append(other) }
  }
}
