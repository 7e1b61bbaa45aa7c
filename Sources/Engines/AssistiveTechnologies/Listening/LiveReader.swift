import AccessibilityTree

/// A screen reader that a person operates by keys while the app runs.
///
/// It moves, operates and speaks by the same session as the reader of tests, so that both say the same words. It adds
/// what a person needs at a keyboard: a chosen rotor and a chosen action, the parts of a text, and words for what the
/// app does by itself.
package final class LiveReader {
  /// The outcome of a command.
  package enum Outcome: Hashable, Sendable {
    /// To be said in place of what is being said.
    case speech([AccessibilityUtterance])
    /// Read on from the element that was spoken, element by element.
    case readsAll([AccessibilityUtterance])
    case silence
    case keys
  }

  package let session: AccessibilityReaderSession
  /// The lines of an element's text as they are drawn.
  private let drawnLines: (AccessibilityNode.ID) -> [String]
  private var rotor: AccessibilityRotorKind?
  private var action: String?
  private var place: TextPlace?
  /// The element under the cursor, and what a person knows of it, after the last command or change.
  private var known = Known()

  struct Known: Equatable {
    var element: AccessibilityNode.ID?
    var label: String = ""
    var value: String?
    var caret: Int?
    var keyboard: AccessibilityNode.ID?
  }

  package init(
    tree: @escaping () -> AccessibilityTree, drawnLines: @escaping (AccessibilityNode.ID) -> [String] = { _ in [] },
    send: @escaping (AccessibilityReaderSession.Request) -> Bool
  ) {
    session = AccessibilityReaderSession(tree: tree, send: send)
    self.drawnLines = drawnLines
  }

  /// The element or container under the cursor.
  package var current: AccessibilityNode? { session.reader.current }

  /// Begins with a window, or comes back to it: at the element under the cursor, else at that with the keyboard's focus, else at
  /// the first.
  ///
  /// - Parameter keyboard: The element with the keyboard's focus.
  package func begin(keyboard: AccessibilityNode.ID?) -> [AccessibilityUtterance] {
    session.refresh()
    let start: AccessibilityNode.ID? = session.reader.position ?? keyboard
    let spoken: [AccessibilityUtterance]? = start.flatMap { session.move(to: $0) } ?? session.run(.first)
    known = now(keyboard: keyboard)
    return spoken ?? [AccessibilityUtterance("No elements")]
  }

  // MARK: - Commands

  package func run(_ command: ListenCommand) -> Outcome {
    defer { note() }
    switch command {
    case .keys: return .keys
    case .stop: return .silence
    case .readAll:
      session.refresh()
      return .readsAll(session.reader.currentSpeech.map { [$0] } ?? session.run(.first) ?? [])
    case .again:
      session.refresh()
      return .speech(session.reader.currentSpeech.map { [$0] } ?? [AccessibilityUtterance("No element")])
    case .nextRotor: return choose(rotor: 1)
    case .previousRotor: return choose(rotor: -1)
    case .nextStop: return moveToStop(isForward: true)
    case .previousStop: return moveToStop(isForward: false)
    case .nextAction: return chooseAction()
    case .performAction: return performAction()
    case .moreContent: return moreContent()
    case .nextCharacter: return read(by: .character, isForward: true)
    case .previousCharacter: return read(by: .character, isForward: false)
    case .nextWord: return read(by: .word, isForward: true)
    case .previousWord: return read(by: .word, isForward: false)
    case .nextLine: return read(by: .line, isForward: true)
    case .previousLine: return read(by: .line, isForward: false)
    case .next: return move(.next, orElse: "End")
    case .previous: return move(.previous, orElse: "Start")
    case .first: return move(.first, orElse: "No elements")
    case .last: return move(.last, orElse: "No elements")
    case .moveIn: return move(.moveIn, orElse: "Nothing inside")
    case .moveOut: return move(.moveOut, orElse: "No container around")
    case .activate: return operate(.activate)
    case .increment: return operate(.increment)
    case .decrement: return operate(.decrement)
    case .escape: return operate(.escape)
    case .magicTap: return operate(.magicTap)
    }
  }

  /// The next element's words while all is read; nil at the end.
  package func readOn() -> [AccessibilityUtterance]? {
    defer { note() }
    return session.run(.next)
  }

  private func say(_ text: String) -> Outcome { .speech([AccessibilityUtterance(text)]) }

  private func move(_ command: AccessibilityReaderSession.Command, orElse text: String) -> Outcome {
    place = nil
    action = nil
    guard let spoken = session.run(command) else { return say(text) }
    return .speech(spoken)
  }

  /// A control that takes the command and has nothing new to say is said again, so that a person hears that it was taken.
  private func operate(_ command: AccessibilityReaderSession.Command) -> Outcome {
    guard let spoken = session.run(command) else { return say("No such action") }
    return .speech(spoken.isEmpty ? session.reader.currentSpeech.map { [$0] } ?? [] : spoken)
  }

  // MARK: - Rotors

  /// Chooses a rotor by its name; the stops are counted, so that nobody looks for what is not there.
  private func choose(rotor step: Int) -> Outcome {
    session.refresh()
    let tree: AccessibilityTree = session.reader.tree
    let rotors: [AccessibilityRotorKind] = tree.rotors
    guard !rotors.isEmpty else { return say("No rotors") }
    var next: Int = step > 0 ? 0 : rotors.count - 1
    if let rotor, let here = rotors.firstIndex(of: rotor) { next = (here + step + rotors.count) % rotors.count }
    rotor = rotors[next]
    let count: Int = tree.stops(of: rotors[next]).count
    return say("\(rotors[next].name), \(count) \(count == 1 ? "stop" : "stops")")
  }

  private func moveToStop(isForward: Bool) -> Outcome {
    session.refresh()
    let rotors: [AccessibilityRotorKind] = session.reader.tree.rotors
    // A rotor that has gone since it was chosen is chosen no more.
    if let rotor, !rotors.contains(rotor) { self.rotor = nil }
    guard let rotor = rotor ?? rotors.first else { return say("No rotors") }
    self.rotor = rotor
    return move(isForward ? .nextStop(rotor) : .previousStop(rotor), orElse: "No more in \(rotor.name)")
  }

  // MARK: - Actions and content

  private func chooseAction() -> Outcome {
    session.refresh()
    let names: [String] = current?.properties.customActions.compactMap(\.kind.customName) ?? []
    guard !names.isEmpty else { return say("No actions") }
    let here: Int? = action.flatMap { names.firstIndex(of: $0) }
    let next: Int = here.map { ($0 + 1) % names.count } ?? 0
    action = names[next]
    return say("\(names[next]), \(next + 1) of \(names.count)")
  }

  private func performAction() -> Outcome {
    guard let action else { return say("No action chosen") }
    return operate(.perform(action))
  }

  private func moreContent() -> Outcome {
    session.refresh()
    let content: [AccessibilityContent] = current?.properties.content ?? []
    guard !content.isEmpty else { return say("No more content") }
    return .speech(
      content.map { entry in
        AccessibilityUtterance([entry.label, entry.value ?? ""].filter { !$0.isEmpty }.joined(separator: ": "))
      })
  }

  // MARK: - Text

  private func read(by unit: TextUnit, isForward: Bool) -> Outcome {
    session.refresh()
    guard let node = current else { return say("No element") }
    let lines: [String] = unit == .line ? drawnLines(node.id) : []
    guard let next = TextPlace.step(by: unit, isForward: isForward, in: node, from: place, drawnLines: lines) else {
      return say(isForward ? "End of text" : "Start of text")
    }
    place = next
    return .speech([AccessibilityUtterance(next.words, style: node.properties.speech ?? AccessibilitySpeechStyle())])
  }

  // MARK: - Changes

  /// Remembers what a person knows now.
  private func note() { known = now(keyboard: known.keyboard) }

  private func now(keyboard: AccessibilityNode.ID?) -> Known {
    let node: AccessibilityNode? = current
    return Known(
      element: node?.id, label: node?.label ?? "", value: node?.properties.value,
      caret: node?.properties.editing?.caret, keyboard: keyboard)
  }

  /// The words for a frame in which the app changed something by itself; empty for nothing.
  ///
  /// Where the keyboard's focus goes the cursor follows; where the app puts the cursor, or takes its element away, the element
  /// under it now is said. Of the same element the new value alone is said (speech rule 13), of a text that is being edited
  /// what came or went.
  ///
  /// Frames that leave the element under the cursor as it is do not read the tree: the window would have to copy all of it for
  /// its next change (G2).
  ///
  /// - Parameters:
  ///   - changes: All that changed of the window's tree since the last call, oldest first.
  ///   - focus: The element on which the window has the cursor.
  ///   - keyboard: The element with the keyboard's focus.
  package func windowDidChange(
    _ changes: [AccessibilityUpdate], focus: AccessibilityNode.ID?, keyboard: AccessibilityNode.ID?
  ) -> [AccessibilityUtterance] {
    let old: Known = known
    guard keyboard != old.keyboard || focus != session.reader.tree.focus || concernsCursor(changes) else { return [] }
    session.refresh()
    if let keyboard, keyboard != old.keyboard, keyboard != session.reader.position {
      let spoken: [AccessibilityUtterance] = session.move(to: keyboard) ?? []
      known = now(keyboard: keyboard)
      return spoken
    }
    let new: Known = now(keyboard: keyboard)
    known = new
    guard new != old, let node = current, let speech = session.reader.currentSpeech else { return [] }
    if new.element != old.element { return [speech] }
    if node.traits.contains(.updatesFrequently) { return [] }
    if new.label != old.label { return [speech] }
    if new.value != old.value {
      if node.properties.editing != nil {
        return TypingEcho.words(old: old.value ?? "", new: new.value ?? "", isSecure: node.role == .secureField)
      }
      // What a switch says of its value is part of its words.
      return node.traits.contains(.isToggle) ? [speech] : [AccessibilitySpeech.afterAdjustment(of: node)]
    }
    if let caret = new.caret, caret != old.caret { return TypingEcho.character(at: caret, of: node) }
    return []
  }

  /// Whether the element under the cursor changed or has gone. Without a cursor nothing is to be said of changes.
  private func concernsCursor(_ changes: [AccessibilityUpdate]) -> Bool {
    guard let position = session.reader.position else { return false }
    return changes.contains { change in
      change.isFull || change.removed.contains(position) || change.changed.contains { $0.id == position }
    }
  }
}
