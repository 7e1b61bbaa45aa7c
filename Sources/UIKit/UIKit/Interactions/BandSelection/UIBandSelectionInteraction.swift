import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Lets people select what lies in a view by drawing a rectangle with the mouse.
///
/// The rectangle is drawn by the interaction; what lies in it is selected by the program. Fingers draw none: they scroll.
///
/// ```swift
/// let desk = UIView()
/// let band = UIBandSelectionInteraction { band in
///   guard let rect = band.selectionRect else { return }
///   // A band that begins with the Shift key extends what is selected.
///   let extends = band.initialModifierFlags.contains(.shift)
///   for card in desk.subviews {
///     let isInside = card.frame.intersects(rect)
///     if isInside || !extends { card.layer.borderWidth = isInside ? 2 : 0 }
///   }
/// }
/// desk.addInteraction(band)
/// ```
@MainActor @preconcurrency
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// How far a selection has come.
  public enum State: Int, Sendable {
    /// Nothing is selected.
    case possible = 0
    /// A rectangle begins.
    case began = 1
    /// The rectangle changes.
    case selecting = 2
    /// The rectangle is done; it is there for the last time.
    case ended = 3
  }

  /// - Parameter selectionHandler: Called with each change of the rectangle, and at its end.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
  }

  private let handler: (UIBandSelectionInteraction) -> Void
  private lazy var recognizer = BandRecognizer(self)
  private lazy var band = BandView()

  open private(set) weak var view: UIView?
  /// Whether people can select; true by default. A selection that goes on ends when it is set to false.
  open var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }
  /// Whether a selection may begin at a point of the view's space; nil for any point.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  open private(set) var state: State = .possible
  /// The rectangle in the space of the view; nil while there is none.
  open private(set) var selectionRect: CGRect?
  /// The keys that were held when the selection began, by which it may extend another one (behaviour 648).
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(recognizer)
    finish()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  final func mayBegin(at point: CGPoint) -> Bool {
    guard let view else { return false }
    return shouldBeginHandler?(self, view.convert(point, from: nil)) ?? true
  }

  /// The pointer draws; points are in the window's space.
  fileprivate func follow(_ gesture: UIGestureRecognizer.State, from start: CGPoint, to end: CGPoint) {
    guard let view else { return }
    let (a, b): (CGPoint, CGPoint) = (view.convert(start, from: nil), view.convert(end, from: nil))
    switch gesture {
    case .began:
      state = .began
      initialModifierFlags = recognizer.initialFlags
    case .changed: state = .selecting
    default:
      guard state != .possible else { return }
      state = .ended
    }
    let rect = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
    // What the person drew last counts where the system took the pointer away.
    if gesture != .cancelled || selectionRect == nil { selectionRect = rect }
    if band.superview !== view { view.addSubview(band) }
    view.bringSubviewToFront(band)
    band.frame = rect
    handler(self)
    if state == .ended { finish() }
  }

  private func finish() {
    band.removeFromSuperview()
    state = .possible
    selectionRect = nil
    initialModifierFlags = []
  }
}

/// The rectangle that is drawn.
private final class BandView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    backgroundColor = tintColor.withAlphaComponent(0.15)
    layer.borderColor = tintColor.withAlphaComponent(0.6).cgColor
  }
}

/// A drag of the mouse or a pen.
private final class BandRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private unowned let interaction: UIBandSelectionInteraction
  /// The keys that were held when the pointer went down.
  private(set) var initialFlags: UIKeyModifierFlags = []

  init(_ interaction: UIBandSelectionInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    allowedTouchTypes = [UITouch.TouchType.pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    initialFlags = event.modifierFlags
    super.touchesBegan(touches, with: event)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction.mayBegin(at: beginning)
  }

  override func tell(_ new: State) {
    super.tell(new)
    interaction.follow(new, from: beginning, to: windowLocation)
  }
}
