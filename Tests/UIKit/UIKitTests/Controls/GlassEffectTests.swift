import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Glass, its corners, and backgrounds that go on under bars.
@MainActor
@Suite("Glass and backgrounds", .serialized)
struct GlassEffectTests {
  @Test("Glass takes a colour, and ends at the corners of its view")
  func glass() throws {
    let root = UIView()
    root.backgroundColor = .red
    let effect = UIGlassEffect(style: .regular)
    effect.tintColor = .blue
    #expect(effect.tintColor == .blue && !effect.isInteractive)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    view.cornerConfiguration = .capsule()
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    #expect(try host.color(x: 1, y: 1) == "#FF0000" && host.color(x: 30, y: 30) != "#FF0000")
    host.change { view.cornerConfiguration = .corners(radius: 0) }
    #expect(try host.color(x: 2, y: 2) != "#FF0000")
    host.change { view.effect = UIGlassContainerEffect() }
    #expect(try host.color(x: 30, y: 30) == "#FF0000")
    let container = UIGlassContainerEffect()
    container.spacing = 8
    #expect(container.spacing == 8 && UIGlassEffect(style: .clear).tintColor == nil)
    let styles: [UIGlassEffect.Style] = [.regular, .clear]
    #expect(styles.map(\.rawValue) == [0, 1] && UIGlassEffect().isInteractive == false)
    #expect(UIVibrancyEffect.widgetEffect(forVibrancyStyle: .label).isKind(of: UIVibrancyEffect.self))
  }

  @Test("A background goes on beyond the safe area as a blurred mirror image of its content")
  func extending() throws {
    let view = UIBackgroundExtensionView()
    let content = UIView()
    content.backgroundColor = .red
    view.contentView = content
    let host = try window(width: 100, height: 100, safeArea: .init(top: 20, leading: 0, bottom: 0, trailing: 0)) {
      Hosting(view: view).ignoresSafeArea()
    }
    #expect(content.superview === view && content.frame == CGRect(x: 0, y: 20, width: 100, height: 80))
    #expect(try host.color(x: 50, y: 15).hasPrefix("#FF"))
    #expect(try host.color(x: 50, y: 15) != "#FFFFFF")
    host.change { content.backgroundColor = .blue }
    #expect(try host.color(x: 50, y: 18).hasSuffix("FF"))
    host.change {
      view.automaticallyPlacesContentView = false
      content.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    #expect(content.frame.height == 100)
    view.contentView = nil
    #expect(content.superview == nil)
  }
}
