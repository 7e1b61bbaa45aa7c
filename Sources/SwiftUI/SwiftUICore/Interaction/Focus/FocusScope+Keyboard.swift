import AccessibilityTree
import CoreGraphics
import InputEngine

/// How the keyboard and clicks move the focus.
extension FocusScope {
  /// The target under a click gets the focus; false when none there can have it.
  func click(_ targets: [any HitTarget]) -> Bool {
    for (index, target) in targets.enumerated() {
      guard let focus = target.focusTarget, focus.canFocus() else { continue }
      if focus.isForSelecting, targets[(index + 1)...].contains(where: { $0.control != nil }) { continue }
      return move(to: focus)
    }
    return false
  }

  /// Moves the focus to the next place in reading order, or to the one before; from the last on to the first.
  package func advance(backwards: Bool, in window: ViewGraph) -> Bool {
    let candidates: [FocusTarget] = candidates(in: window)
    guard !candidates.isEmpty else { return false }
    let order: [Int] = FocusOrder.reading(
      readingPlaces(candidates), isRightToLeft: window.settings.isRightToLeft)
    let now: Int? = order.firstIndex { isCurrent(candidates[$0]) }
    let next: Int =
      if let now {
        (now + (backwards ? order.count - 1 : 1)) % order.count
      } else {
        backwards ? order.count - 1 : 0
      }
    heading = backwards ? .previous : .next
    defer { heading = nil }
    return take(candidates[order[next]], in: window)
  }

  /// Views in a place have come in front of others, or come back: the focus goes to what had it there, or to the first place
  /// in reading order where a person uses the keyboard. A focus that is elsewhere stays.
  package func enter(_ slot: GeometrySlot, at previous: FocusTarget?) {
    if let current, !current.slot.isLeaving, isReachable(current.slot) { return }
    if let previous, previous.slot.isAlive, move(to: previous) { return }
    let isUsed: Bool = showsRing
    if current != nil { move(to: nil) }
    guard isUsed else { return }
    let candidates: [FocusTarget] = candidates(in: window).filter { $0.slot.isInside(slot) && !$0.slot.isLeaving }
    guard
      let first = FocusOrder.reading(readingPlaces(candidates), isRightToLeft: window.settings.isRightToLeft).first
    else { return }
    _ = take(candidates[first], in: window)
  }

  /// Moves the focus to the last place in reading order, or to the first.
  package func moveToEnd(backwards: Bool, in window: ViewGraph) -> Bool {
    move(to: nil)
    return advance(backwards: !backwards, in: window)
  }

  /// Moves the focus to the next place in reading order whose element has a label that is wanted, behind the last one from
  /// the first on; false where there is none.
  package func moveToNext(in window: ViewGraph, where isWanted: (_ label: String) -> Bool) -> Bool {
    window.accessibility.refresh()
    let candidates: [FocusTarget] = candidates(in: window)
    let order: [Int] = FocusOrder.reading(readingPlaces(candidates), isRightToLeft: window.settings.isRightToLeft)
    let start: Int = order.firstIndex { isCurrent(candidates[$0]) }.map { $0 + 1 } ?? 0
    let turned: [Int] = Array(order[start...] + order[..<start])
    let tree: AccessibilityTree = window.accessibility.tree
    let next: Int? = turned.first { index in
      guard let id = element(of: candidates[index], in: window) else { return false }
      return tree.nodes[id].map { isWanted($0.label) } ?? false
    }
    return next.map { take(candidates[$0], in: window) } ?? false
  }

  /// Moves the focus to the nearest place in a direction; false where none lies there.
  func move(_ direction: FocusDirection, in window: ViewGraph) -> Bool {
    guard let current else { return false }
    let candidates: [FocusTarget] = candidates(in: window).filter { !isCurrent($0) }
    let index: Int? = FocusOrder.nearest(to: current.slot.windowFrame, direction, among: places(candidates))
    heading = .direction(direction)
    defer { heading = nil }
    let next: FocusTarget? = index.map { candidates[$0] }
    if companion?.redirect(direction, from: current, to: next) == true { return true }
    return next.map { take($0, in: window) } ?? false
  }

