import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The buttons beside rows in their older form.
@MainActor
@Suite("Row actions in their older form", .serialized)
struct RowActionTests {
  private final class Page: UITableViewController {
    var log: [String] = []
    var hasNewer = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      let handler: (UITableViewRowAction, IndexPath) -> Void = { [unowned self] action, path in
        log.append("\(action.title ?? "") \(path.row)")
      }
      let archive = UITableViewRowAction(style: .normal, title: "Archive", handler: handler)
      archive.backgroundColor = .blue
      return [UITableViewRowAction(style: .destructive, title: "Discard", handler: handler), archive]
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard hasNewer else { return nil }
      return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
    }
  }

  @Test("A pushed row shows its buttons, which do what they are for; assistive technologies have them, too")
  func rows() throws {
    let page = Page()
    let host = try window(width: 300, height: 200) { HostingController(controller: page) }
    let place: CGFloat = page.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).midY
    host.drag(from: CGPoint(x: 250, y: place), to: CGPoint(x: 60, y: place))
    host.finishAnimations()
    // A push over the row performs nothing by itself.
    #expect(page.log == [] && host.labels.contains("Archive") && host.labels.contains("Discard"), "\(host.labels)")
    #expect(host.displayLines.contains { $0.contains("#0000FF") })
    let button: CGRect = try #require(host.frame("Archive"))
    _ = host.tap(at: CGPoint(x: button.midX, y: button.midY))
    host.finishAnimations()
    #expect(page.log == ["Archive 1"])
    let row = try #require(host.element("Row 0"))
    #expect(host.send(.accessibilityAction(element: row.id, action: .named("Discard"))))
    #expect(page.log == ["Archive 1", "Discard 0"])
  }

  @Test("Buttons of today's form come before those of the older one")
  func newer() throws {
    let page = Page()
    page.hasNewer = true
    let host = try window(width: 300, height: 200) { HostingController(controller: page) }
    let names = try #require(host.element("Row 0")).properties.actions.map(\.kind)
    #expect(names.contains(.named("Flag")) && !names.contains(.named("Archive")))
  }

  @Test("An action has its values, and a copy of them")
  func values() throws {
    let action = UITableViewRowAction(style: .normal, title: "A") { _, _ in }
    #expect(action.style == .normal && action.title == "A" && action.backgroundColor == nil)
    #expect(action.backgroundEffect == nil && UITableViewRowAction.Style.destructive == .default)
    action.backgroundColor = .red
    action.backgroundEffect = UIBlurEffect(style: .dark)
    let copy = try #require(action.copy(with: nil) as? UITableViewRowAction)
    #expect(copy.backgroundColor == .red && copy.title == "A" && copy.backgroundEffect === action.backgroundEffect)
    let table = UITableView()
    final class Plain: NSObject, UITableViewDelegate {}
    #expect(Plain().tableView(table, editActionsForRowAt: IndexPath(row: 0, section: 0)) == nil)
  }
}
