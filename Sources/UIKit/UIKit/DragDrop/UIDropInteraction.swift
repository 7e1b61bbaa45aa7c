import CoreGraphics
import Foundation
import InputEngine
import UIFoundation

/// Lets people drop things on a view.
///
/// ```swift
/// final class Names: UIViewController, UIDropInteractionDelegate {
///   private var names: [String] = []
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addInteraction(UIDropInteraction(delegate: self))
///   }
///
///   func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
///     UIDropProposal(operation: .copy)
///   }
///   func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
///     session.loadObjects(ofClass: String.self) { names in self.names += names }
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether several drags may be over the view at once: a pointer drags one thing at a time.
  open var allowsSimultaneousDropSessions: Bool = false

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  private var current: LocalDropSession?
  private lazy var tracker = DropTracker { [weak self] in
    MainActor.assumeIsolated { self?.reactions ?? DropReactions() }
  }

  /// Takes an event; nil where the delegate wants nothing of what is dragged.
  final func handle(_ event: DropEvent) -> TransferOperation? {
    guard delegate != nil, view?.isUserInteractionEnabled == true else {
      tracker.leave(event)
      return nil
    }
    return tracker.handle(event)
  }

  /// The view goes while something is over it.
  final func leave() {
    guard let current, tracker.isTargeted else { return }
    tracker.leave(DropEvent(.left, at: current.place, of: current.offer))
  }

  private func session(_ event: DropEvent) -> LocalDropSession {
    if let current, current.offer === event.offer {
      current.place = event.position
      return current
    }
    let new = LocalDropSession(event)
    current = new
    // A drag that ends elsewhere is told of too.
    event.offer.drag?.observe { [weak self, weak new] drag in
      guard case .ended = drag.phase, let new else { return }
      MainActor.assumeIsolated { self?.end(new) }
    }
    return new
  }

  private func end(_ session: LocalDropSession) {
    guard current === session else { return }
    current = nil
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }

  private var reactions: DropReactions {
    var reactions = DropReactions()
    reactions.validates = { [unowned self] event in
      MainActor.assumeIsolated {
        let isWanted: Bool = delegate?.dropInteraction(self, canHandle: session(event)) ?? false
        // A delegate that wants nothing of a drag is not told of its end.
        if !isWanted { current = nil }
        return isWanted
      }
    }
    reactions.entered = { [unowned self] event in
      MainActor.assumeIsolated { delegate?.dropInteraction(self, sessionDidEnter: session(event)) }
    }
    reactions.updated = { [unowned self] event in
      MainActor.assumeIsolated {
        delegate?.dropInteraction(self, sessionDidUpdate: session(event)).operation.transfer
      }
    }
    reactions.exited = { [unowned self] event in
      MainActor.assumeIsolated {
        let session: LocalDropSession = session(event)
        delegate?.dropInteraction(self, sessionDidExit: session)
        // Nothing is kept of what another program offers.
        if session.offer.drag == nil { end(session) }
      }
    }
    reactions.performed = { [unowned self] event, _ in
      MainActor.assumeIsolated { perform(session(event)) }
      return true
    }
    return reactions
  }

  private func perform(_ session: LocalDropSession) {
    session.isPerformed = true
    delegate?.dropInteraction(self, performDrop: session)
    for item in session.items {
      let animator = DragAnimator()
      delegate?.dropInteraction(self, item: item, willAnimateDropWith: animator)
      animator.run()
    }
    delegate?.dropInteraction(self, concludeDrop: session)
    end(session)
  }
}

/// Decides what becomes of things that are dragged over a view, and takes them.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view may want what is dragged. True by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// The proposal for the place of the session. By default nothing would happen: a view that takes drops has to say so.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes what was let go. It can be loaded from here on.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
  /// How an item looks on its way to its place: not asked, as it is there at once.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// All movement of the drop is over.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag is over, here or elsewhere.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
