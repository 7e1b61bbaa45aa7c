import CoreGraphics
import Foundation
import FoundationGaps
import InputEngine

/// Things that are dragged.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Where the pointer is, in the space of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether what is dragged may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether other programs see nothing of the drag.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has a representation of one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Whether a Swift value can be made of an item.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

/// A drag that began at a view of the program.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// Anything of the program's own, for drops in the same program.
  var localContext: Any? { get set }
}

/// How the loading of what is dropped is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// Something dragged over a view, of this program or of another one.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in this program.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the loading of what was dropped is.
  var progress: Progress { get }
  /// Kept as it was set: programs show their own progress.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of a class of all items of which it can.
  ///
  /// - Parameter completion: Gets the objects on the main queue, in the order of the items; those that could not be made are
  ///   left out.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes Swift values of all items of which it can.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) } })
    }
  }
}

/// Moves views along with a drag.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Does what a delegate wants done along with a drag.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  func run() {
    let (moves, ends) = (animations, completions)
    guard !moves.isEmpty else { return ends.forEach { $0(.end) } }
    UIView.animate(withDuration: 0.25) {
      for move in moves { move() }
    } completion: { _ in
      for end in ends { end(.end) }
    }
  }
}
