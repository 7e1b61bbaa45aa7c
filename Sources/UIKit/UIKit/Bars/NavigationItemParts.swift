import Foundation
import UIFoundation

/// What few items of navigation bars have beside a title and buttons.
@MainActor
final class NavigationItemParts {
  var style: UINavigationItem.ItemStyle = .navigator
  var attributedTitle: AttributedString?
  var attributedSubtitle: AttributedString?
  var largeTitle: String?
  var largeSubtitle: String?
  var largeAttributedSubtitle: AttributedString?
  var subtitleView: UIView?
  var largeSubtitleView: UIView?

  var leading: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var pinned: UIBarButtonItemGroup?
  var customizationIdentifier: String?
  var overflow: UIDeferredMenuElement?
  /// Stands for the button of the bar's menu where something is presented from it.
  let overflowSource = UIBarButtonItem()

  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  var documentProperties: UIDocumentProperties?
  weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The name that is being written; nil while none is.
  var renamed: RenamedTitle?

  var searchPlacement: UINavigationItem.SearchBarPlacement = .automatic
  /// Stands for the search in a toolbar.
  lazy var searchItem = UIBarButtonItem(systemItem: .search)
  var allowsToolbarSearch: Bool = true
  var allowsOuterSearch: Bool = true

  init() {}
}

extension UINavigationItem {
  /// How a bar with much room arranges an item.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the start, and the items for the middle in the middle: for pages with a history.
    case browser = 1
    /// The title at the start, and the items for the middle in the middle: for documents.
    case editor = 2
  }

  /// How a wide bar arranges the item; in a narrow one, and with `navigator`, which is the default, the items for the middle stand
  /// in the bar's menu.
  public var style: ItemStyle {
    get { hasParts ? parts.style : .navigator }
    set { part(\.style, newValue) }
  }

  // MARK: Titles

  /// The title with attributes; it counts before `title`. Its colours and fonts are shown.
  public var attributedTitle: AttributedString? {
    get { hasParts ? parts.attributedTitle : nil }
    set { part(\.attributedTitle, newValue) }
  }
  /// The line below the title with attributes; it counts before `subtitle`.
  public var attributedSubtitle: AttributedString? {
    get { hasParts ? parts.attributedSubtitle : nil }
    set { part(\.attributedSubtitle, newValue) }
  }
  /// The large title; nil for `title`.
  public var largeTitle: String? {
    get { hasParts ? parts.largeTitle : nil }
    set { part(\.largeTitle, newValue) }
  }
  /// The line below the large title; nil for `subtitle`.
  public var largeSubtitle: String? {
    get { hasParts ? parts.largeSubtitle : nil }
    set { part(\.largeSubtitle, newValue) }
  }
  /// The line below the large title with attributes; it counts before `largeSubtitle`.
  public var largeAttributedSubtitle: AttributedString? {
    get { hasParts ? parts.largeAttributedSubtitle : nil }
    set { part(\.largeAttributedSubtitle, newValue) }
  }
  /// A view in place of the line below the title.
  public var subtitleView: UIView? {
    get { hasParts ? parts.subtitleView : nil }
    set { part(\.subtitleView, newValue) }
  }
  /// A view in place of the line below the large title; nil for `subtitleView`.
  public var largeSubtitleView: UIView? {
    get { hasParts ? parts.largeSubtitleView : nil }
    set { part(\.largeSubtitleView, newValue) }
  }

  // MARK: Groups of items

  /// The groups at the start of the bar, behind `leftBarButtonItems`. They leave the back button where it is.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { hasParts ? parts.leading : [] }
    set { part(\.leading, newValue) }
  }
  /// The groups in the middle of a wide bar whose style is `browser` or `editor`; elsewhere they stand in the bar's menu.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { hasParts ? parts.center : [] }
    set { part(\.center, newValue) }
  }
  /// The groups at the end of the bar, before `rightBarButtonItems`.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { hasParts ? parts.trailing : [] }
    set { part(\.trailing, newValue) }
  }
  /// The group that is last in the bar, behind its menu.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { hasParts ? parts.pinned : nil }
    set { part(\.pinned, newValue) }
  }
  /// The name under which is kept what the person wants in the bar; nil, the default, for bars that people do not change.
  public var customizationIdentifier: String? {
    get { hasParts ? parts.customizationIdentifier : nil }
    set { part(\.customizationIdentifier, newValue) }
  }
  /// Elements that stand in the bar's menu besides the items that have no place in the bar.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { hasParts ? parts.overflow : nil }
    set { part(\.overflow, newValue) }
  }
  /// From where something can be presented whose item stands in the bar's menu: the menu's button.
  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    hasParts && parts.overflowSource.frameInWindow != nil ? parts.overflowSource : nil
  }
}
