import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The look of the pointer, and of views under it.
@MainActor
@Suite("Interactions of the pointer", .serialized)
struct PointerInteractionTests {
  private final class Guide: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var style: UIPointerStyle?
    /// The right half is a region of its own; the lowest tenth is none.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let whole: CGRect = defaultRegion.rect
      if request.modifiers.contains(.shift) { log.append("shift") }
      if request.location.y > whole.height * 0.9 { return nil }
      let isRight: Bool = request.location.x >= whole.midX
      let half: CGRect = whole.divided(atDistance: whole.width / 2, from: isRight ? .maxXEdge : .minXEdge).slice
      return UIPointerRegion(rect: half, identifier: isRight ? "right" : "left")
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      log.append("style \(region.identifier?.base as? String ?? "")")
      return style
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter \(region.identifier?.base as? String ?? "")")
      animator.addCompletion { isFinished in self.log.append("entered \(isFinished)") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      animator.addAnimations { self.log.append("exit \(region.identifier?.base as? String ?? "")") }
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Silent: NSObject, UIPointerInteractionDelegate {}

  private final class Page: UIViewController {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    override func viewDidLoad() {
      card.backgroundColor = .white
      view.addSubview(card)
    }
  }

  private let inside = CGPoint(x: 60, y: 60)
  private let right = CGPoint(x: 140, y: 60)
  private let below = CGPoint(x: 60, y: 145)

  private func open(_ page: Page) throws -> HeadlessHost {
    try window(width: 300, height: 300) { Controllers(page).ignoresSafeArea() }
  }

  @Test("The delegate says which region the pointer is in, and how it looks there")
  func regions() throws {
    let (page, guide) = (Page(), Guide())
    let host = try open(page)
    let interaction = UIPointerInteraction(delegate: guide)
    host.change { page.card.addInteraction(interaction) }
    #expect(interaction.view === page.card && interaction.delegate === guide)
    guide.style = UIPointerStyle(shape: .verticalBeam(length: 20))
    host.hover(at: inside)
    #expect(guide.take() == ["enter left", "style left", "entered true"] && host.pointerShape == .text)
    host.hover(at: CGPoint(x: 61, y: 60))
    #expect(guide.take().isEmpty)
    guide.style = .hidden()
    host.hover(at: right)
    #expect(guide.take() == ["exit left", "enter right", "style right", "entered true"])
    #expect(host.pointerShape == PointerShape.none)
    guide.style = UIPointerStyle(shape: .horizontalBeam(length: 10), constrainedAxes: .vertical)
    interaction.invalidate()
    host.hover(at: CGPoint(x: 141, y: 60))
    #expect(guide.take() == ["enter right", "style right", "entered true"] && host.pointerShape == .verticalText)
    host.hover(at: below)
    #expect(guide.take() == ["exit right"] && host.pointerShape == .arrow)
    guide.style = .system()
    host.send(.pointer(PointerEvent(.hover, at: inside, time: host.time, modifiers: .shift)))
    #expect(guide.take() == ["shift", "enter left", "style left", "entered true"] && host.pointerShape == .arrow)
    interaction.isEnabled = false
    #expect(guide.take() == ["exit left"])
    host.hover(at: right)
    #expect(guide.take().isEmpty)
    interaction.isEnabled = true
    host.hover(at: inside)
    host.hover(at: nil)
    #expect(guide.take() == ["enter left", "style left", "entered true", "exit left"])
    host.change { page.card.removeInteraction(interaction) }
    #expect(interaction.view == nil)
    interaction.invalidate()
    host.hover(at: inside)
    #expect(guide.take().isEmpty)
  }

  @Test("Accessories of a style are drawn beside the pointer, and follow it")
  func accessories() throws {
    let (page, guide) = (Page(), Guide())
    let host = try open(page)
    let style = UIPointerStyle.system()
    #expect(style.accessories.isEmpty)
    let square = UIPointerAccessory(.roundedRect(CGRect(x: 0, y: 0, width: 8, height: 8), radius: 0), position: .right)
    style.accessories = [square]
    guide.style = style
    host.change { page.card.addInteraction(UIPointerInteraction(delegate: guide)) }
    host.hover(at: CGPoint(x: 60, y: 60))
    host.update()
    #expect(try host.color(x: 78, y: 60) != "#FFFFFF" && host.color(x: 78, y: 70) == "#FFFFFF")
    host.hover(at: CGPoint(x: 60, y: 80))
    host.update()
    #expect(try host.color(x: 78, y: 80) != "#FFFFFF" && host.color(x: 78, y: 60) == "#FFFFFF")
    host.hover(at: below)
    host.update()
    #expect(try host.color(x: 78, y: 80) == "#FFFFFF")
    // An arrow points away from the pointer, and is drawn beside beams too.
    let arrow: UIPointerAccessory = .arrow(.bottom)
    #expect(arrow.orientationMatchesAngle && !square.orientationMatchesAngle && arrow.position == .bottom)
    let beam = UIPointerStyle(shape: .verticalBeam(length: 20))
    beam.accessories = [arrow, UIPointerAccessory(.horizontalBeam(length: 6), position: .top)]
    guide.style = beam
    host.hover(at: CGPoint(x: 70, y: 80))
    host.update()
    #expect(try host.color(x: 70, y: 99) != "#FFFFFF" && host.color(x: 70, y: 62) != "#FFFFFF")
    guide.style = .hidden()
    guide.style?.accessories = [square]
    host.hover(at: CGPoint(x: 120, y: 80))
    host.update()
    #expect(try host.color(x: 138, y: 80) == "#FFFFFF")
    let copy = try #require(arrow.copy() as? UIPointerAccessory)
    #expect(copy.orientationMatchesAngle && copy.position.angle == .pi && copy.position.offset == 8)
    if case .path = copy.shape {} else { Issue.record("not a path") }
    let places: [UIPointerAccessory.Position] = [
      .top, .topRight, .right, .bottomRight, .bottom, .bottomLeft, .left, .topLeft,
    ]
    #expect(Set(places).count == 8 && UIPointerAccessory.Position(offset: 3).angle == 0)
    #expect(UIPointerAccessory.Position.defaultOffset == UIPointerAccessory.Position.top.offset)
  }

  @Test("Without a delegate, and with one that says nothing, a small view is highlighted, a larger one grows")
  func automatic() throws {
    let (page, silent) = (Page(), Silent())
    let host = try open(page)
    host.change { page.card.addInteraction(UIPointerInteraction()) }
    let plain: [String] = host.displayLines
    host.hover(at: inside)
    host.finishAnimations()
    #expect(host.displayLines != plain && host.graph.differences().isEmpty)
    host.hover(at: nil)
    #expect(host.displayLines == plain)
    host.change {
      page.card.interactions = [UIPointerInteraction(delegate: silent)]
      page.card.frame.size = CGSize(width: 120, height: 120)
    }
    let large: [String] = host.displayLines
    host.hover(at: inside)
    #expect(host.displayLines != large && host.displayLines.contains { $0.contains("shadow") }, "\(host.displayLines)")
    #expect(host.graph.differences().isEmpty)
    host.change { page.card.removeFromSuperview() }
    host.hover(at: inside)
    #expect(host.pointerShape == .arrow)
  }

  @Test("Effects say how the view looks, and shapes which form the ground has")
  func effects() throws {
    let (page, guide) = (Page(), Guide())
    let host = try open(page)
    host.change { page.card.addInteraction(UIPointerInteraction(delegate: guide)) }
    let preview = UITargetedPreview(view: page.card)
    let plain: [String] = host.displayLines
    let wanted: [UIPointerStyle] = [
      UIPointerStyle(effect: .highlight(preview)),
      UIPointerStyle(effect: .highlight(preview), shape: .roundedRect(CGRect(x: 45, y: 45, width: 110, height: 110))),
      UIPointerStyle(effect: .lift(preview)),
      UIPointerStyle(effect: .hover(preview)),
      UIPointerStyle(effect: .hover(preview, preferredTintMode: .underlay, prefersShadow: true)),
      UIPointerStyle(effect: .hover(preview, preferredTintMode: .none, prefersScaledContent: true)),
    ]
    var seen: Set<[String]> = [plain]
    for style in wanted {
      guide.style = style
      host.hover(at: inside)
      #expect(seen.insert(host.displayLines).inserted && host.pointerShape == .arrow)
      #expect(host.graph.differences().isEmpty)
      host.hover(at: nil)
      #expect(host.displayLines == plain)
    }
    // Neither a tint nor a scale nor a shadow: nothing is seen.
    guide.style = UIPointerStyle(effect: .hover(preview, preferredTintMode: .none, prefersScaledContent: false))
    host.hover(at: inside)
    #expect(host.displayLines == plain)
    for effect in [UIPointerEffect.automatic(preview), .highlight(preview), .lift(preview), .hover(preview)] {
      #expect(effect.preview === preview)
    }
    #expect(UIPointerEffect.TintMode.overlay.rawValue == 1 && UIPointerShape.defaultCornerRadius == 8)
    guide.style = UIPointerStyle(shape: .path(UIBezierPath(rect: .zero)))
    host.hover(at: right)
    #expect(host.pointerShape == .arrow)
  }

  @Test("A button shows the pointer where it is asked to, in the style of its provider")
  func buttons() throws {
    let page = Page()
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 60, height: 30)
    page.loadViewIfNeeded()
    page.card.addSubview(button)
    let host = try open(page)
    let plain: [String] = host.displayLines
    host.hover(at: CGPoint(x: 80, y: 80))
    #expect(host.displayLines == plain && !button.isPointerInteractionEnabled)
    host.change { button.isPointerInteractionEnabled = true }
    host.hover(at: CGPoint(x: 81, y: 80))
    #expect(host.displayLines != plain && button.interactions.contains { $0 is UIPointerInteraction })
    var asked: [CGRect] = []
    button.pointerStyleProvider = { button, effect, shape in
      if case .roundedRect(let rect, _) = shape { asked.append(rect) }
      return UIPointerStyle(shape: .verticalBeam(length: 20))
    }
    host.update()
    host.hover(at: CGPoint(x: 82, y: 80))
    #expect(asked == [button.frame] && host.pointerShape == .text && host.displayLines == plain)
    #expect(button.pointerStyleProvider != nil)
    host.change { button.isEnabled = false }
    host.hover(at: CGPoint(x: 83, y: 80))
    #expect(host.pointerShape == .arrow)
    host.change { button.isPointerInteractionEnabled = false }
    #expect(!button.interactions.contains { $0 is UIPointerInteraction })
  }

  @Test("Regions are equal by their place and their identifier")
  func equality() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIPointerRegion(rect: rect, identifier: 1) == UIPointerRegion(rect: rect, identifier: 1))
    #expect(UIPointerRegion(rect: rect) != UIPointerRegion(rect: rect, identifier: 1))
    #expect(Set([UIPointerRegion(rect: rect), UIPointerRegion(rect: rect)]).count == 1)
  }
}
