import Diagnostics

/// Lazy containers, geometry readers, canvases and matched views find out what is in them, or where it is, when they have a
/// place themselves. Inside each other each waits for the one around it, which costs a round of the pass or the square of
/// the depth, and a view that shows itself in one would do so without an end. No layout for people comes near the limit.
extension GeometrySlot {
  /// How many of them may lie inside each other.
  package static var lateContainerLimit: Int32 { 200 }

  /// Called by the container that has this place, before anything in it is made.
  ///
  /// - Returns: False for one that lies too deep, which has to stay empty or where it is.
  package func mayHoldLateContent(_ host: ViewGraph) -> Bool {
    lateContainers = (parent?.lateContainers ?? 0) + 1
    guard lateContainers > Self.lateContainerLimit else { return true }
    host.lateContainerWarning.give(
      "more than \(Self.lateContainerLimit) lazy containers, geometry readers, canvases and matched views lie inside "
        + "each other; those inside of them are left out, or not matched. Let a view that shows itself again end "
        + "somewhere.")
    return false
  }
}
