import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Popovers whose background a program draws.
@MainActor
@Suite("Backgrounds of popovers", .serialized)
struct PopoverBackgroundTests {
  private final class Balloon: UIPopoverBackgroundView {
    static var last: Balloon?
    required init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
      Self.last = self
    }
    required init?(coder: NSCoder) { nil }
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
  }

  private final class Page: UIViewController {
    let source = UIView()
    override func viewDidLoad() { view.addSubview(source) }
  }

  private final class Bubble: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .green
      view.isAccessibilityElement = true
      view.accessibilityLabel = "bubble"
      preferredContentSize = CGSize(width: 100, height: 60)
    }
  }

  private func open(
    _ source: CGRect, _ bubble: UIViewController, directions: UIPopoverArrowDirection = .any, idiom: Idiom = .desktop,
    width: CGFloat = 400
  ) throws -> (HeadlessHost, Page) {
    let page = Page()
    page.loadViewIfNeeded()
    page.source.frame = source
    let host = try window(width: width, height: 400, settings: HostSettings(idiom: idiom)) {
      Controllers(page).ignoresSafeArea()
    }
    bubble.modalPresentationStyle = .popover
    let popover = try #require(bubble.popoverPresentationController)
    #expect(popover.popoverBackgroundViewClass == nil)
    popover.popoverBackgroundViewClass = Balloon.self
    popover.permittedArrowDirections = directions
    popover.sourceView = page.source
    page.present(bubble, animated: true)
    host.update()
    host.finishAnimations()
    return (host, page)
  }

  @Test("The background is behind the content, with its insets, and has its arrow at the source")
  func placing() throws {
    let bubble = Bubble()
    let (host, page) = try open(CGRect(x: 180, y: 40, width: 40, height: 20), bubble)
    let balloon = try #require(Balloon.last)
    #expect(balloon.arrowDirection == .up && balloon.arrowOffset == 0)
    #expect(bubble.popoverPresentationController?.arrowDirection == .up)
    let frame: CGRect = balloon.convert(balloon.bounds, to: nil)
    #expect(frame == CGRect(x: 143, y: 60, width: 114, height: 82), "\(frame)")
    let content: CGRect = bubble.view.convert(bubble.view.bounds, to: nil)
    #expect(content == CGRect(x: 149, y: 75, width: 100, height: 60), "\(content)")
    #expect(host.labels.contains("bubble"))
    #expect(try host.color(x: 200, y: 62) == "#FF0000" && host.color(x: 200, y: 100) == "#00FF00")
    host.change { bubble.preferredContentSize = CGSize(width: 120, height: 80) }
    #expect(bubble.view.bounds.size == CGSize(width: 120, height: 80))
    // A press beside the popover ends it, one inside does not.
    _ = host.tap(at: CGPoint(x: 200, y: 100))
    host.finishAnimations()
    #expect(page.presentedViewController === bubble)
    _ = host.tap(at: CGPoint(x: 20, y: 380))
    host.update()
    host.finishAnimations()
    #expect(page.presentedViewController == nil && !host.labels.contains("bubble"))
  }

  @Test(
    "The popover lies at a side with room that is permitted; its arrow moves along the side at an edge of the window")
  func sides() throws {
    let low = Bubble()
    _ = try open(CGRect(x: 0, y: 360, width: 20, height: 20), low)
    let balloon = try #require(Balloon.last)
    let frame: CGRect = balloon.convert(balloon.bounds, to: nil)
    #expect(balloon.arrowDirection == .down && frame.maxY == 360 && frame.minX == 10)
    #expect(abs(balloon.arrowOffset + 47) < 0.01)
    _ = try open(CGRect(x: 180, y: 180, width: 40, height: 40), Bubble(), directions: .left)
    let left = try #require(Balloon.last)
    let beside: CGRect = left.convert(left.bounds, to: nil)
    #expect(left.arrowDirection == .left && beside.minX == 220 && beside.width == 124 && beside.height == 72)
    _ = try open(CGRect(x: 180, y: 180, width: 40, height: 40), Bubble(), directions: .right)
    let right = try #require(Balloon.last)
    #expect(right.arrowDirection == .right && right.convert(right.bounds, to: nil).maxX == 180)
  }

  @Test("In a narrow window a sheet comes, without the background; a plain background has no measures")
  func narrow() throws {
    Balloon.last = nil
    let bubble = Bubble()
    let (host, page) = try open(CGRect(x: 100, y: 40, width: 40, height: 20), bubble, idiom: .phone, width: 300)
    #expect(page.presentedViewController === bubble)
    #expect(host.labels.contains("bubble"))
    #expect(Balloon.last == nil, "\(page.traitCollection.horizontalSizeClass)")
    #expect(UIPopoverBackgroundView.arrowBase() == 0 && UIPopoverBackgroundView.arrowHeight() == 0)
    #expect(
      UIPopoverBackgroundView.contentViewInsets() == .zero && UIPopoverBackgroundView.wantsDefaultContentAppearance)
    let methods: any UIPopoverBackgroundViewMethods.Type = Balloon.self
    #expect(methods.arrowBase() == 20 && methods.arrowHeight() == 10 && methods.contentViewInsets().right == 8)
  }
}
