import InputEngine

/// The commands that a person gives the live reader.
package enum ListenCommand: String, Hashable, Sendable, CaseIterable {
  case next, previous, moveIn, moveOut, activate
  case increment, decrement, escape, magicTap
  case first, last, again, readAll, stop
  case nextRotor, previousRotor, nextStop, previousStop
  case nextAction, performAction, moreContent
  case nextCharacter, previousCharacter, nextWord, previousWord, nextLine, previousLine
  case keys

  /// The key: together with Alt and Shift in a window, alone in a terminal.
  ///
  /// Alt and Shift with the arrows up and down move the reading cursor for other screen readers too, so that one habit
  /// serves both; letters are those of the English words where they are free.
  package var key: KeySymbol {
    switch self {
    case .next: .down
    case .previous: .up
    case .moveIn: .right
    case .moveOut: .left
    case .activate: .space
    case .increment: .pageUp
    case .decrement: .pageDown
    case .escape: .escape
    case .magicTap: .character("m")
    case .first: .home
    case .last: .end
    case .again: .character("i")
    case .readAll: .character("a")
    case .stop: .character("s")
    case .nextRotor: .character("r")
    case .previousRotor: .character("e")
    case .nextStop: .character("n")
    case .previousStop: .character("p")
    case .nextAction: .character("o")
    case .performAction: .character("u")
    case .moreContent: .character("d")
    case .nextCharacter: .character("c")
    case .previousCharacter: .character("x")
    case .nextWord: .character("w")
    case .previousWord: .character("q")
    case .nextLine: .character("l")
    case .previousLine: .character("k")
    case .keys: .character("h")
    }
  }

  /// The command in words, for the list of keys.
  var help: String {
    switch self {
    case .next: "next element"
    case .previous: "previous element"
    case .moveIn: "into the container"
    case .moveOut: "out to the container around"
    case .activate: "activate"
    case .increment: "raise the value"
    case .decrement: "lower the value"
    case .escape: "leave what the element is in"
    case .magicTap: "magic tap"
    case .first: "first element"
    case .last: "last element"
    case .again: "say the element again"
    case .readAll: "read all from here"
    case .stop: "be silent"
    case .nextRotor: "choose the next rotor"
    case .previousRotor: "choose the previous rotor"
    case .nextStop: "next stop of the rotor"
    case .previousStop: "previous stop of the rotor"
    case .nextAction: "choose the next action"
    case .performAction: "perform the chosen action"
    case .moreContent: "more content"
    case .nextCharacter: "next character"
    case .previousCharacter: "previous character"
    case .nextWord: "next word"
    case .previousWord: "previous word"
    case .nextLine: "next line"
    case .previousLine: "previous line"
    case .keys: "list the keys"
    }
  }

  private var keyName: String {
    switch key {
    case .down: "Down"
    case .up: "Up"
    case .right: "Right"
    case .left: "Left"
    case .space: "Space"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .escape: "Escape"
    case .home: "Home"
    case .end: "End"
    case .character(let letter): letter.uppercased()
    default: ""
    }
  }

  // MARK: - Keys of a window

  /// The keys that are held down with each key of the reader.
  package static let modifiers: InputModifiers = [.option, .shift]

  /// The command of a key event of a window; nil for a key of the app's.
  package init?(_ event: KeyEvent) {
    let all: InputModifiers = [.option, .shift, .control, .command]
    guard event.modifiers.intersection(all) == Self.modifiers else { return nil }
    self.init(event.symbol)
  }

  /// The command of a key by itself.
  package init?(_ symbol: KeySymbol) {
    var symbol: KeySymbol = symbol
    if case .character(let letter) = symbol, let small = letter.lowercased().first { symbol = .character(small) }
    if symbol == .returnKey { symbol = .space }
    guard let command = Self.allCases.first(where: { $0.key == symbol }) else { return nil }
    self = command
  }

  /// The keys as a table of two columns, a line for each command.
  package static func table(inTerminal: Bool) -> String {
    let width: Int = 10
    let lines: [String] = allCases.map { command in
      let name: String = command.keyName
      return "  " + name + String(repeating: " ", count: max(1, width - name.count)) + command.help
    }
    let title: String = inTerminal ? "Keys, typed here:" : "Keys, in the window, with Alt and Shift held down:"
    return ([title] + lines).joined(separator: "\n")
  }
}
