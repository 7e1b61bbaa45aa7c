import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import Selectors
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The edit menus of texts, as those ask for them who know a text by its protocol.
@MainActor
@Suite("Edit menus of texts by their protocol", .serialized)
struct EditMenuProtocolTests {
  private final class Animator: NSObject, UIEditMenuInteractionAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completion() }
  }

  private final class Writer: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var log: [String] = []
    private func menu(_ range: NSRange, _ actions: [UIMenuElement]) -> UIMenu? {
      log.append("\(range.location) \(range.length)")
      return UIMenu(title: "own", children: actions)
    }
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
      -> UIMenu?
    { menu(range, suggestedActions) }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      animator.addAnimations { self.log.append("comes") }
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      animator.addCompletion { self.log.append("goes") }
    }
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      animator.addAnimations { self.log.append("comes") }
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      animator.addCompletion { self.log.append("goes") }
    }
  }

  private let suggested: [UIMenuElement] = [UIAction(title: "Copy") { _ in }]

  private func range(_ text: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let from = try #require(text.position(from: text.beginningOfDocument, offset: start))
    let to = try #require(text.position(from: text.beginningOfDocument, offset: end))
    return try #require(text.textRange(from: from, to: to))
  }

  @Test("A text view asks its delegate for the menu of a part, and tells it when the menu comes and goes")
  func textView() throws {
    let (view, writer) = (UITextView(), Writer())
    view.text = "one two"
    #expect(view.editMenu(for: try range(view, 0, 3), suggestedActions: suggested) == nil)
    view.delegate = writer
    let menu: UIMenu? = view.editMenu(for: try range(view, 4, 7), suggestedActions: suggested)
    #expect(menu?.title == "own" && menu?.children == suggested)
    view.willPresentEditMenu(animator: Animator())
    view.willDismissEditMenu(animator: Animator())
    #expect(writer.log == ["4 3", "comes", "goes"])
  }

  @Test("A field asks its delegate likewise")
  func textField() throws {
    let (field, writer) = (UITextField(), Writer())
    field.text = "one two"
    #expect(field.editMenu(for: try range(field, 0, 3), suggestedActions: suggested) == nil)
    field.delegate = writer
    let menu: UIMenu? = field.editMenu(for: try range(field, 4, 7), suggestedActions: suggested)
    #expect(menu?.title == "own" && menu?.children == suggested)
    field.willPresentEditMenu(animator: Animator())
    field.willDismissEditMenu(animator: Animator())
    #expect(writer.log == ["4 3", "comes", "goes"])
  }

  @Test("Texts of other kinds give the usual menu where they say nothing, and fields and views their own")
  func protocols() throws {
    let (field, writer, paper) = (UITextField(), Writer(), Paper("one two"))
    field.text = "one two"
    field.delegate = writer
    for (text, title) in [(field, "own"), (paper, nil)] as [(any UITextInput, String?)] {
      #expect(text.editMenu(for: try range(text, 0, 3), suggestedActions: suggested)?.title == title)
      text.willPresentEditMenu(animator: Animator())
      text.willDismissEditMenu(animator: Animator())
    }
    #expect(writer.log == ["0 3", "comes", "goes"])
  }

  @Test("A text view pastes in the style around it")
  func matchingStyle() throws {
    let view = UITextView()
    let host = try window(width: 200, height: 80, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    view.font = .systemFont(ofSize: 23)
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    UIPasteboard.general.string = "three"
    host.change { view.pasteAndMatchStyle(nil) }
    #expect(view.text == "three two" && view.selectedRange == NSRange(location: 5, length: 0))
    let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 23)
  }

  @Test("What is in a text is pressed in one of three ways, and is a link or a picture")
  func items() {
    let ways: [UITextItemInteraction] = [.invokeDefaultAction, .presentActions, .preview]
    #expect(ways.map(\.rawValue) == [0, 1, 2])
    let attachment = NSTextAttachment()
    let contents: [UITextItem.Content] = [
      .textAttachment(attachment), .link(URL(fileURLWithPath: "/a")),
    ]
    let found: [String] = contents.map {
      switch $0 {
      case .textAttachment(let found): found === attachment ? "picture" : "other"
      case .link(let url): url.path
      }
    }
    #expect(found == ["picture", "/a"])
  }

  @Test("Views beside a field's text are placed anew with its size")
  func parts() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightView = view
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(view.frame == field.rightViewRect(forBounds: field.bounds))
    view.frame = .zero
    view.frame.size = CGSize(width: 20, height: 20)
    field.layoutSubviews()
    #expect(view.frame == field.rightViewRect(forBounds: field.bounds) && view.frame.maxX > 150)
  }
}
