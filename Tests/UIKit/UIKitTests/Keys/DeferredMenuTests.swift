import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// Elements of menus that are made when the menu is shown.
@MainActor
@Suite("Menus whose elements come later", .serialized)
struct DeferredMenuTests {
  final class Page: UIViewController {
    let button = UIButton(type: .system)
    override func viewDidLoad() {
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      button.setTitle("Sort", for: .normal)
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
    }
  }

  private func open(_ page: Page) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  private func show(_ host: HeadlessHost) {
    #expect(host.tap(at: CGPoint(x: 60, y: 40)))
    host.finishAnimations()
  }

  private func hide(_ host: HeadlessHost) {
    host.press(.escape)
    host.finishAnimations()
  }

  @Test("Elements are asked for when the menu opens, and until they come it says that they are loading (603)")
  func later() throws {
    var answers: [([UIMenuElement]) -> Void] = []
    var log: [String] = []
    let page = Page()
    page.loadViewIfNeeded()
    page.button.menu = UIMenu(children: [
      UIAction(title: "First") { _ in }, UIDeferredMenuElement { answers.append($0) },
    ])
    let host = try open(page)
    #expect(answers.isEmpty)
    show(host)
    #expect(answers.count == 1 && host.labels.contains("Loading…") && host.labels.contains("First"))
    answers[0]([UIAction(title: "Late") { _ in log.append("late") }])
    host.update()
    #expect(host.labels.contains("Late") && !host.labels.contains("Loading…"), "\(host.labels)")
    answers[0]([UIAction(title: "Twice") { _ in }])
    host.update()
    #expect(!host.labels.contains("Twice"))
    #expect(host.activate("Late") && log == ["late"])
    host.finishAnimations()
    show(host)
    #expect(answers.count == 1 && host.labels.contains("Late"), "elements that came are kept")
  }

  @Test("Elements that are not kept are made anew each time that the menu opens")
  func uncached() throws {
    var count = 0
    let page = Page()
    page.loadViewIfNeeded()
    page.button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { completion in
        count += 1
        completion([UIAction(title: "Number \(count)") { _ in }])
      }
    ])
    let host = try open(page)
    show(host)
    #expect(host.labels.contains("Number 1"), "\(host.labels)")
    hide(host)
    show(host)
    #expect(host.labels.contains("Number 2") && !host.labels.contains("Number 1") && count == 2)
  }
}
