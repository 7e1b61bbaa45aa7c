import Foundation
import FoundationGaps
import SwiftUICore
import UIFoundation

/// The row of a tab in a sidebar: the sidebar's delegate may give it another content.
///
/// ```swift
/// final class Rows: NSObject, UITabBarController.Sidebar.Delegate {
///   func tabBarController(
///     _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
///     itemFor request: UITabSidebarItem.Request
///   ) -> UITabSidebarItem {
///     let item = UITabSidebarItem(request: request)
///     var content = item.defaultContentConfiguration()
///     content.secondaryText = "New"
///     item.contentConfiguration = content
///     return item
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UITabSidebarItem: NSObject {
  /// The reason for which a sidebar asks for an item.
  @MainActor @preconcurrency
  public final class Request: NSObject {
    /// The tab whose row is to be shown.
    public private(set) weak var tab: UITab?
    /// The action whose row is to be shown: actions stand at the headers of groups here, so that none is asked for.
    public var action: UIAction? { nil }

    init(_ tab: UITab) {
      self.tab = tab
      super.init()
    }
  }

  /// An item for the tab of a request, with the content that the row has by itself.
  public required init(request: Request) {
    tab = request.tab
    super.init()
  }

  /// The tab whose row this is.
  open private(set) weak var tab: UITab?
  /// The action whose row this is: nil, as for a request.
  open var action: UIAction? { nil }

  /// The content of the row in the sidebar; nil, the default, for the title and the image of the tab.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { if !isAsked { changes.change() } } }

  /// The state of the row: whether its tab is chosen, and its traits.
  open internal(set) var configurationState = UICellConfigurationState(traitCollection: .current)

  /// The title and the image of the tab, as rows of sidebars show them, to be changed and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.sidebarCell()
    content.text = tab?.title
    content.image = tab?.image
    return content
  }

  final let changes = ChangeCount()
  /// Whether the delegate changes the row while the sidebar is made.
  fileprivate var isAsked: Bool = false

  /// Runs a change whose outcome the sidebar looks at by itself.
  fileprivate final func whileAsked(_ change: () -> Void) {
    isAsked = true
    change()
    isAsked = false
  }
}

extension UITabBarController.Sidebar {
  /// Asks the delegate to bring the row of a tab up to date.
  public func reconfigureItem(for tab: UITab) {
    guard let owner, let item = rows[ObjectIdentifier(tab)] else { return }
    delegate?.tabBarController(owner, sidebar: self, updateItem: item)
  }

  /// The row of a tab, for a state.
  func row(of tab: UITab, isChosen: Bool, in owner: UITabBarController) -> UITabSidebarItem? {
    guard let delegate else { return nil }
    let known: UITabSidebarItem? = rows[ObjectIdentifier(tab)]
    let item: UITabSidebarItem =
      known?.tab === tab
      ? known! : delegate.tabBarController(owner, sidebar: self, itemFor: UITabSidebarItem.Request(tab))
    rows[ObjectIdentifier(tab)] = item
    var state = UICellConfigurationState(traitCollection: owner.traitCollection)
    state.isSelected = isChosen
    let isNew: Bool = item !== known
    let wasChosen: Bool = item.configurationState.isSelected
    item.configurationState = state
    if !isNew, wasChosen != isChosen {
      item.whileAsked { delegate.tabBarController(owner, sidebar: self, updateItem: item) }
    }
    return item
  }
}

/// The content configuration of a row of a sidebar, in the place of the title and image of its tab.
struct TabSidebarRow: View {
  let content: any UIContentConfiguration

  var body: some View {
    HostedBarView(view: content.makeContentView()).frame(maxWidth: .infinity, alignment: .leading)
  }
}
