import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What is found in texts, and the answers of texts that say little.
@MainActor
@Suite("Texts in which is searched", .serialized)
struct SearchAggregatorTests {
  /// Says what it must: its lines are found by their beginnings.
  private final class Lines: NSObject, UITextSearching, UIFindInteractionDelegate {
    typealias DocumentIdentifier = Int
    final class Place: UITextRange {
      let line: Int
      init(_ line: Int) {
        self.line = line
        super.init()
      }
      override func isEqual(_ object: Any?) -> Bool { (object as? Place)?.line == line }
      override var hash: Int { line }
    }
    var lines = ["one", "other", "two"]
    var aggregator: UITextSearchAggregator<Int>?
    var shown: [Int: UITextSearchFoundTextStyle] = [:]
    lazy var session = UITextSearchingFindSession(searchableObject: self)
    var selectedTextRange: UITextRange? { nil }
    func compareFoundRange(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
      let (a, b) = ((foundRange as? Place)?.line ?? 0, (toRange as? Place)?.line ?? 0)
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func performTextSearch(
      queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator<Int>
    ) {
      self.aggregator = aggregator
      for (index, line) in lines.enumerated() where line.hasPrefix(string) {
        aggregator.foundRange(Place(index), searchString: string, document: nil)
      }
      aggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
      shown[(foundTextRange as? Place)?.line ?? -1] = usingStyle
    }
    func clearAllDecoratedFoundText() { shown = [:] }
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
  }

  @Test("An aggregator has what was found, forgets one occurrence, and forgets all; sessions follow")
  func aggregating() throws {
    let text = Lines()
    text.session.performSearch(query: "o", options: nil)
    let aggregator = try #require(text.aggregator)
    #expect(aggregator.allFoundRanges == [Lines.Place(0), Lines.Place(1)] && text.session.resultCount == 2)
    aggregator.invalidateFoundRange(Lines.Place(7), document: nil)
    #expect(text.session.resultCount == 2)
    aggregator.invalidateFoundRange(Lines.Place(0), document: 3)
    #expect(text.session.resultCount == 2)
    aggregator.invalidateFoundRange(Lines.Place(0), document: nil)
    #expect(aggregator.allFoundRanges == [Lines.Place(1)] && text.session.resultCount == 1)
    aggregator.invalidate()
    #expect(aggregator.allFoundRanges.isEmpty && text.session.resultCount == 0)
    text.session.performSearch(query: "t", options: nil)
    #expect(text.shown.keys.contains(2) && text.session.resultCount == 1)
    text.session.invalidateFoundResults()
    #expect(text.shown.isEmpty && text.session.resultCount == 0)
  }

  @Test("A text that says little has one document, is not replaced in, and is highlighted without a word")
  func defaults() {
    let text = Lines()
    #expect(text.selectedTextSearchDocument == nil && !text.supportsTextReplacement)
    #expect(text.compareOrder(of: 1, to: 2) == .orderedSame)
    text.shown = [0: .found]
    text.willHighlight(foundTextRange: Lines.Place(0), document: nil)
    text.scrollRangeToVisible(Lines.Place(0), inDocument: nil)
    text.replace(foundTextRange: Lines.Place(0), document: nil, withText: "x")
    text.replaceAll(queryString: "one", options: UITextSearchOptions(), withText: "x")
    #expect(text.shown == [0: .found] && text.lines == ["one", "other", "two"])
    #expect(text.shouldReplaceFoundText(in: Lines.Place(0), document: nil, withText: "x"))
  }

  @Test("A text tells before an occurrence is highlighted, and is asked to bring it into sight")
  func highlighting() {
    final class Following: NSObject, UITextSearching {
      typealias DocumentIdentifier = Int
      var log: [String] = []
      var selectedTextRange: UITextRange? { nil }
      var selectedTextSearchDocument: Int? { 4 }
      func compareFoundRange(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
        .orderedSame
      }
      func performTextSearch(
        queryString string: String, options: UITextSearchOptions,
        resultAggregator aggregator: UITextSearchAggregator<Int>
      ) {
        aggregator.foundRange(UITextRange(), searchString: string, document: 4)
        aggregator.finishedSearching()
      }
      func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
        log.append("\(usingStyle) \(document ?? -1)")
      }
      func clearAllDecoratedFoundText() {}
      func willHighlight(foundTextRange: UITextRange, document: Int?) { log.append("will \(document ?? -1)") }
      func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) { log.append("scroll \(inDocument ?? -1)") }
    }
    let text = Following()
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "a", options: nil)
    text.log = []
    session.highlightNextResult(in: .forward)
    #expect(text.log.contains("will 4") && text.log.contains("scroll 4") && text.log.contains("highlighted 4"))
    let searched: any UITextSearching = text
    #expect(searched.selectedTextSearchDocument as? Int == 4)
  }

  /// Finds what a text view finds.
  private final class Proxy: NSObject, UITextSearching {
    typealias DocumentIdentifier = AnyHashable?
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    var found: [UITextRange] = []
    var selectedTextRange: UITextRange? { nil }
    func compareFoundRange(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??)
      -> ComparisonResult
    { view.compareFoundRange(foundRange, toRange: toRange, document: document) }
    func performTextSearch(
      queryString string: String, options: UITextSearchOptions,
      resultAggregator aggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      view.performTextSearch(queryString: string, options: options, resultAggregator: aggregator)
      found = aggregator.allFoundRanges
    }
    func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {}
    func clearAllDecoratedFoundText() {}
  }

  @Test("A text view tells an aggregator the ranges that it found, in order")
  func ranges() {
    let proxy = Proxy()
    proxy.view.text = "rule, no rules"
    let session = UITextSearchingFindSession(searchableObject: proxy)
    session.performSearch(query: "rule", options: nil)
    #expect(proxy.found.compactMap { proxy.view.text(in: $0) } == ["rule", "rule"] && session.resultCount == 2)
    session.performSearch(query: "Rule", options: nil)
    #expect(proxy.found.isEmpty && session.resultCount == 0)
  }

  @Test("A text view finds by case and by whole words, and tells the aggregator the places")
  func textViews() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    view.text = "Rule rules\nrule"
    view.isEditable = false
    view.isFindInteractionEnabled = true
    let interaction = try #require(view.findInteraction)
    let host = try window(width: 300, height: 120, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { interaction.presentFindNavigator(showingReplace: false) }
    let session = try #require(interaction.activeFindSession)
    session.performSearch(query: "rule", options: nil)
    #expect(session.resultCount == 2)
    #expect(interaction.delegate != nil && interaction.view === view)
    interaction.willMove(to: nil)
    #expect(!interaction.isFindNavigatorVisible)
    interaction.didMove(to: nil)
    #expect(interaction.view == nil)
    interaction.didMove(to: view)
    #expect(interaction.view === view)
  }
}
