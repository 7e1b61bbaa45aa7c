import AccessibilityTree
import HostHeadless
import HostInterface
import Testing

extension XCUIVoiceOverService {
  /// Moves to the first element of the window.
  public func moveToFirst() throws -> Output { try move(.first) }

  /// Moves to the last element of the window that is there now; a lazy container may have more.
  public func moveToLast() throws -> Output { try move(.last) }

  /// Moves to an element, as touching it does. An element that is not there, or that means several, is recorded as an issue.
  public func move(to element: XCUIElement, sourceLocation: SourceLocation = #_sourceLocation) throws -> Output {
    let (session, window) = try running()
    guard let target = element.require("move the reader", sourceLocation) else { throw Error(.noSpeech) }
    var reader: AccessibilityReader = session.upToDate(window)
    let spoken: [AccessibilityUtterance] = reader.move(to: target.id) ?? []
    window.send(.accessibilityFocus(target.id))
    restart(in: window)
    return output(spoken, reader, in: window)
  }

  /// Reads from the element under the cursor to the last one, as "read all" does; the cursor ends on the last.
  ///
  /// - Parameter limit: At most this many elements, for lists without an end. The default is 10,000.
  public func readAll(limit: Int = 10_000) throws -> [Output] {
    var outputs: [Output] = [try currentSpeech()]
    while outputs.count < limit {
      let next: Output = try moveForward()
      if next.reachedEnd { break }
      outputs.append(next)
    }
    return outputs
  }

  // MARK: Rotors

  /// The names of the rotors that have stops: the system's, such as "Headings" and "Links", then the app's.
  public var rotors: [String] {
    get throws {
      let (session, window) = try running()
      return session.upToDate(window).tree.rotors.map(\.name)
    }
  }

  /// Moves to the next stop of a rotor.
  ///
  /// - Parameter name: One of `rotors`; of several with one name the first is meant. Under another name the end is reached.
  public func moveForward(inRotor name: String) throws -> Output { try move(inRotor: name) { .nextStop($0) } }

  /// Moves to the stop of a rotor before the cursor.
  public func moveBackward(inRotor name: String) throws -> Output { try move(inRotor: name) { .previousStop($0) } }

  private func move(
    inRotor name: String, _ command: (AccessibilityRotorKind) -> AccessibilityReaderSession.Command
  ) throws -> Output {
    let (session, window) = try running()
    let reader: AccessibilityReader = session.upToDate(window)
    guard let kind = reader.tree.rotors.first(where: { $0.name == name }) else {
      return output([], reader, in: window, reachedEnd: true, wasPerformed: false)
    }
    return try move(command(kind))
  }
}
