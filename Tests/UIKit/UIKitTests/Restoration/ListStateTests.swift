import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Tables and collections that come back to what was selected, and the focus in them.
@MainActor
@Suite("States of lists in coders", .serialized)
struct ListStateTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource, UITableViewDelegate,
    UICollectionViewDelegate, UIDataSourceModelAssociation
  {
    var names: [String]
    var preferred: IndexPath?
    init(_ names: [String]) { self.names = names }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { names }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { UICollectionViewCell() }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx[1]] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
      names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
  }

  private func coded(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    write(archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return unarchiver
  }

  @Test("A table selects the rows of the same things again, although they stand elsewhere")
  func tables() throws {
    let (old, new) = (Source(["a", "b", "c"]), Source(["c", "x", "b", "a"]))
    let (first, second) = (UITableView(), UITableView())
    first.dataSource = old
    second.dataSource = new
    first.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    second.decodeRestorableState(with: try coded { first.encodeRestorableState(with: $0) })
    #expect(second.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("A collection selects the items of the same things again")
  func collections() throws {
    let (old, new) = (Source(["a", "b", "c"]), Source(["c", "x", "b", "a"]))
    func collection(_ source: Source) -> UICollectionView {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.dataSource = source
      return view
    }
    let (first, second) = (collection(old), collection(new))
    first.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    second.decodeRestorableState(with: try coded { first.encodeRestorableState(with: $0) })
    #expect(second.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test("By their protocols, sources and delegates of lists give titles and the row that has the focus first")
  func protocols() {
    final class Quiet: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (source, quiet) = (Source(["a", "b"]), Quiet())
    source.preferred = IndexPath(row: 1, section: 0)
    let (table, layout) = (UITableView(), UICollectionViewFlowLayout())
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let sources: [any UITableViewDataSource] = [source, quiet]
    #expect(sources.map { $0.sectionIndexTitles(for: table) } == [["a", "b"], nil])
    let rows: [any UITableViewDelegate] = [source, quiet]
    #expect(rows.map { $0.indexPathForPreferredFocusedView(in: table) } == [IndexPath(row: 1, section: 0), nil])
    let items: [any UICollectionViewDelegate] = [source, quiet]
    #expect(items.map { $0.indexPathForPreferredFocusedView(in: collection) } == [IndexPath(row: 1, section: 0), nil])
  }

  @Test("The delegate of a scroll view decides about the way to the top, and hears of insets")
  func scrolling() throws {
    final class Judge: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        log.append("asked")
        return false
      }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log.append("insets \(Int(scrollView.adjustedContentInset.top))")
      }
    }
    final class Quiet: NSObject, UIScrollViewDelegate {}
    let (view, judge) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Judge())
    let delegates: [any UIScrollViewDelegate] = [judge, Quiet()]
    #expect(delegates.map { $0.scrollViewShouldScrollToTop(view) } == [false, true])
    for delegate in delegates { delegate.scrollViewDidScrollToTop(view) }
    #expect(judge.log == ["asked", "top"])
    view.delegate = judge
    judge.log = []
    let host = try window { Hosting(view: view) }
    host.change { view.contentInset.top = 12 }
    #expect(judge.log.last == "insets 12")
  }

  @Test("Sections of compositional layouts follow margins by the reference that is set")
  func references() {
    let all: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    for reference in all {
      configuration.contentInsetsReference = reference
      #expect(configuration.contentInsetsReference == reference)
    }
  }
}
