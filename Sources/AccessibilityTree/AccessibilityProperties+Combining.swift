extension AccessibilityProperties {
  /// One element's properties out of those of `parts`, given in reading order (behaviours 305 to 307, 310).
  ///
  /// 1. Labels, values and hints are joined with a comma, empty and repeated ones dropped.
  /// 2. A plain button beside other labelled parts becomes a custom action named by its label and leaves the label.
  /// 3. Apart from those, a single interactive part (a switch, a slider, a link; or a button that alone has a label)
  ///    is merged whole: its traits, actions, value and activation point are those of the result.
  /// 4. Of several interactive parts each becomes a custom action; adjustable ones become "Increment X" and
  ///    "Decrement X". Disabled ones give no action.
  /// 5. The image trait stays only when every part is an image, the static text trait when every part is text.
  /// 6. Custom content, rotors, custom actions, keys and groups are concatenated, repeated ones dropped.
  static func combining(_ parts: [AccessibilityProperties]) -> AccessibilityProperties {
    var result: AccessibilityProperties = AccessibilityProperties()
    let whole: Int? = indexOfWholePart(in: parts)
    var merged: [AccessibilityProperties] = []
    var becameActions: Bool = false
    for (index, part) in parts.enumerated() {
      if part.isInteractive, index != whole {
        result.actions.appendNew(part.actionsWhenCombined)
        becameActions = true
      } else {
        merged.append(part)
        result.actions.appendNew(index == whole ? part.actions : part.customActions)
      }
      result.keys.appendNew(part.keys)
      result.linkedGroups.appendNew(part.linkedGroups)
      result.labeledPairs.appendNew(part.labeledPairs)
      for rotor in part.rotors where !result.rotors.contains(where: { $0.name == rotor.name }) {
        result.rotors.append(rotor)
      }
      for entry in part.content where !result.content.contains(where: { $0.key == entry.key }) {
        result.content.append(entry)
      }
    }
    result.mergeTexts(of: merged)
    result.mergeTraits(of: merged, becameActions: becameActions)
    if let whole { result.takeWhole(parts[whole]) }
    return result
  }

  /// The part that rule 3 merges whole.
  private static func indexOfWholePart(in parts: [AccessibilityProperties]) -> Int? {
    let interactive: [Int] = parts.indices.filter { parts[$0].isInteractive }
    if interactive.count == 1, let only: Int = interactive.first {
      let othersHaveText: Bool = parts.indices.contains { $0 != only && parts[$0].hasSpokenText }
      return parts[only].isPlainButton && othersHaveText ? nil : only
    }
    let others: [Int] = interactive.filter { !parts[$0].isPlainButton }
    return others.count == 1 ? others.first : nil
  }

  private var hasSpokenText: Bool {
    !(label ?? "").isEmpty || !(value ?? "").isEmpty
  }

  private var isPlainButton: Bool {
    (traits.contains(.isButton) || actions.contains { $0.kind == .activate })
      && traits.isDisjoint(with: [
        .isLink, .isToggle, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isKeyboardKey,
      ])
  }

  private var actionsWhenCombined: [AccessibilityAction] {
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
    func joined(_ texts: [String?]) -> String? {
      var unique: [String] = []
      unique.appendNew(texts.compactMap { $0 }.filter { !$0.isEmpty })
      return unique.isEmpty ? nil : unique.joined(separator: ", ")
    }
    label = joined(parts.map(\.label))
    value = joined(parts.map(\.value))
    hint = joined(parts.map(\.hint))
    let styles: Set<AccessibilitySpeechStyle?> = Set(parts.filter(\.hasSpokenText).map(\.speech))
    if styles.count == 1, let style: AccessibilitySpeechStyle? = styles.first { speech = style }
    if parts.contains(where: { $0.showsLargeContent == true }) { showsLargeContent = true }
    let numbers: [Double] = parts.compactMap(\.numericValue)
    if numbers.count == 1 { numericValue = numbers.first }
    if parts.count == 1, let only: AccessibilityProperties = parts.first {
      identifier = only.identifier
      inputLabels = only.inputLabels
    }
  }

  private mutating func mergeTraits(of parts: [AccessibilityProperties], becameActions: Bool) {
    guard let first: AccessibilityProperties = parts.first else { return }
    let union: AccessibilityTraitSet = parts.reduce(into: []) { $0.formUnion($1.traits) }
    let common: AccessibilityTraitSet = parts.reduce(into: first.traits) { $0.formIntersection($1.traits) }
    let onlyIfCommon: AccessibilityTraitSet = [.isImage, .isStaticText, .isDisabled]
    traits = union.subtracting(onlyIfCommon).subtracting(.isModal).union(common.intersection(onlyIfCommon))
    if becameActions { traits.remove(.isStaticText) }
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
    activationPoint = part.activationPoint
    respondsToUserInteraction = part.respondsToUserInteraction
    numericValue = part.numericValue ?? numericValue
    position = part.position
    identifier = identifier ?? part.identifier
    if !part.inputLabels.isEmpty { inputLabels = part.inputLabels }
    if part.traits.contains(.isDisabled) { traits.insert(.isDisabled) }
  }
}
