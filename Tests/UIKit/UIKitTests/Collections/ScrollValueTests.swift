import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// A scroll view that notes what it is told.
private final class NotedScrollView: UIScrollView {
  var log: [String] = []

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    log.append("inset \(adjustedContentInset.top)")
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.append("safe area \(safeAreaInsets.top)")
  }
}

/// What can be set of scroll views and refresh controls.
@MainActor
@Suite("Values of scroll views", .serialized)
struct ScrollValueTests {
  private func make(width: CGFloat = 200, height: CGFloat = 1000) -> UIScrollView {
    let view = UIScrollView(frame: .zero)
    view.contentSize = CGSize(width: width, height: height)
    return view
  }

  private func drag(_ host: HeadlessHost, to end: CGPoint, from start: CGPoint) {
    let finger = host.down(at: start)
    host.move(finger, to: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    host.move(finger, to: end)
    host.advance(by: .milliseconds(500))
  }

  @Test("What is only kept has its default, and what a program set")
  func kept() {
    let view = UIScrollView(frame: .zero)
    #expect(view.indexDisplayMode == .automatic)
    let modes: [UIScrollView.IndexDisplayMode] = [.automatic, .alwaysHidden]
    #expect(modes.map(\.rawValue) == [0, 1])
    view.indexDisplayMode = .alwaysHidden
    #expect(view.indexDisplayMode == .alwaysHidden)
  }

  @Test("A touch goes to every view inside, and a drag takes it away from all but controls")
  func touches() {
    let view = UIScrollView(frame: .zero)
    let label = UILabel()
    #expect(view.touchesShouldBegin([], with: nil, in: label) && view.touchesShouldBegin([], with: nil, in: UIButton()))
    #expect(view.touchesShouldCancel(in: label) && !view.touchesShouldCancel(in: UIButton()))
  }

  @Test("The place of the content is the origin of the bounds, a number, and within the limits of a new size")
  func frames() {
    let view = make()
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    view.layoutSubviews()
    view.bounds.origin.y = 900
    #expect(view.contentOffset.y == 900 && view.frame.origin == CGPoint(x: 10, y: 20))
    view.bounds = CGRect(x: CGFloat.nan, y: 300, width: 200, height: 100)
    #expect(view.bounds == CGRect(x: 0, y: 300, width: 200, height: 100))
    view.contentOffset.y = 900
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    view.layoutSubviews()
    #expect(view.contentOffset.y == 600 && view.bounds.size == CGSize(width: 200, height: 400))
  }

  @Test("A class of a program's own hears of the safe area and of the insets around the content")
  func insets() throws {
    let view = NotedScrollView(frame: .zero)
    view.contentSize = CGSize(width: 200, height: 1000)
    let host = try window(safeArea: .init(top: 30)) { Hosting(view: view).ignoresSafeArea() }
    #expect(view.log == ["inset 30.0", "safe area 30.0"])
    view.log = []
    host.change { view.contentInset.top = 5 }
    host.change { view.contentInset.top = 5 }
    #expect(view.log == ["inset 35.0"])
  }

  @Test("Bars keep away from the safe area, unless they are not to")
  func bars() throws {
    let view = make()
    let host = try window(safeArea: .init(top: 30)) { Hosting(view: view).ignoresSafeArea() }
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    host.change { view.flashScrollIndicators() }
    let away = try host.color(x: 195, y: 10)
    host.change { view.automaticallyAdjustsScrollIndicatorInsets = false }
    #expect(try host.color(x: 195, y: 10) != away && host.color(x: 100, y: 10) == away)
  }

  @Test("Content is pulled beyond its edges only along axes that bounce")
  func bouncing() throws {
    let view = make(width: 600)
    let host = try window { Hosting(view: view) }
    let start = CGPoint(x: 20, y: 20)
    func pull(_ way: CGSize) -> CGPoint {
      let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
      let finger = host.down(at: start)
      host.move(finger, to: CGPoint(x: start.x + way.width / 2, y: start.y + way.height / 2))
      host.move(finger, to: end)
      let place = view.contentOffset
      host.lift(finger, at: end)
      host.finishAnimations()
      return place
    }
    #expect(view.bouncesVertically && view.bouncesHorizontally)
    #expect(pull(CGSize(width: 0, height: 70)).y < -10 && pull(CGSize(width: 70, height: 0)).x < -10)
    view.bouncesVertically = false
    #expect(pull(CGSize(width: 0, height: 70)).y == 0 && pull(CGSize(width: 70, height: 0)).x < -10)
    view.bouncesVertically = true
    view.bouncesHorizontally = false
    #expect(pull(CGSize(width: 0, height: 70)).y < -10 && pull(CGSize(width: 70, height: 0)).x == 0)
  }

  @Test("Keys scroll the content, unless they are not to")
  func keys() throws {
    let view = make()
    let host = try window(settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    let middle = CGPoint(x: 100, y: 50)
    #expect(view.allowsKeyboardScrolling)
    view.allowsKeyboardScrolling = false
    #expect(!host.send(.scrollKey(at: middle, .end)) && view.contentOffset.y == 0)
    view.allowsKeyboardScrolling = true
    #expect(host.send(.scrollKey(at: middle, .end)) && view.contentOffset.y == 900)
  }

  @Test("A drag that the content cannot follow scrolls the view around, unless it is not handed on")
  func transfer() throws {
    for axis in [Axis.vertical, .horizontal] {
      for isHandedOn in [true, false] {
        let isVertical: Bool = axis == .vertical
        let outer = make(width: isVertical ? 200 : 900, height: isVertical ? 900 : 100)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        inner.contentSize = CGSize(width: isVertical ? 200 : 250, height: isVertical ? 150 : 100)
        #expect(inner.transfersVerticalScrollingToParent && inner.transfersHorizontalScrollingToParent)
        inner.transfersVerticalScrollingToParent = isHandedOn
        inner.transfersHorizontalScrollingToParent = isHandedOn
        outer.addSubview(inner)
        let host = try window { Hosting(view: outer) }
        host.change { inner.contentOffset = isVertical ? CGPoint(x: 0, y: 50) : CGPoint(x: 50, y: 0) }
        drag(host, to: CGPoint(x: isVertical ? 90 : 30, y: isVertical ? 30 : 90), from: CGPoint(x: 90, y: 90))
        let moved: CGFloat = isVertical ? outer.contentOffset.y : outer.contentOffset.x
        let pulled: CGFloat = (isVertical ? inner.contentOffset.y : inner.contentOffset.x) - 50
        #expect(isHandedOn ? moved == 60 && pulled == 0 : moved == 0 && pulled > 5, "\(axis) \(isHandedOn)")
      }
    }
  }

  @Test("What moves by itself stops where it is")
  func stopping() throws {
    let view = make()
    let host = try window { Hosting(view: view) }
    host.change { view.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    host.advance(by: .milliseconds(150))
    view.stopScrollingAndZooming()
    let place: CGFloat = view.contentOffset.y
    host.finishAnimations()
    #expect(place > 50 && place < 450 && view.contentOffset.y == place && !view.isScrollAnimating)
  }

  @MainActor
  private final class Zooming: NSObject, UIScrollViewDelegate {
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { inside }
  }

  @Test("A pinch is recognized only where scales differ, and a scale that a program sets is there at once")
  func zoom() throws {
    let view = make(height: 100)
    let zooming = Zooming()
    view.addSubview(zooming.inside)
    view.delegate = zooming
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 4
    let pinch = try #require(view.pinchGestureRecognizer)
    #expect(view.gestureRecognizers?.first === pinch)
    let host = try window { Hosting(view: view) }
    host.change { view.setZoomScale(2, animated: true) }
    #expect(view.zoomScale == 2 && !view.isZoomAnimating && !view.isZoomBouncing)
    view.maximumZoomScale = 1
    #expect(view.pinchGestureRecognizer == nil && view.gestureRecognizers?.contains(pinch) == false)
  }

  @Test("A view inside is not tracked while two fingers zoom it (590)")
  func tracking() throws {
    final class Touched: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    final class Watcher: NSObject, UIScrollViewDelegate {
      let inside = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { inside }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { inside.log.append("zoom") }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let watcher = Watcher()
    watcher.inside.isMultipleTouchEnabled = true
    view.addSubview(watcher.inside)
    view.contentSize = CGSize(width: 200, height: 200)
    view.maximumZoomScale = 4
    view.delegate = watcher
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .phone)) { Hosting(view: view) }
    host.transform(at: CGPoint(x: 100, y: 100), magnification: 2)
    let log: [String] = watcher.inside.log
    let start: Int = try #require(log.firstIndex(of: "zoom"))
    #expect(view.zoomScale > 1.5 && log[start...].allSatisfy { $0 == "zoom" || $0 == "cancelled" }, "\(log)")
    #expect(log.contains("cancelled") && !log.contains("ended"), "\(log)")
  }

  @MainActor
  private class Silent: NSObject, UIScrollViewAccessibilityDelegate {}
  private final class Speaking: NSObject, UIScrollViewAccessibilityDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
      "Line \(Int(scrollView.contentOffset.y / 20) + 1)"
    }
  }

