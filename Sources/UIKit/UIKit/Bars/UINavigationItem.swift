import Foundation
import FoundationGaps
import UIFoundation

/// What a navigation bar shows for one controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As it is for the controller below.
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title where there is room, else "Back".
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Nothing: an arrow alone.
    case minimal = 2
  }

  /// Counts changes, for the bars that show the item.
  let changes = ChangeCount()

  /// - Parameter title: The title in the middle of the bar.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Items are not read from files here: the coder is not looked at.
  public required init?(coder: NSCoder) { super.init() }

  /// The title; nil for that of the controller.
  open var title: String? { didSet { changes.change() } }
  /// A line below the title.
  open var subtitle: String? { didSet { changes.change() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changes.change() } }
  /// A line above the title.
  open var prompt: String? { didSet { changes.change() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changes.change() } }

  // MARK: The way back

  /// What the back button of the controller above shows: its title counts, not its action.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changes.change() } }
  /// What the back button of the controller above says.
  open var backButtonTitle: String? { didSet { changes.change() } }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changes.change() } }
  /// What the controller's own back button does in place of going back.
  open var backAction: UIAction? { didSet { changes.change() } }
  open var hidesBackButton: Bool = false { didSet { changes.change() } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  // MARK: Buttons

  /// The items at the start of the bar, from the edge on. They stand in place of the back button, unless
  /// `leftItemsSupplementBackButton` says otherwise.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changes.change() } }
  /// The items at the end of the bar, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changes.change() } }
  open var leftItemsSupplementBackButton: Bool = false { didSet { changes.change() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Whether the item at the start stands in place of the back button.
  var replacesBackButton: Bool { !leftItemsSupplementBackButton && leftBarButtonItems?.isEmpty == false }

  // MARK: Searching

  /// The search that the bar shows.
  open var searchController: UISearchController? {
    didSet {
      searchController?.searched = controller
      controller?.search = searchController
      changes.change()
    }
  }
  /// The controller whose item this is.
  final weak var controller: UIViewController?
  /// Kept as it was set: the field of a search stands where the place has room for it.
  open var hidesSearchBarWhenScrolling: Bool = true

  // MARK: Looks

  /// The looks of the bar while the controller is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue?.copied() }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue?.copied() }
  }
  var looks = NavigationBarLooks() { didSet { changes.change() } }

  /// What few items have; made when the first of it is asked for.
  final lazy var parts = NavigationItemParts()
  /// Whether any of it was set.
  final var hasParts: Bool = false

  /// Changes what few items have.
  final func part<Value>(_ path: ReferenceWritableKeyPath<NavigationItemParts, Value>, _ value: Value) {
    hasParts = true
    parts[keyPath: path] = value
    changes.change()
  }
}
