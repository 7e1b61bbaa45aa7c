import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Short explanations where the pointer rests.
@MainActor
@Suite("Tips beside the pointer", .serialized)
struct ToolTipTests {
  private final class Page: UIViewController {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    let map = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    override func viewDidLoad() {
      button.setTitle("Trash", for: .normal)
      map.backgroundColor = .white
      map.isAccessibilityElement = true
      map.accessibilityLabel = "Map"
      view.addSubview(button)
      view.addSubview(map)
    }
  }

  private final class Guide: NSObject, UIToolTipInteractionDelegate {
    var asked: Int = 0
    /// The left half and the right half have other words; the lowest tenth has none.
    func toolTipInteraction(
      _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
      asked += 1
      if point.y > 90 { return nil }
      let isLeft: Bool = point.x < 100
      return UIToolTipConfiguration(
        toolTip: isLeft ? "West" : "East", in: CGRect(x: isLeft ? 0 : 100, y: 0, width: 100, height: 90))
    }
  }

  private final class Quiet: NSObject, UIToolTipInteractionDelegate {}

  private func open(_ page: Page) throws -> HeadlessHost {
    try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  private func rest(_ host: HeadlessHost, at point: CGPoint) {
    host.hover(at: point)
    host.advance(by: .seconds(1))
  }

  @Test("Setting a control's tip makes an interaction for it, and the words are shown where the pointer rests (649)")
  func controls() throws {
    let page = Page()
    let host = try open(page)
    #expect(page.button.toolTip == nil && page.button.toolTipInteraction == nil)
    host.change { page.button.toolTip = "Throw away" }
    let interaction = try #require(page.button.toolTipInteraction)
    #expect(interaction.view === page.button && page.button.interactions.contains { $0 === interaction })
    #expect(interaction.defaultToolTip == "Throw away" && interaction.isEnabled)
    host.hover(at: CGPoint(x: 60, y: 40))
    #expect(host.help == nil)
    host.advance(by: .seconds(1))
    #expect(host.help?.text == "Throw away" && host.help?.rect == page.button.frame)
    host.hover(at: CGPoint(x: 200, y: 250))
    #expect(host.help == nil)
    #expect(host.element("Trash")?.properties.hint == "Throw away")
    host.change { page.button.accessibilityHint = "Deletes it" }
    #expect(host.element("Trash")?.properties.hint == "Deletes it")
    host.change { page.button.toolTip = "Delete" }
    #expect(page.button.toolTipInteraction === interaction && page.button.toolTip == "Delete")
    interaction.isEnabled = false
    rest(host, at: CGPoint(x: 60, y: 40))
    #expect(host.help == nil)
    host.change { page.button.toolTip = nil }
    #expect(page.button.toolTipInteraction == nil && interaction.view == nil)
  }

  @Test("A delegate gives other words for other parts of a view")
  func parts() throws {
    let (page, guide) = (Page(), Guide())
    let host = try open(page)
    let interaction = UIToolTipInteraction()
    interaction.delegate = guide
    host.change { page.map.addInteraction(interaction) }
    rest(host, at: CGPoint(x: 60, y: 150))
    #expect(host.help?.text == "West" && guide.asked == 1)
    host.hover(at: CGPoint(x: 70, y: 150))
    #expect(host.help?.text == "West" && guide.asked == 1)
    host.hover(at: CGPoint(x: 180, y: 150))
    #expect(host.help == nil && guide.asked == 2)
    host.advance(by: .seconds(1))
    #expect(host.help?.text == "East")
    rest(host, at: CGPoint(x: 60, y: 195))
    #expect(host.help == nil)
    // A delegate without words leaves those of the interaction.
    let quiet = Quiet()
    interaction.delegate = quiet
    host.change { interaction.defaultToolTip = "A map" }
    rest(host, at: CGPoint(x: 61, y: 150))
    #expect(host.help?.text == "A map" && host.element("Map")?.properties.hint == "A map")
    host.change { page.map.removeInteraction(interaction) }
    #expect(host.element("Map")?.properties.hint != "A map")
    let whole = UIToolTipConfiguration(toolTip: "Words")
    #expect(whole.toolTip == "Words" && whole.sourceRect.isNull)
    #expect(UIToolTipInteraction(defaultToolTip: "a").defaultToolTip == "a")
  }
}
