import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers of keys, and buttons beside them.
@MainActor
@Suite("Controllers of input views", .serialized)
struct InputControllerTests {
  private final class Keys: UIInputViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame.size.height = 80
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Keys"
    }
    override func viewDidAppear(_ animated: Bool) { log.append("appears") }
    override func viewDidDisappear(_ animated: Bool) { log.append("goes") }
  }

  private final class Formula: UITextView {
    let keys = Keys()
    let above = Keys()
    override var inputViewController: UIInputViewController? { keys }
    override var inputAccessoryViewController: UIInputViewController? { above }
  }

  private func page(_ text: UIView) throws -> HeadlessHost {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    text.frame = CGRect(x: 10, y: 10, width: 150, height: 60)
    page.addSubview(text)
    return try window(width: 200, height: 400, settings: HostSettings(idiom: .desktop)) { Hosting(view: page) }
  }

  @Test("The views of both controllers are shown while the responder has the keyboard; the keys write in its text")
  func writing() throws {
    let text = Formula()
    text.text = "one\ntwo three"
    let host = try page(text)
    #expect(!host.labels.contains("Keys"))
    let proxy: any UITextDocumentProxy = text.keys.textDocumentProxy
    host.change { text.becomeFirstResponder() }
    #expect(host.labels.filter { $0 == "Keys" }.count == 2 && text.keys.log == ["appears"])
    #expect(text.keys.inputView === text.keys.view && text.keys.inputView?.inputViewStyle == .keyboard)
    #expect(text.keys.view.frame.minY == 80 && text.keys.view.superview === text.above.view.superview)
    text.selectedRange = NSRange(location: 8, length: 0)
    #expect(proxy.documentContextBeforeInput == "two " && proxy.documentContextAfterInput == "three")
    #expect(proxy.hasText && proxy.documentInputMode?.primaryLanguage == Locale.preferredLanguages.first)
    let identifier: UUID = proxy.documentIdentifier
    proxy.insertText("π ")
    #expect(text.text == "one\ntwo π three" && proxy.documentIdentifier == identifier)
    proxy.adjustTextPosition(byCharacterOffset: -2)
    #expect(text.selectedRange == NSRange(location: 8, length: 0))
    proxy.adjustTextPosition(byCharacterOffset: 1)
    proxy.deleteBackward()
    #expect(text.text == "one\ntwo  three")
    text.selectedRange = NSRange(location: 4, length: 3)
    #expect(proxy.selectedText == "two")
    proxy.setMarkedText("zwei", selectedRange: NSRange(location: 4, length: 0))
    #expect(text.markedTextRange != nil)
    proxy.unmarkText()
    #expect(text.markedTextRange == nil && text.text.contains("zwei"))
    #expect(text.keys.hasFullAccess && !text.keys.hasDictationKey && !text.keys.needsInputModeSwitchKey)
    #expect(text.keys.primaryLanguage == nil)
    host.change { text.keys.dismissKeyboard() }
    #expect(!host.labels.contains("Keys") && !text.isFirstResponder && text.keys.log == ["appears", "goes"])
    #expect(proxy.documentIdentifier != identifier)
    let plain = UITextView()
    plain.inputDelegate = text.keys
    plain.text = "told"
    #expect(plain.inputViewController == nil && plain.inputAccessoryViewController == nil)
    let responder = UIResponder()
    #expect(responder.inputView == nil && responder.inputViewController == nil)
  }

  @Test("Buttons of a responder are shown in a bar while it has the keyboard")
  func assistants() throws {
    let text = UITextView()
    let host = try page(text)
    #expect(text.inputAssistantItem.leadingBarButtonGroups.isEmpty && text.inputAssistantItem.allowsHidingShortcuts)
    var stamps: Int = 0
    let stamp = UIBarButtonItem(primaryAction: UIAction(title: "Stamp") { _ in stamps += 1 })
    let end = UIBarButtonItem(primaryAction: UIAction(title: "End") { _ in })
    text.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [stamp], representativeItem: nil)
    ]
    #expect(!host.labels.contains("Stamp"))
    host.change { text.becomeFirstResponder() }
    #expect(host.labels.contains("Stamp") && host.activate("Stamp") && stamps == 1, "\(host.labels)")
    host.change {
      text.inputAssistantItem.trailingBarButtonGroups = [
        UIBarButtonItemGroup(barButtonItems: [end], representativeItem: nil)
      ]
    }
    let (left, right) = (try #require(host.frame("Stamp")), try #require(host.frame("End")))
    #expect(left.maxX < right.minX && abs(left.midY - right.midY) < 1 && left.minY > 340)
    host.change { text.resignFirstResponder() }
    #expect(!host.labels.contains("Stamp"))
    let bar = UISearchBar()
    #expect(bar.inputAssistantItem.trailingBarButtonGroups.isEmpty)
  }

  @Test("People write in the languages that they prefer")
  func modes() {
    let modes: [UITextInputMode] = UITextInputMode.activeInputModes
    #expect(modes.map(\.primaryLanguage) == Locale.preferredLanguages && UIView().textInputMode == modes.first)
    #expect(
      UITextInputMode.currentInputModeDidChangeNotification.rawValue
        == "UITextInputCurrentInputModeDidChangeNotification")
  }
}
