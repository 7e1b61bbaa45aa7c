import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Finding and replacing in views of UIKit's.
@MainActor
@Suite("Finding in UIKit", .serialized)
struct FindInteractionTests {
  private static let text = "A rule on trees.\nNo rule on parks.\nThe Rule of law."

  private final class Page: UIViewController {
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    override func viewDidLoad() {
      textView.text = FindInteractionTests.text
      view.addSubview(textView)
    }
  }

  private func open(_ controller: UIViewController) throws -> HeadlessHost {
    try window(width: 400, height: 300, settings: HostSettings(idiom: .desktop)) {
      Controllers(controller).ignoresSafeArea()
    }
  }

  private func says(_ host: HeadlessHost, _ text: String) -> Bool { host.drawnTexts.contains(text) }

  @Test("People find in a text that is edited, where the program allows it, and replace step by step")
  func editing() throws {
    let page = Page()
    page.loadViewIfNeeded()
    let host = try open(page)
    #expect(!page.textView.isFindInteractionEnabled && page.textView.findInteraction == nil)
    host.change { host.send(.tap(CGPoint(x: 10, y: 250))) }
    host.press(.home, modifiers: .command)
    host.press(.character("f"), modifiers: .command)
    host.update()
    #expect(host.element("Find") == nil)
    host.change { page.textView.isFindInteractionEnabled = true }
    let find = try #require(page.textView.findInteraction)
    #expect(find.view === page.textView && !find.isFindNavigatorVisible && find.activeFindSession == nil)
    host.press(.character("f"), modifiers: .command)
    host.update()
    #expect(host.element("Find") != nil && find.isFindNavigatorVisible, "\(host.labels)")
    host.change { host.type("rule") }
    #expect(says(host, "1 of 3") && find.searchText == "rule", "\(host.drawnTexts)")
    let session = try #require(find.activeFindSession as? UITextSearchingFindSession)
    #expect(session.searchableObject === page.textView && session.resultCount == 3)
    #expect(session.highlightedResultIndex == 0 && session.supportsReplacement)
    #expect(session.allowsReplacementForCurrentlyHighlightedResult)
    host.change { find.findNext() }
    #expect(says(host, "2 of 3"), "\(host.drawnTexts)")
    host.change { find.findPrevious() }
    host.change { find.findPrevious() }
    #expect(says(host, "3 of 3"))
    host.change {
      find.replacementText = "law"
      find.presentFindNavigator(showingReplace: true)
    }
    #expect(host.element("Replace with") != nil && host.activate("Replace"))
    host.update()
    #expect(page.textView.text.hasSuffix("The law of law."), "\(page.textView.text ?? "")")
    #expect(says(host, "1 of 2"), "\(host.drawnTexts)")
    #expect(host.activate("Replace all"))
    host.update()
    #expect(page.textView.text == "A law on trees.\nNo law on parks.\nThe law of law." && says(host, "Not found"))
    host.press(.escape)
    host.update()
    #expect(host.element("Find") == nil && !find.isFindNavigatorVisible && find.searchText == "rule")
    #expect(host.graph.differences().isEmpty)
    host.change { page.textView.isFindInteractionEnabled = false }
    #expect(find.view == nil && !page.textView.interactions.contains { $0 is UIFindInteraction })
  }

