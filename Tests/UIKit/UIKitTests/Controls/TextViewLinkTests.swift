import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Links in texts, and looks of whole texts.
@MainActor
@Suite("Links of text views", .serialized)
struct TextViewLinkTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var pressed: [String] = []
    var allows = true
    var replaces = false
    var performed: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      pressed.append(
        "\(url.absoluteString) \(characterRange.location),\(characterRange.length) \(interaction.rawValue)")
      return allows
    }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      guard case .link(let url) = textItem.content else { return nil }
      return UIAction { [weak self] _ in self?.performed.append("\(url.absoluteString) \(textItem.range.location)") }
    }
  }

  private let place = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func view(_ text: NSAttributedString) -> UITextView {
    let view = UITextView(frame: place)
    view.isEditable = false
    view.font = .systemFont(ofSize: 14)
    view.attributedText = text
    return view
  }

  @Test("A link in a text can be pressed: the delegate may refuse it, or do something else")
  func pressing() throws {
    let text = NSMutableAttributedString(string: "Read this now", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    text.addAttribute(.link, value: "https://example.org/a", range: NSRange(location: 5, length: 4))
    let (view, delegate): (UITextView, Delegate) = (view(text), Delegate())
    view.delegate = delegate
    let host = try window { Hosting(view: view) }
    let point = CGPoint(x: 50, y: 15)
    _ = host.tap(at: point)
    #expect(delegate.pressed == ["https://example.org/a 5,4 0"])
    #expect(delegate.performed == ["https://example.org/a 5"])
    delegate.allows = false
    _ = host.tap(at: point)
    #expect(delegate.pressed.count == 2 && delegate.performed.count == 1)
    host.change { view.isSelectable = false }
    _ = host.tap(at: point)
    #expect(delegate.pressed.count == 2)
  }

  @Test("Links have attributes of their own, the tint by default")
  func looks() throws {
    let text = NSMutableAttributedString(string: "Read this now")
    text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 5, length: 4))
    let view: UITextView = view(text)
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == view.tintColor)
    let host = try window { Hosting(view: view) }
    let plain: [String] = host.displayLines
    host.change { view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 1] }
    #expect(host.displayLines != plain && view.linkTextAttributes.count == 2)
    host.change { view.textContainer.maximumNumberOfLines = 1 }
    #expect(host.displayLines.contains { $0.contains("this") })
    host.change { view.linkTextAttributes = nil }
    #expect(view.linkTextAttributes.count == 1)
  }

  @Test("Addresses and telephone numbers become links where that is asked for")
  func detecting() throws {
    let words = "See www.example.org, write to me@example.org or call +49 30 123456. Not 12."
    let (view, delegate): (UITextView, Delegate) = (UITextView(frame: place), Delegate())
    view.isEditable = false
    view.font = .systemFont(ofSize: 14)
    view.text = words
    view.delegate = delegate
    #expect(view.dataDetectorTypes == [])
    let host = try window { Hosting(view: view) }
    let plain: [String] = host.displayLines
    _ = host.tap(at: CGPoint(x: 60, y: 15))
    #expect(delegate.pressed.isEmpty)
    host.change { view.dataDetectorTypes = [.link, .phoneNumber] }
    #expect(host.displayLines != plain)
    _ = host.tap(at: CGPoint(x: 60, y: 15))
    #expect(delegate.pressed == ["http://www.example.org 4,15 0"])
    host.change { view.dataDetectorTypes = .all }
    host.change { view.isEditable = true }
    #expect(view.text == words)
    let kinds: [UIDataDetectorTypes] = [
      .phoneNumber, .link, .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber, .lookupSuggestion, .money,
      .physicalValue,
    ]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
  }

  @Test("Setting font, colour or alignment of a text view applies to the whole text (587)")
  func wholeText() {
    let text = NSMutableAttributedString(string: "Red and blue", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 8, length: 4))
    let view: UITextView = view(text)
    view.textColor = .green
    view.font = .systemFont(ofSize: 30)
    view.textAlignment = .center
    for place in [0, 9] {
      let attributes = view.attributedText.attributes(at: place, effectiveRange: nil)
      #expect(attributes[.foregroundColor] as? UIColor == .green)
      #expect((attributes[.font] as? UIFont)?.pointSize == 30)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }
    #expect(view.textStorage.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor == .green)
  }

  @Test("The state of a text view brings its selection back where it still fits")
  func state() {
    let view = UITextView(usingTextLayoutManager: true)
    view.text = "Some words"
    view.selectedRange = NSRange(location: 2, length: 7)
    let state: Any = view.interactionState
    view.selectedRange = NSRange(location: 0, length: 0)
    view.interactionState = state
    #expect(view.selectedRange == NSRange(location: 2, length: 7))
    view.text = "Short"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.interactionState = state
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    view.allowsEditingTextAttributes = true
    #expect(view.allowsEditingTextAttributes)
  }

  /// Says nothing of its own.
  private final class Plain: NSObject, UITextViewDelegate {}

  @Test("A delegate that says nothing lets links be opened")
  func defaults() throws {
    let (view, plain): (UITextView, Plain) = (UITextView(frame: place), Plain())
    let url = try #require(URL(string: "https://example.org"))
    let range = NSRange(location: 0, length: 1)
    #expect(plain.textView(view, shouldInteractWith: url, in: range))
    #expect(plain.textView(view, shouldInteractWith: url, in: range, interaction: .preview))
    #expect(UITextItemInteraction.presentActions.rawValue == 1)
  }
}
