import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Progress in bars and in page controls.
@MainActor
@Suite("Looks of progress", .serialized)
struct ProgressLookTests {
  @Test("A bar shows its images, of which the last one set and its colour clear each other")
  func images() throws {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    bar.progressTintColor = .green
    bar.progressImage = picture(4, 10, .red)
    #expect(bar.progressTintColor == nil && bar.intrinsicContentSize.height == 10)
    bar.trackImage = picture(4, 10, .blue)
    bar.progress = 0.5
    let host = try window { Hosting(view: bar).frame(width: 200, height: 10) }
    #expect(try host.color(x: 50, y: 50) == "#FF0000" && host.color(x: 150, y: 50) == "#0000FF")
    #expect(host.elements.count == 1)
    host.change { bar.trackTintColor = .green }
    #expect(bar.trackImage == nil && bar.progressImage != nil)
    host.change { bar.progressTintColor = .green }
    #expect(bar.progressImage == nil && bar.intrinsicContentSize.height == 4)
  }

  @Test("A bar follows the task that it observes")
  func observing() throws {
    let bar = UIProgressView(frame: .zero)
    let task = Progress(totalUnitCount: 10)
    task.completedUnitCount = 2
    bar.observedProgress = task
    #expect(bar.progress == 0.2 && bar.observedProgress === task)
    let host = try window { Hosting(view: bar) }
    task.completedUnitCount = 5
    host.advance(by: .seconds(0.3))
    #expect(bar.progress == 0.5)
    task.completedUnitCount = 10
    host.advance(by: .seconds(0.3))
    #expect(bar.progress == 1)
    bar.observedProgress = nil
    #expect(bar.progress == 1)
  }

  private final class Watcher: NSObject, UIPageControlTimerProgressDelegate {
    var changes = 0
    var visible = 0
    var mayAdvance = true
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { mayAdvance }
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      page == 2 ? 0.25 : 0
    }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { visible += 1 }
  }

  @Test("The progress of a page is a bar in place of its dot, and begins anew with another page")
  func pages() throws {
    let dots = UIPageControl(frame: .zero)
    dots.numberOfPages = 3
    let host = try window { Hosting(view: dots) }
    let plain: [String] = host.displayLines
    let width: CGFloat = dots.intrinsicContentSize.width
    let progress = UIPageControlProgress()
    let watcher = Watcher()
    progress.delegate = watcher
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1 && !progress.isProgressVisible)
    host.change { dots.progress = progress }
    #expect(progress.isProgressVisible && watcher.visible == 1 && progress.currentProgress == 0)
    #expect(host.displayLines != plain && dots.intrinsicContentSize.width > width)
    let empty: String = try host.color(x: 76, y: 57)
    host.change { progress.currentProgress = 0.5 }
    #expect(try host.color(x: 76, y: 57) != empty && host.color(x: 91, y: 57) == empty)
    host.change { dots.currentPage = 2 }
    #expect(progress.currentProgress == 0.25)
    host.change { dots.progress = nil }
    #expect(watcher.visible == 2 && !progress.isProgressVisible && dots.intrinsicContentSize.width == width)
  }

  @Test("A progress by time turns the pages, tells of it, and stops at the last one unless it begins anew")
  func timers() throws {
    let dots = UIPageControl(frame: .zero)
    dots.numberOfPages = 2
    var pages: [Int] = []
    dots.addAction(UIAction { _ in pages.append(dots.currentPage) }, for: .valueChanged)
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    let watcher = Watcher()
    timer.delegate = watcher
    timer.setDuration(1, forPage: 1)
    #expect(timer.duration(forPage: 0) == 2 && timer.duration(forPage: 1) == 1 && timer.preferredDuration == 2)
    dots.progress = timer
    let host = try window { Hosting(view: dots) }
    host.advance(by: .seconds(1))
    #expect(!timer.isRunning && timer.currentProgress == 0)
    host.change { timer.resumeTimer() }
    host.advance(by: .seconds(1))
    #expect(timer.isRunning && timer.currentProgress > 0.3 && timer.currentProgress < 0.7 && watcher.changes > 5)
    host.advance(by: .seconds(1.5))
    #expect(pages == [1])
    host.advance(by: .seconds(2))
    #expect(pages == [1] && !timer.isRunning && !timer.resetsToInitialPageAfterEnd)
    host.change {
      timer.resetsToInitialPageAfterEnd = true
      timer.resumeTimer()
    }
    host.advance(by: .seconds(0.5))
    #expect(pages == [1, 0])
    watcher.mayAdvance = false
    host.advance(by: .seconds(3))
    #expect(pages == [1, 0] && !timer.isRunning)
    timer.resumeTimer()
    timer.pauseTimer()
    #expect(!timer.isRunning)
  }

  /// Says nothing of its own.
  private final class Plain: NSObject, UIPageControlTimerProgressDelegate {}

  @Test("A delegate that says nothing lets pages begin at zero and follow each other")
  func defaults() {
    let (plain, timer): (Plain, UIPageControlTimerProgress) = (
      Plain(), UIPageControlTimerProgress(preferredDuration: 1)
    )
    #expect(plain.pageControlProgress(timer, initialProgressForPage: 0) == 0)
    #expect(plain.pageControlTimerProgress(timer, shouldAdvanceToPage: 1))
    plain.pageControlProgressVisibilityDidChange(timer)
    plain.pageControlTimerProgressDidChange(timer)
    #expect(timer.currentProgress == 0)
  }

  @Test("Pages follow each other in the direction of the control; a drag along the dots turns them")
  func directions() throws {
    let dots = UIPageControl(frame: .zero)
    dots.numberOfPages = 4
    #expect(dots.direction == .natural && dots.allowsContinuousInteraction && dots.interactionState == .none)
    let host = try window { Hosting(view: dots) }
    var states: [UIPageControl.InteractionState] = []
    dots.addAction(UIAction { _ in states.append(dots.interactionState) }, for: .valueChanged)
    _ = host.tap(at: CGPoint(x: 100, y: 50))
    #expect(dots.currentPage == 1 && states == [.discrete] && dots.interactionState == .none)
    host.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 130, y: 50))
    #expect(dots.currentPage == 3 && states.last == .continuous && dots.interactionState == .none)
    host.change { dots.allowsContinuousInteraction = false }
    host.drag(from: CGPoint(x: 130, y: 50), to: CGPoint(x: 70, y: 50))
    #expect(states.last != .continuous || dots.currentPage == 3)
    host.change { dots.direction = .topToBottom }
    #expect(dots.intrinsicContentSize.height > dots.intrinsicContentSize.width)
    host.change { dots.direction = .bottomToTop }
    host.change { dots.direction = .rightToLeft }
    host.change { dots.direction = .leftToRight }
    #expect(dots.intrinsicContentSize.width > dots.intrinsicContentSize.height)
    #expect(
      UIPageControl.Direction.bottomToTop.rawValue == 4 && UIPageControl.InteractionState.continuous.rawValue == 2)
  }
}
