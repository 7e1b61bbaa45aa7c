extension AccessibilityProperties {
  /// One element's properties out of those of `parts`, given in reading order (behaviours 305 to 307, 310).
  ///
  /// 1. Labels, values and hints are joined with a comma, identifiers with a hyphen; empty and repeated ones dropped. The
  ///    label that a symbol has by itself is dropped beside other words (recorded: a person's symbol, "John Doe" and
  ///    "Online" are "John Doe, Online"; cashapp/AccessibilitySnapshot, "basic accessibility").
  /// 2. A single interactive part is merged whole: its traits, actions and activation point are those of the result.
  ///    A plain button leaves the label if another part has words.
  /// 3. Of several interactive parts, and beside a default action of the combined view itself (`isOperated`), each
  ///    becomes a custom action named by its label and leaves the label, unless nothing else has words; adjustable ones become "Increment X" and
  ///    "Decrement X". Disabled ones give no action. One control among plain buttons is still merged whole. Of nothing
  ///    but plain buttons, the first gives the default action, without making a button of the whole.
  /// 4. The image trait stays only when every part is an image; the static text trait when all parts are texts, or
  ///    texts and images; that of disabled ones when all are disabled.
  /// 5. Custom content, rotors, custom actions, keys and groups are concatenated, repeated ones dropped.
  static func combining(_ parts: [AccessibilityProperties], isOperated: Bool = false) -> AccessibilityProperties {
    var result: AccessibilityProperties = AccessibilityProperties()
    let whole: Int? = isOperated ? nil : indexOfWholePart(in: parts)
    let main: Int? = isOperated || whole != nil ? nil : indexOfMainButton(in: parts)
    var merged: [AccessibilityProperties] = []
    var spoken: [AccessibilityProperties] = []
    var becameActions: Bool = false
    for (index, part) in parts.enumerated() {
      if part.isInteractive, index != whole {
        result.actions.appendNew(index == main ? part.actions : part.actionsWhenCombined)
        if index == main { result.removedTraits.insert(.isButton) }
        becameActions = true
        // A row with nothing but a button is called like it.
        if part.isPlainButton {
          spoken.append(parts.count > 1 && hasSpokenText(parts, besides: index) ? part.withoutLabel : part)
        }
      } else {
        merged.append(part)
        let isSilent: Bool = index == whole && part.isPlainButton && hasSpokenText(parts, besides: index)
        spoken.append(isSilent ? part.withoutLabel : part)
        result.actions.appendNew(index == whole ? part.actions : part.customActions)
      }
      result.takeLists(of: part)
    }
    result.mergeTexts(of: spoken)
    result.mergeDetails(of: merged)
    result.mergeTraits(of: merged, becameActions: becameActions)
    if let whole { result.takeWhole(parts[whole]) }
    return result
  }

  /// The part that rule 2 merges whole.
  private static func indexOfWholePart(in parts: [AccessibilityProperties]) -> Int? {
    let interactive: [Int] = parts.indices.filter { parts[$0].isInteractive }
    if interactive.count == 1 { return interactive.first }
    let others: [Int] = interactive.filter { !parts[$0].isPlainButton }
    return others.count == 1 ? others.first : nil
  }

  /// The button of rule 3 that gives the default action.
  private static func indexOfMainButton(in parts: [AccessibilityProperties]) -> Int? {
    guard parts.allSatisfy({ !$0.isInteractive || $0.isPlainButton }) else { return nil }
    return parts.firstIndex { $0.isInteractive && !$0.traits.contains(.isDisabled) }
  }

  private static func hasSpokenText(_ parts: [AccessibilityProperties], besides index: Int) -> Bool {
    parts.indices.contains { $0 != index && parts[$0].hasOwnWords }
  }

  private var withoutLabel: AccessibilityProperties {
    var result: AccessibilityProperties = self
    result.label = nil
    return result
  }

  /// What a control says, without what it does of its own.
  var asWords: AccessibilityProperties {
    guard isInteractive else { return self }
    var result: AccessibilityProperties = self
    result.actions = customActions
    result.traits.subtract([.isButton, .isToggle])
    result.role = nil
    return result
  }

  private mutating func takeLists(of part: AccessibilityProperties) {
    keys.appendNew(part.keys)
    guard part.hasDetails else { return }
    self.linkedGroups.appendNew(part.linkedGroups)
    self.labeledPairs.appendNew(part.labeledPairs)
    self.dragPoints.appendNew(part.dragPoints)
    self.dropPoints.appendNew(part.dropPoints)
    for rotor in part.rotors where !self.rotors.contains(where: { $0.name == rotor.name }) {
      self.rotors.append(rotor)
    }
    for entry in part.content where !self.content.contains(where: { $0.key == entry.key }) {
      self.content.append(entry)
    }
  }

  private var hasSpokenText: Bool {
    !(label ?? "").isEmpty || !(value ?? "").isEmpty
  }

  /// Whether anything is said besides the label of a symbol.
  private var hasOwnWords: Bool {
    !isLabelOfSymbol && !(label ?? "").isEmpty || !(value ?? "").isEmpty
  }

  private var isPlainButton: Bool {
    (traits.contains(.isButton) || actions.contains { $0.kind == .activate })
      && traits.isDisjoint(with: [
        .isLink, .isToggle, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isKeyboardKey,
      ])
  }

  /// What the element offers when it is a part of another: its own default action is called by its label.
  var actionsWhenCombined: [AccessibilityAction] {
    guard !traits.contains(.isDisabled) else { return [] }
    let name: String = label ?? ""
    var result: [AccessibilityAction] = []
    for action in actions {
      switch action.kind {
      case .activate: if !name.isEmpty { result.append(action.renamed(name)) }
      case .increment: result.append(action.renamed(name.isEmpty ? "Increment" : "Increment \(name)"))
      case .decrement: result.append(action.renamed(name.isEmpty ? "Decrement" : "Decrement \(name)"))
      case .named: result.append(action)
      case .escape, .magicTap, .delete, .showMenu, .scroll, .zoom: break
      }
    }
    return result
  }

  private mutating func mergeTexts(of parts: [AccessibilityProperties]) {
    func joined(_ texts: [String?], by separator: String = ", ") -> String? {
      var unique: [String] = []
      unique.appendNew(texts.compactMap { $0 }.filter { !$0.isEmpty })
      return unique.isEmpty ? nil : unique.joined(separator: separator)
    }
    let leavesSymbols: Bool = parts.contains(where: \.hasOwnWords)
    label = joined(parts.map { leavesSymbols && $0.isLabelOfSymbol ? nil : $0.label })
    isLabelOfSymbol = !leavesSymbols && parts.contains(where: \.isLabelOfSymbol)
    value = joined(parts.map(\.value))
    hint = joined(parts.map(\.hint))
    identifier = joined(parts.map(\.identifier), by: "-")
  }

  private mutating func mergeDetails(of parts: [AccessibilityProperties]) {
    guard parts.contains(where: \.hasDetails) else { return }
    let styles: Set<AccessibilitySpeechStyle?> = Set(parts.filter(\.hasSpokenText).map(\.speech))
    if styles.count == 1, let style: AccessibilitySpeechStyle? = styles.first { self.speech = style }
    if parts.contains(where: { $0.showsLargeContent == true }) { self.showsLargeContent = true }
    if parts.contains(where: { $0.ignoresInvertColors == true }) { self.ignoresInvertColors = true }
    let kinds: Set<AccessibilityTextKind?> = Set(parts.map(\.textContentType))
    if kinds.count == 1, let kind: AccessibilityTextKind? = kinds.first { self.textContentType = kind }
    let numbers: [Double] = parts.compactMap(\.numericValue)
    if numbers.count == 1 { self.numericValue = numbers.first }
    if parts.count == 1, let only: AccessibilityProperties = parts.first { self.inputLabels = only.inputLabels }
  }

  private mutating func mergeTraits(of parts: [AccessibilityProperties], becameActions: Bool) {
    guard let first: AccessibilityProperties = parts.first else { return }
    let union: AccessibilityTraitSet = parts.reduce(into: []) { $0.formUnion($1.traits) }
    let common: AccessibilityTraitSet = parts.reduce(into: first.traits) { $0.formIntersection($1.traits) }
    let onlyIfCommon: AccessibilityTraitSet = [.isImage, .isDisabled]
    traits = union.subtracting(onlyIfCommon).subtracting(.isModal).union(common.intersection(onlyIfCommon))
    let areReadOnly: Bool = parts.allSatisfy { !$0.traits.isDisjoint(with: [.isStaticText, .isImage]) }
    if becameActions || !areReadOnly { traits.remove(.isStaticText) }
    let levels: [Int] = parts.compactMap(\.headingLevel).filter { $0 > 0 }
    headingLevel = levels.min() ?? parts.lazy.compactMap(\.headingLevel).first
    let roles: Set<AccessibilityRole?> = Set(parts.map(\.role))
    if roles.count == 1, let shared: AccessibilityRole? = roles.first {
      role = shared
    } else if roles.contains(.progress) {
      role = .progress
    } else if !roles.isDisjoint(with: [.text, .heading]) {
      role = traits.contains(.isHeader) ? .heading : .text
    }
  }

  private mutating func takeWhole(_ part: AccessibilityProperties) {
    role = part.role ?? role
    value = part.value ?? value
    self.activationPoint = part.activationPoint
    self.respondsToUserInteraction = part.respondsToUserInteraction
    self.numericValue = part.numericValue ?? self.numericValue
    self.url = part.url ?? self.url
    self.editing = part.editing ?? self.editing
    self.position = part.position
    self.isExpanded = part.isExpanded
    self.hierarchyLevel = part.hierarchyLevel
    if !part.inputLabels.isEmpty { self.inputLabels = part.inputLabels }
    if part.traits.contains(.isDisabled) { traits.insert(.isDisabled) }
  }
}
