import Foundation
import UIFoundation

/// How far the page that a page control shows has got: a bar in place of the page's dot.
///
/// ```swift
/// let dots = UIPageControl()
/// dots.numberOfPages = 3
/// let progress = UIPageControlProgress()
/// progress.currentProgress = 0.4
/// dots.progress = progress
/// ```
@MainActor @preconcurrency
open class UIPageControlProgress: NSObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?
  final weak var control: UIPageControl?

  public override init() { super.init() }

  /// From 0 to 1. It begins anew when another page is seen: at what the delegate says, or at 0.
  open var currentProgress: Float {
    get { progress }
    set {
      let kept: Float = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      guard kept != progress else { return }
      progress = kept
      control?.changes.drawing.change()
    }
  }
  private var progress: Float = 0

  /// Whether the bar is shown: while a page control with more than one page has it.
  open var isProgressVisible: Bool { control != nil }

  final func join(_ control: UIPageControl) {
    if let other = self.control, other !== control { other.progress = nil }
    self.control = control
    currentProgress = initialProgress(for: control.currentPage)
    delegate?.pageControlProgressVisibilityDidChange(self)
  }

  final func leave(_ control: UIPageControl) {
    guard self.control === control else { return }
    self.control = nil
    delegate?.pageControlProgressVisibilityDidChange(self)
  }

  final func initialProgress(for page: Int) -> Float {
    delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  /// Another page is seen.
  func pageDidChange(to page: Int) { currentProgress = initialProgress(for: page) }
}

/// Is told of the progress of pages, and says where it begins.
@MainActor @preconcurrency
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Where the progress of a page begins, from 0 to 1. 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// The bar is shown, or no longer.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that goes on with the time, and turns the page when it is full.
///
/// The time goes on while the page control is shown.
@MainActor @preconcurrency
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  /// - Parameter preferredDuration: How long pages are seen that have no duration of their own, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// How long pages are seen that have no duration of their own, in seconds.
  open var preferredDuration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]
  /// Whether the first page follows the last one. False by default: the time stops at the end then.
  open var resetsToInitialPageAfterEnd: Bool = false
  /// Whether the time goes on.
  open private(set) var isRunning: Bool = false
  private var lastDate: Date?

  /// Lets the time go on from where it is.
  open func resumeTimer() { run(true) }
  /// Stops the time where it is.
  open func pauseTimer() { run(false) }

  private func run(_ isRunning: Bool) {
    guard isRunning != self.isRunning else { return }
    self.isRunning = isRunning
    lastDate = nil
    control?.changes.drawing.change()
  }

  /// Sets how long a page is seen, in seconds; 0 or less for the preferred duration.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }
  /// How long a page is seen, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// The clock of the window has gone on.
  final func advance(to date: Date) {
    guard isRunning, let control else { return }
    let passed: TimeInterval = lastDate.map { date.timeIntervalSince($0) } ?? 0
    lastDate = date
    let length: TimeInterval = duration(forPage: control.currentPage)
    guard passed > 0, length > 0 else { return }
    currentProgress += Float(passed / length)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { turn(control) }
  }

  private func turn(_ control: UIPageControl) {
    let isLast: Bool = control.currentPage + 1 >= control.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let page: Int = isLast ? 0 : control.currentPage + 1
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true else { return pauseTimer() }
    if page == control.currentPage { return currentProgress = initialProgress(for: page) }
    control.currentPage = page
    control.sendActions(for: .valueChanged)
  }
}

/// Is told of the progress by time, and asked before it turns a page.
@MainActor @preconcurrency
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether the next page may be turned to; the time stops where not. True by default.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
