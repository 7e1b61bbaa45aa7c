import CoreGraphics
import Foundation
import FoundationGaps
import HostInterface
import UIFoundation

/// What the pointer and a view look like while the pointer is over the view.
///
/// Without a delegate, and with one that does not speak of styles, the view has the automatic effect.
///
/// ```swift
/// let card = UIView()
/// card.addInteraction(UIPointerInteraction())
/// ```
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// - Parameter delegate: Says which regions the view has, and how these look; it is not kept.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  @MainActor @preconcurrency public override convenience init() { self.init(delegate: nil) }

  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// Whether the interaction does anything. True by default.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled { leave() } }
  }

  /// Asks again for the region under the pointer and for its style.
  open func invalidate() {
    guard let last else { return }
    region = nil
    setLook(nil)
    pointerMoved(to: last.point, last.modifiers)
  }

  open func willMove(to view: UIView?) { pointerLeft() }
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: The pointer

  /// Where the pointer is over the view, in the window's space.
  private var last: (point: CGPoint, modifiers: UIKeyModifierFlags)?
  /// The region that the pointer is in.
  private var region: UIPointerRegion?
  /// The view that shows an effect.
  private weak var shown: UIView?
  /// What is drawn beside the pointer.
  private var accessories: [UIPointerAccessory] = []
  /// The same where the pointer is; nil for nothing.
  private(set) final var shownAccessories: PointerAccessories? {
    didSet { if shownAccessories != oldValue { accessoryChanges.change() } }
  }
  /// Counts changes of what is drawn beside the pointer.
  final let accessoryChanges = ChangeCount()
  /// By which the interaction is told from others.
  nonisolated final var identity: ObjectIdentifier { ObjectIdentifier(self) }
  /// The pointer of the desktop; nil where views around may say.
  private(set) final var shape: PointerShape?

  /// The pointer is over the view, at a point of the window.
  final func pointerMoved(to point: CGPoint, _ modifiers: UIKeyModifierFlags) {
    last = (point, modifiers)
    guard isEnabled, let view else { return leave() }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(view.convert(point, from: nil), modifiers)
    let asked: UIPointerRegion? =
      delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
    guard let new = asked, new.rect.contains(request.location) else { return leave() }
    guard new != region else { return showAccessories() }
    leave()
    enter(new, of: view)
  }

  /// The pointer is over the view no longer.
  final func pointerLeft() {
    last = nil
    leave()
  }

  private func enter(_ new: UIPointerRegion, of view: UIView) {
    region = new
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: new, animator: animator)
    let usual = UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    setLook(delegate.map { $0.pointerInteraction(self, styleFor: new) } ?? usual)
    animator.run()
  }

  private func leave() {
    guard let old = region else { return }
    region = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: old, animator: animator)
    setLook(nil)
    animator.run()
  }

  /// Draws the accessories where the pointer is.
  private func showAccessories() {
    guard let view, !accessories.isEmpty, let last else { return shownAccessories = nil }
    shownAccessories = PointerAccessories(accessories, at: view.convert(last.point, from: nil))
  }

  private func setLook(_ style: UIPointerStyle?) {
    shape = style?.pointerShape
    accessories = shape == PointerShape.none ? [] : style?.accessories ?? []
    showAccessories()
    shown?.pointerLook = nil
    shown = nil
    guard case .effect(let effect, let form)? = style?.kind else { return }
    shown = effect.preview.view
    shown?.pointerLook = PointerLook(effect, form)
  }
}

/// Says which regions of a view the pointer knows, and how it looks there.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region under the pointer; asked as the pointer moves.
  ///
  /// - Parameters:
  ///   - interaction: The interaction that asks.
  ///   - request: Where the pointer is.
  ///   - defaultRegion: The whole view.
  /// - Returns: A region with that place, or nil where the pointer looks as ever. By default the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look over a region that the pointer comes to; nil for the usual pointer. By default the automatic effect.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Changes that go along with the pointer's coming and leaving.
@MainActor @preconcurrency
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Makes changes of views, animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end, with whether the animations came to their end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// What somebody wants to do with one coming or leaving of the pointer.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    let (moves, ends): ([() -> Void], [(Bool) -> Void]) = (animations, completions)
    guard !moves.isEmpty else { return ends.forEach { $0(true) } }
    UIView.animate(withDuration: 0.2) {
      for move in moves { move() }
    } completion: { isFinished in
      for end in ends { end(isFinished) }
    }
  }
}
