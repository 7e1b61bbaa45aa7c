import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Delegates that make texts of what is pasted.
@MainActor
@Suite("Pasting into texts of UIKit", .serialized)
struct TextPasteTests {
  private final class Plain: NSObject, UITextPasteDelegate {}

  private final class Taker: NSObject, UITextPasteDelegate {
    var log: [String] = []
    var waiting: [any UITextPasteItem] = []
    var waits = false
    func textPasteConfigurationSupporting(
      _ supporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
      log.append("transform \(item.localObject == nil) \(item.defaultAttributes[.font] != nil)")
      if waits { return waiting.append(item) }
      if item.itemProvider.canLoadObject(ofClass: UIImage.self) {
        item.setResult(string: "[picture]")
        item.setResult(string: "too late")
      } else {
        item.setDefaultResult()
      }
    }
    func textPasteConfigurationSupporting(
      _ supporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString],
      for textRange: UITextRange
    ) -> NSAttributedString {
      NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
    }
  }

  private func field(_ text: String) throws -> (HeadlessHost, UITextField) {
    let field = UITextField()
    field.text = text
    let host = try window(width: 200, height: 40, settings: HostSettings(idiom: .desktop)) { Hosting(view: field) }
    host.change { field.becomeFirstResponder() }
    return (host, field)
  }

  @Test("A delegate makes texts of items, also of those that have none, and joins them")
  func transforming() throws {
    let (host, field) = try field("ab")
    let taker = Taker()
    field.pasteDelegate = taker
    field.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image", "public.text"])
    UIPasteboard.general.itemProviders = [
      NSItemProvider(object: UIImage(cgImage: try TestPicture.plain(2, 3, TestPicture.red))),
      NSItemProvider(object: "x" as NSString),
    ]
    host.change { field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument) }
    _ = host.press(.character("v"), modifiers: .control)
    #expect(field.text == "ab[picture]+x" && taker.log.count == 2 && field.pasteDelegate === taker)
    UIPasteboard.general.image = UIImage(cgImage: try TestPicture.plain(2, 3, TestPicture.red))
    #expect(field.canPerformAction(Selector("paste:"), withSender: nil))
    field.pasteDelegate = nil
    #expect(!field.canPerformAction(Selector("paste:"), withSender: nil))
    field.resignFirstResponder()
  }

  @Test("Results may come later; what has none is left out")
  func later() throws {
    let view = UITextView()
    view.text = "one two"
    let host = try window(width: 200, height: 80, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { view.becomeFirstResponder() }
    let taker = Taker()
    taker.waits = true
    view.pasteDelegate = taker
    host.change { view.selectedRange = NSRange(location: 0, length: 3) }
    UIPasteboard.general.strings = ["1", "2", "3"]
    view.paste(nil)
    #expect(view.text == "one two" && taker.waiting.count == 3)
    taker.waiting[0].setResult(attributedString: NSAttributedString(string: "first"))
    taker.waiting[1].setNoResult()
    #expect(view.text == "one two")
    taker.waiting[2].setResult(attachment: NSTextAttachment())
    #expect(view.text == "first two" && view.selectedRange == NSRange(location: 5, length: 0))
    view.resignFirstResponder()
  }

  @Test("A delegate that says nothing pastes the texts that there are")
  func defaults() throws {
    let (host, field) = try field("")
    let plain = Plain()
    field.pasteDelegate = plain
    UIPasteboard.general.strings = ["a", "b"]
    field.paste(nil)
    host.update()
    #expect(field.text == "ab")
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let text = NSAttributedString(string: "c")
    #expect(!plain.textPasteConfigurationSupporting(field, shouldAnimatePasteOf: text, to: range))
    let joined: NSAttributedString = plain.textPasteConfigurationSupporting(
      field, combineItemAttributedStrings: [text, text], for: range)
    #expect(joined.string == "cc")
    let place: UITextRange = plain.textPasteConfigurationSupporting(field, performPasteOf: text, to: range)
    #expect(field.text == "c" && field.offset(from: place.start, to: place.end) == 1)
    field.resignFirstResponder()
  }
}
