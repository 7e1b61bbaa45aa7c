extension LayoutNode {
  /// Asks again whatever was answered, and returns whether any answer has changed.
  ///
  /// Call it when the rule, the list of children, or an answer of a child has changed, after the children's own call.
  /// False means that nobody who asked this node needs to look again; its own children have to be placed again in any
  /// case. True empties the cache but for what is known to
  /// be right; it is also the answer when a question was dropped from the bounded cache and cannot be asked again.
  package func revalidate() -> Bool {
    LayoutEvents.current.revalidations += 1
    withAlgorithm { $0.childrenChanged() }
    // Nobody has asked a new node.
    if cache.isEmpty { return false }
    var old = AnswerCache()
    swap(&old, &cache)
    var changed: Bool = old.sizes.hasEvicted || old.alignments.hasEvicted
    if !changed, let before: Double = old.priority { changed = priority != before }
    if !changed, let before: GuideSet = old.guides { changed = explicitGuides != before }
    if !changed, let before: ViewSpacing = old.spacing { changed = !spacing.isEqual(to: before) }
    for entry in old.values where !changed {
      changed = !LayoutValue.areEqual(value(for: entry.key), entry.value)
    }
    // The latest questions are the likeliest to matter, so they are asked first; the first difference is enough.
    var index: Int = old.sizes.count
    while index > 0, !changed {
      index -= 1
      let before: SizeAnswer = old.sizes[index]
      // Somebody may rely on the answer to a proposal that was never made. If it still holds for all of them, it is found by
      // any of them.
      let new: SizeAnswer = answer(before.scope.least)
      changed = new.size != before.size || !new.scope.contains(before.scope)
    }
    // Functions of an app's own are not called here, one view after another in whatever order views are revalidated: the
    // layout that asked does it again, in the order of its views.
    if !changed, !old.alignments.isEmpty { changed = explicitGuides.contains(.computed) }
    for entry in old.alignments.entries.reversed() where !changed {
      changed =
        explicitAlignment(of: entry.question.key, in: entry.question.size, proposal: entry.question.proposal)
        != entry.answer
    }
    return changed
  }

  /// Forgets everything that was answered.
  package func invalidate() {
    cache = AnswerCache()
    withAlgorithm { $0.childrenChanged() }
  }
}
