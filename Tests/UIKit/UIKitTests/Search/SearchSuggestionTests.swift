import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Suggestions of a search.
@MainActor
@Suite("Suggestions of searches", .serialized)
struct SearchSuggestionTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var log: [String] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      log.append(searchSuggestion.localizedSuggestion ?? "")
      searchController.searchBar.text = searchSuggestion.representedObject as? String
    }
  }

  private final class Plain: NSObject, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
  }

  @Test("Suggestions are listed while a person searches, and the one that is chosen is told")
  func choosing() throws {
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    search.searchResultsUpdater = updater
    let page = UIViewController()
    page.title = "Fruits"
    page.navigationItem.searchController = search
    let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
    let apple = UISearchSuggestionItem(localizedSuggestion: "Apple")
    apple.representedObject = "apple"
    let pear = UISearchSuggestionItem(
      localizedSuggestion: "Pear", localizedDescription: "A pear", iconImage: UIImage(systemName: "star"))
    #expect(search.searchSuggestions == nil)
    host.change { search.searchSuggestions = [apple, pear] }
    host.change { search.isActive = true }
    host.update()
    #expect(host.labels.contains("Apple") && host.labels.contains("A pear"))
    #expect(host.activate("Apple"))
    host.update()
    #expect(updater.log == ["Apple"] && search.searchBar.text == "apple")
    host.change { search.searchSuggestions = nil }
    #expect(!host.labels.contains("A pear"))
    Plain().updateSearchResults(for: search, selecting: pear)
  }

  @Test("A suggestion has words, perhaps with attributes, a description and a picture")
  func items() {
    let text = NSAttributedString(string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    let item = UISearchSuggestionItem(localizedAttributedSuggestion: text, localizedDescription: "d", iconImage: nil)
    #expect(item.localizedAttributedSuggestion?.string == "Bold" && item.localizedSuggestion == "Bold")
    #expect(item.localizedDescription == "d" && item.iconImage == nil && item.representedObject == nil)
    #expect(UISearchSuggestionItem(localizedAttributedSuggestion: text).localizedDescription == nil)
    #expect(
      UISearchSuggestionItem(localizedAttributedSuggestion: text, localizedDescription: "e").localizedDescription == "e"
    )
    #expect(UISearchSuggestionItem(localizedSuggestion: "a", localizedDescription: "b").localizedDescription == "b")
  }
}
