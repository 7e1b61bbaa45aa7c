extension AccessibilityResolver {
  /// A source that makes a node, as found under a container or a combining source.
  struct Found {
    let source: AccessibilitySource
    let form: AccessibilitySource.Form
    let isFresh: Bool
    /// In how many sources that stand for a view it is the only producer.
    var aloneIn: Int = 0
  }

  /// A source on the way of a search. Its tree holds it meanwhile.
  private struct Step {
    let source: Unmanaged<AccessibilitySource>
    let isFresh: Bool
    /// For a transparent source whose children have been gone through: how many producers there were before them.
    var foundBefore: Int?
  }

  /// The producers that `host` takes, in the order of the sources. Of modal ones only the last counts, alone.
  func findProducers(in host: AccessibilitySource, isFresh: Bool) -> [Found] {
    var found: [Found] = []
    findProducers(under: host.children, isFresh: isFresh, into: &found)
    if let modal: Found = found.last(where: { $0.source.isModal }) { return [modal] }
    return found
  }

  /// The producers among some sources and below them, in their order.
  ///
  /// - Parameters:
  ///   - known: a source in which there is one producer; it stands for it and is not looked through.
  ///   - limit: with how many found the search ends.
  func findProducers(
    under sources: [AccessibilitySource], isFresh: Bool, known: AccessibilitySource? = nil, limit: Int = .max,
    into found: inout [Found]
  ) {
    var visited: Int = 0
    defer { visitedSources += visited }
    var steps: [Step] = sources.reversed().map { Step(source: .passUnretained($0), isFresh: isFresh) }
    while found.count < limit, let step: Step = steps.popLast() {
      let source: AccessibilitySource = step.source.takeUnretainedValue()
      if let foundBefore = step.foundBefore {
        if found.count == foundBefore, source.givesElement {
          found.append(Found(source: source, form: .leaf, isFresh: step.isFresh))
        } else if source.standsForView, found.count == foundBefore + 1, found[foundBefore].form != .container {
          found[foundBefore].aloneIn += 1
        }
        continue
      }
      visited += 1
      if source === known {
        found.append(Found(source: source, form: .leaf, isFresh: false))
        continue
      }
      if source.isHidden { continue }
      let isFresh: Bool = step.isFresh || source.isFresh
      if source.isFresh { work.freshSources.append(source) }
      let form: AccessibilitySource.Form = source.form
      guard form == .transparent else {
        found.append(Found(source: source, form: form, isFresh: isFresh))
        continue
      }
      if source.saysSomething || source.standsForView {
        steps.append(Step(source: step.source, isFresh: isFresh, foundBefore: found.count))
      }
      for child in source.children.reversed() {
        steps.append(Step(source: .passUnretained(child), isFresh: isFresh))
      }
    }
  }

  /// Looks through the containers whose content changed, and those found on the way.
  func collectProducers() {
    while let (container, isFresh): (AccessibilitySource, Bool) = work.toCollect.popLast() {
      guard let record: Record = records[container.id], record.form == .container else { continue }
      // Once is enough, unless it turns out that the container came from elsewhere and all below must be read anew.
      if let wasFresh: Bool = work.collected[container.id], wasFresh || !isFresh { continue }
      work.collected[container.id] = isFresh
      collect(container, isFresh: isFresh)
    }
  }

  private func collect(_ container: AccessibilitySource, isFresh: Bool) {
    let id: AccessibilityNode.ID = container.id
    leave(id)
    let found: [Found] = findProducers(in: container, isFresh: isFresh)
    records.reserveCapacity(records.count + found.count)
    for producer in found { adopt(producer, into: id) }
    records[id]?.producers = found.map(\.source.id)
    work.toOrder.insert(id)
    work.needsRotors = true
  }

  /// Makes the producers of a container look for a new place.
  private func leave(_ container: AccessibilityNode.ID) {
    guard let old: [AccessibilityNode.ID] = records[container]?.producers, !old.isEmpty else { return }
    for producer in old where records[producer]?.owner == container {
      records[producer]?.owner = nil
      work.leavers.append(producer)
    }
    records[container]?.producers = []
  }

  func adopt(_ producer: Found, into owner: AccessibilityNode.ID) {
    let id: AccessibilityNode.ID = producer.source.id
    let old: Record? = records[id]
    if producer.source.isModal, tree.nodes[id]?.traits.contains(.isModal) != true { work.newModals.append(id) }
    let isSameSource: Bool = old?.source === producer.source
    let isKnown: Bool = isSameSource && old?.form == producer.form && !producer.isFresh
    if isKnown, let old {
      // What came or went beside it decides about its frame.
      if old.shownOwner != owner || old.aloneIn != producer.aloneIn { work.toRefresh.append(id) }
      old.owner = owner
      return
    }
    if old?.form == .container, producer.form != .container || !isSameSource { leave(id) }
    records[id] = Record(
      source: producer.source, form: producer.form, owner: owner, producers: old?.producers ?? [])
    work.toRefresh.append(id)
    if producer.form == .container { work.toCollect.append((producer.source, producer.isFresh)) }
  }

  /// Drops the producers that found no new place, with all that they hold.
  func removeLeavers() {
    var stack: [AccessibilityNode.ID] = work.leavers
    while let id: AccessibilityNode.ID = stack.popLast() {
      guard let record: Record = records[id], record.owner == nil, id != root.id else { continue }
      for producer in record.producers where records[producer]?.owner == id {
        records[producer]?.owner = nil
        stack.append(producer)
      }
      records[id] = nil
      if let node: AccessibilityNode = tree.nodes.removeValue(forKey: id) {
        forgetKeys(of: node)
        work.removed.insert(id)
      }
    }
  }
}