  /// The focus leaves a control that goes.
  package func controlWillEnd(_ control: any KeyboardControl) {
    if current?.control === control { move(to: nil) }
  }

  /// Moves the focus by keyboard: it is shown, and scrolled into sight.
  func take(_ target: FocusTarget, in window: ViewGraph) -> Bool {
    guard move(to: target) else { return false }
    showsRing = true
    for scroll in window.hitTargets.scrollTargets(around: target.slot) {
      scroll.reveal(target.slot.windowFrame)
      window.update()
    }
    return true
  }

  /// Moves the focus to a control that a key chose; it is shown there.
  package func moveByKeyboard(to control: any KeyboardControl, in window: ViewGraph) {
    guard control.isEnabled else { return }
    _ = take(FocusTarget(of: control), in: window)
  }

  /// Moves the focus by keyboard to the first place in reading order that lies in another place; false where none can have it.
  package func moveByKeyboard(into slot: GeometrySlot, in window: ViewGraph) -> Bool {
    let inside: [FocusTarget] = candidates(in: window).filter { $0.slot === slot || $0.slot.isInside(slot) }
    let order: [Int] = FocusOrder.reading(readingPlaces(inside), isRightToLeft: window.settings.isRightToLeft)
    return order.first.map { take(inside[$0], in: window) } ?? false
  }

  private func isCurrent(_ target: FocusTarget) -> Bool {
    target === current || target.control.map { $0 === current?.control } ?? false
  }

  /// All that can have the focus: the views that say so, and controls that are not inside of one.
  func candidates(in window: ViewGraph) -> [FocusTarget] {
    var found: [FocusTarget] = targets.filter {
      !$0.isForSelecting && $0.canFocus() && $0.isShown && isReachable($0.slot)
    }
    var known: Set<ObjectIdentifier> = []
    var controls: [FocusTarget] = []
    for control in window.hitTargets.all.lazy.compactMap(\.control) where control.isEnabled && isReachable(control.slot)
    {
      guard known.insert(ObjectIdentifier(control)).inserted else { continue }
      if found.contains(where: { !$0.holdsOthers && (control.slot === $0.slot || control.slot.isInside($0.slot)) }) {
        continue
      }
      let target = FocusTarget(of: control)
      if target.isShown { controls.append(target) }
    }
    found += TreeOrder.sorted(controls, by: \.slot)
    return found
  }

  /// The same for the reading order: a list comes before what is in it, so only its upper edge counts.
  func readingPlaces(_ targets: [FocusTarget]) -> [FocusOrder.Place] {
    var places: [FocusOrder.Place] = places(targets)
    for index in places.indices where targets[index].holdsOthers { places[index].frame.size.height = 0 }
    return places
  }

  func places(_ targets: [FocusTarget]) -> [FocusOrder.Place] {
    var sections: [ObjectIdentifier: Int] = [:]
    return targets.map { target in
      let section: FocusContext? = target.chain.first(where: \.isSection)
      let number: Int? = section.map { context in
        if let known = sections[ObjectIdentifier(context)] { return known }
        let new: Int = sections.count
        sections[ObjectIdentifier(context)] = new
        return new
      }
      return FocusOrder.Place(target.slot.windowFrame, section: number)
    }
  }
}

extension FocusTarget {
  /// The focus on a control.
  package convenience init(of control: any KeyboardControl) {
    self.init(in: control.focusContext, at: control.slot) { [weak control] in control?.isEnabled ?? false }
    self.control = control
    showsEffect = { [weak control] in control?.showsFocusEffect ?? true }
  }

  /// Whether the target has a place where something can be seen.
  fileprivate var isShown: Bool {
    let frame: CGRect = slot.windowFrame
    return slot.isPlaced && frame.width > 0 && frame.height > 0
  }
}

extension HitTargets {
  /// The views that scroll around a place, innermost first.
  package func scrollTargets(around slot: GeometrySlot) -> [any HitTarget] {
    let around: [any HitTarget] = all.filter { $0.scrollTarget != nil && slot.isInside($0.slot) }
    return around.sorted { $0.slot !== $1.slot && $0.slot.isInside($1.slot) }
  }
}
