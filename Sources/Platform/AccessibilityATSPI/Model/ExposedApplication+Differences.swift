import AccessibilityTree
import CoreGraphics

extension ExposedApplication {
  /// How many objects that came are described to those who keep the whole cache; the others are asked for when needed.
  private static let describedAtOnce: Int = 500

  /// Tells which elements went and which came.
  func tellStructure(_ changes: ChildChanges, _ window: ExposedWindow, _ batch: inout EventBatch) {
    for reference in changes.gone { batch.addCache("RemoveAccessible", reference) }
    for (parent, children) in changes.removed.sorted(by: { $0.key < $1.key }) {
      let path: String? = path(of: target(parent, in: window))
      for (index, reference) in children { batch.add("object:children-changed:remove", path, index, 0, reference) }
    }
    var described: Int = 0
    for (parent, children) in changes.added.sorted(by: { $0.key < $1.key }) {
      let isKnown: Bool = window.numbers[parent] != nil || parent == window.tree.root
      for (index, id) in children {
        describe(id, index, in: window, &described, &batch)
        batch.add(
          "object:children-changed:add", path(of: target(parent, in: window)), index, 0,
          reference(.element(window.id, id)), isKnown: isKnown)
      }
    }
  }

  /// Describes an element that came, with what is in it, to those who keep the cache.
  private func describe(
    _ id: AccessibilityNode.ID, _ index: Int, in window: ExposedWindow, _ described: inout Int,
    _ batch: inout EventBatch
  ) {
    var stack: [(id: AccessibilityNode.ID, index: Int)] = [(id, index)]
    while described < Self.describedAtOnce, let (next, index) = stack.popLast() {
      batch.addCache("AddAccessible", cacheItem(of: .element(window.id, next), index: index))
      described += 1
      for (index, child) in (window.tree[next]?.children ?? []).enumerated().reversed() { stack.append((child, index)) }
    }
  }

  /// Tells what is different about elements that stayed.
  func tellDescriptions(
    _ comparison: TreeComparison, _ window: ExposedWindow, _ batch: inout EventBatch
  ) {
    var selections: Set<AccessibilityNode.ID> = []
    for (id, before) in comparison.old.sorted(by: { $0.key < $1.key }) {
      guard id != window.tree.root, let node = window.tree[id] else { continue }
      let now: ObjectDescription = window.description(of: node)
      tell(before.description, now, of: .element(window.id, id), isKnown: window.numbers[id] != nil, &batch)
      if before.node.frameInParent != node.frameInParent {
        let rect: CGRect = window.frame(of: node, in: .window)
        batch.add(
          "object:bounds-changed", path(of: .element(window.id, id)), 0, 0, .tuple(BusValue.rect(rect)))
      }
      if before.description.states.contains(.selected) != now.states.contains(.selected), let parent = node.parent {
        selections.insert(parent)
      }
    }
    for container in selections.sorted() where window.reachesFocus(container) {
      batch.add("object:selection-changed", path(of: target(container, in: window)))
    }
    for (id, was) in comparison.showing.sorted(by: { $0.key < $1.key }) where window.tree[id] != nil {
      let isShowing: Bool = window.isShowing(id)
      guard was != isShowing else { continue }
      batch.add("object:state-changed:showing", path(of: target(id, in: window)), isShowing ? 1 : 0)
    }
  }

  private func tell(
    _ old: ObjectDescription, _ new: ObjectDescription, of target: ObjectTarget, isKnown: Bool,
    _ batch: inout EventBatch
  ) {
    guard old != new else { return }
    // The path gives the element its number: taken only when there is something to tell.
    var known: String??
    func path() -> String? {
      if let known { return known }
      let path: String? = self.path(of: target)
      known = .some(path)
      return path
    }
    if old.role != new.role {
      batch.add(
        "object:property-change:accessible-role", path(), 0, 0, .unsigned(new.role.rawValue), isKnown: isKnown)
    }
    if old.name != new.name {
      batch.add("object:property-change:accessible-name", path(), 0, 0, .string(new.name), isKnown: isKnown)
    }
    if old.description != new.description {
      batch.add(
        "object:property-change:accessible-description", path(), 0, 0, .string(new.description), isKnown: isKnown)
    }
    if old.number != new.number, let number = new.number {
      batch.add("object:property-change:accessible-value", path(), 0, 0, .double(number), isKnown: isKnown)
    }
    // A label's text is its name, whose change has been told.
    if new.interfaces.contains(.editableText) || new.role == .spinButton {
      tellText(ScalarText(old.text ?? ""), ScalarText(new.text ?? ""), path(), isKnown, &batch)
    }
    let isFocused: Bool = new.states.contains(.focused)
    // An element that gets the focus is told with its caret and selection. Events of these beside that of the focus would
    // have Orca, now and then, say the selection and not what the element is.
    if !isFocused || old.states.contains(.focused) {
      tellCaret(old.editing, new.editing, path(), isKnown, isFocused ? .caret : .change, &batch)
    }
    // The focus is told last, for the whole window.
    for (state, isOn) in new.states.changes(from: old.states) where state != "focused" {
      batch.add("object:state-changed:\(state)", path(), isOn ? 1 : 0, isKnown: isKnown)
    }
  }

  /// The caret moves after its text changed: readers take what stands there then.
  private func tellCaret(
    _ old: AccessibilityTextEditing?, _ new: AccessibilityTextEditing?, _ path: @autoclosure () -> String?,
    _ isKnown: Bool, _ part: EventBatch.Part, _ batch: inout EventBatch
  ) {
    guard let new, old != new else { return }
    if old?.caret != new.caret {
      batch.add("object:text-caret-moved", path(), new.caret, 0, isKnown: isKnown, part: part)
    }
    let wasSelected: Bool = old.map { !$0.selection.isEmpty } ?? false
    if wasSelected || !new.selection.isEmpty, old?.selection != new.selection {
      batch.add("object:text-selection-changed", path(), isKnown: isKnown, part: part)
    }
  }

  /// The part in the middle that differs: what went, then what came.
  private func tellText(
    _ old: ScalarText, _ new: ScalarText, _ path: @autoclosure () -> String?, _ isKnown: Bool,
    _ batch: inout EventBatch
  ) {
    guard old != new else { return }
    let shorter: Int = min(old.count, new.count)
    var start: Int = 0
    while start < shorter, old.scalars[start] == new.scalars[start] { start += 1 }
    var end: Int = 0
    while end < shorter - start, old.scalars[old.count - 1 - end] == new.scalars[new.count - 1 - end] { end += 1 }
    let removed: String = old[start, old.count - end]
    let inserted: String = new[start, new.count - end]
    if !removed.isEmpty {
      batch.add(
        "object:text-changed:delete", path(), start, old.count - end - start, .string(removed), isKnown: isKnown)
    }
    if !inserted.isEmpty {
      batch.add(
        "object:text-changed:insert", path(), start, new.count - end - start, .string(inserted), isKnown: isKnown)
    }
  }
}
