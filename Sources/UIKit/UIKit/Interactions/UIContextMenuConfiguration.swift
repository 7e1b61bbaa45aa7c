import Foundation
import FoundationGaps
import UIFoundation

/// Makes the controller of a preview; nil for no preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a menu. The elements that the system suggests are none here; nil for no menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A menu that is about to be shown, and the preview with it.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The order of the elements.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  /// - Parameters:
  ///   - identifier: By which a program tells its menus apart; nil for one that no other menu has.
  ///   - previewProvider: Makes what a finger that opens the menu sees above it.
  ///   - actionProvider: Makes the menu when it opens.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  public let identifier: any NSCopying
  /// Further items that the menu is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// A number that a preview of several items shows. Kept as it was set.
  open var badgeCount: Int = 0
  /// Elements stand in the order in which they were given, always.
  open var preferredMenuElementOrder: ElementOrder = .automatic

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
}
