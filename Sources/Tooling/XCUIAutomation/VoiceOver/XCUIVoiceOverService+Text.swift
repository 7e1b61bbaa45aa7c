import AccessibilityAudit
import AccessibilityTree
import AssistiveTechnologies
import CoreGraphics
import HostHeadless

extension XCUIVoiceOverService {
  /// The parts by which the text of one element is read.
  public enum TextUnit: String, Hashable, Sendable, CaseIterable {
    case character
    /// What stands between white space.
    case word
    /// A line as it is drawn now; up to the next line break where the text is cut off or not drawn.
    case line

    var part: AssistiveTechnologies.TextUnit {
      switch self {
      case .character: .character
      case .word: .word
      case .line: .line
      }
    }
  }

  /// Moves to the next part of the text under the cursor, the first one at the start. The reader stays on the element; the
  /// caret of a field stays where it is.
  public func moveForward(by unit: TextUnit) throws -> Output { try moveInText(by: unit, isForward: true) }

  /// Moves to the part before, the last one at the start.
  public func moveBackward(by unit: TextUnit) throws -> Output { try moveInText(by: unit, isForward: false) }

  private func moveInText(by unit: TextUnit, isForward: Bool) throws -> Output {
    let (session, window) = try running()
    let reader: AccessibilityReader = session.upToDate(window)
    guard let node = reader.current else { throw Error(.noSpeech) }
    let lines: [String] = unit == .line ? drawnLines(of: node.id, reader.tree, window) : []
    let part: AssistiveTechnologies.TextUnit = unit.part
    guard let next = TextPlace.step(by: part, isForward: isForward, in: node, from: textPlace, drawnLines: lines) else {
      var spoken: [AccessibilityUtterance] = []
      if let textPlace, textPlace.element == node.id, textPlace.text == TextPlace.text(of: node) {
        spoken.append(AccessibilityUtterance(textPlace.words))
      }
      return output(spoken, reader, in: window, reachedEnd: true, wasPerformed: false)
    }
    textPlace = next
    return output([AccessibilityUtterance(next.words)], reader, in: window)
  }

  private func drawnLines(of id: AccessibilityNode.ID, _ tree: AccessibilityTree, _ window: any DrivenWindow)
    -> [String]
  {
    guard let frame = tree.frame(of: id) else { return [] }
    let inside: [DrawnText] = window.displayList.drawnTexts().filter { text in
      frame.contains(CGPoint(x: text.rect.midX, y: text.rect.midY))
    }
    return DrawnText.lines(inside)
  }
}
