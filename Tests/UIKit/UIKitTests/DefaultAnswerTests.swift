import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What delegates answer that say nothing: each default is the answer that leaves everything as it is.
@MainActor
@Suite("Answers of delegates that say nothing", .serialized)
struct DefaultAnswerTests {
  private final class Silent: NSObject, UIGestureRecognizerDelegate, UITextFieldDelegate,
    UIPrintInteractionControllerDelegate, UICalendarViewDelegate, UISceneDelegate, UIScrollViewDelegate
  {}

  private final class Chooser: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
    UICalendarSelectionWeekOfYearDelegate
  {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    }
    func weekOfYearSelection(
      _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {}
  }

  private let silent = Silent()

  @Test("Gestures begin, take each touch, wait for no other and recognize alone")
  func gestures() {
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(silent.gestureRecognizerShouldBegin(tap))
    #expect(!silent.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))
    #expect(!silent.gestureRecognizer(tap, shouldRequireFailureOf: pan))
    #expect(!silent.gestureRecognizer(tap, shouldBeRequiredToFailBy: pan))
  }

  @Test("A delegate that says nothing of touches and events is asked of each, and lets them through")
  func touches() throws {
    final class Asking: UITapGestureRecognizer {
      var answers: [Bool] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { answers.append(delegate?.gestureRecognizer(self, shouldReceive: touch) ?? false) }
        answers.append(delegate?.gestureRecognizer(self, shouldReceive: event) ?? false)
        let followed: Set<UITouch>? = event.touches(for: self)
        answers.append(followed == touches && followed?.first?.type == .direct)
        answers.append(touches.first?.maximumPossibleForce == 0)
      }
    }
    let tap = Asking()
    tap.delegate = silent
    let view = UIView()
    view.addGestureRecognizer(tap)
    let host = try window { Hosting(view: view) }
    _ = host.tap(at: CGPoint(x: 50, y: 50))
    #expect(tap.answers == [true, true, true, true])
  }

  @Test("A text field's editing begins and ends, and it may be cleared")
  func textFields() throws {
    let field = UITextField()
    field.delegate = silent
    #expect(silent.textFieldShouldBeginEditing(field) && silent.textFieldShouldEndEditing(field))
    #expect(silent.textFieldShouldClear(field))
    let host = try window { Hosting(view: field).frame(width: 160, height: 40) }
    host.change { _ = field.becomeFirstResponder() }
    host.change { host.type("ab") }
    silent.textFieldDidChangeSelection(field)
    #expect(field.text == "ab" && field.isEditing)
  }

  @Test("All days can be chosen and given up, and no day is decorated")
  func calendars() {
    let chooser = Chooser()
    let day = DateComponents(year: 2024, month: 5, day: 6)
    let single = UICalendarSelectionSingleDate(delegate: chooser)
    let several = UICalendarSelectionMultiDate(delegate: chooser)
    let week = UICalendarSelectionWeekOfYear(delegate: chooser)
    #expect(single.delegate === chooser && several.delegate === chooser && week.delegate === chooser)
    #expect(chooser.dateSelection(single, canSelectDate: day) && chooser.dateSelection(single, canSelectDate: nil))
    #expect(chooser.multiDateSelection(several, canSelectDate: day))
    #expect(chooser.multiDateSelection(several, canDeselectDate: day))
    #expect(chooser.weekOfYearSelection(week, canSelectWeekOfYear: nil))
    let calendar = UICalendarView()
    #expect(silent.calendarView(calendar, decorationFor: day) == nil)
    silent.calendarView(calendar, didChangeVisibleDateComponentsFrom: day)
    let decoded = UICalendarView(coder: NSKeyedArchiver(requiringSecureCoding: false))
    #expect(decoded?.visibleDateComponents.year == calendar.visibleDateComponents.year)
    let plain = UICalendarSelection()
    calendar.selectionBehavior = plain
    #expect(calendar.selectionBehavior === plain)
  }

  @Test("Paper is the usual one, and jobs begin and end without a word")
  func printing() {
    let controller = UIPrintInteractionController.shared
    let paper: UIPrintPaper = silent.printInteractionController(controller, choosePaper: [])
    #expect(paper.paperSize.height > paper.paperSize.width && paper.printableRect.width > 0)
    let job: UIPrintInfo? = controller.printInfo
    silent.printInteractionControllerWillStartJob(controller)
    silent.printInteractionControllerWillDismissPrinterOptions(controller)
    silent.printInteractionControllerDidFinishJob(controller)
    #expect(controller.printInfo === job && silent.printInteractionControllerParentViewController(controller) == nil)
  }

  @Test("A scroll view goes to its top by a wish, and its other steps are not spoken of")
  func scrolling() {
    let view = UIScrollView()
    view.delegate = silent
    #expect(silent.scrollViewShouldScrollToTop(view))
    silent.scrollViewDidScrollToTop(view)
    silent.scrollViewDidChangeAdjustedContentInset(view)
    silent.scrollViewWillBeginZooming(view, with: nil)
    #expect(view.contentOffset == .zero && view.delegate === silent)
  }
}
