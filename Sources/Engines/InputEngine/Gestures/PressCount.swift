import CoreGraphics

/// Counts the presses that follow each other in one place, such as those of a double click.
package struct PressCount {
  /// How many there are, the one that is going on included; 0 before the first.
  package private(set) var count: Int = 0
  private var last: (time: Double, place: CGPoint)?

  package init() {}

  /// A pointer goes down. A button other than the primary one begins anew.
  package mutating func add(_ event: PointerEvent, _ settings: InputSettings) {
    let reach: Double = settings.doubleClickDistance * (event.kind == .touch ? 4 : 1)
    let follows: Bool =
      if let last {
        event.button == .primary && event.time - last.time <= settings.doubleClickTime
          && last.place.distance(to: event.position) <= reach
      } else {
        false
      }
    count = follows ? count + 1 : 1
    last = (event.time, event.position)
  }
}
