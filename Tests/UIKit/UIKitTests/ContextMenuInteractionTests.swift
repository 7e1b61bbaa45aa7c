import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Menus that views of UIKit's show for themselves, for rows and for items.
@MainActor
@Suite("Context menus of UIKit", .serialized)
struct ContextMenuInteractionTests {
  private final class Source: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var isEmpty = false
    var preview: UIViewController?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked at \(Int(location.x)) \(Int(location.y))")
      guard !isEmpty else { return nil }
      return UIContextMenuConfiguration(
        identifier: "card" as NSString, previewProvider: { self.preview },
        actionProvider: { suggested in
          UIMenu(
            children: suggested + [
              UIAction(title: "Copy") { action in self.log.append("copy of \(type(of: action.sender!))") },
              UIAction(title: "Delete", attributes: .destructive) { _ in self.log.append("delete") },
            ])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("shows \(configuration.identifier as! NSString)")
      animator?.addCompletion { self.log.append("shown") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("ends") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      let name: String? = animator.previewViewController?.title
      animator.addCompletion { self.log.append("open \(name ?? "")") }
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// A view in the middle of another one, with a label inside.
  private final class Card: UIViewController {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
    let source = Source()
    lazy var interaction = UIContextMenuInteraction(delegate: source)

    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      label.text = "Words"
      label.isUserInteractionEnabled = true
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Card"
      card.addSubview(label)
      card.addInteraction(interaction)
      view.addSubview(card)
    }
  }

  private func open(_ controller: UIViewController, _ idiom: Idiom = .desktop) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: idiom)) {
      Controllers(controller).ignoresSafeArea()
    }
  }

  @Test("A click with the second button shows the menu of the view at that point; an action ends it (602)")
  func clicking() throws {
    let page = Card()
    let host = try open(page)
    #expect(page.interaction.view === page.card && page.card.interactions.count == 1)
    #expect(page.interaction.menuAppearance == .unknown)
    host.click(at: CGPoint(x: 70, y: 70), button: .secondary)
    host.finishAnimations()
    #expect(page.source.take() == ["asked at 20 20", "shows card", "shown"])
    #expect(host.labels.contains("Copy") && host.labels.contains("Delete"), "\(host.labels)")
    #expect(page.interaction.menuAppearance == .compact && page.interaction.location(in: nil) == CGPoint(x: 70, y: 70))
    host.change {
      page.interaction.updateVisibleMenu { menu in
        menu.replacingChildren(menu.children + [UIAction(title: "Share") { _ in }])
      }
    }
    #expect(host.labels.contains("Share"))
    #expect(host.activate("Copy"))
    host.finishAnimations()
    #expect(page.source.take() == ["copy of UIView", "ends"] && !host.labels.contains("Delete"), "\(page.source.log)")
    #expect(page.interaction.menuAppearance == .unknown && host.graph.differences().isEmpty)
    // Beside the view, or where nobody gives a menu, nothing is shown.
    host.click(at: CGPoint(x: 250, y: 300), button: .secondary)
    page.source.isEmpty = true
    host.click(at: CGPoint(x: 70, y: 70), button: .secondary)
    host.finishAnimations()
    #expect(page.source.take() == ["asked at 20 20"] && !host.labels.contains("Copy"))
    host.change { page.card.removeInteraction(page.interaction) }
    #expect(page.interaction.view == nil && page.card.interactions.isEmpty)
    #expect(host.element("Card")?.properties.actions.contains { $0.kind == .showMenu } == false)
  }

  @Test("Assistive technologies show the menu beside the view, which the program may take away (602)")
  func assistive() throws {
    let page = Card()
    let host = try open(page)
    let card = try #require(host.element("Card"))
    #expect(card.properties.actions.contains { $0.kind == .showMenu })
    host.send(.accessibilityAction(element: card.id, action: .showMenu))
    host.finishAnimations()
    #expect(page.source.take().first == "asked at 50 30" && host.labels.contains("Copy"))
    page.interaction.dismissMenu()
    host.update()
    host.finishAnimations()
    #expect(page.source.take() == ["ends"] && !host.labels.contains("Copy"))
  }

  @Test("A finger that presses sees a preview, and opens what it stands for by a tap on it (602)")
  func preview() throws {
    let page = Card()
    let details = UIHostingController(rootView: Text("Details"))
    details.title = "Details of the card"
    details.preferredContentSize = CGSize(width: 120, height: 80)
    page.source.preview = details
    let host = try open(page, .phone)
    host.press(at: CGPoint(x: 70, y: 70), for: .seconds(1))
    host.finishAnimations()
    #expect(page.interaction.menuAppearance == .rich && host.labels.contains("Details"), "\(host.labels)")
    _ = page.source.take()
    let frame = try #require(host.frame("Details"))
    #expect(host.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    host.finishAnimations()
    #expect(page.source.take() == ["ends", "open Details of the card"] && !host.labels.contains("Copy"))
  }

  @Test("A button has a menu that a press opens, by pointer and by key, or one for the second button")
  func buttons() throws {
    final class Page: UIViewController {
      let button = UIButton(type: .system)
      var log: [String] = []
      override func viewDidLoad() {
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        button.setTitle("Sort", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "By Name") { _ in self.log.append("name") }])
        button.addAction(UIAction { _ in self.log.append("pressed") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in self.log.append("menu") }, for: .menuActionTriggered)
        view.addSubview(button)
      }
    }
    let page = Page()
    let host = try open(page)
    #expect(page.button.isContextMenuInteractionEnabled && page.button.contextMenuInteraction != nil)
    #expect(host.tap(at: CGPoint(x: 60, y: 40)) && page.log == ["pressed"])
    host.click(at: CGPoint(x: 60, y: 40), button: .secondary)
    host.finishAnimations()
    #expect(host.activate("By Name"))
    host.finishAnimations()
    #expect(page.log == ["pressed", "name"])
    page.log = []
    page.button.showsMenuAsPrimaryAction = true
    #expect(host.tap(at: CGPoint(x: 60, y: 40)))
    host.finishAnimations()
    #expect(page.log == ["menu"] && host.labels.contains("By Name"))
    #expect(host.press(.escape))
    host.finishAnimations()
    #expect(!host.labels.contains("By Name"))
    host.press(.tab)
    host.press(.menu)
    host.finishAnimations()
    #expect(host.labels.contains("By Name"), "\(host.labels)")
    page.button.contextMenuInteraction?.dismissMenu()
    page.button.menu = nil
    #expect(!page.button.isContextMenuInteractionEnabled)
    let plain = UIControl()
    let other = UIContextMenuInteraction(delegate: plain)
    #expect(plain.contextMenuInteraction(other, configurationForMenuAtLocation: .zero) == nil)
    let configuration = UIContextMenuConfiguration()
    #expect(plain.contextMenuInteraction(other, previewForHighlightingMenuWithConfiguration: configuration) == nil)
    #expect(plain.contextMenuInteraction(other, previewForDismissingMenuWithConfiguration: configuration) == nil)
    plain.contextMenuInteraction(other, willDisplayMenuFor: configuration, animator: nil)
    plain.contextMenuInteraction(other, willEndFor: configuration, animator: nil)
    #expect(configuration.preferredMenuElementOrder == .automatic && configuration.badgeCount == 0)
    #expect(configuration.secondaryItemIdentifiers.isEmpty)
  }

  @Test(
    "Rows of tables have menus: by pointer, by the menu key for the row of the keys, and for assistive technologies")
  func tables() throws {
    final class Rows: UITableViewController {
      var log: [String] = []
      override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard indexPath.row != 2 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Pin") { _ in self.log.append("pin \(indexPath.row)") }])
        }
      }
      override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("shows") }
      override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("ends") }
    }
    let page = Rows(style: .plain)
    let host = try open(page)
    func choose() {
      host.finishAnimations()
      #expect(host.activate("Pin"), "\(host.labels)")
      host.finishAnimations()
    }
    let frame = try #require(host.frame("Row 1"))
    host.click(at: CGPoint(x: 60, y: frame.midY), button: .secondary)
    choose()
    #expect(page.log == ["shows", "pin 1", "ends"])
    page.log = []
    let row = try #require(host.element("Row 0"))
    #expect(row.properties.actions.contains { $0.kind == .showMenu })
    #expect(host.element("Row 2")?.properties.actions.contains { $0.kind == .showMenu } == false)
    host.send(.accessibilityAction(element: row.id, action: .showMenu))
    choose()
    #expect(page.log == ["shows", "pin 0", "ends"] && page.tableView.contextMenuInteraction != nil)
    page.log = []
    host.press(.tab)
    host.press(.down)
    host.press(.down)
    host.press(.menu)
    choose()
    #expect(page.log.contains("pin 1"), "\(page.log)")
  }

  @Test("A finger on a row sees the preview that the delegate gives, or opens what a controller stands for")
  func rowPreviews() throws {
    final class Rows: UITableViewController {
      var log: [String] = []
      override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row") }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        var preview: UIContextMenuContentPreviewProvider?
        if indexPath.row == 1 { preview = { UIHostingController(rootView: Text("Details")) } }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in
          UIMenu(children: [UIAction(title: "Pin") { _ in }])
        }
      }
      override func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        log.append("highlight")
        return UITargetedPreview(view: tableView.visibleCells[0])
      }
      override func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        #expect(animator.preferredCommitStyle == .dismiss)
        animator.addAnimations { self.log.append("moves") }
        animator.addCompletion { self.log.append("opened") }
      }
    }
    let page = Rows(style: .plain)
    let host = try open(page, .phone)
    let pictures: Int = host.displayLines.filter { $0.contains("image") }.count
    let first = try #require(host.frame("Row 0"))
    host.press(at: CGPoint(x: first.midX, y: first.midY), for: .seconds(1))
    host.finishAnimations()
    #expect(page.log.contains("highlight") && host.displayLines.filter { $0.contains("image") }.count > pictures)
    page.tableView.contextMenuInteraction?.dismissMenu()
    host.update()
    host.finishAnimations()
    page.log = []
    let second = try #require(host.frame("Row 1"))
    host.press(at: CGPoint(x: second.midX, y: second.midY), for: .seconds(1))
    host.finishAnimations()
    let details = try #require(host.frame("Details"))
    #expect(host.tap(at: CGPoint(x: details.midX, y: details.midY)))
    host.finishAnimations()
    #expect(page.log == ["moves", "opened"])
    let configuration = UIContextMenuConfiguration()
    #expect(page.tableView(page.tableView, previewForDismissingContextMenuWithConfiguration: configuration) == nil)
    // A table whose delegate has no menus leaves presses to its rows.
    let plain = UITableView()
    #expect(plain.contextMenuInteraction?.delegate != nil && plain.interactions.count == 1)
  }

  @Test("Items of collections have menus; that for a selected item is for all that are")
  func collections() throws {
    final class Items: UICollectionViewController {
      var asked: [[Int]] = []
      override func viewDidLoad() {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collectionView.allowsMultipleSelection = true
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Item \(path.item)"
        return cell
      }
      override func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(paths.map(\.item))
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Tag") { _ in }])
        }
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let page = Items(collectionViewLayout: layout)
    let host = try open(page)
    for item in [0, 2] {
      page.collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    host.update()
    let frame = try #require(host.frame("Item 2"))
    host.click(at: CGPoint(x: frame.midX, y: frame.midY), button: .secondary)
    host.finishAnimations()
    #expect(page.asked.last == [0, 2] && host.labels.contains("Tag"))
    page.collectionView.contextMenuInteraction?.dismissMenu()
    host.update()
    host.finishAnimations()
    let other = try #require(host.element("Item 1"))
    host.send(.accessibilityAction(element: other.id, action: .showMenu))
    host.finishAnimations()
    #expect(page.asked.last == [1] && host.labels.contains("Tag"))
    let (view, path) = (page.collectionView!, IndexPath(item: 0, section: 0))
    let configuration = UIContextMenuConfiguration()
    #expect(page.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
    #expect(page.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) == nil)
    #expect(page.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path) == nil)
    page.collectionView(view, willDisplayContextMenu: configuration, animator: nil)
    page.collectionView(view, willEndContextMenuInteraction: configuration, animator: nil)
  }

  @Test("Previews are values: a view, its parameters and its place")
  func previews() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    view.backgroundColor = .red
    outer.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.view === view && preview.size == CGSize(width: 40, height: 40))
    #expect(preview.target.container === outer && preview.target.center == CGPoint(x: 40, y: 50))
    #expect(preview.target.transform == .identity)
    let target = UIPreviewTarget(container: outer, center: .zero)
    #expect(preview.retargetedPreview(with: target).target === target)
    let parameters = UIPreviewParameters(textLineRects: [NSValue(cgRect: CGRect(x: 0, y: 0, width: 30, height: 10))])
    #expect(parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 30, height: 10) && parameters.shadowPath == nil)
    #expect(parameters.backgroundColor == .systemBackground)
    let other = UITargetedPreview(view: view, parameters: parameters)
    #expect(other.parameters === parameters)
    #expect(UITargetedPreview(view: view, parameters: parameters, target: target).target.center == .zero)
  }
}
