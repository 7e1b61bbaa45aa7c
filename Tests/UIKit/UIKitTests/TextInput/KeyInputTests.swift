import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// Typed text and the texts of input methods in views of an app's own.
@MainActor
@Suite("Text that an app's own view takes", .serialized)
struct KeyInputTests {
  /// A view that takes typed text and nothing else.
  final class Pin: UIView, UIKeyInput {
    var text = ""
    var mayBegin = true
    override var canBecomeFirstResponder: Bool { mayBegin }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
  }

  private func page(_ views: UIView...) -> UIViewController {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 60, width: 200, height: 40)
      controller.view.addSubview(view)
    }
    return controller
  }

  private func open(_ controller: UIViewController) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(controller).ignoresSafeArea()
    }
  }

  @Test("The first responder that takes key input gets what is typed; Backspace comes as long as there is text")
  func typing() throws {
    let pin = Pin()
    let host = try open(page(pin))
    #expect(!host.type("a") && pin.text.isEmpty)
    host.change { #expect(pin.becomeFirstResponder()) }
    #expect(host.type("aB 1\n") && pin.text == "aB 1\n")
    #expect(host.press(.backspace) && pin.text == "aB 1")
    #expect(host.input(.commit("é")) && pin.text == "aB 1é")
    // Text that is not final has no place in such a view.
    _ = host.input(.mark("x", selection: 0..<1))
    #expect(pin.text == "aB 1é" && host.textInput != nil)
    pin.text = ""
    #expect(host.press(.backspace) && pin.text.isEmpty)
    host.change { #expect(pin.resignFirstResponder()) }
    #expect(!host.type("z") && pin.text.isEmpty && host.textInput == nil)
  }

  @Test("Tab goes on from such a view and comes back to it; a view that refuses gets nothing")
  func focus() throws {
    let (pin, other): (Pin, Pin) = (Pin(), Pin())
    let field = UITextField()
    let host = try open(page(pin, field, other))
    other.mayBegin = false
    host.change { #expect(!other.becomeFirstResponder()) }
    host.change { _ = pin.becomeFirstResponder() }
    #expect(host.press(.tab) && field.isFirstResponder && !pin.isFirstResponder)
    host.type("f")
    #expect(field.text == "f" && pin.text.isEmpty)
    #expect(host.press(.tab) && pin.isFirstResponder && !field.isFirstResponder)
    host.type("p")
    #expect(pin.text == "p" && other.text.isEmpty)
    #expect(host.tap(at: CGPoint(x: 60, y: 100)) && field.isFirstResponder && !pin.isFirstResponder)
    host.change { _ = pin.becomeFirstResponder() }
    host.type("q")
    #expect(pin.text == "pq" && field.text == "f" && !field.isEditing)
  }

  @Test("A view that was the first responder before its window came gets the keys of the window")
  func early() throws {
    let pin = Pin()
    #expect(pin.becomeFirstResponder())
    let host = try open(page(pin))
    host.change {}
    #expect(host.type("a") && pin.text == "a")
    host.change { pin.removeFromSuperview() }
    #expect(!host.type("b") && pin.text == "a")
  }

  @Test("Arrow keys, Home and End move the caret of a view with a text of its own, and select with Shift")
  func carets() throws {
    let paper = Paper("One two\nthree")
    let host = try open(page(paper))
    host.change { _ = paper.becomeFirstResponder() }
    paper.select(0, 0)
    #expect(host.press(.right) && paper.selected == 1..<1)
    #expect(host.press(.right, modifiers: .shift) && host.press(.right, modifiers: .shift) && paper.selected == 1..<3)
    #expect(host.press(.left, modifiers: .shift) && paper.selected == 1..<2)
    #expect(host.press(.left) && paper.selected == 1..<1)
    #expect(host.press(.right, modifiers: .command) && paper.selected == 3..<3)
    #expect(host.press(.end) && paper.selected == 7..<7 && host.press(.end) && paper.selected == 7..<7)
    #expect(host.press(.home) && paper.selected == 0..<0)
    #expect(host.press(.down) && paper.selected == 8..<8)
    #expect(host.press(.end, modifiers: .command) && paper.selected == 13..<13)
    #expect(host.press(.home, modifiers: [.command, .shift]) && paper.selected == 0..<13)
    #expect(host.press(.character("a"), modifiers: .command) && paper.selected == 0..<13)
    #expect(host.type("x") && paper.text == "x" && paper.selected == 1..<1)
  }

  @Test("Keys that delete take whole characters and words, and ask the view before")
  func deletions() throws {
    let paper = Paper("One two 👨‍👩‍👧!")
    let host = try open(page(paper))
    host.change { _ = paper.becomeFirstResponder() }
    paper.select(8, 8)
    #expect(host.press(.deleteForward) && paper.text == "One two !")
    #expect(host.press(.backspace, modifiers: .command) && paper.text == "One !")
    paper.refuses = true
    #expect(host.press(.backspace) && host.type("z") && paper.text == "One !")
    #expect(paper.asked.last == "z")
    paper.refuses = false
    paper.select(0, 3)
    #expect(host.press(.character("c"), modifiers: .command) && paper.text == "One !")
    #expect(host.press(.character("x"), modifiers: .command) && paper.text == " !")
    #expect(host.press(.character("v"), modifiers: .command))
    #expect(paper.text == "One !")
  }

  @Test("An input method sets marked text, and its final text takes the place of that")
  func composing() throws {
    let paper = Paper("ab")
    let host = try open(page(paper))
    host.change { _ = paper.becomeFirstResponder() }
    paper.select(1, 1)
    #expect(host.input(.mark("ni", selection: 2..<2)) && paper.text == "anib" && paper.marked == 1..<3)
    #expect(paper.selected == 3..<3)
    // The method knows the text without what it works on itself.
    #expect(host.textInput?.surrounding == "ab" && host.textInput?.cursor == 1)
    #expect(host.input(.mark("你", selection: 0..<1)) && paper.text == "a你b" && paper.selected == 1..<2)
    #expect(host.input(.commit("你好")) && paper.text == "a你好b" && paper.marked == nil && paper.selected == 3..<3)
    #expect(host.input(.mark("x", selection: 0..<0)) && host.input(.mark("", selection: 0..<0)))
    #expect(paper.text == "a你好b" && paper.marked == nil)
    #expect(host.input(.deleteSurrounding(before: 2, after: 1), .commit("c")) && paper.text == "ac")
    #expect(host.input(.mark("y", selection: 1..<1)) && host.press(.escape) && paper.marked == nil)
    #expect(paper.text == "acy")
  }

  @Test("The input method hears of changes that the view makes by itself, and of the caret's place")
  func telling() throws {
    let paper = Paper("ab")
    paper.keyboardType = .emailAddress
    let host = try open(page(paper))
    #expect(paper.inputDelegate == nil)
    host.change { _ = paper.becomeFirstResponder() }
    let first: TextInputState = try #require(host.textInput)
    #expect(paper.inputDelegate != nil && first.purpose == .email && first.cursor == 2 && first.surrounding == "ab")
    #expect(first.cursorRect == CGRect(x: 40, y: 20, width: 2, height: 20))
    paper.text = "abc"
    paper.select(0, 3)
    paper.inputDelegate?.selectionDidChange(paper)
    let second: TextInputState = try #require(host.textInput)
    #expect(second.surrounding == "abc" && second.session != first.session && second.cursor != second.anchor)
    host.change { _ = paper.resignFirstResponder() }
    #expect(paper.inputDelegate == nil && host.textInput == nil)
  }
}
