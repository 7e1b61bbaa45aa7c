import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Smaller parts of controllers and texts.
@MainActor
@Suite("Selected parts and detail targets", .serialized)
struct SelectionMessageTests {
  @Test("A text view has one selected part, which reaches over all that are set")
  func selectedRanges() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "0123456789"
    #expect(view.selectedRanges == [NSRange(location: 0, length: 0)])
    view.selectedRanges = [NSRange(location: 2, length: 2), NSRange(location: 6, length: 1)]
    #expect(view.selectedRange == NSRange(location: 2, length: 5))
    view.selectedRanges = []
    #expect(view.selectedRanges == [NSRange(location: 2, length: 5)])
  }

  @Test("The message that details are shown elsewhere is heard by its name")
  func detailTarget() throws {
    let split: UIViewController = UISplitViewController(style: .doubleColumn)
    let log = EventRecorder()
    let token = NotificationCenter.default.addObserver(of: split, for: .showDetailTargetDidChange) { [log] _ in
      log.note("changed")
    }
    NotificationCenter.default.post(UIViewController.ShowDetailTargetDidChangeMessage(), subject: split)
    #expect(log.take() == ["changed"])
    NotificationCenter.default.removeObserver(token)
  }
}
