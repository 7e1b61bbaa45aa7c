import CoreGraphics
import InputEngine
import SwiftUICore
import TextEditing

/// An input of several lines scrolls as a scroll view does: wheels, touch pads and fingers.
nonisolated extension TextInputNode: ScrollingTarget {
  private func moved(by delta: CGSize) -> CGPoint {
    graph.untracked {
      let area: CGRect = textArea(in: inputs.slot.placed.peek.size)
      return clamped(CGPoint(x: scroll.x, y: scroll.y + delta.height), lines(in: area), area)
    }
  }

  package func canScroll(by delta: CGSize) -> Bool { current.isMultiline && isAlive && moved(by: delta) != scroll }

  @discardableResult
  package func scroll(by delta: CGSize) -> Bool {
    guard canScroll(by: delta) else { return false }
    scrollTo(moved(by: delta))
    return true
  }

  package func scroll(_ command: ScrollCommand) -> Bool {
    let page: CGFloat = graph.untracked { textArea(in: inputs.slot.placed.peek.size).height }
    switch command {
    case .pageUp: return scroll(by: CGSize(width: 0, height: -page))
    case .pageDown: return scroll(by: CGSize(width: 0, height: page))
    case .home: return scroll(by: CGSize(width: 0, height: -scroll.y))
    case .end: return scroll(by: CGSize(width: 0, height: lines().height))
    case .lineUp: return scroll(by: CGSize(width: 0, height: -40))
    case .lineDown: return scroll(by: CGSize(width: 0, height: 40))
    case .lineLeft, .lineRight: return false
    }
  }

  package func holdContent() -> Bool { current.isMultiline && isAlive }
  package func moveContent(by delta: CGSize) { scroll(by: delta) }
  package func releaseContent(velocity: CGSize) {
    scroll(by: CGSize(width: 0, height: Coast.distance(of: velocity.height)))
  }
}
