import Foundation
import FoundationGaps
import SwiftUIControls
import UIFoundation

/// Shows the bar to find and replace over a view, and leads a session with it.
///
/// Control and F open the bar while the view, or one inside, gets the keys; Escape closes it.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
  /// - Parameter sessionDelegate: Makes the session when people begin to find; it is not kept.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The session while people find.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether the bar is shown.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  /// What is sought; kept when the bar goes.
  open var searchText: String? {
    get { navigator.pattern }
    set { navigator.pattern = newValue ?? "" }
  }
  /// What occurrences are replaced with.
  open var replacementText: String? {
    get { navigator.replacement }
    set { navigator.replacement = newValue ?? "" }
  }

  /// Shows the bar, or brings the keyboard into it.
  ///
  /// - Parameter showingReplace: Whether people are to replace too, where the session can.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, begin(in: view) else { return }
    navigator.isReplacing = showingReplace && navigator.canReplace
    navigator.askForKeyboard()
  }

  /// Takes the bar away.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    session.interaction = nil
    session.invalidateFoundResults()
    activeFindSession = nil
    ending = session
    changes.change()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Highlights the next occurrence; shows the bar where nothing is sought yet.
  open func findNext() { find(backward: false) }
  /// Highlights the occurrence before.
  open func findPrevious() { find(backward: true) }

  /// Says how many occurrences there are now, where the session found them later than it was asked to.
  open func updateResultCount() { navigator.refresh() }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: The bar

  /// Counts changes of whether there is a bar.
  final let changes = ChangeCount()
  private(set) final lazy var navigator = FindNavigatorModel(self)

  /// The session whose bar is going.
  private var ending: UIFindSession?

  /// The bar is no longer in the window.
  final func barDidGo() {
    ending?.barDidGo()
    ending = nil
  }

  private func begin(in view: UIView) -> Bool {
    if activeFindSession != nil { return true }
    barDidGo()
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return false }
    session.interaction = self
    activeFindSession = session
    changes.change()
    delegate?.findInteraction(self, didBegin: session)
    if let query = session.firstQuery, query != navigator.pattern {
      navigator.pattern = query
    } else if !navigator.pattern.isEmpty {
      navigator.search()
    }
    return true
  }

  private func find(backward: Bool) {
    if activeFindSession == nil { presentFindNavigator(showingReplace: false) }
    if !navigator.pattern.isEmpty { navigator.step(backward: backward) }
  }
}

/// Makes sessions, and hears of them.
@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// A new session; nil where nothing can be found now.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
