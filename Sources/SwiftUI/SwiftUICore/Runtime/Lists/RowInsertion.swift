import InputEngine

/// What a `ForEach` does with things that are dropped between its rows.
package struct RowInsertion {
  /// What a row does with a drag, from a closure that says before which element of the data a drop would be.
  package let reactions: (_ offset: @escaping (DropEvent) -> Int?) -> DropReactions

  init(_ reactions: @escaping (_ offset: @escaping (DropEvent) -> Int?) -> DropReactions) {
    self.reactions = reactions
  }
}
