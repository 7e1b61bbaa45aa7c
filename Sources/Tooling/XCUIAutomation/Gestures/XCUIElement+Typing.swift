import CoreGraphics
import Foundation
import HostHeadless
import InputEngine
import Testing

extension XCUIElement {
  /// The keys that are held while another one is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    public static let function = KeyModifierFlags(rawValue: 1 << 5)

    var input: InputModifiers {
      var result: InputModifiers = []
      if contains(.shift) { result.insert(.shift) }
      if contains(.control) { result.insert(.control) }
      if contains(.option) { result.insert(.option) }
      if contains(.command) { result.insert(.command) }
      return result
    }
  }

  /// Types a text into the element, which has to have the keyboard's focus: tap a text field before.
  public func typeText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let window = application.window("type", sourceLocation) else { return }
    if query != nil {
      guard let element = require("type", sourceLocation) else { return }
      guard window.graph.focus.current != nil else {
        return sourceLocation.record(
          .other("type", "\(element.line) does not have the keyboard's focus: tap it first"))
      }
      guard element.holdsFocus else {
        let other: String = element.focusID.flatMap { element.tree[$0] }.map { "\"\($0.label)\"" } ?? "another element"
        return sourceLocation.record(
          .other("type", "\(element.line) does not have the keyboard's focus, which is at \(other): tap it first"))
      }
    }
    for character in text {
      if character != " ", let key = XCUIKeyboardKey(rawValue: String(character)).symbol {
        window.press(key)
      } else {
        window.type(String(character))
      }
    }
  }

  /// Presses a key while others are held.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    typeKey(key.rawValue, modifierFlags: flags, sourceLocation: sourceLocation)
  }

  /// Presses the key of a letter while others are held.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let window = application.window("type a key", sourceLocation) else { return }
    let flags: KeyModifierFlags = flags.union(Self.heldKeys)
    if query != nil, require("type a key", sourceLocation) == nil { return }
    if let symbol = XCUIKeyboardKey(rawValue: key).symbol {
      window.press(symbol, text: key == " " ? " " : "", modifiers: flags.input)
    } else if let character = key.first, key.count == 1 {
      let isPlain: Bool = flags.isDisjoint(with: [.command, .control, .option])
      let text: String = flags.contains(.shift) ? key.uppercased() : key
      window.press(
        .character(Character(character.lowercased())), text: isPlain ? text : "", modifiers: flags.input)
    } else {
      sourceLocation.record(.other("type a key", "\"\(key)\" is not one key"))
    }
  }

  /// Holds keys down while a closure runs: they count for its clicks and keys.
  public static func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    let before: KeyModifierFlags = heldKeys
    heldKeys.formUnion(flags)
    defer { heldKeys = before }
    block()
  }

  /// The keys that are held at the moment.
  static var heldKeys: KeyModifierFlags = []
}

extension ElementSnapshot {
  /// Whether the focus is at the element or inside of it.
  fileprivate var holdsFocus: Bool {
    guard let focusID else { return false }
    return focusID == id || tree.ancestors(of: focusID).contains { $0.id == id }
  }
}

/// Keys that type no letter.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  public static let `return` = XCUIKeyboardKey(rawValue: "\n")
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  public static let space = XCUIKeyboardKey(rawValue: " ")
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1b}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{f700}")
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{f701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{f702}")
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{f703}")
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{f728}")
  public static let home = XCUIKeyboardKey(rawValue: "\u{f729}")
  public static let end = XCUIKeyboardKey(rawValue: "\u{f72b}")
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{f72c}")
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{f72d}")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let F1 = XCUIKeyboardKey(rawValue: "\u{f704}")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let F2 = XCUIKeyboardKey(rawValue: "\u{f705}")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let F5 = XCUIKeyboardKey(rawValue: "\u{f708}")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let F10 = XCUIKeyboardKey(rawValue: "\u{f70d}")

  var symbol: KeySymbol? {
    switch self {
    case .delete: .backspace
    case .return: .returnKey
    case .enter: .enter
    case .tab: .tab
    case .space: .space
    case .escape: .escape
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    case .forwardDelete: .deleteForward
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: functionKey
    }
  }

  private var functionKey: KeySymbol? {
    guard let scalar = rawValue.unicodeScalars.first, rawValue.unicodeScalars.count == 1,
      (0xf704...0xf71b).contains(scalar.value)
    else { return nil }
    return .function(Int(scalar.value) - 0xf703)
  }
}
