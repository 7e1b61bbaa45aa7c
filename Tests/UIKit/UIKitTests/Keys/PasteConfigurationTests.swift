import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Responders that take what is on the clipboard.
@MainActor
@Suite("Pasting into responders", .serialized)
struct PasteConfigurationTests {
  final class Page: UIViewController {
    var pasted: [Int] = []
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders.count) }
  }

  @Test("Control and V paste into the nearest responder whose configuration fits the clipboard")
  func keys() throws {
    let page = Page()
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) { Controllers(page) }
    UIPasteboard.general.string = "Tea"
    #expect(!host.press(.character("v"), modifiers: .command) && page.pasted.isEmpty)
    page.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    #expect(!host.press(.character("v"), modifiers: .command) && page.pasted.isEmpty)
    page.pasteConfiguration?.addAcceptableTypeIdentifiers(["public.text", "public.image"])
    #expect(host.press(.character("v"), modifiers: .command) && page.pasted == [1])
    #expect(page.pasteConfiguration?.acceptableTypeIdentifiers == ["public.image", "public.text"])
  }

  @Test("A paste control gives the items to its target (618)")
  func controls() throws {
    let page = Page()
    let look = UIPasteControl.Configuration()
    #expect(look.displayMode == .iconAndLabel && look.cornerStyle == .dynamic && look.baseBackgroundColor == nil)
    look.displayMode = .labelOnly
    let control = UIPasteControl(configuration: look)
    page.loadViewIfNeeded()
    control.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    page.view.addSubview(control)
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) { Controllers(page) }
    UIPasteboard.general.string = "Tea"
    #expect(host.activate("Paste") && page.pasted.isEmpty)
    page.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(host.activate("Paste") && page.pasted == [1])
    control.target = page
    #expect(host.activate("Paste") && page.pasted == [1, 1] && control.target === page)
    host.change { control.isEnabled = false }
    #expect(host.element("Paste")?.properties.traits.contains(.isDisabled) == true)
    #expect(control.intrinsicContentSize.width > 20 && control.configuration === look)
  }

  @Test("A configuration is copied by its types, and takes those of a class")
  func values() throws {
    let plain = UIPasteConfiguration()
    #expect(plain.acceptableTypeIdentifiers.isEmpty && UIView().pasteConfiguration == nil)
    plain.addTypeIdentifiers(forAccepting: UIImage.self)
    #expect(!plain.acceptableTypeIdentifiers.isEmpty)
    #expect(
      UIPasteConfiguration(forAccepting: UIImage.self).acceptableTypeIdentifiers == plain.acceptableTypeIdentifiers)
    let copy: UIPasteConfiguration = try #require(plain.copy() as? UIPasteConfiguration)
    copy.addAcceptableTypeIdentifiers(["public.text"])
    #expect(copy.acceptableTypeIdentifiers.count == plain.acceptableTypeIdentifiers.count + 1)
    #expect(!UIView().canPaste([]))
  }
}
