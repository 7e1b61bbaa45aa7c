import CoreGraphics
import FoundationGaps
import Selectors
import UIFoundation

/// Lets the bars of a navigation controller go and come back as people move or tap the content.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let owner: UINavigationController
  private(set) lazy var swipe = UIPanGestureRecognizer(target: self, action: Selector("swiped", BarHiding.swiped))
  private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped", BarHiding.tapped))

  var onSwipe: Bool = false { didSet { connect() } }
  var onTap: Bool = false { didSet { connect() } }
  var withKeyboard: Bool = false
  var whenCompact: Bool = false { didSet { owner.screens.changes.change() } }

  /// How far a finger goes before the bars go or come, in points.
  private static let distance: CGFloat = 30

  init(_ owner: UINavigationController) { self.owner = owner }

  /// Adds those recognizers to the view that are wanted.
  func connect() {
    guard let view = owner.viewIfLoaded else { return }
    if onSwipe, swipe.view == nil {
      add(swipe, to: view)
    } else if !onSwipe, swipe.view != nil {
      view.removeGestureRecognizer(swipe)
    }
    if onTap, tap.view == nil {
      add(tap, to: view)
    } else if !onTap, tap.view != nil {
      view.removeGestureRecognizer(tap)
    }
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    recognizer.delegate = self
    recognizer.cancelsTouchesInView = false
    view.addGestureRecognizer(recognizer)
  }

  /// Scroll views move along.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  func swiped() {
    guard swipe.state == .changed || swipe.state == .ended else { return }
    let way: CGFloat = swipe.translation(in: owner.view).y
    if way < -Self.distance { setHidden(true) } else if way > Self.distance { setHidden(false) }
  }

  func tapped() { setHidden(!owner.isNavigationBarHidden) }

  private func setHidden(_ isHidden: Bool) {
    guard isHidden != owner.isNavigationBarHidden else { return }
    owner.setNavigationBarHidden(isHidden, animated: true)
    if owner.topViewController?.toolbarItems?.isEmpty == false { owner.setToolbarHidden(isHidden, animated: true) }
  }
}

extension UINavigationController {
  /// Whether the bars go where a finger moves the content up, and come back where it moves it down. False by default.
  public var hidesBarsOnSwipe: Bool {
    get { hiding.onSwipe }
    set { hiding.onSwipe = newValue }
  }

  /// Whether a tap lets the bars go and come back. False by default.
  public var hidesBarsOnTap: Bool {
    get { hiding.onTap }
    set { hiding.onTap = newValue }
  }

  /// Whether the bars go with a keyboard on the screen: a desktop shows none. False by default.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.withKeyboard }
    set { hiding.withKeyboard = newValue }
  }

  /// Whether there are no bars in a place of little height. False by default.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.whenCompact }
    set { hiding.whenCompact = newValue }
  }

  /// Recognizes the movements of `hidesBarsOnSwipe`.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  /// Recognizes the taps of `hidesBarsOnTap`.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
}
