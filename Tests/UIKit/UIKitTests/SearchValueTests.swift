import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What search bars and search controllers keep, show and tell.
@MainActor
@Suite("Values of searches", .serialized)
struct SearchValueTests {
  /// Notes what it is told.
  private final class Watcher: NSObject, UISearchBarDelegate, UISearchControllerDelegate {
    var log: [String] = []
    var mayBegin = true
    var mayEnd = true
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("dismiss") }
  }

  /// Takes all that a delegate need not say.
  private final class Plain: NSObject, UISearchBarDelegate, UISearchControllerDelegate {}

  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  private func shown(_ bar: UISearchBar) throws -> HeadlessHost {
    try window(width: 300, height: 200) { Hosting(view: bar).frame(width: 300, height: 160) }
  }

  @Test("A search bar keeps its looks, and has Apple's numbers for styles and icons")
  func looks() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    #expect(bar.frame.width == 300 && bar.searchBarStyle == .default && bar.isTranslucent)
    #expect(bar.backgroundImage == nil && bar.barTintColor == nil && bar.barStyle == .default)
    let styles: [UISearchBar.Style] = [.default, .prominent, .minimal]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let icons: [UISearchBar.Icon] = [.search, .clear, .bookmark, .resultsList]
    #expect(icons.map(\.rawValue) == [0, 1, 2, 3])
    let image = try #require(UIImage(systemName: "star"))
    for icon in icons { bar.setImage(image, for: icon, state: .normal) }
    bar.searchBarStyle = .minimal
    bar.isTranslucent = false
    bar.backgroundImage = image
    #expect(bar.searchBarStyle == .minimal && !bar.isTranslucent && bar.backgroundImage === image)
    #expect(try #require(UISearchBar(coder: coder)).text == "")
    #expect(bar.barPosition == .any)
    let watcher = Watcher()
    bar.delegate = watcher
    #expect(bar.barPosition == .top)
  }

  @Test("A search bar draws its tint, and is dark where its style is black")
  func colors() throws {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = "Find"
    let host = try shown(bar)
    let plain: [String] = host.displayLines
    host.change { bar.barTintColor = .red }
    let red: [String] = host.displayLines
    #expect(red.count > plain.count && bar.barTintColor == .red)
    host.change { bar.barStyle = .black }
    #expect(host.displayLines != red && bar.barStyle == .black)
  }

  @Test("A search bar grows with its prompt and its scopes, and shows them and the button to cancel")
  func parts() throws {
    let bar = UISearchBar(frame: .zero)
    let host = try shown(bar)
    let height: CGFloat = bar.intrinsicContentSize.height
    #expect(height == 56 && bar.sizeThatFits(CGSize(width: 90, height: 9)) == CGSize(width: 90, height: 56))
    host.change { bar.prompt = "Choose a word" }
    #expect(bar.intrinsicContentSize.height > height && host.labels.contains("Choose a word"))
    host.change { bar.scopeButtonTitles = ["All", "New"] }
    #expect(bar.scopeButtonTitles == ["All", "New"] && !bar.showsScopeBar && !host.labels.contains("New"))
    host.change { bar.setShowsScope(true, animated: true) }
    #expect(bar.showsScopeBar && host.labels.contains("New") && bar.intrinsicContentSize.height == height + 60)
    host.change { bar.showsScopeBar = false }
    #expect(!host.labels.contains("New") && !host.labels.contains("Cancel"))
    host.change { bar.setShowsCancelButton(true, animated: false) }
    #expect(bar.showsCancelButton && host.labels.contains("Cancel"))
    host.change { bar.showsCancelButton = false }
    #expect(!host.labels.contains("Cancel"))
  }

  @Test("A person's choice of a scope is told to the delegate; a program's is not")
  func scopes() throws {
    let bar = UISearchBar(frame: .zero)
    let watcher = Watcher()
    bar.delegate = watcher
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    let host = try shown(bar)
    #expect(bar.selectedScopeButtonIndex == 0 && host.activate("New"))
    host.update()
    #expect(bar.selectedScopeButtonIndex == 1 && watcher.log == ["scope 1"])
    host.change { bar.selectedScopeButtonIndex = 0 }
    #expect(watcher.log == ["scope 1"] && host.element("All")?.traits.contains(.isSelected) == true)
  }

  @Test("Editing begins and ends where the delegate lets it, which is told of both, of text and of the search")
  func editing() throws {
    let bar = UISearchBar(frame: .zero)
    let watcher = Watcher()
    bar.delegate = watcher
    let host = try shown(bar)
    #expect(bar.canBecomeFirstResponder && !bar.isFirstResponder)
    watcher.mayBegin = false
    #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder && watcher.log.isEmpty)
    watcher.mayBegin = true
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && watcher.log == ["begin"])
    host.update()
    _ = host.press(.space, text: " ")
    host.update()
    #expect(bar.text == " " && watcher.log == ["begin", "text  "])
    _ = host.press(.returnKey)
    host.update()
    #expect(watcher.log.contains("search"))
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
    watcher.mayEnd = false
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
    watcher.mayEnd = true
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder && watcher.log.last == "end")
    #expect(!bar.resignFirstResponder())
  }

  @Test("The field of a search bar has the bar's text and placeholder; one alone has its own")
  func fields() {
    let bar = UISearchBar(frame: .zero)
    let field: UISearchTextField = bar.searchTextField
    field.text = "word"
    field.placeholder = "Find"
    #expect(bar.text == "word" && bar.placeholder == "Find")
    bar.text = "other"
    #expect(field.text == "other" && field.placeholder == "Find" && bar.searchTextField === field)
    let alone = UISearchTextField(frame: .zero)
    (alone.text, alone.placeholder) = ("own", "Own")
    #expect(alone.text == "own" && alone.placeholder == "Own" && bar.text == "other")
  }

  @Test("A delegate that says nothing lets a search begin and end")
  func defaults() {
    let (bar, plain) = (UISearchBar(frame: .zero), Plain())
    let delegate: any UISearchBarDelegate = plain
    #expect(delegate.searchBarShouldBeginEditing(bar) && delegate.searchBarShouldEndEditing(bar))
    #expect(plain.searchBarShouldBeginEditing(bar) && plain.searchBarShouldEndEditing(bar))
    delegate.searchBarTextDidBeginEditing(bar)
    delegate.searchBarTextDidEndEditing(bar)
    delegate.searchBar(bar, textDidChange: "a")
    delegate.searchBarSearchButtonClicked(bar)
    delegate.searchBar(bar, selectedScopeButtonIndexDidChange: 1)
    let search = UISearchController(searchResultsController: nil)
    let watcher: any UISearchControllerDelegate = plain
    watcher.didPresentSearchController(search)
    watcher.willDismissSearchController(search)
    #expect(bar.text == "" && bar.selectedScopeButtonIndex == 0 && !bar.isFirstResponder && !search.isActive)
  }

  @Test("A search controller shows its results when told to, or with text, and tells when it came and will go")
  func controllers() throws {
    let log = EventRecorder()
    let (page, results) = (Page("page", log), Page("results", log))
    let search = UISearchController(searchResultsController: results)
    let watcher = Watcher()
    search.delegate = watcher
    #expect(search.searchResultsController === results)
    #expect(search.obscuresBackgroundDuringPresentation && search.hidesNavigationBarDuringPresentation)
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation && !search.hidesNavigationBarDuringPresentation)
    #expect(try #require(UISearchController(coder: coder)).searchResultsController == nil)
    page.title = "Title"
    page.navigationItem.searchController = search
    let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
    #expect(!search.showsSearchResultsController)
    host.change { search.isActive = true }
    #expect(watcher.log == ["present"] && !host.labels.contains("results") && host.labels.contains("Title"))
    host.change { search.showsSearchResultsController = true }
    #expect(search.showsSearchResultsController && host.labels.contains("results"))
    host.change { search.showsSearchResultsController = false }
    #expect(!host.labels.contains("results"))
    host.change { search.isActive = false }
    #expect(watcher.log == ["present", "dismiss"])
  }

  @Test("The bar with the title goes during a search, unless the controller keeps it")
  func hiding() throws {
    let page = Page("page", EventRecorder())
    page.title = "Title"
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
    #expect(host.labels.contains("Title"))
    host.change { search.isActive = true }
    host.finishAnimations()
    #expect(!host.labels.contains("Title"))
    host.change { search.hidesNavigationBarDuringPresentation = false }
    host.finishAnimations()
    #expect(host.labels.contains("Title"))
  }
}
