// What sources say, with what is attached to them and, for combining ones, all that is below.

extension AccessibilityResolver {
  /// What a source itself says, with what it takes from attached sources.
  func ownProperties(of source: AccessibilitySource) -> AccessibilityProperties {
    guard !source.attached.isEmpty else { return source.properties }
    var result: AccessibilityProperties = AccessibilityProperties()
    for attached in source.attached {
      switch attached.use {
      case .label: result.takeLabel(parts(of: attached))
      case .actions: result.takeActions(parts(of: attached), category: attached.properties.actionCategory)
      case .largeContent: result.takeLargeContent(parts(of: attached))
      case .base: result = base(attached).merging(outer: result)
      case nil: break
      }
    }
    return result.merging(outer: source.properties)
  }

  /// The properties of a combining source: those of all nodes below it, then its own outside of them.
  func combined(_ source: AccessibilitySource) -> AccessibilityProperties {
    let own: AccessibilityProperties = ownProperties(of: source)
    var parts: [AccessibilityProperties] = parts(of: source)
    // A toggle's style may be made of controls: the toggle does what they do.
    if own.role == .toggle { parts = parts.map(\.asWords) }
    let isOperated: Bool = own.actions.contains { $0.kind == .activate }
    return AccessibilityProperties.combining(parts, isOperated: isOperated).merging(outer: own)
  }

  /// What a combining source reads, in reading order: the elements below, and the words of containers on the way.
  ///
  /// Sources that combine what others combine may be nested as deep as views are: they are made ready one after the
  /// other, the innermost first, each once in an update.
  private func parts(of host: AccessibilitySource) -> [AccessibilityProperties] {
    if let known = work.parts[ObjectIdentifier(host)] { return known }
    var hosts: [(source: AccessibilitySource, found: [Found])] = []
    var pending: [AccessibilitySource] = [host]
    while let source: AccessibilitySource = pending.popLast() {
      let found: [Found] = findProducers(in: source, isFresh: false)
      hosts.append((source, found))
      for producer in found where producer.form == .container || producer.form == .combined {
        if work.parts[ObjectIdentifier(producer.source)] == nil { pending.append(producer.source) }
      }
    }
    var parts: [AccessibilityProperties] = []
    for (source, found) in hosts.reversed() {
      parts = makeParts(found, in: source)
      work.parts[ObjectIdentifier(source)] = parts
    }
    return parts
  }

  private func makeParts(_ producers: [Found], in host: AccessibilitySource) -> [AccessibilityProperties] {
    var items: [AccessibilityOrder.Item] = []
    var parts: [[AccessibilityProperties]] = []
    for found in producers {
      let node: AccessibilityNode = part(found, in: host)
      let inner: [AccessibilityProperties]
      switch found.form {
      case .container:
        inner = (node.properties.isSilent ? [] : [node.properties]) + self.parts(of: found.source)
      case .combined, .leaf, .transparent:
        inner = [node.properties]
      }
      items.append(AccessibilityOrder.Item(frame: node.frameInParent, priority: node.properties.sortPriority ?? 0))
      parts.append(inner)
    }
    return order.sorted(items).flatMap { parts[$0] }
  }

  private func part(_ found: Found, in host: AccessibilitySource) -> AccessibilityNode {
    makeNode(Record(source: found.source, form: found.form, owner: host.id))
  }

  /// What a container keeps of the one element that it was; several elements are replaced without a trace (behaviour 387).
  private func base(_ attached: AccessibilitySource) -> AccessibilityProperties {
    let found: [Found] = findProducers(in: attached, isFresh: false)
    guard found.count == 1, let only: Found = found.first else { return AccessibilityProperties() }
    var properties: AccessibilityProperties = part(only, in: attached).properties
    properties.role = nil
    properties.traits.subtract([.isStaticText, .isImage])
    return properties
  }
}

extension AccessibilitySource {
  /// Whether the source, as an attachment, gives something to read to the element that it is attached to.
  var formsElement: Bool { use != .base && use != .largeContent }
}

extension AccessibilityProperties {
  /// A container that adds nothing when it is combined with others.
  fileprivate var isSilent: Bool {
    (label ?? "").isEmpty && (value ?? "").isEmpty && self.content.isEmpty && actions.isEmpty && self.rotors.isEmpty
      && keys.isEmpty
  }

  fileprivate mutating func takeLabel(_ parts: [AccessibilityProperties]) {
    let words: [String] = parts.filter { !$0.isPlaceholder }.compactMap(\.label).filter { !$0.isEmpty }
    guard let place: Int = parts.firstIndex(where: \.isPlaceholder) else {
      label = words.joined(separator: ", ")
      return
    }
    let before: [String] = parts[..<place].compactMap(\.label).filter { !$0.isEmpty }
    self.labelExtension = AccessibilityLabelExtension(before: before, after: Array(words.dropFirst(before.count)))
  }

  fileprivate mutating func takeActions(_ parts: [AccessibilityProperties], category: String?) {
    for part in parts {
      for var action in part.actionsWhenCombined {
        if let category { action.category = category }
        actions.appendNew([action])
      }
    }
  }

  fileprivate mutating func takeLargeContent(_ parts: [AccessibilityProperties]) {
    let words: [String] = parts.compactMap(\.label).filter { !$0.isEmpty }
    self.showsLargeContent = true
    self.largeContent = words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