  @Test("A text that is only read shows what is found, and is not replaced")
  func reading() throws {
    let page = Page()
    page.loadViewIfNeeded()
    page.textView.isEditable = false
    page.textView.isFindInteractionEnabled = true
    let host = try open(page)
    let find = try #require(page.textView.findInteraction)
    let before: Int = host.displayLines.count { $0.contains("fill") }
    host.change { find.presentFindNavigator(showingReplace: true) }
    #expect(host.element("Find") != nil && host.element("Replace with") == nil)
    host.change { find.searchText = "rule" }
    #expect(says(host, "1 of 3"), "\(host.drawnTexts)")
    #expect(host.displayLines.count { $0.contains("fill") } > before)
    host.change { find.findNext() }
    #expect(says(host, "2 of 3") && find.activeFindSession?.supportsReplacement == false)
    host.change { find.searchText = "none of it" }
    #expect(says(host, "Not found"))
    host.change { find.dismissFindNavigator() }
    #expect(host.element("Find") == nil)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A view of the program's own finds by a session that its delegate makes; the keys reach it")
  func ownViews() throws {
    final class Poem: NSObject, UITextSearching, UIFindInteractionDelegate {
      typealias DocumentIdentifier = Int
      var verses = ["one rule", "two rules"]
      var log: [String] = []
      var isLate = false
      var later: (() -> Void)?
      lazy var session = UITextSearchingFindSession(searchableObject: self)
      final class Place: UITextRange {
        let verse: Int
        init(_ verse: Int) {
          self.verse = verse
          super.init()
        }
        override func isEqual(_ object: Any?) -> Bool { (object as? Place)?.verse == verse }
      }
      var selectedTextRange: UITextRange? { nil }
      var supportsTextReplacement: Bool { true }
      func compareFoundRange(_ a: UITextRange, toRange b: UITextRange, document: Int?) -> ComparisonResult {
        let (first, second): (Int, Int) = ((a as! Place).verse, (b as! Place).verse)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
      }
      func compareOrder(of document: Int, to toDocument: Int) -> ComparisonResult {
        document < toDocument ? .orderedAscending : .orderedDescending
      }
      func performTextSearch(
        queryString string: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
      ) {
        log.append("search \(string) \(options.wordMatchMethod) \(options.stringCompareOptions.rawValue)")
        let tell: () -> Void = { [unowned self] in
          for (index, verse) in verses.enumerated().reversed() where verse.contains(string) {
            resultAggregator.foundRange(Place(index), searchString: string, document: index)
          }
          resultAggregator.finishedSearching()
        }
        if isLate { later = tell } else { tell() }
      }
      func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
        if usingStyle == .highlighted { log.append("highlight \(document!)") }
      }
      func clearAllDecoratedFoundText() { log.append("clear") }
      func shouldReplaceFoundText(in range: UITextRange, document: Int?, withText text: String) -> Bool {
        document != 1
      }
      func replace(foundTextRange: UITextRange, document: Int?, withText replacementText: String) {
        verses[document!] = verses[document!].replacingOccurrences(of: "rule", with: replacementText)
      }
      func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        verses = verses.map { $0.replacingOccurrences(of: queryString, with: replacementText) }
      }
      func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
      func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("begin") }
      func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("end") }
      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }
    let (poem, page) = (Poem(), UIViewController())
    let find = UIFindInteraction(sessionDelegate: poem)
    page.view.addInteraction(find)
    let host = try open(page)
    host.press(.character("f"), modifiers: .command)
    host.update()
    #expect(host.element("Find") != nil && poem.take() == ["begin"] && find.isFindNavigatorVisible)
    host.change { host.type("rule") }
    #expect(says(host, "1 of 2") && poem.log.last == "highlight 0", "\(host.drawnTexts) \(poem.log)")
    #expect(poem.take().contains("search rule contains 1"))
    host.change { find.findNext() }
    #expect(poem.take() == ["highlight 1"] && find.activeFindSession?.highlightedResultIndex == 1)
    #expect(find.activeFindSession?.allowsReplacementForCurrentlyHighlightedResult == false)
    host.change { find.findNext() }
    #expect(poem.take() == ["highlight 0"])
    host.change {
      find.replacementText = "law"
      find.presentFindNavigator(showingReplace: true)
    }
    #expect(host.activate("Replace"))
    host.update()
    #expect(poem.verses == ["one law", "two rules"] && says(host, "1 of 1"), "\(host.drawnTexts)")
    #expect(host.activate("Replace all"))
    host.update()
    #expect(poem.verses == ["one law", "two laws"] && says(host, "Not found"))
    // Results that come later are told of when they come.
    poem.isLate = true
    host.change { find.searchText = "law" }
    #expect(says(host, "Not found"))
    host.change { poem.later?() }
    #expect(says(host, "1 of 2"))
    poem.session.searchResultDisplayStyle = .total
    host.change { find.updateResultCount() }
    #expect(says(host, "2 found"))
    poem.session.searchResultDisplayStyle = .none
    host.change { find.updateResultCount() }
    #expect(!says(host, "2 found"))
    _ = poem.take()
    host.change { page.view.removeInteraction(find) }
    #expect(poem.take() == ["clear", "end"] && host.element("Find") == nil)
  }

  @Test("A plain session finds nothing; the aggregator keeps what it is told")
  func plain() {
    let session = UIFindSession()
    session.performSearch(query: "a", options: nil)
    session.performSingleReplacement(query: "a", replacementString: "b", options: nil)
    session.replaceAll(searchQuery: "a", replacementString: "b", options: nil)
    session.highlightNextResult(in: .backward)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    #expect(!session.supportsReplacement && !session.allowsReplacementForCurrentlyHighlightedResult)
    #expect(session.searchResultDisplayStyle == .currentAndTotal)
    let view = UITextView()
    view.text = "rule rules ruler Rule"
    view.selectedRange = NSRange(location: 6, length: 0)
    let find = UITextSearchingFindSession(searchableObject: view)
    find.performSearch(query: "rule", options: nil)
    #expect(find.resultCount == 3 && find.highlightedResultIndex == 2)
    find.highlightNextResult(in: .forward)
    #expect(find.highlightedResultIndex == 0)
    find.highlightNextResult(in: .backward)
    #expect(find.highlightedResultIndex == 2)
    find.replaceAll(searchQuery: "rule", replacementString: "law", options: nil)
    #expect(view.text == "law laws lawr Rule" && find.resultCount == 0)
    find.performSearch(query: "law", options: nil)
    find.performSingleReplacement(query: "law", replacementString: "lawful", options: nil)
    #expect(view.text.hasPrefix("law") && view.text.contains("lawful") && find.resultCount == 3)
    #expect(UITextStorageDirection.backward.rawValue == 1 && UITextSearchFoundTextStyle.highlighted.rawValue == 2)
    #expect(UITextSearchOptions.WordMatchMethod.fullWord.rawValue == 2)
    #expect(UIFindSession.SearchResultDisplayStyle(rawValue: 2) == UIFindSession.SearchResultDisplayStyle.none)
  }
}
