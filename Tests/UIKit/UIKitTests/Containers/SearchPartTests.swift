import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Where searches stand, what they suggest, and when their scopes are there; and bars that go by themselves.
@MainActor
@Suite("Parts of searches and stacks", .serialized)
struct SearchPartTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append("\(searchSuggestion.localizedSuggestion ?? "") \(searchSuggestion.representedObject ?? "")") }
  }

  private final class Plain: NSObject, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
  }

  private func page(_ search: UISearchController) -> Page {
    let page = Page("page", EventRecorder())
    page.title = "Title"
    page.navigationItem.searchController = search
    return page
  }

  private func desktop(_ page: UIViewController) throws -> HeadlessHost {
    try window(width: 700, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(UINavigationController(rootViewController: page)).ignoresSafeArea()
    }
  }

  private func field(_ host: HeadlessHost) -> CGRect? {
    let found = host.elements.first { $0.role == .searchField || $0.role == .textField }
    return found.flatMap { host.accessibilityTree.frame(of: $0.id) }
  }

  @Test("The field of a search stands where its item wants it, and a button stands for it where that is wanted")
  func places() throws {
    let search = UISearchController(searchResultsController: nil)
    let page = page(search)
    let item: UINavigationItem = page.navigationItem
    #expect(item.preferredSearchBarPlacement == .automatic && UINavigationItem.SearchBarPlacement.inline == .integrated)
    let host = try desktop(page)
    let end: CGRect = try #require(field(host))
    #expect(end.minX > 400 && item.searchBarPlacement == .integrated && search.searchBarPlacement == .integrated)
    host.change { item.preferredSearchBarPlacement = .stacked }
    let below: CGRect = try #require(field(host))
    #expect(below.width > 500 && below.minY > end.minY && item.searchBarPlacement == .stacked)
    host.change { item.preferredSearchBarPlacement = .integratedCentered }
    #expect(!host.labels.contains("Title"))
    host.change { item.preferredSearchBarPlacement = .integratedButton }
    #expect(host.labels.contains("Search") && item.searchBarPlacement == .integratedButton)
    #expect(item.searchBarPlacementAllowsToolbarIntegration && item.searchBarPlacementAllowsExternalIntegration)
    item.searchBarPlacementAllowsToolbarIntegration = false
    item.searchBarPlacementAllowsExternalIntegration = false
    #expect(!item.searchBarPlacementAllowsToolbarIntegration && !item.searchBarPlacementAllowsExternalIntegration)
    let button: UIBarButtonItem = item.searchBarPlacementBarButtonItem
    #expect(button === item.searchBarPlacementBarButtonItem)
    host.change { button.primaryAction?.performWithSender(nil, target: nil) }
    #expect(search.isActive)
    let small = UISearchController(searchResultsController: nil)
    let other = self.page(small)
    let narrow = try phone { Controllers(UINavigationController(rootViewController: other)) }
    #expect(other.navigationItem.searchBarPlacement == .stacked && field(narrow) != nil)
  }

  @Test("Suggestions are listed while people search, and the updater is told which one they choose")
  func suggestions() throws {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    let apple = UISearchSuggestionItem(
      localizedSuggestion: "Apple", localizedDescription: "A fruit", iconImage: UIImage(systemName: "leaf"))
    apple.representedObject = 7
    let pear = UISearchSuggestionItem(
      localizedAttributedSuggestion: NSAttributedString(string: "Pear"), localizedDescription: nil)
    #expect(apple.localizedDescription == "A fruit" && apple.iconImage != nil && pear.localizedSuggestion == "Pear")
    #expect(pear.localizedAttributedSuggestion?.string == "Pear" && apple.localizedAttributedSuggestion == nil)
    search.searchSuggestions = [apple, pear]
    let host = try desktop(page(search))
    #expect(!host.labels.contains("Pear"))
    host.change { search.isActive = true }
    host.finishAnimations()
    #expect(host.labels.contains("A fruit") && host.labels.contains("Pear"), "\(host.labels)")
    #expect(host.activate("A fruit") && updater.chosen == ["Apple 7"])
    host.change { search.searchSuggestions = nil }
    #expect(!host.labels.contains("Pear") && !search.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    Plain().updateSearchResults(for: search, selecting: apple)
  }

  @Test("Scopes are there when the controller says, and results where the program shows them")
  func scopes() throws {
    let search = UISearchController(searchResultsController: Page("results", EventRecorder()))
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    #expect(search.scopeBarActivation == .automatic && search.automaticallyShowsCancelButton)
    search.scopeBarActivation = .manual
    search.automaticallyShowsCancelButton = false
    let host = try phone { Controllers(UINavigationController(rootViewController: page(search))) }
    host.change { search.isActive = true }
    #expect(!host.labels.contains("Some"))
    host.change { search.searchBar.showsScopeBar = true }
    #expect(host.labels.contains("Some"))
    host.change { search.scopeBarActivation = .onTextEntry }
    #expect(!host.labels.contains("Some"))
    host.change { search.searchBar.text = "a" }
    #expect(host.labels.contains("Some") && search.automaticallyShowsSearchResultsController)
    #expect(host.labels.contains("results"))
    search.automaticallyShowsSearchResultsController = false
    #expect(!search.showsSearchResultsController)
    host.change { search.scopeBarActivation = .onSearchActivation }
    #expect(host.labels.contains("Some"))
  }

  @Test("Bars go where content is moved up or tapped, and come back")
  func hiding() throws {
    let page = Page("page", EventRecorder())
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap && !navigation.hidesBarsWhenKeyboardAppears)
    #expect(!navigation.hidesBarsWhenVerticallyCompact)
    navigation.hidesBarsOnSwipe = true
    navigation.hidesBarsOnTap = true
    let host = try phone { Controllers(navigation) }
    host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 250))
    host.finishAnimations()
    #expect(navigation.isNavigationBarHidden && !host.labels.contains("Title"))
    host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 400))
    host.finishAnimations()
    #expect(!navigation.isNavigationBarHidden && host.labels.contains("Title"))
    #expect(host.tap(at: CGPoint(x: 150, y: 300)))
    host.advance(by: .seconds(1))
    host.finishAnimations()
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.barHideOnSwipeGestureRecognizer.view != nil)
    #expect(navigation.barHideOnTapGestureRecognizer.view != nil)
    navigation.hidesBarsOnTap = false
    navigation.hidesBarsOnSwipe = false
    navigation.hidesBarsWhenKeyboardAppears = true
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(navigation.barHideOnTapGestureRecognizer.view == nil && navigation.hidesBarsWhenVerticallyCompact)
    #expect(navigation.hidesBarsWhenKeyboardAppears && !navigation.hidesBarsOnTap && !navigation.hidesBarsOnSwipe)
  }
}
