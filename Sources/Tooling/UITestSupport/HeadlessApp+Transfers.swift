import AccessibilityTree
import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import InputEngine
import SwiftUICore

/// What a person drags and drops, in one window, between two, and from and to other programs.
extension HeadlessApp {
  /// Drags something from a point and lets it go at another one. On a phone the finger rests first, as it has to.
  ///
  /// - Parameters:
  ///   - start: Where the pointer takes something along, in the window's space.
  ///   - end: Where it is let go.
  ///   - other: The window of the second point; nil, the default, for this one.
  /// - Returns: The operation that happened; nil where nothing can be dragged from the point.
  @discardableResult
  public func dragAndDrop(
    from start: CGPoint, to end: CGPoint, of other: HeadlessApp? = nil
  ) -> DropOperation? {
    host.dragAndDrop(from: start, to: end, of: other?.host).map(DropOperation.init(headless:))
  }

  /// Drags the element with a label and lets it go on another one.
  ///
  /// - Returns: The operation that happened; nil where there are no such elements, or the first cannot be dragged.
  @discardableResult
  public func dragAndDrop(
    label: String, ontoLabel target: String, of other: HeadlessApp? = nil
  ) -> DropOperation? {
    guard let start = middle(ofElementLabelled: label),
      let end = (other ?? self).middle(ofElementLabelled: target)
    else { return nil }
    return dragAndDrop(from: start, to: end, of: other)
  }

  /// Drags something out of the windows and lets it go over another program.
  ///
  /// - Returns: What the other program gets; empty where nothing can be dragged from the point.
  public func dragOut(from point: CGPoint) -> [NSItemProvider] {
    host.beginDrag(from: point)?.dropOutside() ?? []
  }

  /// Lets go of something that comes from another program.
  ///
  /// - Returns: The operation that happened: `cancel` where nothing takes it.
  @discardableResult
  public func drop(_ items: [NSItemProvider], at point: CGPoint) -> DropOperation {
    DropOperation(headless: HeadlessDrag(items: items).drop(at: point, in: host))
  }

  /// Lets go of files that come from another program.
  @discardableResult
  public func drop(files: [URL], at point: CGPoint) -> DropOperation {
    drop(files.compactMap { NSItemProvider(transferring: $0) }, at: point)
  }

  /// The items on the clipboard.
  public var pasteboardItems: [NSItemProvider] {
    get { host.pasteboard.items }
    set {
      host.pasteboard.set(newValue)
      host.update()
    }
  }

  private func middle(ofElementLabelled label: String) -> CGPoint? {
    let tree: AccessibilityTree = host.accessibilityTree
    guard let element = tree.elements().first(where: { $0.label == label }), let frame = tree.frame(of: element.id)
    else { return nil }
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension DropOperation {
  fileprivate init(headless operation: TransferOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    case .alias: self = .alias
    case .delete: self = .delete
    }
  }
}
