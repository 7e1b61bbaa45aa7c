import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import ReactiveGraph
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Scroll views of UIKit's in windows.
@MainActor
@Suite("UIScrollView", .serialized)
struct UIScrollViewTests {
  @MainActor
  final class Log: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var target: CGPoint?
    var zoomed: UIView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if events.last != "scroll" { events.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      events.append("end \(velocity.y > 0 ? "fast" : "slow")")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      events.append("ended \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("coast") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animated") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if events.last != "zoom" { events.append("zoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      events.append("zoomed \(scale)")
    }
  }

  private let log = Log()

  /// Ten labels of 100 points, one under the other.
  private func make(width: CGFloat = 200, count: Int = 10) -> UIScrollView {
    let view = UIScrollView(frame: .zero)
    for index in 0..<count {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 100, width: width, height: 100))
      label.text = "Row \(index)"
      view.addSubview(label)
    }
    view.contentSize = CGSize(width: width, height: CGFloat(count) * 100)
    view.delegate = log
    return view
  }

  @Test("A wheel, keys and assistive technologies move the content, as far as it goes (588)")
  func wheel() throws {
    let view = make()
    let host = try window(settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    #expect(host.frame("Row 0") == CGRect(x: 0, y: 0, width: 200, height: 100))
    let middle = CGPoint(x: 100, y: 50)
    #expect(host.send(.scroll(at: middle, by: CGSize(width: 0, height: 150))))
    #expect(view.contentOffset == CGPoint(x: 0, y: 150) && host.frame("Row 1")?.minY == -50)
    #expect(log.events == ["scroll"])
    #expect(host.send(.scroll(at: middle, by: CGSize(width: 0, height: 5000))) && view.contentOffset.y == 900)
    #expect(!host.send(.scroll(at: middle, by: CGSize(width: 0, height: 10))))
    #expect(host.send(.scrollKey(at: middle, .home)) && view.contentOffset.y == 0)
    #expect(host.send(.scrollKey(at: middle, .pageDown)) && view.contentOffset.y == 100)
    let container = try #require(
      host.accessibilityTree.nodes.values.first { $0.properties.role == .scrollArea })
    #expect(container.properties.scrollStatus == "Page 2 of 10")
    #expect(host.send(.accessibilityAction(element: container.id, action: .scroll, input: .edge(.bottom))))
    #expect(view.contentOffset.y == 200)
    view.isScrollEnabled = false
    #expect(!host.send(.scroll(at: middle, by: CGSize(width: 0, height: 10))))
    host.change {}
  }

  @Test("Scrolling changes one node of the accessibility tree, however many views there are (G2)")
  func costForAccessibility() throws {
    func visited(_ count: Int) throws -> Int {
      let host = try window { Hosting(view: make(count: count)) }
      let before: CGRect = try #require(host.frame("Row 3"))
      #expect(host.send(.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 150))))
      host.graph.accessibility.update()
      #expect(host.frame("Row 3") == before.offsetBy(dx: 0, dy: -150))
      return host.graph.accessibility.resolver.visitedSources
    }
    #expect(try visited(20) == visited(200))
    #expect(try visited(200) <= 5)
  }

  @Test("A finger moves the content, lets it go on, and the delegate hears of each part")
  func finger() throws {
    let view = make()
    let host = try window { Hosting(view: view) }
    let finger = host.down(at: CGPoint(x: 100, y: 90))
    host.move(finger, to: CGPoint(x: 100, y: 60))
    #expect(view.isDragging && view.isTracking && view.contentOffset.y == 30)
    #expect(view.panGestureRecognizer.state == .began || view.panGestureRecognizer.state == .changed)
    host.advance(by: .milliseconds(16))
    host.move(finger, to: CGPoint(x: 100, y: 20))
    host.lift(finger, at: CGPoint(x: 100, y: 20))
    #expect(view.isDecelerating && !view.isDragging && view.contentOffset.y == 70)
    host.finishAnimations()
    #expect(view.contentOffset.y > 100 && !view.isDecelerating)
    #expect(log.events == ["drag", "scroll", "end fast", "ended true", "coast", "scroll", "rest"])
    host.change {}
  }

  @Test("Content that is pulled beyond an edge follows less and less, and springs back; without bouncing it stays")
  func edge() throws {
    let view = make()
    let host = try window { Hosting(view: view) }
    let finger = host.down(at: CGPoint(x: 100, y: 10))
    host.move(finger, to: CGPoint(x: 100, y: 90))
    #expect(view.contentOffset.y < -20 && view.contentOffset.y > -60)
    host.lift(finger, at: CGPoint(x: 100, y: 90))
    host.finishAnimations()
    #expect(view.contentOffset.y == 0)
    view.bounces = false
    let other = host.down(at: CGPoint(x: 100, y: 10))
    host.move(other, to: CGPoint(x: 100, y: 90))
    #expect(view.contentOffset.y == 0)
    host.lift(other, at: CGPoint(x: 100, y: 90))
  }

  @Test("With paging, and where the delegate wants it, the content comes to rest in one place (594)")
  func paging() throws {
    let view = make()
    view.isPagingEnabled = true
    let host = try window { Hosting(view: view) }
    func flick() {
      let finger = host.down(at: CGPoint(x: 100, y: 90))
      host.move(finger, to: CGPoint(x: 100, y: 70))
      host.advance(by: .milliseconds(16))
      host.move(finger, to: CGPoint(x: 100, y: 50))
      host.lift(finger, at: CGPoint(x: 100, y: 50))
      host.finishAnimations()
    }
    flick()
    #expect(view.contentOffset.y == 100 && log.events.last == "rest")
    view.isPagingEnabled = false
    log.target = CGPoint(x: 0, y: 730)
    flick()
    #expect(view.contentOffset.y == 730)
  }

  @Test("A program moves the content at once or gradually, and shows a rectangle by as little as possible")
  func programs() throws {
    let view = make()
    let host = try window { Hosting(view: view) }
    host.change { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(view.contentOffset.y == 0 && view.isScrollAnimating)
    host.advance(by: .milliseconds(150))
    #expect(view.contentOffset.y > 50 && view.contentOffset.y < 250)
    host.finishAnimations()
    #expect(view.contentOffset.y == 300 && log.events == ["scroll", "animated"] && host.frame("Row 3")?.minY == 0)
    host.change { view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false) }
    #expect(view.contentOffset.y == 450)
    host.change { view.scrollRectToVisible(CGRect(x: 0, y: 480, width: 10, height: 10), animated: false) }
    #expect(view.contentOffset.y == 450)
    host.change { view.scrollRectToVisible(CGRect(x: 0, y: 9000, width: 10, height: 10), animated: false) }
    #expect(view.contentOffset.y == 900)
    host.change { view.contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
    #expect(view.contentOffset.y == 900)
    host.change { view.contentSize.height = 400 }
    #expect(view.contentOffset.y == 300)
    host.change { view.contentSize = CGSize(width: -1, height: CGFloat.nan) }
    #expect(view.contentOffset == .zero)
  }

  @Test("Insets and the safe area make room around the content, which stays at its edge (593)")
  func insets() throws {
    let view = make()
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let host = try window(safeArea: .init(top: 30)) { Hosting(view: view).ignoresSafeArea() }
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    #expect(view.contentOffset.y == -40 && host.frame("Row 0")?.minY == 40)
    host.change { view.contentInsetAdjustmentBehavior = .never }
    #expect(view.contentOffset.y == -10 && host.frame("Row 0")?.minY == 10)
    #expect(host.send(.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 5000))))
    #expect(view.contentOffset.y == 920)
  }

  @Test(
    "Constraints with the edges or the guide of the content decide about its size; those with the frame's do not move")
  func guides() throws {
    let view = UIScrollView()
    let label = UILabel()
    label.text = "Tall"
    label.translatesAutoresizingMaskIntoConstraints = false
    let fixed = UILabel()
    fixed.text = "Fixed"
    fixed.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.addSubview(fixed)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      label.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      label.heightAnchor.constraint(equalToConstant: 400),
      fixed.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 5),
      fixed.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
      fixed.widthAnchor.constraint(equalToConstant: 50), fixed.heightAnchor.constraint(equalToConstant: 20),
    ])
    let host = try window { Hosting(view: view) }
    #expect(view.contentSize == CGSize(width: 200, height: 430))
    host.change { view.contentOffset.y = 100 }
    #expect(host.frame("Fixed")?.minY == 5 && host.frame("Tall")?.minY == -90)
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 430))
  }

  @Test("A finger on a button inside presses it, and a drag takes the touch away (589)")
  func touches() throws {
    let view = make()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.addSubview(button)
    let host = try window { Hosting(view: view) }
    _ = host.tap(at: CGPoint(x: 100, y: 50))
    #expect(taps == 1)
    let finger = host.down(at: CGPoint(x: 100, y: 90))
    #expect(button.isHighlighted)
    host.move(finger, to: CGPoint(x: 100, y: 50))
    #expect(!button.isHighlighted && view.contentOffset.y == 40)
    host.lift(finger, at: CGPoint(x: 100, y: 50))
    #expect(taps == 1)
  }

  @Test("A scroll view inside of another scrolls along its own axis, and hands on what it cannot follow")
  func nested() throws {
    let outer = make()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    inner.contentSize = CGSize(width: 500, height: 100)
    outer.addSubview(inner)
    let host = try window { Hosting(view: outer) }
    let point = CGPoint(x: 100, y: 50)
    #expect(host.send(.scroll(at: point, by: CGSize(width: 60, height: 0))))
    #expect(inner.contentOffset.x == 60 && outer.contentOffset == .zero)
    #expect(host.send(.scroll(at: point, by: CGSize(width: 0, height: 20))) && outer.contentOffset.y == 20)
    let finger = host.down(at: point)
    host.move(finger, to: CGPoint(x: 100, y: 20))
    #expect(outer.contentOffset.y == 50 && inner.contentOffset.x == 60)
    host.lift(finger, at: CGPoint(x: 100, y: 20))
  }

  @Test("Pulling down far enough, a key and an action bring the content up to date until that is over")
  func refreshing() throws {
    let view = make()
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    view.refreshControl = control
    let host = try window(height: 300) { Hosting(view: view) }
    func pull(_ distance: CGFloat) {
      let finger = host.down(at: CGPoint(x: 100, y: 10))
      host.move(finger, to: CGPoint(x: 100, y: 40))
      host.move(finger, to: CGPoint(x: 100, y: 10 + distance))
      host.advance(by: .milliseconds(500))
      host.lift(finger, at: CGPoint(x: 100, y: 10 + distance))
    }
    pull(60)
    host.finishAnimations()
    #expect(count == 0 && view.contentOffset.y == 0)
    pull(250)
    #expect(count == 1 && control.isRefreshing)
    host.advance(by: .seconds(2))
    #expect(host.frame("Row 0")?.minY == 60 && view.contentOffset.y == -60)
    host.change { control.endRefreshing() }
    host.finishAnimations()
    #expect(view.contentOffset.y == 0 && host.frame("Row 0")?.minY == 0)
    _ = host.press(.character("r"), text: "r", modifiers: .control)
    #expect(count == 2)
  }

  @Test("A pinch makes the delegate's view larger within the limits, and the content with it (591)")
  func zooming() throws {
    let view = UIScrollView()
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.addSubview(inside)
    view.contentSize = inside.bounds.size
    view.delegate = log
    log.zoomed = inside
    let host = try window { Hosting(view: view) }
    host.change { view.zoomScale = 2 }
    #expect(view.zoomScale == 1)
    view.maximumZoomScale = 3
    host.change { view.zoomScale = 2 }
    #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 400, height: 200))
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 400, height: 200) && view.contentOffset == CGPoint(x: 100, y: 50))
    host.change { view.setZoomScale(.infinity, animated: false) }
    host.change { view.zoom(to: CGRect(x: 50, y: 25, width: 100, height: 50), animated: false) }
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 100, y: 50))
    host.transform(at: CGPoint(x: 100, y: 50), magnification: 0.25, duration: .milliseconds(200))
    host.finishAnimations()
    #expect(view.zoomScale == 1 && view.contentSize == CGSize(width: 200, height: 100))
    #expect(log.events.contains("zoomed 1.0"))
  }

  @Test("Scrolling lays out and draws no view inside, and costs the same however many there are")
  func cost() throws {
    func work(_ count: Int) throws -> Int {
      let view = make(count: count)
      let host = try window { Hosting(view: view) }
      let log = EventLog()
      host.graph.graph.log = log
      defer { host.graph.graph.log = nil }
      view.contentOffset.y = 55
      host.update()
      return log.evaluated.count
    }
    #expect(try work(10) == work(200))
  }
}
