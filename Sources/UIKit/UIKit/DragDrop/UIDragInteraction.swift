import CoreGraphics
import Foundation
import InputEngine
import UIFoundation

/// Lets people drag things from a view: a mouse takes them along at once, a finger after it has rested.
///
/// ```swift
/// final class Names: UIViewController, UIDragInteractionDelegate {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addInteraction(UIDragInteraction(delegate: self))
///   }
///
///   func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
///     [UIDragItem(itemProvider: NSItemProvider(object: "Ada" as NSString))]
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether things can be dragged now.
  open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault
  /// The first value of `isEnabled`: true on all machines here.
  open class var isEnabledByDefault: Bool { true }
  /// Whether other gestures go on while things are lifted: kept as it was set, a lift ends the others.
  open var allowsSimultaneousRecognitionDuringLift: Bool = false

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for what is dragged.
  ///
  /// - Parameter place: Where the pointer went down, in the window's space.
  final func begin(at place: CGPoint) -> LocalDragSession? {
    guard isEnabled, let delegate else { return nil }
    let asking = LocalDragSession(at: place)
    let items: [UIDragItem] = delegate.dragInteraction(self, itemsForBeginning: asking)
    guard !items.isEmpty else { return nil }
    let session = LocalDragSession(items: items, context: asking.localContext, at: place)
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    return session
  }

  /// The preview beside the pointer: the item's, or the delegate's; nil for the view as it is.
  final func preview(of session: LocalDragSession) -> UITargetedPreview? {
    guard let item = session.items.first else { return nil }
    if let provider = item.previewProvider, let preview = provider() {
      let container: UIView = view ?? preview.view
      return UITargetedPreview(
        view: preview.view, parameters: preview.parameters,
        target: UIPreviewTarget(container: container, center: session.location(in: container)))
    }
    return delegate?.dragInteraction(self, previewForLifting: item, session: session)
  }

  /// The items are taken along.
  final func follow(_ drag: DragSession, _ session: LocalDragSession) {
    session.begin(drag)
    let animator = DragAnimator()
    delegate?.dragInteraction(self, willAnimateLiftWith: animator, session: session)
    animator.run()
    delegate?.dragInteraction(self, sessionWillBegin: session)
    drag.observe { [weak self] drag in MainActor.assumeIsolated { self?.tell(drag, session) } }
  }

  private func tell(_ drag: DragSession, _ session: LocalDragSession) {
    session.place = drag.location
    switch drag.phase {
    case .initial: break
    case .active: delegate?.dragInteraction(self, sessionDidMove: session)
    case .ending(let operation):
      delegate?.dragInteraction(self, session: session, willEndWith: UIDropOperation(operation))
    case .ended(let operation):
      if !operation.isTransfer { cancel(drag, session) }
      delegate?.dragInteraction(self, session: session, didEndWith: UIDropOperation(operation))
    case .transferCompleted:
      LocalDragSession.end(drag)
      delegate?.dragInteraction(self, sessionDidTransferItems: session)
    }
  }

  private func cancel(_ drag: DragSession, _ session: LocalDragSession) {
    LocalDragSession.end(drag)
    for item in session.items {
      let animator = DragAnimator()
      delegate?.dragInteraction(self, item: item, willAnimateCancelWith: animator)
      animator.run()
    }
  }
}

/// Gives what is dragged from a view, and is told of the drag.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The things that are dragged from the place of the session; none for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// How an item looks beside the pointer; nil for the view as it is.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether a view of the program may take the things away from here. True by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other programs see nothing of the drag. False by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// The receivers of the things have loaded all that they wanted.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Nobody took the item.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)

  // A pointer that drags can touch nothing else, so that nothing is added to a drag; and what nobody took goes at once. These are
  // not asked.

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
}
