import CoreGraphics

/// Keeps the keyboard's focus inside of a place, such as a modal sheet, and brings it back afterwards.
package final class FocusConfinement {
  let slot: GeometrySlot
  /// Whether the focus moves in at once, also where nobody uses the keyboard.
  let takesFocus: Bool
  /// Whether focused values stay those of the focus before, as behind menus, whose items act on it.
  let keepsValues: Bool
  /// Whether the place confines the focus at the moment.
  fileprivate let isInForce: () -> Bool
  /// Where the focus was before.
  fileprivate var previous: FocusTarget?
  fileprivate var isActive: Bool = false

  package init(
    to slot: GeometrySlot, takesFocus: Bool, keepsValues: Bool = false, isInForce: @escaping () -> Bool = { true }
  ) {
    self.slot = slot
    self.takesFocus = takesFocus
    self.keepsValues = keepsValues
    self.isInForce = isInForce
  }
}

extension FocusScope {
  /// Confines the focus from now on; the innermost confinement counts.
  package func begin(_ confinement: FocusConfinement) {
    confinement.previous = current
    confinement.isActive = true
    confinements.append(confinement)
    holdValues()
    window.afterUpdate { [weak self] in self?.enter(confinement) }
  }

  /// Ends a confinement: the focus goes back to where it was, unless it has left the place already.
  package func end(_ confinement: FocusConfinement) {
    guard confinement.isActive else { return }
    confinement.isActive = false
    confinements.removeAll { $0 === confinement }
    handOver(confinement)
    holdValues()
    guard current == nil || isInside(confinement.slot, current) else { return }
    let previous: FocusTarget? = confinement.previous
    window.afterUpdate { [weak self] in
      guard let self else { return }
      handOver(confinement)
      guard current == nil || isInside(confinement.slot, current) else { return }
      if let previous, move(to: previous) { return }
      move(to: nil)
    }
  }

  /// A confinement that began while the focus was inside of one that ends, as from menu to menu, goes back to where that
  /// one would have.
  private func handOver(_ ended: FocusConfinement) {
    for other in confinements where other !== ended && isInside(ended.slot, other.previous) {
      other.previous = ended.previous
    }
    holdValues()
  }

  private func holdValues() { hold(confinements.first(where: \.keepsValues)?.previous) }

  /// Where the focus is for commands: behind menus, where one is open.
  package var commandTarget: FocusTarget? { confinements.first(where: \.keepsValues)?.previous ?? current }

  /// Views on their way out are gone for the keyboard.
  package func departureDidChange(of slot: GeometrySlot, isDeparting: Bool) {
    guard isDeparting else { return }
    for confinement in confinements where confinement.slot === slot || confinement.slot.isInside(slot) {
      end(confinement)
    }
  }

  /// Whether the keyboard reaches a place: it is not on its way out, and inside of what confines the focus.
  ///
  /// - Parameter behindMenus: Whether open menus confine nothing, as for what their items act on.
  package func isReachable(_ slot: GeometrySlot, behindMenus: Bool = false) -> Bool {
    guard !slot.isLeaving else { return false }
    let inForce: FocusConfinement? = confinements.last { $0.isInForce() && !(behindMenus && $0.keepsValues) }
    guard let confinement = inForce else { return true }
    return slot === confinement.slot || slot.isInside(confinement.slot)
  }

  private func enter(_ confinement: FocusConfinement) {
    guard confinement.isActive, confinements.last === confinement, !isInside(confinement.slot, current) else { return }
    move(to: nil)
    guard confinement.takesFocus || showsRing else { return }
    let hadRing: Bool = showsRing
    _ = advance(backwards: false, in: window)
    showsRing = hadRing
  }

  private func isInside(_ slot: GeometrySlot, _ target: FocusTarget?) -> Bool { target?.slot.isInside(slot) ?? false }
}
