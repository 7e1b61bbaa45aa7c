import CoreGraphics
import Foundation
import FoundationGaps
import InputEngine
import SwiftUICore
import UIFoundation

/// Activates a view when something is dragged over it and rests there, so that people reach what lies behind a button, a row or
/// a tab without letting go.
///
/// ```swift
/// let folder = UIView()
/// folder.addInteraction(UISpringLoadedInteraction { interaction, context in
///   print("open", context.location(in: interaction.view))
/// })
/// ```
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// How long a drag rests before the view flashes, and before it is activated, in seconds. Apple gives no figures.
  private static let restingTime: Double = 0.5
  private static let flashingTime: Double = 0.4
  /// How far a drag that rests may move, in points.
  private static let reach: CGFloat = 8

  /// - Parameters:
  ///   - interactionBehavior: Says whether a drag may activate the view; nil for any drag over the view.
  ///   - interactionEffect: Shows how far the view is from being activated; nil for a highlight that flashes.
  ///   - handler: Called when the view is activated.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? UsualSpring()
    self.interactionEffect = interactionEffect ?? FlashingSpring()
    self.handler = handler
    super.init()
  }

  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  /// Says whether a drag may activate the view.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows how far the view is from being activated.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) { finish() }
  open func didMove(to view: UIView?) { self.view = view }

  /// The part of the view at a point of its own space, such as a row; nil where nothing can be activated. A view without parts
  /// is one.
  final var part: ((CGPoint) -> SpringPart?)?

  private var context: SpringContext?
  private var timer: InputTimer?
  /// Where the drag came to rest, in the window's space.
  private var rest: CGPoint = .zero

  /// Something is dragged over the view, or leaves it.
  final func follow(_ event: DropEvent, _ window: ViewGraph) {
    guard event.phase == .entered || event.phase == .moved, let view, view.isUserInteractionEnabled else {
      return finish()
    }
    let point: CGPoint = view.convert(event.position, from: nil)
    let found: SpringPart? = part.map { $0(point) } ?? SpringPart(id: 0, view: view, item: nil)
    if let known = context, known.id != found?.id { finish() }
    guard let found else { return finish() }
    let known: SpringContext = context ?? SpringContext(found)
    known.place = event.position
    guard interactionBehavior.shouldAllow(self, with: known) else { return finish() }
    if context == nil {
      context = known
      rest = event.position
      timer = InputTimer(window, "spring") { [weak self] in MainActor.assumeIsolated { self?.goOn(window) } }
      change(to: .possible)
      timer?.set(window.time.peek + Self.restingTime)
      event.offer.drag?.observe { [weak self] drag in
        if case .ended = drag.phase { MainActor.assumeIsolated { self?.finish() } }
      }
    } else if known.state == .possible, distance(event.position, rest) > Self.reach {
      // The drag is on its way across the view.
      rest = event.position
      timer?.set(window.time.peek + Self.restingTime)
    }
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { max(abs(a.x - b.x), abs(a.y - b.y)) }

  private func goOn(_ window: ViewGraph) {
    guard let context else { return }
    switch context.state {
    case .possible:
      change(to: .activating)
      timer?.set(window.time.peek + Self.flashingTime)
    case .activating:
      change(to: .activated)
      handler(self, context)
    case .inactive, .activated: break
    }
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let context, context.state != state else { return }
    context.state = state
    interactionEffect.interaction(self, didChangeWith: context)
  }

  /// The drag has left the view, or is over.
  private func finish() {
    guard context != nil else { return }
    timer?.set(nil)
    timer = nil
    change(to: .inactive)
    context = nil
    interactionBehavior.interactionDidFinish(self)
  }
}

/// A part of a view that is activated by itself.
struct SpringPart {
  var id: AnyHashable
  var view: UIView?
  var item: Any?
}

/// How far a view is from being activated.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag is over it.
  case possible = 1
  /// The drag rests: the view is activated soon.
  case activating = 2
  case activated = 3
}

/// A drag over a view that may activate it.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the view is from being activated.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect: that of the interaction, or the row under the drag. A behaviour may set another one.
  var targetView: UIView? { get set }
  /// Anything of the program's own that stands for the part under the drag.
  var targetItem: Any? { get set }
  /// Where the drag is in the space of a view, or of the window for nil.
  func location(in view: UIView?) -> CGPoint
}

/// Says whether a drag may activate a view.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Asked when a drag comes over the view, and as it moves there.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The drag has left the view, or is over. Does nothing by default.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a view is from being activated.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The context has another state.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A control that is activated by something that is dragged over it, if the program wants that.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests over the control activates it. False by default.
  var isSpringLoaded: Bool { get set }
}

private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  let id: AnyHashable
  var state: UISpringLoadedInteractionEffectState = .inactive
  weak var targetView: UIView?
  var targetItem: Any?
  /// In the window's space.
  var place: CGPoint = .zero

  init(_ part: SpringPart) {
    id = part.id
    targetView = part.view
    targetItem = part.item
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
}

/// Any drag over the view may activate it.
private final class UsualSpring: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// A highlight that becomes a tint before the view is activated.
private final class FlashingSpring: NSObject, UISpringLoadedInteractionEffect {
  private weak var shown: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    if shown !== context.targetView { shown?.pointerLook = nil }
    shown = context.targetView
    guard let view = shown else { return }
    switch context.state {
    case .possible: view.pointerLook = PointerLook(.highlight(UITargetedPreview(view: view)), nil)
    case .activating: view.pointerLook = PointerLook(.hover(UITargetedPreview(view: view)), nil)
    case .inactive, .activated: view.pointerLook = nil
    }
  }
}

extension UIView {
  /// The interactions that activate the view for what is dragged over it.
  var springs: [UISpringLoadedInteraction] {
    ownInteractions.isEmpty ? [] : ownInteractions.compactMap { $0 as? UISpringLoadedInteraction }
  }
}