  @Test("A delegate says in words where the content is; by default the number of the page is said")
  func status() throws {
    let view = make()
    let (silent, speaking) = (Silent(), Speaking())
    let host = try window { Hosting(view: view) }
    func status() -> String? {
      host.accessibilityTree.nodes.values.first { $0.properties.role == .scrollArea }?.properties.scrollStatus
    }
    view.delegate = silent
    #expect(silent.accessibilityScrollStatus(for: view) == nil)
    host.change { view.contentOffset.y = 100 }
    #expect(status() == "Page 2 of 10")
    view.delegate = speaking
    host.change { view.contentOffset.y = 200 }
    #expect(status() == "Line 11")
  }

  // MARK: Refreshing

  @Test("A refresh that a program begins makes room and shows its words; nobody is told")
  func refreshing() throws {
    let view = make()
    let control = UIRefreshControl(frame: .zero)
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    #expect(control.attributedTitle == nil && control.isHidden)
    control.attributedTitle = NSAttributedString(string: "Loading")
    view.refreshControl = control
    let host = try window(height: 300) { Hosting(view: view) }
    #expect(!host.labels.contains("Loading"))
    host.change {
      control.beginRefreshing()
      control.beginRefreshing()
    }
    #expect(control.isRefreshing && told == 0 && view.contentOffset.y == -60 && !control.isHidden)
    #expect(host.labels.contains("Loading"))
    host.change { control.endRefreshing() }
    host.finishAnimations()
    #expect(view.contentOffset.y == 0)
  }

  @Test("The indicator has the control's tint and stands above its words")
  func indicator() throws {
    let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let indicator = try #require(control.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    let label = try #require(control.subviews.lazy.compactMap { $0 as? UILabel }.first)
    control.tintColor = .red
    #expect(control.tintColor == .red && indicator.color == .red)
    control.layoutSubviews()
    #expect(indicator.frame.midX == 100 && indicator.frame.midY == 30 && label.isHidden)
    control.attributedTitle = NSAttributedString(string: "Loading")
    control.layoutSubviews()
    #expect(indicator.frame.midY == 21 && label.frame.minY == indicator.frame.maxY && !label.isHidden)
    let coded = try #require(UIRefreshControl(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(coded.isHidden && !coded.isRefreshing && coded.subviews.count == 2)
  }
}
