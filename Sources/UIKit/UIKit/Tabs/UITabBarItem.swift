import Foundation
import FoundationGaps
import UIFoundation

/// What a tab shows.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// What a tab of the system's is for.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    fileprivate var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  @MainActor @preconcurrency public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameters:
  ///   - title: The title; nil for that of the controller.
  ///   - image: The icon.
  ///   - tag: A number by which the item can be found.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// - Parameters:
  ///   - title: The title; nil for that of the controller.
  ///   - image: The icon.
  ///   - selectedImage: The icon while the tab is chosen; nil for the same.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.look.title
    image = UIImage(systemName: systemItem.look.symbol)
    self.tag = tag
  }

  open var selectedImage: UIImage? { didSet { changes.change() } }
  /// A short text beside the icon; nil for none.
  open var badgeValue: String? { didSet { changes.change() } }
  /// The colour behind the badge; nil for that of the bar's look.
  open var badgeColor: UIColor? { didSet { changes.change() } }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the letters of the badge for a state; those for `normal` are shown.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
    changes.change()
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changes.change() } }

  /// The look of the bar while the tab is chosen; nil, the default, for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { standardLook }
    set {
      standardLook = newValue?.copied()
      changes.change()
    }
  }
  private var standardLook: UITabBarAppearance?

  /// The look above content that lies at the bar's edge: the standard one is shown there.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeLook }
    set { edgeLook = newValue?.copied() }
  }
  private var edgeLook: UITabBarAppearance?
}
