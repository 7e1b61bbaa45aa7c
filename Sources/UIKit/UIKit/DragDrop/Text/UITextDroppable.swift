import Foundation
import FoundationGaps
import UIFoundation

/// A view into which text can be dropped: text fields and text views that can be edited.
@MainActor @preconcurrency
public protocol UITextDroppable: UITextInput {
  /// Has a say in what is dropped.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that takes drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is dragged over the view that it takes.
  var isTextDropActive: Bool { get }
}

/// Whether a text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  case no = 0
  /// It can be edited for this drop alone.
  case temporary = 1
  /// It can be edited from now on.
  case yes = 2
}

/// Something that is dragged over a text.
@MainActor @preconcurrency
public protocol UITextDropRequest: NSObjectProtocol {
  /// The place in the text under the pointer.
  var dropPosition: UITextPosition { get }
  /// The view's own proposal: to move text of the same view, and to copy what comes from elsewhere.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the text comes from the same view.
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// A text's proposal for something that is dragged over it.
open class UITextDropProposal: UIDropProposal, NSCopying {
  /// The part of the text that a drop replaces.
  public enum Action: UInt, Sendable {
    /// None: the drop is inserted at its place.
    case insert = 0
    /// What is selected.
    case replaceSelection = 1
    /// The whole text.
    case replaceAll = 2
  }

  /// How the loading of what was dropped is shown.
  public enum ProgressMode: UInt, Sendable {
    case system = 0
    case custom = 1
  }

  /// Takes a drop.
  public enum Performer: UInt, Sendable {
    /// The view loads the text and puts it in.
    case view = 0
    /// The delegate does all of it, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }

  /// What a drop replaces; nothing by default.
  open var dropAction: Action = .insert
  /// How loading is shown; kept as it was set, programs show their own progress.
  open var dropProgressMode: ProgressMode = .system
  /// Whether text of the same view is moved without loading it; true by default.
  open var useFastSameViewOperations: Bool = true
  /// Takes the drop: the view by default.
  open var dropPerformer: Performer = .view

  @MainActor @preconcurrency
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UITextDropProposal(operation: operation)
      (copy.dropAction, copy.dropProgressMode) = (dropAction, dropProgressMode)
      (copy.useFastSameViewOperations, copy.dropPerformer) = (useFastSameViewOperations, dropPerformer)
      (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
      return HandedOver<Any>(value: copy)
    }.value
  }
}

/// Decides what becomes of things that are dragged over a text, and is told of them.
@MainActor @preconcurrency
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Whether a text that cannot be edited takes a drop. It does not by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// The proposal for the place of the pointer; the view's own by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Something was let go, and is taken next.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}
