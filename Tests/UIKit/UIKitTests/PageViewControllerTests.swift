import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers that people turn as pages.
@MainActor
@Suite("Page view controllers", .serialized)
struct PageViewControllerTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Page]
    var count = 0
    var asked: [String] = []
    var told: [String] = []

    init(_ count: Int, _ log: EventRecorder) {
      pages = (0..<count).map { number in
        let page = Page("page \(number)", log)
        page.title = "Title \(number)"
        return page
      }
    }

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
      let index = pages.firstIndex { $0 === controller }! + step
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    {
      asked.append("before \((page as! Page).name)")
      return self.page(beside: page, -1)
    }
    func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    {
      asked.append("after \((page as! Page).name)")
      return self.page(beside: page, 1)
    }
    func presentationCount(for pager: UIPageViewController) -> Int { count }
    func presentationIndex(for pager: UIPageViewController) -> Int {
      pages.firstIndex { $0 === pager.viewControllers?.first } ?? 0
    }
    func pageViewController(_ pager: UIPageViewController, willTransitionTo pending: [UIViewController]) {
      told.append("will \((pending[0] as! Page).name)")
    }
    func pageViewController(
      _ pager: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { told.append("did from \((previousViewControllers[0] as! Page).name) \(finished) \(completed)") }
  }

  private func pager(
    _ book: Book, at index: Int = 0, _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    spacing: CGFloat = 0
  ) -> UIPageViewController {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
    pager.dataSource = book
    pager.delegate = book
    pager.setViewControllers([book.pages[index]], direction: .forward, animated: false)
    return pager
  }

  private func open(
    _ pager: UIPageViewController, _ idiom: Idiom = .phone, _ direction: LayoutDirection = .leftToRight
  ) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: idiom)) {
      Controllers(pager).ignoresSafeArea().environment(\.layoutDirection, direction)
    }
  }

  @Test("A finger turns to the neighbour, which appears as the other page goes; only neighbours are asked for")
  func turning() throws {
    let log = EventRecorder()
    let book = Book(4, log)
    let pager = pager(book)
    #expect(pager.viewControllers == [book.pages[0]] && pager.gestureRecognizers.isEmpty)
    let host = try open(pager)
    #expect(host.labels == ["page 0"] && host.frame("page 0") == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(log.take() == ["page 0 load", "page 0 will appear", "page 0 is appearing", "page 0 did appear"])
    #expect(book.asked == ["before page 0", "after page 0"] && book.pages[1].parent == nil)
    host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
    host.finishAnimations()
    #expect(pager.viewControllers == [book.pages[1]] && host.labels == ["page 1"], "\(host.labels)")
    #expect(host.frame("page 1") == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(
      log.take() == [
        "page 1 load", "page 0 will disappear", "page 1 will appear", "page 1 is appearing", "page 0 did disappear",
        "page 1 did appear",
      ])
    #expect(book.told == ["will page 1", "did from page 0 true true"] && book.pages[0].parent == nil)
    #expect(book.asked.suffix(1) == ["after page 1"] && book.asked.count == 3)
    // One that is let go too early comes back.
    book.told = []
    let pointer = host.down(at: CGPoint(x: 100, y: 200))
    for x in stride(from: 105.0, through: 160, by: 5) {
      host.move(pointer, to: CGPoint(x: x, y: 200))
      host.advance(by: .milliseconds(16))
    }
    for x in stride(from: 160.0, through: 110, by: -5) {
      host.move(pointer, to: CGPoint(x: x, y: 200))
      host.advance(by: .milliseconds(100))
    }
    host.lift(pointer, at: CGPoint(x: 110, y: 200))
    host.finishAnimations()
    #expect(pager.viewControllers == [book.pages[1]] && host.labels == ["page 1"])
    #expect(book.told.first == "will page 0" && book.told.last == "did from page 1 true false", "\(book.told)")
    #expect(log.take().suffix(2).sorted() == ["page 0 did disappear", "page 1 did appear"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Keys, wheels and assistive technologies turn pages; there is no way beyond the last one")
  func otherWays() throws {
    let book = Book(3, EventRecorder())
    let pager = pager(book)
    let host = try open(pager, .desktop)
    _ = host.send(.scrollKey(at: CGPoint(x: 150, y: 200), .pageDown))
    host.finishAnimations()
    #expect(pager.viewControllers == [book.pages[1]])
    let tree: AccessibilityTree = host.accessibilityTree
    let place = try #require(tree.nodes.values.first { $0.properties.actions.contains { $0.kind == .scroll } })
    #expect(place.properties.scrollStatus == "Title 1")
    host.send(.accessibilityAction(element: place.id, action: .scroll, input: .edge(.trailing)))
    host.finishAnimations()
    #expect(pager.viewControllers == [book.pages[2]])
    _ = host.send(.scrollKey(at: CGPoint(x: 150, y: 200), .pageDown))
    host.finishAnimations()
    #expect(pager.viewControllers == [book.pages[2]])
    host.send(.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: -40, height: 0)))
    host.finishAnimations()
    #expect(pager.viewControllers == [book.pages[1]])
  }

  @Test("A program sets pages with a movement or at once; nobody but the completion is told")
  func setting() throws {
    let log = EventRecorder()
    let book = Book(4, log)
    let pager = pager(book)
    let host = try open(pager)
    _ = log.take()
    var done: [Bool] = []
    pager.setViewControllers([book.pages[3]], direction: .forward, animated: true) { done.append($0) }
    host.update()
    #expect(pager.viewControllers == [book.pages[0]] && done == [] && book.pages[3].transitionCoordinator != nil)
    host.finishAnimations()
    #expect(pager.viewControllers == [book.pages[3]] && done == [true] && book.told == [] && host.labels == ["page 3"])
    #expect(log.take().suffix(2) == ["page 0 did disappear", "page 3 did appear"])
    host.change { pager.setViewControllers([book.pages[1]], direction: .reverse, animated: false) { done.append($0) } }
    #expect(host.labels == ["page 1"] && done == [true, true] && book.pages[3].parent == nil)
    // Another page while one is on its way takes its place.
    pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) { done.append($0) }
    pager.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { done.append($0) }
    host.update()
    host.finishAnimations()
    #expect(done.count == 4 && host.labels == ["page 0"])
    host.change { pager.setViewControllers(nil, direction: .forward, animated: false) }
    #expect(host.labels == [] && pager.viewControllers == [])
    // Without a data source people turn nothing.
    pager.dataSource = nil
    host.change { pager.setViewControllers([book.pages[1]], direction: .forward, animated: false) }
    host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
    host.finishAnimations()
    #expect(host.labels == ["page 1"])
  }

  @Test("Dots below count the pages, follow turns and turn them; they have room of their own")
  func dots() throws {
    let book = Book(3, EventRecorder())
    book.count = 3
    let pager = pager(book)
    let host = try open(pager)
    let dots = try #require(host.element("Pages"))
    #expect(dots.properties.value == "page 1 of 3" && host.frame("page 0")?.height == 363)
    host.send(.accessibilityAction(element: dots.id, action: .increment))
    host.finishAnimations()
    #expect(pager.viewControllers == [book.pages[1]] && host.element("Pages")?.properties.value == "page 2 of 3")
    #expect(book.told == ["will page 1", "did from page 0 true true"])
    host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
    host.finishAnimations()
    #expect(host.element("Pages")?.properties.value == "page 3 of 3" && host.labels.contains("page 2"))
    host.change { pager.setViewControllers([book.pages[0]], direction: .reverse, animated: false) }
    #expect(host.element("Pages")?.properties.value == "page 1 of 3")
  }

  @Test("Pages may follow from top to bottom, with room between them, and from right to left")
  func directions() throws {
    let book = Book(3, EventRecorder())
    let tall = pager(book, at: 1, .vertical, spacing: 20)
    let host = try open(tall)
    #expect(host.frame("page 1") == CGRect(x: 0, y: 0, width: 300, height: 400))
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
    host.finishAnimations()
    #expect(tall.viewControllers == [book.pages[2]] && host.frame("page 2")?.minY == 0)
    let other = Book(3, EventRecorder())
    let mirrored = pager(other, at: 1)
    let second = try open(mirrored, .phone, .rightToLeft)
    second.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
    second.finishAnimations()
    #expect(mirrored.viewControllers == [other.pages[2]])
    second.graph.resize(to: HostWindow(size: CGSize(width: 340, height: 300)))
    second.update()
    #expect(second.frame("page 2") == CGRect(x: 0, y: 0, width: 340, height: 300), "\(second.labels)")
  }

  @Test("Leaves of a book are pages that scroll; options are kept, numbers that are none are not")
  func options() {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue, .interPageSpacing: Double.nan])
    #expect(book.spineLocation == .max && book.transitionStyle == .pageCurl && !book.isDoubleSided)
    #expect(
      book.gestureRecognizers.count == 1 && book.navigationOrientation == .horizontal && book.viewControllers == [])
    let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(scroll.spineLocation == .none && scroll.navigationOrientation == .vertical)
  }
}
