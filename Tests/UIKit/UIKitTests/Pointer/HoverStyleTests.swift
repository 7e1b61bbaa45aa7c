import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// Looks of views under the pointer that are set as a style.
@MainActor
@Suite("Styles of views under the pointer", .serialized)
struct HoverStyleTests {
  private final class Page: UIViewController {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 120, height: 60))
    override func viewDidLoad() {
      card.backgroundColor = .white
      view.addSubview(card)
    }
  }

  @Test("A view with a hover style looks so while the pointer is over it, and a disabled style changes nothing")
  func styles() throws {
    let page = Page()
    let host = try window(width: 300, height: 200) { Controllers(page).ignoresSafeArea() }
    #expect(page.card.hoverStyle == nil)
    let style = UIHoverStyle(effect: .lift)
    #expect(style.isEnabled && style.shape == nil && style.effect is UIHoverLiftEffect)
    host.change { page.card.hoverStyle = style }
    #expect(page.card.hoverStyle === style)
    host.hover(at: CGPoint(x: 100, y: 80))
    #expect((page.card.pointerLook?.scale ?? 0) > 1)
    host.hover(at: CGPoint(x: 5, y: 5))
    #expect(page.card.pointerLook == nil)
    host.change { page.card.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 3).inset(by: 2)) }
    host.hover(at: CGPoint(x: 100, y: 80))
    #expect(page.card.pointerLook?.tint?.frame == CGRect(x: 2, y: 2, width: 116, height: 56))
    #expect(page.card.pointerLook?.tint?.radius == 3)
    host.hover(at: CGPoint(x: 5, y: 5))
    style.isEnabled = false
    host.change { page.card.hoverStyle = style }
    host.hover(at: CGPoint(x: 100, y: 80))
    #expect(page.card.pointerLook == nil)
    host.hover(at: CGPoint(x: 5, y: 5))
    host.change { page.card.hoverStyle = UIPointerStyle(shape: .verticalBeam(length: 10)) }
    host.hover(at: CGPoint(x: 100, y: 80))
    #expect(host.pointerShape == .text)
    host.change { page.card.hoverStyle = nil }
    #expect(page.card.interactions.isEmpty)
  }

  @Test("A form has its place in a view")
  func forms() {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(UIShape.capsule.place(in: bounds).radius == 10 && UIShape.rect.place(in: bounds).radius == 0)
    let circle = UIShape.circle.place(in: bounds)
    #expect(circle.rect == CGRect(x: 10, y: 0, width: 20, height: 20) && circle.radius == 10)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(UIShape.path(path).place(in: bounds).rect == path.bounds && UIShape(path).place(in: bounds).radius == nil)
    #expect(UIHoverStyle.automatic().effect is UIHoverAutomaticEffect)
    #expect(UIHoverStyle(shape: .capsule).shape != nil && UIHoverEffectForms.all.count == 3)
    let region = UIPointerRegion(rect: bounds)
    region.latchingAxes = .both
    #expect(region.latchingAxes == .both)
  }

  private enum UIHoverEffectForms {
    @MainActor static var all: [any UIHoverEffect] {
      [UIHoverAutomaticEffect(), UIHoverHighlightEffect(), UIHoverLiftEffect()]
    }
  }
}
