import AccessibilityAudit
import AccessibilityTree
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
    let text: String = TextPlace.text(of: node)
    let lines: [String] = unit == .line ? drawnLines(of: node.id, reader.tree, window) : []
    let parts: [Range<String.Index>] = unit.parts(of: text, drawnLines: lines)
    var here: Range<String.Index>?
    if let textPlace, textPlace.element == node.id, textPlace.text == text { here = textPlace.range }
    let next: Range<String.Index>?
    if let here {
      next =
        isForward
        ? parts.first { $0.lowerBound > here.lowerBound || $0.lowerBound >= here.upperBound && $0 != here }
        : parts.last { $0.lowerBound < here.lowerBound }
    } else {
      next = isForward ? parts.first : parts.last
    }
    guard let next else {
      let spoken: [AccessibilityUtterance] = here.map { [AccessibilityUtterance(Self.words(for: text[$0]))] } ?? []
      return output(spoken, reader, in: window, reachedEnd: true, wasPerformed: false)
    }
    textPlace = TextPlace(element: node.id, text: text, range: next)
    return output([AccessibilityUtterance(Self.words(for: text[next]))], reader, in: window)
  }

  /// What is said of a part of a text: white space has a name.
  private static func words(for part: Substring) -> String {
    switch part {
    case " ": "space"
    case "\n", "\r\n": "new line"
    case "\t": "tab"
    case "": "blank line"
    default: String(part)
    }
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
