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

/// Drags of rows and items, and drops between them.
@MainActor
@Suite("Dragging rows of UIKit", .serialized)
struct ListDragTests {
  final class Rows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var names = ["A", "B", "C", "D"]
    var log: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var moves = true

    override func viewDidLoad() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.dragDelegate = self
      tableView.dropDelegate = self
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to goal: IndexPath) {
      log.append("moved \(source.row) to \(goal.row)")
      names.insert(names.remove(at: source.row), at: goal.row)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard names[indexPath.row] != "D" else { return [] }
      return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begins \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("ends \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("over") }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: session.localDragSession == nil || !moves ? .copy : .move, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let goal: IndexPath = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
      guard let item = coordinator.items.first else { return }
      log.append(
        "drop \(item.sourceIndexPath?.row ?? -1) at \(coordinator.destinationIndexPath?.row ?? -1) "
          + "\(coordinator.proposal.operation) \(coordinator.proposal.intent.rawValue)")
      #expect(coordinator.session.items.first === item.dragItem)
      if let source = item.sourceIndexPath {
        #expect(item.previewSize.height > 0)
        let name = names.remove(at: source.row)
        names.insert(name, at: goal.row)
        tableView.performBatchUpdates {
          tableView.deleteRows(at: [source], with: .none)
          tableView.insertRows(at: [goal], with: .none)
        }
      }
      coordinator.drop(item.dragItem, toRowAt: goal).addCompletion { _ in self.log.append("arrived") }
      coordinator.drop(item.dragItem, intoRowAt: goal, rect: .zero).addAnimations {}
      coordinator.drop(item.dragItem, to: UIDragPreviewTarget(container: tableView, center: .zero)).addAnimations {}
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func open(_ controller: UIViewController) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(controller).ignoresSafeArea()
    }
  }

  private func point(_ name: String, _ host: HeadlessHost, _ part: CGFloat) throws -> CGPoint {
    let frame = try #require(host.frame(name))
    return CGPoint(x: frame.minX + 30, y: frame.minY + frame.height * part)
  }

  @Test(
    "A row is dragged to another place of its table: paths are those without it, and a line shows where it would go")
  func rows() throws {
    let page = Rows(style: .plain)
    let host = try open(page)
    let drag = try #require(host.beginDrag(from: try point("A", host, 0.5)))
    drag.move(to: try point("C", host, 0.8), in: host)
    host.update()
    #expect(page.tableView.hasActiveDrop && page.tableView.subviews.contains { $0 is DropMark })
    let line = try #require(page.tableView.subviews.first { $0 is DropMark }?.frame)
    #expect(line.height == 2 && abs(line.midY - page.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).maxY) < 1)
    #expect(drag.drop(at: try point("C", host, 0.8), in: host) == .move)
    #expect(page.take() == ["begins true", "enter", "drop 0 at 2 move 1", "arrived", "over", "ends false"])
    #expect(page.names == ["B", "C", "A", "D"] && !page.tableView.hasActiveDrop)
    #expect(!page.tableView.subviews.contains { $0 is DropMark })
    #expect(host.dragAndDrop(from: try point("A", host, 0.5), to: try point("B", host, 0.2)) == .move)
    #expect(page.take().contains("drop 2 at 0 move 1") && page.names == ["A", "B", "C", "D"])
    #expect(host.beginDrag(from: try point("D", host, 0.5)) == nil)
  }

  @Test("A drop into a row has the row under the pointer, and a frame shows it; below the rows there is no path")
  func intoRows() throws {
    let page = Rows(style: .plain)
    page.intent = .insertIntoDestinationIndexPath
    let host = try open(page)
    let drag = HeadlessDrag(items: [NSItemProvider(object: "X" as NSString)])
    drag.move(to: try point("B", host, 0.9), in: host)
    let mark = try #require(page.tableView.subviews.first { $0 is DropMark })
    #expect(mark.frame == page.tableView.rectForRow(at: IndexPath(row: 1, section: 0)) && mark.layer.borderWidth == 2)
    #expect(drag.drop(at: try point("B", host, 0.9), in: host) == .copy)
    #expect(page.take().contains("drop -1 at 1 copy 2"))
    page.intent = .unspecified
    let far = HeadlessDrag(items: [NSItemProvider(object: "X" as NSString)])
    #expect(far.drop(at: CGPoint(x: 50, y: 390), in: host) == .copy)
    #expect(page.take().contains("drop -1 at -1 copy 0"))
    let leaving = HeadlessDrag(items: [NSItemProvider(object: "X" as NSString)])
    leaving.move(to: try point("B", host, 0.9), in: host)
    leaving.leave()
    #expect(page.take() == ["enter", "exit", "over"])
  }

  @Test("Without a drop delegate a table takes its own rows, where the data source lets them be moved")
  func reordering() throws {
    let page = Rows(style: .plain)
    page.loadViewIfNeeded()
    page.tableView.dropDelegate = nil
    let host = try open(page)
    #expect(host.dragAndDrop(from: try point("B", host, 0.5), to: try point("A", host, 0.1)) == .move)
    #expect(page.take() == ["begins true", "moved 1 to 0", "ends false"] && page.names == ["B", "A", "C", "D"])
    #expect(HeadlessDrag(items: [NSItemProvider()]).drop(at: try point("B", host, 0.5), in: host) == .cancel)
    #expect(page.tableView.dragInteractionEnabled)
    page.tableView.dragInteractionEnabled = false
    #expect(host.beginDrag(from: try point("B", host, 0.5)) == nil)
    page.tableView.dragDelegate = nil
    #expect(page.tableView.dragInteraction == nil && page.tableView.dropInteraction == nil)
  }

  @Test("Delegates without answers drag whole cells that may be moved, and take nothing")
  func defaults() {
    final class Plain: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
      UICollectionViewDropDelegate
    {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {}
    }
    let plain = Plain()
    let table = UITableView()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let drag = LocalDragSession(at: .zero)
    let drop = LocalDropSession(DropEvent(.entered, at: .zero, of: DropOffer(items: [])))
    let path = IndexPath(row: 0, section: 0)
    #expect(plain.tableView(table, dragPreviewParametersForRowAt: path) == nil)
    #expect(plain.tableView(table, dragSessionAllowsMoveOperation: drag))
    #expect(!plain.tableView(table, dragSessionIsRestrictedToDraggingApplication: drag))
    #expect(plain.tableView(table, canHandle: drop))
    #expect(
      plain.tableView(table, dropSessionDidUpdate: drop, withDestinationIndexPath: nil).operation == .cancel)
    #expect(plain.collectionView(collection, dragPreviewParametersForItemAt: path) == nil)
    #expect(plain.collectionView(collection, dragSessionAllowsMoveOperation: drag))
    #expect(!plain.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: drag))
    #expect(plain.collectionView(collection, canHandle: drop))
    #expect(
      plain.collectionView(collection, dropSessionDidUpdate: drop, withDestinationIndexPath: nil).operation == .cancel)
    #expect(UITableViewDropProposal(operation: .copy).intent == .unspecified)
    #expect(UITableViewDropProposal.Intent.automatic.rawValue == 3)
    let proposal = UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    #expect(proposal.intent.rawValue == 2 && UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
  }

  final class Items: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var names = ["A", "B", "C", "D"]
    var log: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      layout.minimumInteritemSpacing = 0
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = names[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      true
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to goal: IndexPath
    ) {
      log.append("moved \(source.item) to \(goal.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))] }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begins")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.append("ends")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      log.append("over")
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first else { return }
      log.append(
        "drop \(item.sourceIndexPath?.item ?? -1) at \(coordinator.destinationIndexPath?.item ?? -1) "
          + "\(item.previewSize == CGSize(width: 100, height: 60)) \(coordinator.proposal.operation)")
      #expect(coordinator.session.localDragSession != nil && item.dragItem === coordinator.session.items.first)
      coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 0, section: 0)).addAnimations {}
      coordinator.drop(item.dragItem, intoItemAt: IndexPath(item: 0, section: 0), rect: .zero).addCompletion { _ in }
      coordinator.drop(item.dragItem, to: UIDragPreviewTarget(container: collectionView, center: .zero))
        .addCompletion { _ in }
    }
  }

  @Test("An item is dragged between the items of its collection; the line stands between items of a line")
  func items() throws {
    let page = Items()
    let host = try open(page)
    let drag = try #require(host.beginDrag(from: try point("A", host, 0.5)))
    let frame = try #require(host.frame("C"))
    let goal = CGPoint(x: frame.maxX - 4, y: frame.midY)
    drag.move(to: goal, in: host)
    #expect(page.collectionView.hasActiveDrag && page.collectionView.hasActiveDrop)
    let line = try #require(page.collectionView.subviews.first { $0 is DropMark }?.frame)
    #expect(line.width == 2 && line.height == 60 && abs(line.midX - 300) < 1)
    #expect(drag.drop(at: goal, in: host) == .move)
    #expect(page.log == ["begins", "enter", "drop 0 at 2 true move", "over", "ends"])
    page.log = []
    page.collectionView.dropDelegate = nil
    #expect(page.collectionView.dragInteractionEnabled)
    #expect(host.dragAndDrop(from: try point("A", host, 0.5), to: goal) == .move)
    #expect(page.log == ["begins", "moved 0 to 2", "ends"], "\(page.log)")
  }
}
