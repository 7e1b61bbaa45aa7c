import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Effects of symbols that are added by what they can do: once, or for as long as they are not removed.
@MainActor
@Suite("Forms of symbol effects", .serialized)
struct SymbolEffectFormTests {
  private func once(_ effect: some DiscreteSymbolEffect & SymbolEffect, _ item: UIBarButtonItem) {
    item.addSymbolEffect(effect, options: .speed(2), animated: true)
  }
  private func endOnce(_ effect: some DiscreteSymbolEffect & SymbolEffect, _ item: UIBarButtonItem) {
    item.removeSymbolEffect(ofType: effect, animated: true)
  }
  private func lasting(_ effect: some IndefiniteSymbolEffect & SymbolEffect, _ item: UIBarButtonItem) {
    item.addSymbolEffect(effect, options: .speed(2), animated: true)
  }
  private func endLasting(_ effect: some IndefiniteSymbolEffect & SymbolEffect, _ item: UIBarButtonItem) {
    item.removeSymbolEffect(ofType: effect, animated: true)
  }

  @Test("An item's symbol jumps once; it is larger until its effect is removed, which others of its kind do not do")
  func items() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    let page = Page("page", EventRecorder())
    page.navigationItem.rightBarButtonItem = item
    let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
    let still: [String] = host.displayLines
    host.change { once(.bounce, item) }
    host.advance(by: .milliseconds(150))
    #expect(host.displayLines != still)
    host.advance(by: .seconds(3))
    #expect(host.displayLines == still)
    host.change { endOnce(.bounce, item) }
    host.finishAnimations()
    #expect(host.displayLines == still)
    host.change { lasting(.scale.up, item) }
    host.advance(by: .seconds(3))
    let large: [String] = host.displayLines
    #expect(large != still)
    host.change { endLasting(.disappear, item) }
    host.advance(by: .seconds(3))
    #expect(host.displayLines == large)
    host.change { endLasting(.scale, item) }
    host.advance(by: .seconds(3))
    #expect(host.displayLines == still)
  }

  private func once(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, _ view: UIImageView, _ end: @escaping () -> Void
  ) { view.addSymbolEffect(effect, options: .default, animated: true) { _ in end() } }
  private func endOnce(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, _ view: UIImageView, _ end: @escaping () -> Void
  ) { view.removeSymbolEffect(ofType: effect, options: .default, animated: false) { _ in end() } }

  @Test("An image view's symbol pulses once where an effect is added as one of a moment, and may end before")
  func views() throws {
    let root = UIView()
    let view = UIImageView(image: UIImage(systemName: "bell.fill"))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    let still: [String] = host.displayLines
    var ends: [String] = []
    once(.pulse, view) { ends.append("once") }
    host.update()
    host.advance(by: .milliseconds(300))
    #expect(host.displayLines != still && ends.isEmpty)
    host.advance(by: .seconds(8))
    #expect(host.displayLines == still && ends == ["once"])
    once(.pulse, view) { ends.append("again") }
    host.update()
    host.advance(by: .milliseconds(300))
    endOnce(.pulse, view) { ends.append("removed") }
    host.update()
    #expect(host.displayLines == still && Set(ends) == ["once", "again", "removed"])
  }
}
