/// Thresholds that tell one gesture from another: the person's settings, and constants where platforms have no setting.
package struct InputSettings: Hashable, Sendable {
  /// The longest time between two clicks that count as a double click, in seconds.
  package var doubleClickTime: Double = 0.4
  /// The longest distance between two clicks that count as a double click, in points; fingers get four times as much.
  package var doubleClickDistance: Double = 8
  /// How far a press may move and still be a tap, and how far a finger moves before content follows it, in points.
  package var slop: Double = 10

  package init() {}
}
