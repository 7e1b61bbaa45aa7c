import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Pictures, buttons and tokens of searches.
@MainActor
@Suite("Looks of searches", .serialized)
struct SearchLookTests {
  private final class Watcher: NSObject, UISearchBarDelegate {
    var log: [String] = []
    var mayChange = true
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) \(text)")
      return mayChange
    }
  }

  private func shown(_ view: UIView) throws -> HeadlessHost {
    try window(width: 300, height: 120) { Hosting(view: placed(view, CGRect(x: 0, y: 10, width: 300, height: 100))) }
  }

  @Test("An empty bar has buttons for bookmarks and results, which tell the delegate")
  func buttons() throws {
    let (bar, watcher): (UISearchBar, Watcher) = (UISearchBar(frame: .zero), Watcher())
    bar.delegate = watcher
    #expect(!bar.showsBookmarkButton && !bar.showsSearchResultsButton && !bar.isSearchResultsButtonSelected)
    let host = try shown(bar)
    host.change { bar.showsBookmarkButton = true }
    host.change { bar.showsSearchResultsButton = true }
    #expect(host.activate("Bookmarks") && host.activate("Recent results"))
    #expect(watcher.log == ["bookmarks", "results"])
    host.change { bar.isSearchResultsButtonSelected = true }
    #expect(host.element("Recent results")?.properties.traits.contains(.isSelected) == true)
    host.change { bar.text = "a" }
    #expect(!host.labels.contains("Bookmarks") && host.labels.contains("Clear text"))
    #expect(host.activate("Clear text") && bar.text == "")
    host.change { bar.isEnabled = false }
    #expect(host.element("Bookmarks")?.properties.traits.contains(.isDisabled) == true && !bar.becomeFirstResponder())
  }

  @Test("A bar shows its pictures where they are moved to, and the pictures of its grounds")
  func pictures() throws {
    let bar = UISearchBar(frame: .zero)
    let host = try shown(bar)
    var before: [String] = host.displayLines
    func changes(_ change: () -> Void) -> Bool {
      host.change(change)
      defer { before = host.displayLines }
      return host.displayLines != before
    }
    let star = picture(12, 12)
    #expect(changes { bar.setImage(star, for: .search, state: .normal) })
    #expect(bar.image(for: .search, state: .normal) === star && bar.image(for: .clear, state: .normal) == nil)
    #expect(changes { bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search) })
    #expect(bar.positionAdjustment(for: .search).horizontal == 5 && bar.positionAdjustment(for: .clear) == .zero)
    #expect(changes { bar.setSearchFieldBackgroundImage(picture(20, 36, .green), for: .normal) })
    #expect(bar.searchFieldBackgroundImage(for: .normal) != nil)
    #expect(changes { bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 4) })
    #expect(bar.searchFieldBackgroundPositionAdjustment.vertical == 4)
    bar.placeholder = "Find"
    host.update()
    before = host.displayLines
    #expect(changes { bar.searchTextPositionAdjustment = UIOffset(horizontal: 9, vertical: 0) })
    #expect(bar.searchTextPositionAdjustment.horizontal == 9)
    #expect(changes { bar.backgroundImage = picture(30, 30, .blue) })
    #expect(try host.color(x: 2, y: 30) == "#0000FF" && bar.backgroundImage != nil)
    bar.setBackgroundImage(star, for: .top, barMetrics: .compact)
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === star)
    #expect(bar.backgroundImage(for: .bottom, barMetrics: .default) == nil)
  }

  @Test("Segments of a bar have the pictures and letters that are set, and choose scopes as before")
  func scopes() throws {
    let bar = UISearchBar(frame: .zero)
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    bar.setScopeBarButtonBackgroundImage(picture(10, 32, .green), for: .normal)
    bar.setScopeBarButtonDividerImage(picture(2, 32), forLeftSegmentState: .normal, rightSegmentState: .normal)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeBarBackgroundImage = picture(10, 40, .blue)
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) != nil && bar.scopeBarBackgroundImage != nil)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) != nil
        && bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count == 1)
    let host = try shown(bar)
    host.update()
    #expect(try host.color(x: 150, y: 108) == "#0000FF" && host.labels.contains("New"))
    #expect(host.activate("New") && bar.selectedScopeButtonIndex == 1)
  }

  @Test("A delegate of a bar is asked before the text changes")
  func asking() throws {
    let (bar, watcher): (UISearchBar, Watcher) = (UISearchBar(frame: .zero), Watcher())
    bar.delegate = watcher
    let host = try shown(bar)
    host.change { bar.becomeFirstResponder() }
    _ = host.type("a")
    #expect(bar.text == "a" && watcher.log == ["0,0 a"])
    watcher.mayChange = false
    _ = host.type("b")
    #expect(bar.text == "a")
  }

  @Test("A bar shows the font, the colours and the hint of its text field")
  func field() throws {
    let bar = UISearchBar(frame: .zero)
    bar.text = "Words"
    let host = try shown(bar)
    let plain: [String] = host.displayLines
    host.change { bar.searchTextField.textColor = .red }
    let red: [String] = host.displayLines
    host.change { bar.searchTextField.font = .systemFont(ofSize: 24) }
    let large: [String] = host.displayLines
    host.change { bar.searchTextField.backgroundColor = .green }
    #expect(red != plain && large != red && host.displayLines != large)
    host.change { bar.text = "" }
    host.change {
      bar.searchTextField.attributedPlaceholder = NSAttributedString(
        string: "Hint", attributes: [.foregroundColor: UIColor.blue])
    }
    #expect(bar.placeholder == "Hint" && host.displayLines.contains { $0.contains("Hint") })
  }

  @Test("Tokens stand before the text of a search field, are read, and go with the key that deletes")
  func tokens() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    #expect(field.tokens.isEmpty && field.allowsDeletingTokens && field.leftView != nil)
    let (flag, mail) = (
      UISearchToken(icon: UIImage(systemName: "flag"), text: "Flagged"), UISearchToken(icon: nil, text: "Mail")
    )
    flag.representedObject = 7
    #expect(flag.representedObject as? Int == 7)
    let host = try shown(field)
    host.change { field.tokens = [flag] }
    #expect(host.labels.contains("Flagged"))
    host.change { field.insertToken(mail, at: 9) }
    #expect(field.tokens == [flag, mail] && host.labels.contains("Mail"))
    let plain: [String] = host.displayLines
    host.change { field.tokenBackgroundColor = .red }
    #expect(host.displayLines != plain && host.displayLines.filter { $0.hasPrefix("fill #FF0000") }.count == 2)
    #expect(field.tokenBackgroundColor == .red)
    host.change { field.tokenBackgroundColor = nil }
    #expect(host.displayLines == plain)
    host.change { field.text = "some words" }
    let whole = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(field.tokens(in: whole) == [flag, mail] && field.text(in: field.textualRange) == "some words")
    let second = try #require(field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
    #expect(field.tokens(in: second) == [mail])
    let start = try #require(field.position(from: field.textualRange.start, offset: 5))
    let words = try #require(field.textRange(from: start, to: field.endOfDocument))
    let token = UISearchToken(icon: nil, text: "words")
    host.change { field.replaceTextualPortion(of: words, with: token, at: 0) }
    #expect(field.text == "some " && field.tokens == [token, flag, mail])
    host.change { field.removeToken(at: 0) }
    host.change { field.text = "" }
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.deleteBackward()
    #expect(field.tokens == [flag] && changes == 1)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens == [flag])
  }

  @Test("Tokens leave room for the text: where there is none they are scrolled, and nothing leaves the field")
  func roomForTokens() throws {
    let bar = UISearchBar(frame: .zero)
    var settings = HostSettings()
    settings.textSize = 11
    let host = try window(width: 320, height: 200, settings: settings) {
      Hosting(view: placed(bar, CGRect(x: 0, y: 10, width: 320, height: 180)))
    }
    let names: [String] = ["Attachments", "Unread messages", "Mail"]
    for count in 1...3 {
      host.change { bar.searchTextField.tokens = names.prefix(count).map { UISearchToken(icon: nil, text: $0) } }
      host.finishAnimations()
      let clear: CGRect = try #require(host.frame("Clear text"))
      let text: CGRect = try #require(
        host.elements.first { $0.role == .textField || $0.role == .searchField }.flatMap {
          host.accessibilityTree.frame(of: $0.id)
        })
      #expect(
        text.width >= 40 && text.minX > 0 && text.maxX <= clear.minX && clear.maxX <= 320, "\(count) \(text) \(clear)")
      // The last token is the one that is seen.
      let last: CGRect = try #require(host.frame(names[count - 1]))
      #expect(last.maxX <= text.minX + 1, "\(last) \(text)")
    }
  }

  @Test("Tokens of a search bar's field are shown by the bar, and emptied with the text")
  func barTokens() throws {
    let bar = UISearchBar(frame: .zero)
    bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Mail")]
    bar.text = "words"
    let host = try shown(bar)
    #expect(host.labels.contains("Mail") && host.activate("Clear text"))
    host.update()
    #expect(bar.searchTextField.tokens.isEmpty && bar.text == "" && !host.labels.contains("Mail"))
  }
}
