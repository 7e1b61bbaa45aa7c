/// An action that is told of a view's geometry or preferences.
///
/// Those of one pass run in the order of the views, whatever was computed first: an outer view's before those of the views
/// inside, siblings' as they are placed, and of one view's modifiers the inner before the outer. A window that was changed
/// thus tells in the order in which a fresh one does (G1).
struct PlacedAction {
  let place: GeometrySlot
  /// How many modifiers around tell actions, too.
  let depth: Int
  let run: () -> Void

  static func inOrder(_ actions: [PlacedAction]) -> [() -> Void] {
    guard actions.count > 1 else { return actions.map(\.run) }
    let byDepth: [PlacedAction] = actions.enumerated()
      .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }.map(\.element)
    return TreeOrder.sorted(byDepth, by: \.place).map(\.run)
  }
}
