import Foundation
import FoundationGaps
import SwiftUIControls
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
    get {
      showsResults ?? (automaticallyShowsSearchResultsController && isActive && searchBar.text?.isEmpty == false)
    }
    set {
      showsResults = newValue
      changes.change()
    }
  }
  private var showsResults: Bool?

  /// Whether a button to cancel stands beside the field while people search: phones have one. True by default.
  open var automaticallyShowsCancelButton: Bool = true { didSet { changes.change() } }
  /// Whether the results' controller comes with the text; otherwise the program shows it by `showsSearchResultsController`. True by
  /// default.
  open var automaticallyShowsSearchResultsController: Bool = true { didSet { changes.change() } }
  /// When the segments for where to search are there.
  open var scopeBarActivation: ScopeBarActivation = .automatic { didSet { changes.change() } }
  /// What people may choose in place of a text of their own; nil, the default, for nothing.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { changes.change() } }
  /// Whether suggestions are left out where the field stands in a row of its own. False by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool = false { didSet { changes.change() } }
  /// Where the field stands now.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    searched?.navigationItem.searchBarPlacement ?? .automatic
  }

  /// A person chose a suggestion.
  final func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

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
  /// A person chose one of the suggestions.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
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
      SearchedController(search: search, item: item, content: content)
    } else {
      content
    }
  }
}

private struct SearchedController<Content: View>: View {
  let search: UISearchController
  let item: UINavigationItem
  let content: Content

  var body: some View {
    let search: UISearchController = search
    let bar: UISearchBar = search.searchBar
    let _ = item.changes.read()
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
        text: Binding(get: { bar.text ?? "" }, set: { bar.enter($0) }), tokens: bar.tokenItems,
        isPresented: Binding(get: { search.isActive }, set: { search.setActiveByPerson($0) }),
        placement: item.fieldPlacement, prompt: bar.placeholder.map { Text(verbatim: $0) }
      ) { SearchTokenLabel(token: $0.token) }
      .searchPresentationToolbarBehavior(search.hidesNavigationBarDuringPresentation ? .automatic : .avoidHidingContent)
      .searchToolbarBehavior(item.preferredSearchBarPlacement == .integratedButton ? .minimize : .automatic)
      .modifier(OptionalScopes(titles: titles, bar: bar, activation: search.scopeBarActivation))
      .modifier(OptionalSuggestions(search: search))
      .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
  }
}

private struct OptionalScopes: ViewModifier {
  let titles: [String]
  let bar: UISearchBar
  let activation: UISearchController.ScopeBarActivation

  nonisolated init(titles: [String], bar: UISearchBar, activation: UISearchController.ScopeBarActivation) {
    self.titles = titles
    self.bar = bar
    self.activation = activation
  }

  func body(content: Content) -> some View {
    let bar: UISearchBar = bar
    let _ = bar.changes.drawing.read()
    if titles.isEmpty || activation == .manual && !bar.showsScopeBar {
      content
    } else {
      content.searchScopes(
        Binding(get: { bar.selectedScopeButtonIndex }, set: { bar.choose(scope: $0) }),
        activation: activation.activation
      ) {
        ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $1).tag($0) }
      }
    }
  }
}

/// What people may choose in place of a text of their own.
private struct OptionalSuggestions: ViewModifier {
  let search: UISearchController

  nonisolated init(search: UISearchController) { self.search = search }

  func body(content: Content) -> some View {
    let search: UISearchController = search
    let _ = search.changes.read()
    let isLeftOut: Bool =
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked && search.searchBarPlacement == .stacked
    if let all = search.searchSuggestions, !all.isEmpty, !isLeftOut {
      content.searchSuggestions {
        ForEach(Array(all.enumerated()), id: \.offset) { _, suggestion in
          Button {
            search.choose(suggestion)
          } label: {
            SuggestionLabel(suggestion: suggestion)
              .frame(maxWidth: .infinity, alignment: .leading)
              .contentShape(Rectangle())
          }
        }
      }
    } else {
      content
    }
  }
}
