import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A search that the bar of a navigation controller shows: set it as the `searchController` of a navigation item.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// - Parameter searchResultsController: Lies over the controller that is searched while there is a text; nil where that one
  ///   shows the results itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    if let searchResultsController {
      addChild(searchResultsController)
      searchResultsController.appearance.isManaged = true
      searchResultsController.didMove(toParent: self)
    }
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Told on each change of the search (behaviour 563).
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchResultsController: UIViewController?

  /// The field, on which hint and scopes are set.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.owner = self
    return bar
  }()

  /// The controller that is searched.
  final weak var searched: UIViewController?
  /// Counts changes of what is shown.
  final let changes = ChangeCount()

  /// Whether the person searches; setting it begins and ends the search.
  open var isActive: Bool {
    get { isActiveNow }
    set { setActive(newValue) }
  }
  private var isActiveNow: Bool = false

  /// Whether what is searched is dimmed while nothing is typed, where there is a controller for results.
  open var obscuresBackgroundDuringPresentation: Bool = true { didSet { changes.change() } }
  open var hidesNavigationBarDuringPresentation: Bool = true { didSet { changes.change() } }
  /// Whether the results lie over what is searched, also without a text; nil leaves it to the text.
  open var showsSearchResultsController: Bool {
    get { showsResults ?? (isActive && searchBar.text?.isEmpty == false) }
    set {
      showsResults = newValue
      changes.change()
    }
  }
  private var showsResults: Bool?
  /// What people may search for, in a list while they search; nil, as by default, for nothing.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { changes.change() } }

  private func setActive(_ isActive: Bool) {
    guard isActive != isActiveNow else { return }
    if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    isActiveNow = isActive
    searchBar.setActive(isActive)
    changes.change()
    tellResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    searched?.setNeedsUpdateContentUnavailableConfiguration()
    if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
  }

  /// The text of the bar is another one.
  final func textDidChange() {
    changes.change()
    tellResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    searched?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Tells the results' controller whether it is seen.
  private func tellResults() {
    guard let results = searchResultsController else { return }
    let isSeen: Bool = showsSearchResultsController
    let wasSeen: Bool = results.appearance.phase == .appearing || results.appearance.phase == .appeared
    guard isSeen != wasSeen else { return }
    results.loadViewIfNeeded()
    results.beginAppearance(isSeen, animated: false)
    results.endAppearance()
  }

  /// A person begins or ends the search; ending it empties the field.
  final func setActiveByPerson(_ isActive: Bool) {
    guard isActive != isActiveNow else { return }
    setActive(isActive)
    if !isActive { searchBar.delegate?.searchBarCancelButtonClicked(searchBar) }
  }
}

/// Brings results up to date with a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text, the scope, or whether the person searches is another one.
  func updateSearchResults(for searchController: UISearchController)
  /// The person chose a suggestion. Nothing happens by default.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is told when a search begins and ends.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Gives a screen the search of its item, as a searchable view has it.
struct ControllerSearch: ViewModifier {
  let item: UINavigationItem

  nonisolated init(item: UINavigationItem) { self.item = item }

  func body(content: Content) -> some View {
    let _ = item.changes.read()
    if let search = item.searchController {
      SearchedController(search: search, content: content)
    } else {
      content
    }
  }
}

private struct SearchedController<Content: View>: View {
  let search: UISearchController
  let content: Content

  var body: some View {
    let search: UISearchController = search
    let bar: UISearchBar = search.searchBar
    let _ = search.changes.read()
    let _ = bar.changes.drawing.read()
    let titles: [String] = bar.scopeButtonTitles ?? []
    content
      .overlay {
        if search.showsSearchResultsController, let results = search.searchResultsController {
          ControllerPlace(controller: results).background { Rectangle().fill(.background).ignoresSafeArea() }
        }
      }
      .searchable(
        text: Binding(get: { bar.text ?? "" }, set: { bar.enter($0) }),
        isPresented: Binding(get: { search.isActive }, set: { search.setActiveByPerson($0) }),
        prompt: bar.placeholder.map { Text(verbatim: $0) }
      )
      .searchPresentationToolbarBehavior(search.hidesNavigationBarDuringPresentation ? .automatic : .avoidHidingContent)
      .modifier(OptionalScopes(titles: titles, bar: bar))
      .modifier(OptionalSuggestions(search: search))
      .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
  }
}

private struct OptionalScopes: ViewModifier {
  let titles: [String]
  let bar: UISearchBar

  nonisolated init(titles: [String], bar: UISearchBar) {
    self.titles = titles
    self.bar = bar
  }

  func body(content: Content) -> some View {
    let bar: UISearchBar = bar
    if titles.isEmpty {
      content
    } else {
      content.searchScopes(
        Binding(get: { bar.selectedScopeButtonIndex }, set: { bar.choose(scope: $0) })
      ) {
        ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $1).tag($0) }
      }
    }
  }
}
