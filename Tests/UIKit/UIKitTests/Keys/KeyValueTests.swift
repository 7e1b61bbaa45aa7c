import Foundation
import InputEngine
import SwiftUICore
import Testing

@testable import UIKit

/// The values of key commands and keys.
@MainActor
@Suite("Values of keys")
struct KeyValueTests {
  final class Owner: UIResponder {
    func act(_ sender: Any?) {}
  }

  private static let action = Selector("act:", Owner.act(_:))

  @Test("A key command keeps what it was made of")
  func commands() {
    let image = UIImage(systemName: "star")
    let command = UIKeyCommand(
      title: "Star", image: image, action: Self.action, input: "s", modifierFlags: [.command, .alternate],
      propertyList: "list", discoverabilityTitle: "Star it", attributes: .destructive, state: .on)
    #expect(command.title == "Star" && command.image === image && command.action == Self.action)
    #expect(command.input == "s" && command.modifierFlags == [.command, .alternate])
    #expect(command.propertyList as? String == "list" && command.discoverabilityTitle == "Star it")
    #expect(command.attributes == .destructive && command.state == .on && command.alternates.isEmpty)
    #expect(command.allowsAutomaticLocalization && command.allowsAutomaticMirroring)
    command.title = "Other"
    command.state = .mixed
    command.allowsAutomaticMirroring = false
    command.allowsAutomaticLocalization = false
    #expect(command.title == "Other" && command.state == .mixed && !command.allowsAutomaticMirroring)
    let short = UIKeyCommand(input: "\r", modifierFlags: .control, action: Self.action)
    #expect(short.input == "\r" && short.modifierFlags == .control && short.title.isEmpty)
  }

  @Test("A command keeps what it was made of, and is shown as the responder that would perform it wants")
  func plain() {
    let image = UIImage(systemName: "star")
    let command = UICommand(title: "Go", image: image, action: Self.action, propertyList: 3, state: .on)
    #expect(command.title == "Go" && command.propertyList as? Int == 3 && command.subtitle == nil)
    #expect(command.selectedImage == nil && command.sender == nil)
    let lined = UICommand(title: "Go", subtitle: "Far", action: Self.action)
    let picked = UICommand(title: "Go", subtitle: "Far", selectedImage: image, action: Self.action)
    #expect(lined.subtitle == "Far" && picked.selectedImage === image)
    // No responder of the program has the method.
    #expect(command.validated().attributes.contains(.disabled) && !command.attributes.contains(.disabled))
    let owner = Owner()
    command.performWithSender("me", target: owner)
    #expect(command.sender as? String == "me")
    let leaf: any UIMenuLeaf = UIAction(title: "A") { _ in }
    leaf.title = "B"
    leaf.selectedImage = image
    #expect(leaf.title == "B" && leaf.selectedImage === image && leaf.sender == nil)
    UIResponder().validate(command)
  }

