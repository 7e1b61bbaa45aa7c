import AccessibilityTree
import CoreGraphics
import InputEngine

/// A place that the Tab key leads to.
package struct FocusStop {
  /// The element of the accessibility tree; nil where nothing of the place is in the tree.
  package var element: AccessibilityNode.ID?
  /// In the window.
  package var frame: CGRect
  /// Whether a view around the focus takes the Tab key for itself, so that the focus never leaves the place. False for places
  /// where text is edited, which were not asked: their answer would change the text.
  package var keepsTab: Bool
  /// Whether arrow keys lead on from row to row inside of the place.
  package var leadsToRows: Bool
}

extension FocusScope {
  /// The places in the order in which the Tab key goes through them. The focus stays where it is; handlers of keys around
  /// each place are asked for the Tab key.
  package func stops(in window: ViewGraph) -> [FocusStop] {
    window.accessibility.refresh()
    let candidates: [FocusTarget] = candidates(in: window)
    let order: [Int] = FocusOrder.reading(readingPlaces(candidates), isRightToLeft: window.settings.isRightToLeft)
    let tab = KeyEvent(.down, .tab, text: "\t", time: window.time.peek)
    return order.map { index in
      let target: FocusTarget = candidates[index]
      let press: FocusCommand = .keyPress(KeyPress(tab, .down))
      let isKept: Bool =
        target.textInput == nil
        && (target.chain.contains { $0.commands?.handle(press) ?? false } || target.control?.handle(tab) ?? false)
      return FocusStop(
        element: element(of: target, in: window), frame: target.slot.windowFrame, keepsTab: isKept,
        leadsToRows: target.holdsOthers)
    }
  }
}
