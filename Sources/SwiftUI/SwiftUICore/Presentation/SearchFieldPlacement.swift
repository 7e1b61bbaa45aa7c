/// Where the program wants the search field of a searchable view. A container that has no such place chooses another one.
public struct SearchFieldPlacement: Sendable {
  /// When a search field below a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable, Equatable {
    private let isAlways: Bool

    /// The field goes with the content that is scrolled, where the bar lets it.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field is always there.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  /// The places by name, for the containers that have them.
  package enum Place: Equatable, Sendable {
    case automatic
    case navigationBarDrawer(NavigationBarDrawerDisplayMode)
    case sidebar
    case toolbar
    case toolbarPrincipal
  }

  package let place: Place

  /// The usual place for the container and the idiom.
  public static let automatic = SearchFieldPlacement(place: .automatic)
  /// Below the title of a navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(place: .navigationBarDrawer(.automatic))
  /// In the sidebar of a split view.
  public static var sidebar: SearchFieldPlacement { SearchFieldPlacement(place: .sidebar) }
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(place: .toolbar)
  /// In the toolbar, where its title is otherwise.
  public static var toolbarPrincipal: SearchFieldPlacement { SearchFieldPlacement(place: .toolbarPrincipal) }

  /// Below the title of a navigation bar.
  ///
  /// - Parameter displayMode: When the field is shown.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(place: .navigationBarDrawer(displayMode))
  }
}
