import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// Manages a sheet: the heights at which it rests, its handle and its corners (behaviour 557). A desktop's sheet is as large as
/// its controller wants.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// By which a height is found again.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    let height: PresentationDetent

    init(_ identifier: Identifier, _ height: PresentationDetent) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// About half of the height that a sheet may have.
    open class func medium() -> Detent { Detent(.medium, .medium) }
    /// All of the height that a sheet may have.
    open class func large() -> Detent { Detent(.large, .large) }

    /// A height that a closure finds.
    ///
    /// - Parameters:
    ///   - identifier: A name; nil for one that no other height has.
    ///   - resolver: Gets the greatest height and answers with the height in points; nil where the sheet has no such height.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let name: Identifier = identifier ?? Identifier(UUID().uuidString)
      let resolve = DetentResolver(resolver)
      return Detent(
        name,
        .resolved(id: name) { most in
          MainActor.assumeIsolated { resolve.call(DetentContext(maximumDetentValue: most)) }
        })
    }
  }

  private let detentChanges = ChangeCount()

  /// The heights, of which a person chooses one by dragging. By default the large one.
  open var detents: [Detent] = [.large()] { didSet { detentChanges.change() } }

  /// The height at which the sheet rests; nil for the lowest one. A change inside of `animateChanges(_:)` is gradual.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { detentChanges.change() } }
  }

  /// The highest height at which the views behind are not dimmed and can be used; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentChanges.change() } }
  /// Whether a handle is at the top.
  open var prefersGrabberVisible: Bool = false { didSet { detentChanges.change() } }
  /// Whether the sheet is as large as a page, and not as a form; nil leaves that to the style of the presentation.
  open var prefersPageSizing: Bool {
    get { ownPageSizing ?? (presentationStyle != .formSheet) }
    set {
      ownPageSizing = newValue
      detentChanges.change()
    }
  }
  private var ownPageSizing: Bool?
  /// The view that the sheet comes from: sheets come from below, or in the middle of the window.
  open var sourceView: UIView?
  /// Whether the sheet is at the lower edge in a place of little height: it is as in other places. False by default.
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  /// Whether such a sheet is as wide as its controller wants. False by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
  /// Whether scrolling beyond the upper edge makes the sheet higher: a drag in a scroll view scrolls. True by default.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// In points; nil for what sheets have.
  open var preferredCornerRadius: CGFloat? { didSet { detentChanges.change() } }

  /// Changes properties gradually.
  open func animateChanges(_ changes: () -> Void) { withAnimation(.spring(duration: 0.35)) { changes() } }

  /// Asks custom heights again.
  open func invalidateDetents() { detentChanges.change() }

  /// What the sheet is to look like; a body that asks comes to depend on it.
  fileprivate var wishes: (detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) {
    _ = detentChanges.read()
    let detents: [Detent] = detents.isEmpty ? [.large()] : detents
    let selection = Binding<PresentationDetent> {
      let chosen: Detent? = detents.first { $0.identifier == self.selectedDetentIdentifier }
      return (chosen ?? detents[0]).height
    } set: { height in
      guard let chosen = detents.first(where: { $0.height == height }) else { return }
      guard chosen.identifier != self.selectedDetentIdentifier else { return }
      self.selectedDetentIdentifier = chosen.identifier
      (self.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    return (Set(detents.map(\.height)), selection)
  }

  /// Whether the sheet is as large as a page or a form, where a program says so.
  fileprivate var pageSizing: Bool? {
    _ = detentChanges.read()
    return ownPageSizing
  }

  fileprivate var undimmed: PresentationDetent? {
    detents.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
  }
}

/// What a height may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height that a sheet may have, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
}

/// A closure of the main actor's on its way through values that are not of it.
private final class DetentResolver: @unchecked Sendable {
  let call: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

  init(_ call: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) { self.call = call }
}

/// Is told when a person makes a sheet higher or lower.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Says of a sheet what its manager wants.
struct SheetWishes: ViewModifier {
  let manager: UISheetPresentationController?

  nonisolated init(manager: UISheetPresentationController?) { self.manager = manager }

  func body(content: Content) -> some View {
    if let manager {
      let wishes: (detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) = manager.wishes
      content
        .presentationDetents(wishes.detents, selection: wishes.selection)
        .presentationDragIndicator(manager.prefersGrabberVisible ? .visible : .hidden)
        .presentationCornerRadius(manager.preferredCornerRadius)
        .presentationBackgroundInteraction(manager.undimmed.map { .enabled(upThrough: $0) } ?? .automatic)
        .modifier(SheetSizing(isPage: manager.pageSizing))
    } else {
      content
    }
  }
}

/// Makes a sheet as large as a page or as a form.
private struct SheetSizing: ViewModifier {
  let isPage: Bool?

  nonisolated init(isPage: Bool?) { self.isPage = isPage }

  func body(content: Content) -> some View {
    switch isPage {
    case true?: content.presentationSizing(.page)
    case false?: content.presentationSizing(.form)
    case nil: content
    }
  }
}
