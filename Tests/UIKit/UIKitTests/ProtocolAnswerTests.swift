import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Protocols and delegates of UIKit as programs ask them.
@MainActor
@Suite("Protocols of UIKit as programs ask them", .serialized)
struct ProtocolAnswerTests {
  private final class Restoring: NSObject, UIStateRestoring {
    var isFinished: Bool = false
    func applicationFinishedRestoringState() { isFinished = true }
  }

  private final class Following: NSObject, UIUserActivityRestoring {
    var kind: String?
    func restoreUserActivityState(_ activity: NSUserActivity) { kind = activity.activityType }
  }

  @Test("Objects that are restored hear of it, and keep nothing where they say nothing")
  func restoring() {
    let object = Restoring()
    let restoring: any UIStateRestoring = object
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    restoring.encodeRestorableState(with: archiver)
    restoring.decodeRestorableState(with: archiver)
    restoring.applicationFinishedRestoringState()
    #expect(object.isFinished)
    let following = Following()
    let any: any UIUserActivityRestoring = following
    any.restoreUserActivityState(NSUserActivity(activityType: "org.example.read"))
    #expect(following.kind == "org.example.read")
  }

  @Test("Views are items of the focus, and take pasted things by their configuration")
  func items() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let item: any UIFocusItem = view
    #expect(!item.canBecomeFocused && !item.isFocused && item.frame == view.frame && item.focusEffect != nil)
    let supporting: any UIPasteConfigurationSupporting = view
    supporting.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(supporting.pasteConfiguration?.acceptableTypeIdentifiers == ["public.text"])
    #expect(!supporting.canPaste([]))
    supporting.paste(itemProviders: [])
    let large: any UILargeContentViewerItem = view
    #expect(!large.showsLargeContentViewer && large.largeContentImage == nil && !large.scalesLargeContentImage)
    #expect(large.largeContentImageInsets == .zero)
    #expect(!UIPasteControl(configuration: UIPasteControl.Configuration()).isFocused)
  }

  @Test("Interactions follow the view that they are added to")
  func interactions() {
    let view = UIView()
    let (pointer, large) = (UIPointerInteraction(), UILargeContentViewerInteraction())
    pointer.willMove(to: view)
    pointer.didMove(to: view)
    large.willMove(to: view)
    large.didMove(to: view)
    #expect(pointer.view === view && large.view === view)
    pointer.willMove(to: nil)
    pointer.didMove(to: nil)
    large.willMove(to: nil)
    large.didMove(to: nil)
    #expect(pointer.view == nil && large.view == nil)
  }

  @Test("A text view finds for sessions: it marks what was found, compares places, and replaces")
  func searching() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.text = "a rule and a rule"
    #expect(view.supportsTextReplacement == view.isEditable)
    let start: UITextPosition = view.beginningOfDocument
    let middle: UITextPosition = try #require(view.position(from: start, offset: 2))
    let end: UITextPosition = try #require(view.position(from: start, offset: 6))
    let first: UITextRange = try #require(view.textRange(from: start, to: middle))
    let second: UITextRange = try #require(view.textRange(from: middle, to: end))
    let document: UITextView.DocumentIdentifier? = nil
    #expect(view.compareFoundRange(first, toRange: second, document: document) == .orderedAscending)
    view.decorate(foundTextRange: second, document: document, usingStyle: .highlighted)
    view.scrollRangeToVisible(second, inDocument: document)
    view.clearAllDecoratedFoundText()
    view.replace(foundTextRange: second, document: document, withText: "law")
    #expect(view.text == "a law and a rule")
    view.replaceAll(queryString: "rule", options: UITextSearchOptions(), withText: "law")
    #expect(view.text == "a law and a law")
  }

  @Test("Errors of printing have numbers and words")
  func errors() throws {
    let missing: (any Error)? = {
      let controller = UIPrintInteractionController.shared
      controller.printingItem = nil
      var told: (any Error)?
      controller.present(animated: false) { _, _, error in told = error }
      return told
    }()
    // Without a printer and without anything to print there is an error in any case.
    let error = try #require(missing as? UIPrintError)
    #expect(error.errorCode > 0 && error.errorUserInfo[NSLocalizedDescriptionKey] is String)
  }
}
