import CoreGraphics
import Foundation
import FoundationGaps
import InputEngine
import UIFoundation

/// Shows the items of a view large, one after another, while a finger or the pointer presses there for a while.
///
/// That is for views like bars, whose texts stay small at all sizes of texts. Nothing is shown before the person reads texts in
/// one of the sizes of accessibility.
///
/// ```swift
/// let bar = UIStackView()
/// bar.addInteraction(UILargeContentViewerInteraction())
/// let undoButton = UIButton(type: .system)
/// bar.addArrangedSubview(undoButton)
/// undoButton.showsLargeContentViewer = true
/// ```
///
/// The bars of the system show their items large by themselves.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// - Parameter delegate: Says which items there are, and hears of the end; it is not kept. Nil for the views inside that say
  ///   by `showsLargeContentViewer` that these are items.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  @MainActor @preconcurrency public override convenience init() { self.init(delegate: nil) }

  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// Whether items are shown large at all: where the person reads texts in one of the sizes of accessibility.
  open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

  /// Posted after `isEnabled` changed, while a view with such an interaction is in a window.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The recognizer of the press, for saying how other recognizers stand to it.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer = LargePressRecognizer(self)

  open func willMove(to view: UIView?) {
    guard view == nil, let old = self.view else { return }
    show(nil)
    old.removeGestureRecognizer(gestureRecognizerForExclusionRelationship)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gestureRecognizerForExclusionRelationship)
  }

  // MARK: The item

  /// Counts changes of what is shown.
  final let changes = ChangeCount()
  /// The item that is shown large.
  private(set) final var shown: (any UILargeContentViewerItem)?

  /// The view's texts are large enough, and it takes touches.
  final var mayBegin: Bool {
    guard let view, view.isUserInteractionEnabled else { return false }
    return view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The press goes on at a point of the window.
  final func press(at point: CGPoint) { show(item(at: point)) }

  /// The press is over.
  ///
  /// - Parameters:
  ///   - point: Where, in the window's space.
  ///   - isCancelled: Whether the system took the pointer away.
  final func end(at point: CGPoint, isCancelled: Bool) {
    let last: (any UILargeContentViewerItem)? = item(at: point)
    show(nil)
    guard !isCancelled, let view else { return }
    delegate?.largeContentViewerInteraction(self, didEndOn: last, at: view.convert(point, from: nil))
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    let place: CGPoint = view.convert(point, from: nil)
    let found: (any UILargeContentViewerItem)? =
      delegate.map { $0.largeContentViewerInteraction(self, itemAt: place) } ?? itemInView(at: place)
    return found?.showsLargeContentViewer == true ? found : nil
  }

  /// The view inside at a point, or the nearest one around it, that is an item.
  final func itemInView(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    var candidate: UIView? = view.hitTest(point, with: nil)
    while let item = candidate {
      if item.showsLargeContentViewer { return item }
      candidate = item === view ? nil : item.superview
    }
    return nil
  }

  private func show(_ new: (any UILargeContentViewerItem)?) {
    guard new !== shown else { return }
    shown = new
    changes.change()
  }

  // MARK: The size of texts

  private static var wasEnabled: Bool = false

  /// The size of texts of a view with an interaction changed.
  static func textSizeDidChange() {
    guard isEnabled != wasEnabled else { return }
    wasEnabled = isEnabled
    NotificationCenter.default.post(name: enabledStatusDidChangeNotification, object: nil)
  }
}

/// Says which items a view shows large.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The press is over.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item at that point, which the program may act on as if it were pressed; nil for none.
  ///   - point: Where, in the space of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// The item at a point of the view's space; nil for none. By default the view at the point that says it is one.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.itemInView(at: point) }
}

/// A press that goes on after half a second, until the pointer comes up.
private final class LargePressRecognizer: UIGestureRecognizer {
  private unowned let interaction: UILargeContentViewerInteraction
  private var press: LongPressRecognizer?
  private var drag: DragRecognizer?

  init(_ interaction: UILargeContentViewerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override var isEnabled: Bool {
    get { super.isEnabled && interaction.mayBegin }
    set { super.isEnabled = newValue }
  }

  override var isContinuous: Bool { true }
  override var windowLocation: CGPoint {
    if let drag, drag.isRecognized { return drag.location }
    return press?.location ?? .zero
  }

  override func makeEngine() -> Recognizer {
    let (press, drag) = (LongPressRecognizer(), DragRecognizer())
    press.maximumDistance = { 20 }
    drag.minimumDistance = { 0 }
    (self.press, self.drag) = (press, drag)
    return SequenceRecognizer(press, drag)
  }

  override func tell(_ new: State) {
    super.tell(new)
    switch new {
    case .began, .changed: interaction.press(at: windowLocation)
    case .ended: interaction.end(at: windowLocation, isCancelled: false)
    default: interaction.end(at: windowLocation, isCancelled: true)
    }
  }
}
