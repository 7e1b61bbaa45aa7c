import SwiftUICore
import SwiftUINavigation
import UIFoundation

extension UINavigationItem {
  /// Where the field of a search stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// As it suits the place: below the title in a narrow window, and in the bar of a wide one.
    case automatic = 0
    /// At the end of the bar.
    case integrated = 1
    /// In a row of its own, below the title.
    case stacked = 2
    /// In the middle of the bar, in place of the title.
    case integratedCentered = 3
    /// A button in the bar, until the person searches.
    case integratedButton = 4

    /// At the end of the bar; `integrated` is the newer name.
    public static var inline: SearchBarPlacement { .integrated }
  }

  /// Where the field of the search is to stand. In a window of a phone, and in a sidebar, all but `integratedButton` stand below
  /// the title. The default is `automatic`.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { hasParts ? parts.searchPlacement : .automatic }
    set { part(\.searchPlacement, newValue) }
  }

  /// Where the field of the search stands now.
  public var searchBarPlacement: SearchBarPlacement {
    let wish: SearchBarPlacement = preferredSearchBarPlacement
    if wish == .integratedButton { return wish }
    let isPhone: Bool = controller?.traitCollection.userInterfaceIdiom == .phone
    if isPhone { return .stacked }
    return wish == .automatic ? .integrated : wish
  }

  /// Whether the field may stand in the toolbar of a narrow window: it stands in the bar above. True by default.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { hasParts ? parts.allowsToolbarSearch : true }
    set { part(\.allowsToolbarSearch, newValue) }
  }

  /// Whether a container around may show the field, such as a split view: each controller's bar shows its own. True by default.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { hasParts ? parts.allowsOuterSearch : true }
    set { part(\.allowsOuterSearch, newValue) }
  }

  /// An item that stands for the search among those of a toolbar: a button that begins it.
  public var searchBarPlacementBarButtonItem: UIBarButtonItem {
    let item: UIBarButtonItem = parts.searchItem
    if item.primaryAction == nil {
      item.primaryAction = UIAction { [weak self] _ in self?.searchController?.isActive = true }
    }
    return item
  }

  /// The place of the field for SwiftUI's searchable views.
  var fieldPlacement: SearchFieldPlacement {
    switch preferredSearchBarPlacement {
    case .automatic, .integratedButton: .automatic
    case .integrated: .toolbar
    case .stacked: .navigationBarDrawer
    case .integratedCentered: .toolbarPrincipal
    }
  }
}
