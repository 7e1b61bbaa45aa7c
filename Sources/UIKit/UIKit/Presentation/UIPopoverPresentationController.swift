import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// The edges at which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Something that a popover can come from: a view, or an item of a bar.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The item's frame in the space of a view.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    window == nil ? nil : convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    frameInWindow.map { referenceView.convert($0, from: nil) }
  }
}

/// Where a popover hangs.
struct PopoverSource {
  var rect: CGRect = .zero
  var edge: Edge?
}

/// Manages a popover: what it comes from, and at which side of that it lies.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open weak var sourceView: UIView?
  /// A part of the source view; all of it where the rectangle is null, as by default.
  open var sourceRect: CGRect = .null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Where the arrow points, of those that are permitted; unknown before the popover is there.
  open var arrowDirection: UIPopoverArrowDirection {
    guard presentedViewController.presenter != nil else { return .unknown }
    if let direction = ground.direction { return direction }
    return permittedEdge.map { $0.arrow } ?? .any
  }
  /// The colour behind the controller's view; nil for that of popovers.
  open var backgroundColor: UIColor?
  /// Views that take touches while the popover is there: a touch outside of it ends it here. Nil by default.
  open var passthroughViews: [UIView]?
  /// Whether the popover may lie over its source where there is little room: it keeps beside it. False by default.
  open var canOverlapSourceViewRect: Bool = false
  /// How far the popover keeps from the edges of the window, in points: as far as those of SwiftUI's.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Manages the sheet that takes the popover's place in a narrow window: its heights, its handle and its corners.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    hasSheet = true
    let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
    sheet.delegate = delegate
    return sheet
  }()
  private var hasSheet: Bool = false
  final let ground = PopoverGround()
  /// The manager of that sheet, where a program asked for it.
  final var adaptedSheet: UISheetPresentationController? { hasSheet ? adaptiveSheetPresentationController : nil }

  /// Around the content where the program draws the background.
  open override var presentedView: UIView? {
    containerView == nil ? super.presentedView : ground.view(around: super.presentedView)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard ground.viewClass != nil, let container = containerView, let presenter = presentedViewController.presenter
    else {
      return super.frameOfPresentedViewInContainerView
    }
    let wish: CGSize = presentedViewController.preferredContentSize
    let size = CGSize(width: wish.width > 0 ? wish.width : 320, height: wish.height > 0 ? wish.height : 320)
    _ = presentedView
    return ground.frame(
      at: place(seenFrom: presenter).rect, content: size, in: container.bounds.inset(by: popoverLayoutMargins),
      permittedArrowDirections)
  }

  /// A press beside the popover ends it.
  open override func presentationTransitionWillBegin() {
    guard ground.viewClass != nil, let container = containerView else { return }
    container.addGestureRecognizer(
      OutsidePress { [weak self] point in
        guard let self, let view = presentedView, !view.frame.contains(point) else { return }
        presentedViewController.endForPerson()
      })
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    guard ground.viewClass != nil, containerView != nil, let view = presentedView, view.superview != nil else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// The source in the space of what presents, and the side that is permitted.
  ///
  /// - Parameter presenter: The controller that presents: the window's, or one with a view of its own.
  func place(seenFrom presenter: UIViewController) -> PopoverSource {
    var source = PopoverSource()
    if let item = sourceItem ?? barButtonItem {
      if let view = item as? UIView {
        source.rect = view.convert(view.bounds, to: nil)
      } else if let item = item as? UIBarButtonItem {
        source.rect = item.frameInWindow ?? .zero
      }
    } else if let sourceView {
      source.rect = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
    }
    if !(presenter is WindowController), let view = presenter.viewIfLoaded {
      source.rect = view.convert(source.rect, from: nil)
    }
    source.edge = permittedEdge
    return source
  }

  /// The edge of the source at which the popover lies, where one direction of the arrow alone is permitted.
  fileprivate var permittedEdge: Edge? {
    switch permittedArrowDirections {
    case .up: .bottom
    case .down: .top
    case .left: .trailing
    case .right: .leading
    default: nil
    }
  }

  /// Whether a narrow window shows a popover, and not a sheet.
  var staysPopover: Bool {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) == UIModalPresentationStyle.none
  }
}

/// A press in the container of a popover.
private final class OutsidePress: UITapGestureRecognizer {
  private let act: (CGPoint) -> Void

  init(_ act: @escaping (CGPoint) -> Void) {
    self.act = act
    super.init(target: nil, action: nil)
  }

  override func tell(_ new: State) {
    super.tell(new)
    if new == .ended, let view { act(location(in: view)) }
  }
}

/// Says of a popover what its manager wants.
struct PopoverWishes: ViewModifier {
  let manager: UIPopoverPresentationController?

  nonisolated init(manager: UIPopoverPresentationController?) { self.manager = manager }

  func body(content: Content) -> some View {
    if let manager {
      content
        .presentationCompactAdaptation(manager.staysPopover ? .popover : .automatic)
        .modifier(PopoverColor(color: manager.backgroundColor))
    } else {
      content
    }
  }
}

private struct PopoverColor: ViewModifier {
  let color: UIColor?

  nonisolated init(color: UIColor?) { self.color = color }

  func body(content: Content) -> some View {
    if let color { content.presentationBackground(Color(uiKit: color)) } else { content }
  }
}

extension Edge {
  fileprivate var arrow: UIPopoverArrowDirection {
    switch self {
    case .bottom: .up
    case .top: .down
    case .trailing: .left
    case .leading: .right
    }
  }
}

/// Is told of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
