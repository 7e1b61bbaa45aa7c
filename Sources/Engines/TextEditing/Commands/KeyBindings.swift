import InputEngine
import TextEngine

/// Which keys stand for which commands.
package struct KeyBindings: Sendable {
  package struct Stroke: Hashable, Sendable {
    package var symbol: KeySymbol
    package var modifiers: InputModifiers

    package init(_ symbol: KeySymbol, _ modifiers: InputModifiers = []) {
      self.symbol = symbol
      self.modifiers = modifiers
    }
  }

  package var commands: [Stroke: EditingCommand]
  /// Hosts on Linux tell Control as the key of shortcuts, `command`: both count as one.
  package var controlIsCommand: Bool

  package init(_ commands: [Stroke: EditingCommand], controlIsCommand: Bool) {
    self.commands = commands
    self.controlIsCommand = controlIsCommand
  }

  /// The command of a key; nil for a key that is none of the text's. A key that writes is an insertion, unless an input method
  /// has delivered its text already: then give `writes` as false.
  package func command(for event: KeyEvent, writes: Bool = true) -> EditingCommand? {
    guard event.phase == .down else { return nil }
    var modifiers: InputModifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    if controlIsCommand, modifiers.remove(.control) != nil { modifiers.insert(.command) }
    if let command = commands[Stroke(event.symbol, modifiers)] { return command }
    guard writes, !modifiers.contains(.command), !modifiers.contains(.control), !event.text.isEmpty else { return nil }
    let isControl: Bool = event.text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isControl ? nil : .insert(event.text)
  }

  /// A movement with its key, and the selection with Shift.
  mutating func bind(_ movement: Movement, _ symbol: KeySymbol, _ modifiers: InputModifiers = []) {
    commands[Stroke(symbol, modifiers)] = .move(movement)
    commands[Stroke(symbol, modifiers.union(.shift))] = .extend(movement)
  }

  mutating func bind(_ command: EditingCommand, _ symbol: KeySymbol, _ modifiers: InputModifiers = []) {
    commands[Stroke(symbol, modifiers)] = command
  }

  /// What keys mean everywhere.
  private mutating func bindCommon() {
    bind(.left(.character), .left)
    bind(.right(.character), .right)
    bind(.up, .up)
    bind(.down, .down)
    bind(.newline, .returnKey)
    bind(.newline, .enter)
    bind(.lineBreak, .returnKey, .shift)
    bind(.lineBreak, .enter, .shift)
    bind(.tab, .tab)
    bind(.backtab, .tab, .shift)
    bind(.deleteBackward, .backspace)
    bind(.deleteBackward, .backspace, .shift)
    bind(.deleteForward, .deleteForward)
    bind(.cancel, .escape)
    bind(.selectAll, .character("a"), .command)
    bind(.cut, .character("x"), .command)
    bind(.copy, .character("c"), .command)
    bind(.paste, .character("v"), .command)
    bind(.undo, .character("z"), .command)
    bind(.redo, .character("z"), [.command, .shift])
  }

  /// The keys of GTK, KDE and Windows.
  package static let linux: KeyBindings = {
    var keys = KeyBindings([:], controlIsCommand: true)
    keys.bindCommon()
    keys.bind(.left(.word), .left, .command)
    keys.bind(.right(.word), .right, .command)
    keys.bind(.next(.paragraph, .backward), .up, .command)
    keys.bind(.next(.paragraph, .forward), .down, .command)
    keys.bind(.edge(.line, .backward), .home)
    keys.bind(.edge(.line, .forward), .end)
    keys.bind(.edge(.document, .backward), .home, .command)
    keys.bind(.edge(.document, .forward), .end, .command)
    keys.bind(.pageUp, .pageUp)
    keys.bind(.pageDown, .pageDown)
    keys.bind(.delete(.word, .backward), .backspace, .command)
    keys.bind(.delete(.word, .forward), .deleteForward, .command)
    keys.bind(.deleteToEdge(.line, .backward), .backspace, [.command, .shift])
    keys.bind(.deleteToEdge(.line, .forward), .deleteForward, [.command, .shift])
    keys.bind(.cut, .deleteForward, .shift)
    keys.bind(.copy, .insert, .command)
    keys.bind(.paste, .insert, .shift)
    keys.bind(.pasteAsPlainText, .character("v"), [.command, .shift])
    keys.bind(.redo, .character("y"), .command)
    keys.bind(.selectAll, .character("/"), .command)
    keys.bind(.deselect, .character("\\"), .command)
    keys.bind(.deselect, .character("a"), [.command, .shift])
    return keys
  }()

  /// The keys of Apple's systems: Option for words and paragraphs, Command for lines and the document, Control for Emacs'.
  package static let apple: KeyBindings = {
    var keys = KeyBindings([:], controlIsCommand: false)
    keys.bindCommon()
    keys.bind(.left(.word), .left, .option)
    keys.bind(.right(.word), .right, .option)
    keys.bind(.next(.paragraph, .backward), .up, .option)
    keys.bind(.next(.paragraph, .forward), .down, .option)
    keys.bind(.left(.line), .left, .command)
    keys.bind(.right(.line), .right, .command)
    keys.bind(.edge(.document, .backward), .up, .command)
    keys.bind(.edge(.document, .forward), .down, .command)
    keys.bind(.edge(.document, .backward), .home)
    keys.bind(.edge(.document, .forward), .end)
    keys.bind(.pageUp, .pageUp, .option)
    keys.bind(.pageDown, .pageDown, .option)
    keys.bind(.delete(.word, .backward), .backspace, .option)
    keys.bind(.delete(.word, .forward), .deleteForward, .option)
    keys.bind(.deleteToEdge(.line, .backward), .backspace, .command)
    keys.bind(.deleteToEdge(.line, .forward), .deleteForward, .command)
    keys.bind(.deleteBackwardByDecomposing, .backspace, .control)
    keys.bind(.pasteAsPlainText, .character("v"), [.command, .option, .shift])
    keys.bind(.lineBreak, .returnKey, .option)
    keys.bindEmacs()
    return keys
  }()

  private mutating func bindEmacs() {
    bind(.next(.character, .backward), .character("b"), .control)
    bind(.next(.character, .forward), .character("f"), .control)
    bind(.up, .character("p"), .control)
    bind(.down, .character("n"), .control)
    bind(.edge(.paragraph, .backward), .character("a"), .control)
    bind(.edge(.paragraph, .forward), .character("e"), .control)
    bind(.pageDown, .character("v"), .control)
    bind(.deleteBackward, .character("h"), .control)
    bind(.deleteForward, .character("d"), .control)
    bind(.killToParagraphEnd, .character("k"), .control)
    bind(.killSelection, .character("w"), .control)
    bind(.yank, .character("y"), .control)
    bind(.transpose, .character("t"), .control)
  }
}
