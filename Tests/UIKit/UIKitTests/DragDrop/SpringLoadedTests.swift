import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// Views that are activated by what is dragged over them.
@MainActor
@Suite("Views that drags activate", .serialized)
struct SpringLoadedTests {
  private final class Page: UIViewController {
    let folder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let button = UIButton(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    override func viewDidLoad() {
      folder.backgroundColor = .red
      button.setTitle("Go", for: .normal)
      segments.frame = CGRect(x: 0, y: 120, width: 300, height: 32)
      for part in [folder, button, segments] as [UIView] { view.addSubview(part) }
    }
  }

  private final class Judge: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var isAllowed: Bool = true
    var log: [String] = []
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      context.targetItem = "item"
      return isAllowed
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }
    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { log.append("\(context.state) \(Int(context.location(in: interaction.view).x))") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Quiet: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { false }
  }

  private func open(_ page: UIViewController) throws -> HeadlessHost {
    try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  private func drag() -> HeadlessDrag { HeadlessDrag(items: [NSItemProvider(object: "X" as NSString)]) }

  @Test("A drag that rests over a view activates it, after its effect has shown that")
  func resting() throws {
    let (page, judge) = (Page(), Judge())
    let host = try open(page)
    var activated: [String] = []
    let spring = UISpringLoadedInteraction(interactionBehavior: judge, interactionEffect: judge) { _, context in
      activated.append("\(context.targetItem as? String ?? "") \(context.targetView === page.folder)")
    }
    host.change { page.folder.addInteraction(spring) }
    #expect(spring.view === page.folder && spring.interactionBehavior === judge && spring.interactionEffect === judge)
    let drag = drag()
    drag.move(to: CGPoint(x: 20, y: 20), in: host)
    #expect(judge.take() == ["possible 20"])
    host.advance(by: .seconds(0.3))
    // A drag on its way across begins to rest anew.
    drag.move(to: CGPoint(x: 60, y: 20), in: host)
    host.advance(by: .seconds(0.3))
    #expect(judge.take().isEmpty)
    host.advance(by: .seconds(0.3))
    #expect(judge.take() == ["activating 60"] && activated.isEmpty)
    host.advance(by: .seconds(0.5))
    #expect(judge.take() == ["activated 60"] && activated == ["item true"])
    drag.move(to: CGPoint(x: 200, y: 250), in: host)
    #expect(judge.take() == ["inactive 60", "finish"])
    judge.isAllowed = false
    drag.move(to: CGPoint(x: 20, y: 20), in: host)
    host.advance(by: .seconds(2))
    #expect(judge.take().isEmpty && activated.count == 1)
    drag.cancel()
    #expect(UISpringLoadedInteractionEffectState(rawValue: 2) == .activating)
    Quiet().interactionDidFinish(spring)
  }

  @Test("Buttons, segments and rows are pressed and chosen by drags, if they are spring-loaded")
  func controls() throws {
    let page = Page()
    let host = try open(page)
    var presses: Int = 0
    page.button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    #expect(!page.button.isSpringLoaded && !page.segments.isSpringLoaded)
    host.change {
      page.button.isSpringLoaded = true
      page.segments.isSpringLoaded = true
    }
    #expect(page.button.isSpringLoaded && page.segments.isSpringLoaded)
    let drag = drag()
    drag.move(to: CGPoint(x: 20, y: 80), in: host)
    #expect(page.button.pointerLook?.tint != nil)
    host.advance(by: .seconds(1.2))
    #expect(presses == 1 && page.button.pointerLook == nil)
    drag.move(to: CGPoint(x: 150, y: 136), in: host)
    host.advance(by: .seconds(1.2))
    #expect(page.segments.selectedSegmentIndex == 1)
    drag.move(to: CGPoint(x: 250, y: 136), in: host)
    host.advance(by: .seconds(1.2))
    #expect(page.segments.selectedSegmentIndex == 2)
    drag.cancel()
    host.change { page.button.isSpringLoaded = false }
    #expect(!page.button.isSpringLoaded && page.button.springs.isEmpty)
  }

  private final class Rows: UITableViewController {
    var chosen: [Int] = []
    override func viewDidLoad() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.isSpringLoaded = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test("A row of a spring-loaded table, or an item of a collection, is chosen")
  func lists() throws {
    let rows = Rows()
    let host = try open(rows)
    host.update()
    let drag = drag()
    let place: CGRect = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    drag.move(to: CGPoint(x: place.midX, y: place.midY), in: host)
    host.advance(by: .seconds(1.2))
    #expect(rows.chosen == [1] && rows.tableView.isSpringLoaded)
    drag.cancel()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.isSpringLoaded = true
    #expect(grid.isSpringLoaded)
    grid.isSpringLoaded = false
    #expect(!grid.isSpringLoaded)
    let supporting: [any UISpringLoadedInteractionSupporting] = [grid, rows.tableView, UIButton()]
    #expect(supporting.map(\.isSpringLoaded) == [false, true, false])
  }
}
