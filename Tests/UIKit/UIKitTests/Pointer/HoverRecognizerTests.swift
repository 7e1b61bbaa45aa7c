import CoreGraphics
import Foundation
import HostHeadless
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The pointer over views of UIKit's, without any press.
@MainActor
@Suite("Recognizers of hovering", .serialized)
struct HoverRecognizerTests {
  private final class Page: UIViewController {
    let outer = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let hover = UIHoverGestureRecognizer()
    let around = UIHoverGestureRecognizer()
    let tap = UITapGestureRecognizer()
    var log: [String] = []

    override func viewDidLoad() {
      view.addSubview(outer)
      outer.addSubview(inner)
      outer.addGestureRecognizer(around)
      inner.addGestureRecognizer(hover)
      inner.addGestureRecognizer(tap)
      hover.onChange = { [unowned self] in note("inner", hover) }
      around.onChange = { [unowned self] in note("outer", around) }
      tap.onChange = { [unowned self] in log.append("tap") }
    }

    private func note(_ name: String, _ recognizer: UIHoverGestureRecognizer) {
      let place: CGPoint = recognizer.location(in: recognizer.view)
      log.append("\(name) \(recognizer.state) \(Int(place.x)) \(Int(place.y))")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func open(_ page: Page) throws -> HeadlessHost {
    try window(width: 300, height: 300) { Controllers(page).ignoresSafeArea() }
  }

  @Test("Hovering begins, changes and ends with the pointer, for the view around first")
  func following() throws {
    let page = Page()
    let host = try open(page)
    host.hover(at: CGPoint(x: 30, y: 30))
    #expect(page.take() == ["outer began 10 10"])
    host.hover(at: CGPoint(x: 80, y: 90))
    #expect(page.take() == ["outer changed 60 70", "inner began 10 20"])
    host.hover(at: CGPoint(x: 80, y: 90))
    #expect(page.take().isEmpty)
    host.hover(at: CGPoint(x: 81, y: 90))
    #expect(page.take() == ["outer changed 61 70", "inner changed 11 20"])
    #expect(page.hover.numberOfTouches == 1 && page.hover.location(in: nil) == CGPoint(x: 81, y: 90))
    host.hover(at: CGPoint(x: 30, y: 30))
    #expect(page.take() == ["inner ended 11 20", "outer changed 10 10"])
    #expect(page.hover.state == .possible)
    host.hover(at: nil)
    #expect(page.take() == ["outer ended 10 10"])
    #expect(page.hover.zOffset == 0 && page.hover.altitudeAngle == .pi / 2 && page.hover.azimuthAngle(in: nil) == 0)
    #expect(page.hover.azimuthUnitVector(in: page.view) == CGVector(dx: 1, dy: 0))
  }

  @Test("A tap goes on beside hovering; a recognizer that is switched off, or whose view goes, ends")
  func besideTaps() throws {
    let page = Page()
    let host = try open(page)
    host.hover(at: CGPoint(x: 80, y: 90))
    _ = page.take()
    host.click(at: CGPoint(x: 80, y: 90))
    #expect(page.take() == ["tap"])
    page.hover.isEnabled = false
    #expect(page.take() == ["inner cancelled 10 20"])
    host.hover(at: CGPoint(x: 90, y: 90))
    #expect(page.take() == ["outer changed 70 70"])
    page.hover.isEnabled = true
    host.hover(at: CGPoint(x: 95, y: 90))
    #expect(page.take() == ["outer changed 75 70", "inner began 25 20"])
    host.change { page.inner.removeFromSuperview() }
    #expect(page.take() == ["inner ended 95 90"])
    host.change { page.outer.isUserInteractionEnabled = false }
    host.hover(at: CGPoint(x: 99, y: 90))
    #expect(page.take() == ["outer ended 75 70"])
  }

  @Test("A delegate may refuse")
  func refusing() throws {
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      var allows = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }
    let (page, judge) = (Page(), Judge())
    page.around.delegate = judge
    let host = try open(page)
    host.hover(at: CGPoint(x: 30, y: 30))
    #expect(page.take().isEmpty)
    judge.allows = true
    host.hover(at: CGPoint(x: 31, y: 30))
    #expect(page.take() == ["outer began 11 10"])
  }
}
