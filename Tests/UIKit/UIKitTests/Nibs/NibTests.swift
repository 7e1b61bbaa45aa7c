import Foundation
import Testing
import UIKit
import ViewTestSupport

/// Source that names files of Interface Builder's, which are not read.
@MainActor
@Suite("Nibs and storyboards", .serialized)
struct NibTests {
  final class Page: UIViewController {
    var prepared: [String] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      prepared.append(segue.identifier ?? "")
    }
  }

  final class Card: UIView {
    override func awakeFromNib() {
      super.awakeFromNib()
      tag += 1
    }
    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      tag += 10
    }
  }

  final class Line: NSLayoutConstraint {
    override func awakeFromNib() { constant = 7 }
  }

  final class Press: UILongPressGestureRecognizer {
    override func awakeFromNib() { minimumPressDuration = 7 }
  }

  final class Item: UIBarButtonItem {
    override func awakeFromNib() { tag = 1 }
    override func prepareForInterfaceBuilder() { tag = 2 }
  }

  @available(*, deprecated)
  @Test("Naming a nib does nothing; loading it is told once, and gives nil where nil may be given")
  func nibs() {
    let nib = UINib(nibName: "Row", bundle: nil)
    let table = UITableView()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let said: [String] = warnings {
      table.register(nib, forCellReuseIdentifier: "row")
      table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
      grid.register(nib, forCellWithReuseIdentifier: "cell")
      grid.register(nib, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
      #expect(Bundle.main.loadNibNamed("Row", owner: nil) == nil)
    }
    #expect(said.count == 1 && said[0].contains("\"Row\"") && said[0].contains("Make its views in code"), "\(said)")
    let page = UIViewController(nibName: "PageOfTests", bundle: nil)
    #expect(warnings { page.loadViewIfNeeded() }.contains { $0.contains("\"PageOfTests\"") } && page.isViewLoaded)
    #expect(
      page.storyboard == nil && UINib.OptionsKey.externalObjects == UINib.OptionsKey(rawValue: "UINibExternalObjects"))
    #expect(UINib.OptionsKey.externalObjects.rawValue == "UINibExternalObjects")
    // A nib takes the place of a class, as it does where nibs are read.
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") != nil)
    table.register(nib, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @available(*, deprecated)
  @Test("A storyboard gives no first controller, and says so")
  func storyboards() {
    let storyboard = UIStoryboard(name: "TestBoard", bundle: nil)
    let said: [String] = warnings {
      #expect(storyboard.instantiateInitialViewController() == nil)
      let page: Page? = storyboard.instantiateInitialViewController { _ in Page() }
      #expect(page == nil)
    }
    #expect(said.count == 1 && said[0].contains("\"TestBoard\""))
  }

  @available(*, deprecated)
  @Test("Asking for views or a controller that have to be there ends the program with a message")
  func endings() async {
    let nib = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(data: Data([1, 2]), bundle: nil).instantiate(withOwner: nil) }
    }
    let nibWords: String = text(nib)
    #expect(nibWords.contains("The nib \"of 2 bytes\" is not read"))
    let named = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "list")
      }
    }
    let namedWords: String = text(named)
    #expect(namedWords.contains("There is no controller \"list\". The storyboard \"Main\""))
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page: Page = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "page") { _ in
          Page()
        }
        page.loadViewIfNeeded()
      }
    }
    let madeWords: String = text(made)
    #expect(madeWords.contains("There is no controller \"page\""))
    let segue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Page().performSegue(withIdentifier: "more", sender: nil) }
    }
    let segueWords: String = text(segue)
    #expect(segueWords.contains("Page has no segue \"more\""))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A segue of a program's own is prepared and performed by it")
  func segues() {
    let (list, details) = (Page(), Page())
    var shown: [ObjectIdentifier] = []
    let segue = UIStoryboardSegue(identifier: "details", source: list, destination: details) {
      shown.append(ObjectIdentifier(details))
    }
    #expect(list.shouldPerformSegue(withIdentifier: "details", sender: nil))
    list.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(list.prepared == ["details"] && shown == [ObjectIdentifier(details)])
    let plain = UIStoryboardSegue(identifier: nil, source: list, destination: details)
    plain.perform()
    #expect(plain.identifier == nil && plain.source === list && plain.destination === details && shown.count == 1)
  }

  @Test("What is overridden for nibs is called by the program alone")
  func awaking() {
    let (card, line, press, item) = (Card(), Line(), Press(), Item())
    #expect(card.tag == 0 && line.constant == 0 && item.tag == 0)
    card.awakeFromNib()
    card.prepareForInterfaceBuilder()
    line.awakeFromNib()
    press.awakeFromNib()
    item.awakeFromNib()
    #expect(card.tag == 11 && line.constant == 7 && press.minimumPressDuration == 7 && item.tag == 1)
    item.prepareForInterfaceBuilder()
    #expect(item.tag == 2)
  }
}
