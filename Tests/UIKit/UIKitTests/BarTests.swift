import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The looks of bars, and bars of a program's own.
@MainActor
@Suite("Bars", .serialized)
struct BarTests {
  @Test("An appearance of one stack is behind its bar, and one of all bars behind those of SwiftUI as well (526, 529)")
  func appearances() throws {
    defer { AppearanceProxies.removeAll() }
    let page = Page("page", EventRecorder())
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    let host = try phone { Controllers(navigation) }
    #expect(try host.color(x: 5, y: 60) == "#FFFFFF")
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    host.change { navigation.navigationBar.scrollEdgeAppearance = look }
    #expect(try host.color(x: 5, y: 60) == "#FF0000" && host.color(x: 5, y: 10) == "#FF0000")
    // The bar has taken a copy.
    host.change { look.backgroundColor = .blue }
    #expect(try host.color(x: 5, y: 60) == "#FF0000")
    host.change { page.navigationItem.scrollEdgeAppearance = look }
    #expect(try host.color(x: 5, y: 60) == "#0000FF")
    look.backgroundColor = .green
    UINavigationBar.appearance().scrollEdgeAppearance = look
    let plain = try window(settings: HostSettings(idiom: .phone)) { NavigationStack { Text("a").navigationTitle("T") } }
    #expect(try plain.color(x: 5, y: 10) == "#00FF00")
  }

  @Test("A bar of the program's own shows its items and goes back through them; a toolbar spreads its items")
  func ownBars() throws {
    let log = EventRecorder()
    let holder = Page("holder", log)
    holder.view.isAccessibilityElement = false
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 300, height: 44))
    bar.pushItem(UINavigationItem(title: "First"), animated: false)
    bar.pushItem(UINavigationItem(title: "Second"), animated: false)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
    toolbar.items = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.note("add") }), .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash),
    ]
    holder.view.addSubview(bar)
    holder.view.addSubview(toolbar)
    let host = try phone { Controllers(holder) }
    #expect(Set(host.labels) == ["First", "Second", "Add", "Delete"])
    #expect(abs(host.frame("Second")!.midY - 82) < 1 && host.frame("Delete")!.maxX > 260)
    _ = log.take()
    #expect(host.activate("Add") && log.take() == ["add"] && host.activate("First"))
    #expect(bar.topItem?.title == "First")
  }

  @Test("A search tells its updater and delegate of each step, and shows its results' controller over the rest (563)")
  func searching() throws {
    final class Watcher: NSObject, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
      var log: [String] = []
      func updateSearchResults(for search: UISearchController) { log.append("update \(search.searchBar.text ?? "")") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
      func willPresentSearchController(_ search: UISearchController) { log.append("will") }
      func didDismissSearchController(_ search: UISearchController) { log.append("did end") }
    }
    let log = EventRecorder()
    let page = Page("page", log)
    page.title = "Title"
    let search = UISearchController(searchResultsController: Page("results", log))
    let watcher = Watcher()
    search.searchResultsUpdater = watcher
    search.delegate = watcher
    search.searchBar.delegate = watcher
    search.searchBar.placeholder = "Find"
    page.navigationItem.searchController = search
    let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
    #expect(host.elements.contains { $0.role == .searchField || $0.role == .textField })
    host.change { search.isActive = true }
    #expect(watcher.log == ["will", "update "])
    host.change { search.searchBar.text = "a" }
    #expect(watcher.log.last == "update a" && host.labels.contains("results"))
    #expect(host.activate("Cancel"))
    host.update()
    host.finishAnimations()
    #expect(!search.isActive && watcher.log.suffix(2) == ["did end", "cancel"] && !host.labels.contains("results"))
  }

  @Test(
    "A progress bar keeps its number from 0 to 1, a stepper steps and ends, a page control turns one page (574, 578)")
  func controls() throws {
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.progress = 3
    #expect(progress.progress == 1)
    progress.setProgress(.nan, animated: false)
    #expect(progress.progress == 0)
    let stepper = UIStepper()
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    stepper.maximumValue = 202
    let log = EventRecorder()
    let dots = UIPageControl(frame: CGRect(x: 0, y: 200, width: 200, height: 26))
    dots.numberOfPages = 3
    dots.currentPage = 7
    #expect(dots.currentPage == 2)
    dots.currentPage = 0
    dots.addAction(UIAction { _ in log.note("page") }, for: .valueChanged)
    stepper.addAction(UIAction { _ in log.note("step \(Int(stepper.value))") }, for: .valueChanged)
    let holder = Page("holder", log)
    holder.view.isAccessibilityElement = false
    stepper.frame.origin = CGPoint(x: 0, y: 100)
    for view in [stepper, dots] { holder.view.addSubview(view) }
    let host = try phone { Controllers(holder) }
    _ = log.take()
    let pages = try #require(host.element("Pages"))
    #expect(pages.properties.value == "page 1 of 3")
    #expect(host.send(.accessibilityAction(element: pages.id, action: .increment)))
    host.update()
    #expect(dots.currentPage == 1 && log.take() == ["page"])
    #expect(host.tap(at: CGPoint(x: 75, y: 116)))
    host.update()
    #expect(stepper.value == 201 && log.take() == ["step 201"])
  }

  @Test("A sheet has the heights of its manager, and its delegate may keep a person from ending it (557 to 560)")
  func sheets() throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var log: [String] = []
      var mayEnd = false
      func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool { mayEnd }
      func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) { log.append("attempt") }
      func presentationControllerDidDismiss(_ presentation: UIPresentationController) { log.append("did") }
    }
    let log = EventRecorder()
    let host = try phone { Text("behind") }
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let page = Page("page", log)
    let delegate = Delegate()
    page.sheetPresentationController?.detents = [.custom { _ in 120 }, .large()]
    page.presentationController?.delegate = delegate
    root.present(page, animated: true)
    host.update()
    #expect(page.isBeingPresented && log.take() == ["page load", "page will appear", "page is appearing"])
    host.finishAnimations()
    #expect(!page.isBeingPresented && log.take() == ["page did appear"] && host.labels.contains("page"))
    #expect(page.view.bounds.height < 200)
    host.change { page.sheetPresentationController?.selectedDetentIdentifier = .large }
    host.finishAnimations()
    #expect(page.view.bounds.height > 300)
    _ = host.press(.escape)
    host.finishAnimations()
    #expect(delegate.log == ["attempt"] && root.presentedViewController === page)
    delegate.mayEnd = true
    _ = host.press(.escape)
    host.finishAnimations()
    #expect(delegate.log == ["attempt", "did"] && log.take() == ["page will disappear", "page did disappear"])
    #expect(root.presentedViewController == nil && Set(host.labels) == ["behind"])
  }
}
