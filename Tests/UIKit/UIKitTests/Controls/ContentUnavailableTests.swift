import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What controllers show where there is nothing to show.
@MainActor
@Suite("Content that is unavailable", .serialized)
struct ContentUnavailableTests {
  final class Recipes: UIViewController {
    var count = 0
    var asked: [String?] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked.append(state.searchText)
      guard count == 0 else { return contentUnavailableConfiguration = nil }
      if state.searchText != nil { return contentUnavailableConfiguration = UIContentUnavailableConfiguration.search() }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No Recipes"
      contentUnavailableConfiguration = empty
    }
  }

  @Test("A controller is asked before it is seen and when it wishes so, and shows the configuration over its view")
  func controllers() throws {
    let page = Recipes()
    #expect(page.contentUnavailableConfiguration == nil)
    let host = try window(width: 300, height: 400) { Controllers(page) }
    #expect(page.asked.count == 1 && host.element("No Recipes") != nil)
    #expect(page.contentUnavailableConfiguration is UIContentUnavailableConfiguration)
    page.count = 1
    host.change { page.setNeedsUpdateContentUnavailableConfiguration() }
    host.change {}
    #expect(page.asked.count == 2 && host.element("No Recipes") == nil && page.contentUnavailableConfiguration == nil)
  }

  @Test("The text of a search is part of the state, and the words of an empty result name it")
  func searching() throws {
    let page = Recipes()
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let host = try window(width: 300, height: 400) { Controllers(UINavigationController(rootViewController: page)) }
    #expect(host.element("No Recipes") != nil)
    host.change {
      search.isActive = true
      search.searchBar.text = "tea"
    }
    host.change { page.setNeedsUpdateContentUnavailableConfiguration() }
    host.change {}
    #expect(page.asked.last == "tea" && host.element("No Results for “tea”") != nil)
    let other = UIContentUnavailableConfiguration.search()
      .updated(for: UIContentUnavailableConfigurationState(traitCollection: .current))
    #expect(other.text == "No Results" && other.secondaryText != nil && other.image != nil)
  }

  @Test("Picture, words and buttons stand below each other in the middle, and buttons perform their actions")
  func parts() throws {
    var used: [String] = []
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "book")
    empty.text = "No Books"
    empty.secondaryText = "Books that you add appear here."
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = UIAction { _ in used.append("add") }
    empty.secondaryButton.title = "Learn More"
    empty.secondaryButtonProperties.isEnabled = false
    let view = UIContentUnavailableView(configuration: empty)
    let host = try window(width: 300, height: 400) { Hosting(view: view) }
    let frames: [CGRect] = try ["No Books", "Books that you add appear here.", "Add", "Learn More"].map {
      try #require(host.frame($0))
    }
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.maxY <= below.minY) }
    for frame in frames { #expect(abs(frame.midX - 150) < 1) }
    #expect(host.element("No Books")?.properties.traits.contains(.isHeader) == true)
    #expect(host.activate("Add") && used == ["add"])
    #expect(host.element("Learn More")?.properties.traits.contains(.isDisabled) == true)
    empty.alignment = .natural
    empty.directionalLayoutMargins.leading = 30
    host.change { view.configuration = empty }
    #expect(host.frame("Add")?.minX == 30)
    #expect(view.isScrollEnabled && view.supports(UIContentUnavailableConfiguration.loading()))
    view.isScrollEnabled = false
    #expect(!view.isScrollEnabled)
    #expect(empty.makeContentView() is UIContentUnavailableView)
  }

  @Test("Content on its way shows something that turns; values begin with what suits the kind")
  func values() throws {
    let loading = UIContentUnavailableConfiguration.loading()
    let host = try window(width: 300, height: 400) { Hosting(view: loading.makeContentView()) }
    #expect(host.element("Loading…") != nil && loading.image == nil)
    var empty = UIContentUnavailableConfiguration.empty()
    #expect(empty.text == nil && empty.image == nil && empty.alignment == .center)
    #expect(empty.textProperties.numberOfLines == 0 && empty.textProperties.color == .label)
    #expect(empty.secondaryTextProperties.color == .secondaryLabel && empty.imageProperties.maximumSize == .zero)
    #expect(empty.buttonProperties.isEnabled && empty.buttonProperties.role == .normal)
    empty.attributedText = NSAttributedString(string: "Styled")
    empty.background.backgroundColor = .red
    empty.imageToTextPadding = 3
    #expect(empty.attributedText != nil && empty.imageToTextPadding == 3 && empty.textToSecondaryTextPadding > 0)
    #expect(empty.textToButtonPadding > 0 && empty.buttonToSecondaryButtonPadding > 0)
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state[UIConfigurationStateCustomKey("kind")] = 3
    #expect(state[UIConfigurationStateCustomKey("kind")] == AnyHashable(3) && state.searchText == nil)
  }
}
