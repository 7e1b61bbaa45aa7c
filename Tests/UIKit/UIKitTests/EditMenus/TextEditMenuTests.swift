import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import Selectors
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The menus of text fields and text views, and their standard edit actions.
@MainActor
@Suite("Menus of edited texts of UIKit", .serialized)
struct TextEditMenuTests {
  private final class Writer: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var log: [String] = []
    var isEmpty = false
    var isOwn = true

    private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
      log.append("\(range.location) \(range.length) \(suggested.count)")
      guard isOwn else { return nil }
      return UIMenu(children: isEmpty ? [] : suggested + [UIAction(title: "Shout") { _ in self.log.append("shout") }])
    }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      animator.addCompletion { self.log.append("comes") }
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("goes")
    }
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("comes")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("goes")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func open(_ views: [UIView]) throws -> HeadlessHost {
    let page = UIViewController()
    page.loadViewIfNeeded()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 20 + index * 100, width: 200, height: 60)
      page.view.addSubview(view)
    }
    return try window(width: 400, height: 500, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  @Test("The delegate of a text view makes its menu of the usual elements, and hears when it comes and goes")
  func textView() throws {
    let (view, writer) = (UITextView(), Writer())
    view.text = "one two three"
    view.delegate = writer
    let host = try open([view])
    let place = CGPoint(x: 40, y: 36)
    host.click(at: place, button: .secondary)
    host.finishAnimations()
    let asked: [String] = writer.take()
    #expect(asked.count == 2 && asked.first?.hasSuffix(" 0 1") == true && asked.last == "comes", "\(asked)")
    #expect(host.labels.contains("Paste") && host.labels.contains("Shout"), "\(host.labels)")
    #expect(host.activate("Shout"))
    host.finishAnimations()
    #expect(writer.take() == ["shout", "goes"] && !host.labels.contains("Paste"))
    writer.isOwn = false
    host.click(at: place, button: .secondary)
    host.finishAnimations()
    #expect(host.labels.contains("Paste") && !host.labels.contains("Shout"))
    host.press(.escape)
    host.finishAnimations()
    (writer.isOwn, writer.isEmpty) = (true, true)
    host.click(at: place, button: .secondary)
    host.finishAnimations()
    #expect(!host.labels.contains("Paste"))
  }

  @Test("The delegate of a field makes its menu too")
  func textField() throws {
    let (field, writer) = (UITextField(), Writer())
    field.text = "words"
    field.delegate = writer
    let host = try open([field])
    host.click(at: CGPoint(x: 60, y: 50), button: .secondary)
    host.finishAnimations()
    #expect(host.labels.contains("Copy") && host.labels.contains("Shout"), "\(host.labels)")
    #expect(host.activate("Shout"))
    host.finishAnimations()
    #expect(writer.take().suffix(3) == ["comes", "shout", "goes"])
  }

  @Test("Texts perform the edit actions that their selection allows")
  func actions() throws {
    let (view, field) = (UITextView(), UITextField())
    view.text = "one two"
    field.text = "secret"
    let host = try open([view, field])
    _ = host
    func performs(_ responder: UIResponder) -> [String] {
      ["cut:", "copy:", "delete:", "select:", "selectAll:"].filter {
        responder.canPerformAction(Selector($0), withSender: nil)
      }
    }
    #expect(performs(view) == ["select:", "selectAll:"])
    view.selectedRange = NSRange(location: 5, length: 0)
    view.select(nil)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(performs(view) == ["cut:", "copy:", "delete:", "selectAll:"])
    view.copy(nil)
    #expect(UIPasteboard.general.string == "two")
    view.cut(nil)
    #expect(view.text == "one ")
    view.paste(nil)
    view.paste(nil)
    #expect(view.text == "one twotwo")
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 10) && !performs(view).contains("selectAll:"))
    view.isEditable = false
    #expect(performs(view) == ["copy:"])
    view.delete(nil)
    #expect(view.text == "one twotwo")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(performs(field) == ["delete:"])
    field.delete(nil)
    #expect(field.text == "")
    field.paste(nil)
    #expect(field.text == "two")
    field.select(nil)
    field.cut(nil)
    field.copy(nil)
    #expect(field.text == "two")
  }
}
