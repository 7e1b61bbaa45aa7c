import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// The edit actions beside those of the clipboard.
@MainActor
@Suite("Further edit actions", .serialized)
struct FurtherEditActionTests {
  private final class Writer: UIViewController {
    var log: [String] = []
    var performed: Set<String> = []

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      performed.contains(action.description) || super.canPerformAction(action, withSender: sender)
    }
    override func duplicate(_ sender: Any?) { log.append("duplicate") }
    override func move(_ sender: Any?) { log.append("move") }
    override func rename(_ sender: Any?) { log.append("rename") }
    override func export(_ sender: Any?) { log.append("export") }
    override func printContent(_ sender: Any?) { log.append("print") }
    override func pasteAndGo(_ sender: Any?) { log.append("go") }
    override func pasteAndSearch(_ sender: Any?) { log.append("search") }
    override func pasteAndMatchStyle(_ sender: Any?) { log.append("match") }
    override func newFromPasteboard(_ sender: Any?) { log.append("new") }
    override func find(_ sender: Any?) { log.append("find") }
    override func findAndReplace(_ sender: Any?) { log.append("replace") }
    override func findNext(_ sender: Any?) { log.append("next") }
    override func findPrevious(_ sender: Any?) { log.append("previous") }
    override func useSelectionForFind(_ sender: Any?) { log.append("use") }
    override func toggleBoldface(_ sender: Any?) { log.append("bold") }
    override func toggleItalics(_ sender: Any?) { log.append("italic") }
    override func toggleUnderline(_ sender: Any?) { log.append("underline") }
    override func increaseSize(_ sender: Any?) { log.append("bigger") }
    override func decreaseSize(_ sender: Any?) { log.append("smaller") }
    override func alignLeft(_ sender: Any?) { log.append("left") }
    override func alignCenter(_ sender: Any?) { log.append("center") }
    override func alignJustified(_ sender: Any?) { log.append("justified") }
    override func alignRight(_ sender: Any?) { log.append("right") }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { log.append("ltr") }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { log.append("rtl") }
    override func toggleSidebar(_ sender: Any?) { log.append("sidebar") }
    override func toggleInspector(_ sender: Any?) { log.append("inspector") }
    override func performClose(_ sender: Any?) { log.append("close") }
    override func updateTextAttributes(
      conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { log.append("attributes \(conversionHandler([:]).count)") }
  }

  @Test("A responder passes on actions that it does not perform, whose methods every responder has (600)")
  func passing() {
    final class Link: UIResponder {
      var after: UIResponder?
      override var next: UIResponder? { after }
    }
    let writer = Writer()
    let link = Link()
    link.after = writer
    for action in FurtherEditAction.allCases {
      #expect(!link.canPerformAction(action.selector, withSender: nil))
      #expect(link.target(forAction: action.selector, withSender: nil) == nil)
      writer.performed = [action.rawValue + ":"]
      #expect(link.target(forAction: action.selector, withSender: nil) as AnyObject === writer)
      #expect(action.selector.perform(on: link, sender: nil))
      writer.performed = []
    }
    #expect(writer.log.count == FurtherEditAction.allCases.count && Set(writer.log).count == writer.log.count)
    link.updateTextAttributes { _ in [.kern: 1] }
    #expect(writer.log.last == "attributes 1")
    let element = UIDeferredMenuElement.usingFocus(identifier: .init("x"))
    #expect(link.provider(for: element) == nil && element.identifier.rawValue == "x")
  }

  @Test("Keys perform them, with Command or, in its place, Control (605)")
  func keys() throws {
    let writer = Writer()
    writer.performed = Set(FurtherEditAction.allCases.map { $0.rawValue + ":" })
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) { Controllers(writer) }
    host.change { _ = writer.becomeFirstResponder() }
    let pressed: [(Character, InputModifiers, String)] = [
      ("b", .command, "bold"), ("i", .control, "italic"), ("u", .command, "underline"),
      ("[", [.command, .shift], "left"),
      ("\\", [.command, .shift], "center"), ("}", [.command, .shift], "right"), ("=", [.command, .shift], "bigger"),
      ("-", .command, "smaller"), ("p", .control, "print"), ("e", .command, "use"), ("f", .command, "find"),
      ("f", [.command, .option], "replace"), ("g", .command, "next"), ("g", [.command, .shift], "previous"),
      ("v", [.command, .option, .shift], "match"), ("s", [.command, .shift], "duplicate"),
      ("e", [.command, .shift], "export"), ("i", [.command, .option], "inspector"),
      ("s", [.command, .control], "sidebar"),
    ]
    for (key, modifiers, expected) in pressed {
      writer.log = []
      host.press(.character(key), modifiers: modifiers)
      #expect(writer.log == [expected], "\(key)")
    }
  }

  @Test("A text view whose attributes people may change makes all of its text bold, italic, underlined and larger")
  func styling() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "One two"
    let bold: Selector = FurtherEditAction.toggleBoldface.selector
    #expect(!view.canPerformAction(bold, withSender: nil) && !view.allowsEditingTextAttributes)
    view.allowsEditingTextAttributes = true
    #expect(view.canPerformAction(bold, withSender: nil))
    view.selectedRange = NSRange(location: 0, length: 7)
    view.toggleBoldface(nil)
    #expect(view.font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && view.selectedRange.length == 7)
    view.toggleBoldface(nil)
    #expect(view.font?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    view.toggleItalics(nil)
    #expect(view.font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    view.toggleUnderline(nil)
    #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    let size: CGFloat = try #require(view.font?.pointSize)
    view.increaseSize(nil)
    view.increaseSize(nil)
    view.decreaseSize(nil)
    #expect(view.font?.pointSize == size + 1)
    // A part alone keeps what it has in the attributed text.
    view.selectedRange = NSRange(location: 4, length: 3)
    view.updateTextAttributes { $0.merging([.kern: 2]) { $1 } }
    #expect(view.attributedText.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 2)
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    for (align, expected): (() -> Void, NSTextAlignment) in [
      ({ view.alignCenter(nil) }, .center), ({ view.alignRight(nil) }, .right),
      ({ view.alignJustified(nil) }, .justified), ({ view.alignLeft(nil) }, .left),
    ] {
      align()
      #expect(view.textAlignment == expected)
    }
    #expect(!view.canPerformAction(FurtherEditAction.find.selector, withSender: nil))
    view.isFindInteractionEnabled = true
    for action in [FurtherEditAction.find, .findNext, .findAndReplace, .useSelectionForFind] {
      #expect(view.canPerformAction(action.selector, withSender: nil))
    }
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { view.useSelectionForFind(nil) }
    #expect(view.findInteraction?.searchText == "two" && view.findInteraction?.isFindNavigatorVisible == true)
    host.change { view.findNext(nil) }
    host.change { view.findPrevious(nil) }
    host.change { view.findAndReplace(nil) }
    host.change { view.find(nil) }
    #expect(view.findInteraction?.isFindNavigatorVisible == true)
  }
}