  @Test("Arrows and brackets change sides where people read from right to left, unless the command does not want that")
  func mirroring() {
    let left = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .command, action: Self.action)
    let event = KeyEvent(.down, .right, modifiers: .command, time: 0)
    #expect(left.action(for: event, isRightToLeft: true) == Self.action)
    #expect(left.action(for: event, isRightToLeft: false) == nil)
    left.allowsAutomaticMirroring = false
    #expect(left.action(for: event, isRightToLeft: true) == nil)
  }

  @Test("Names of keys stand for the keys; an input that names none is no key")
  func inputs() {
    let keys: [(String, KeySymbol)] = [
      (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down), (UIKeyCommand.inputLeftArrow, .left),
      (UIKeyCommand.inputRightArrow, .right), (UIKeyCommand.inputEscape, .escape), (UIKeyCommand.inputPageUp, .pageUp),
      (UIKeyCommand.inputPageDown, .pageDown), (UIKeyCommand.inputHome, .home), (UIKeyCommand.inputEnd, .end),
      (UIKeyCommand.inputDelete, .deleteForward), (UIKeyCommand.f1, .function(1)), (UIKeyCommand.f2, .function(2)),
      (UIKeyCommand.f3, .function(3)), (UIKeyCommand.f4, .function(4)), (UIKeyCommand.f5, .function(5)),
      (UIKeyCommand.f6, .function(6)), (UIKeyCommand.f7, .function(7)), (UIKeyCommand.f8, .function(8)),
      (UIKeyCommand.f9, .function(9)), (UIKeyCommand.f10, .function(10)), (UIKeyCommand.f11, .function(11)),
      (UIKeyCommand.f12, .function(12)), ("\r", .returnKey), ("\t", .tab), ("\u{8}", .backspace), (" ", .space),
      ("A", .character("a")), ("+", .character("+")),
    ]
    for (input, symbol) in keys { #expect(KeyInput.symbol(input) == symbol, "\(input)") }
    for input in ["", "ab", "UIKeyInputF99", "UIKeyInputF"] { #expect(KeyInput.symbol(input) == nil, "\(input)") }
    #expect(UIKeyCommand(input: "", modifierFlags: .command, action: Self.action).shortcut == nil)
  }

  @Test("Modifiers have UIKit's numbers")
  func modifiers() {
    let flags: [(UIKeyModifierFlags, Int)] = [
      (.alphaShift, 16), (.shift, 17), (.control, 18), (.alternate, 19), (.command, 20), (.numericPad, 21),
    ]
    for (flag, bit) in flags { #expect(flag.rawValue == 1 << bit) }
    #expect(UIKeyModifierFlags([.shift, .command]).modifiers == [.shift, .command])
    #expect(UIKeyModifierFlags(EventModifiers([.option, .capsLock])) == [.alternate, .alphaShift])
  }

  @Test("Keys have the numbers of USB, found by what they write on a keyboard of the United States")
  func usages() {
    let keys: [(UIKeyboardHIDUsage, Int)] = [
      (.keyboardErrorRollOver, 0x01), (.keyboardPOSTFail, 0x02), (.keyboardErrorUndefined, 0x03), (.keyboardA, 0x04),
      (.keyboardB, 0x05), (.keyboardC, 0x06), (.keyboardD, 0x07), (.keyboardE, 0x08), (.keyboardF, 0x09),
      (.keyboardG, 0x0A), (.keyboardH, 0x0B), (.keyboardI, 0x0C), (.keyboardJ, 0x0D), (.keyboardK, 0x0E),
      (.keyboardL, 0x0F), (.keyboardM, 0x10), (.keyboardN, 0x11), (.keyboardO, 0x12), (.keyboardP, 0x13),
      (.keyboardQ, 0x14), (.keyboardR, 0x15), (.keyboardS, 0x16), (.keyboardT, 0x17), (.keyboardU, 0x18),
      (.keyboardV, 0x19), (.keyboardW, 0x1A), (.keyboardX, 0x1B), (.keyboardY, 0x1C), (.keyboardZ, 0x1D),
      (.keyboard1, 0x1E), (.keyboard2, 0x1F), (.keyboard3, 0x20), (.keyboard4, 0x21), (.keyboard5, 0x22),
      (.keyboard6, 0x23), (.keyboard7, 0x24), (.keyboard8, 0x25), (.keyboard9, 0x26), (.keyboard0, 0x27),
      (.keyboardReturnOrEnter, 0x28), (.keyboardEscape, 0x29), (.keyboardDeleteOrBackspace, 0x2A),
      (.keyboardTab, 0x2B), (.keyboardSpacebar, 0x2C), (.keyboardHyphen, 0x2D), (.keyboardEqualSign, 0x2E),
      (.keyboardOpenBracket, 0x2F), (.keyboardCloseBracket, 0x30), (.keyboardBackslash, 0x31),
      (.keyboardNonUSPound, 0x32), (.keyboardSemicolon, 0x33), (.keyboardQuote, 0x34),
      (.keyboardGraveAccentAndTilde, 0x35), (.keyboardComma, 0x36), (.keyboardPeriod, 0x37), (.keyboardSlash, 0x38),
      (.keyboardCapsLock, 0x39), (.keyboardF1, 0x3A), (.keyboardF2, 0x3B), (.keyboardF3, 0x3C), (.keyboardF4, 0x3D),
      (.keyboardF5, 0x3E), (.keyboardF6, 0x3F), (.keyboardF7, 0x40), (.keyboardF8, 0x41), (.keyboardF9, 0x42),
      (.keyboardF10, 0x43), (.keyboardF11, 0x44), (.keyboardF12, 0x45), (.keyboardPrintScreen, 0x46),
      (.keyboardScrollLock, 0x47), (.keyboardPause, 0x48), (.keyboardInsert, 0x49), (.keyboardHome, 0x4A),
      (.keyboardPageUp, 0x4B), (.keyboardDeleteForward, 0x4C), (.keyboardEnd, 0x4D), (.keyboardPageDown, 0x4E),
      (.keyboardRightArrow, 0x4F), (.keyboardLeftArrow, 0x50), (.keyboardDownArrow, 0x51), (.keyboardUpArrow, 0x52),
      (.keypadNumLock, 0x53), (.keypadSlash, 0x54), (.keypadAsterisk, 0x55), (.keypadHyphen, 0x56),
      (.keypadPlus, 0x57), (.keypadEnter, 0x58), (.keypad1, 0x59), (.keypad2, 0x5A), (.keypad3, 0x5B),
      (.keypad4, 0x5C), (.keypad5, 0x5D), (.keypad6, 0x5E), (.keypad7, 0x5F), (.keypad8, 0x60), (.keypad9, 0x61),
      (.keypad0, 0x62), (.keypadPeriod, 0x63), (.keyboardNonUSBackslash, 0x64), (.keyboardApplication, 0x65),
      (.keyboardPower, 0x66), (.keypadEqualSign, 0x67), (.keyboardF13, 0x68), (.keyboardF14, 0x69),
      (.keyboardF15, 0x6A), (.keyboardF16, 0x6B), (.keyboardF17, 0x6C), (.keyboardF18, 0x6D), (.keyboardF19, 0x6E),
      (.keyboardF20, 0x6F), (.keyboardF21, 0x70), (.keyboardF22, 0x71), (.keyboardF23, 0x72), (.keyboardF24, 0x73),
      (.keyboardExecute, 0x74), (.keyboardHelp, 0x75), (.keyboardMenu, 0x76), (.keyboardSelect, 0x77),
      (.keyboardStop, 0x78), (.keyboardAgain, 0x79), (.keyboardUndo, 0x7A), (.keyboardCut, 0x7B),
      (.keyboardCopy, 0x7C), (.keyboardPaste, 0x7D), (.keyboardFind, 0x7E), (.keyboardMute, 0x7F),
      (.keyboardVolumeUp, 0x80), (.keyboardVolumeDown, 0x81), (.keyboardLeftControl, 0xE0),
      (.keyboardLeftShift, 0xE1), (.keyboardLeftAlt, 0xE2), (.keyboardLeftGUI, 0xE3), (.keyboardRightControl, 0xE4),
      (.keyboardRightShift, 0xE5), (.keyboardRightAlt, 0xE6), (.keyboardRightGUI, 0xE7),
    ]
    for (key, number) in keys { #expect(key.rawValue == number) }
    func usage(_ symbol: KeySymbol, pad: Bool = false) -> UIKeyboardHIDUsage {
      UIKeyboardHIDUsage(symbol, isOnPad: pad)
    }
    #expect(usage(.character("a")) == .keyboardA && usage(.character("Z")) == .keyboardZ)
    #expect(usage(.character("1")) == .keyboard1 && usage(.character("0")) == .keyboard0)
    #expect(usage(.character("0"), pad: true) == .keypad0 && usage(.character("9"), pad: true) == .keypad9)
    #expect(usage(.character("+"), pad: true) == .keypadPlus && usage(.character("+")) == .keyboardEqualSign)
    #expect(usage(.function(12)) == .keyboardF12 && usage(.function(13)) == .keyboardF13)
    #expect(usage(.returnKey) == .keyboardReturnOrEnter && usage(.shift) == .keyboardLeftShift)
    #expect(usage(.character("ß")) == .keyboardErrorUndefined && usage(.function(30)) == .keyboardErrorUndefined)
  }
}
