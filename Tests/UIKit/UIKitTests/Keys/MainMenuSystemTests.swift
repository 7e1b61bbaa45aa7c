import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// The systems of menus, and how menus show their elements.
@MainActor
@Suite("Systems of menus", .serialized)
struct MainMenuSystemTests {
  private func root() -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          identifier: .file,
          children: [
            UIMenu(identifier: .newScene, children: [UIAction(title: "New") { _ in }]), UIMenu(identifier: .print),
          ]),
        UIMenu(identifier: .edit, children: [UIMenu(identifier: .find), UIMenu(identifier: .textStyle)]),
        UIMenu(identifier: .view, children: [UIMenu(identifier: .toolbar), UIMenu(identifier: .sidebar)]),
      ])
  }

  private func titles(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }

  @Test("A configuration takes groups of the menu bar away and fills others; a handler changes the rest")
  func configuring() throws {
    let system: UIMainMenuSystem = .shared
    #expect(UIMenuSystem.main === system && UIMenuSystem.context === UIContextMenuSystem.shared)
    defer { system.setBuildConfiguration(UIMainMenuSystem.Configuration()) }
    let plain: MenuTreeBuilder = system.build(root())
    #expect(plain.menu(for: .format) == nil && titles(plain.menu(for: .newScene)) == ["New"])
    let configuration = UIMainMenuSystem.Configuration()
    #expect(configuration.documentPreference == .automatic && configuration.toolbarPreference == .automatic)
    configuration.newScenePreference = .removed
    configuration.documentPreference = .included
    configuration.printingPreference = .included
    configuration.findingPreference = .included
    configuration.findingConfiguration.style = .nonEditableText
    configuration.toolbarPreference = .removed
    configuration.sidebarPreference = .included
    configuration.inspectorPreference = .included
    configuration.textFormattingPreference = .included
    let copy = try #require(configuration.copy() as? UIMainMenuSystem.Configuration)
    #expect(copy.findingConfiguration.style == .nonEditableText && copy.newScenePreference == .removed)
    #expect((copy.findingConfiguration.copy() as? UIMainMenuSystem.FindElementGroupConfiguration) != nil)
    system.setBuildConfiguration(copy) { $0.insertChild(UIMenu(title: "Own"), atEndOfMenu: .file) }
    let built: MenuTreeBuilder = system.build(root())
    #expect(built.menu(for: .newScene) == nil && built.menu(for: .toolbar) == nil && built.isChanged)
    #expect(titles(built.menu(for: .print)) == ["Print…"] && titles(built.menu(for: .file)).last == "Own")
    #expect(titles(built.menu(for: .find)) == ["Find…", "Find Next", "Find Previous", "Use Selection for Find"])
    #expect(titles(built.menu(for: .sidebar)) == ["Toggle Sidebar"])
    #expect(titles(built.menu(for: .inspector)) == ["Toggle Inspector"])
    #expect(titles(built.menu(for: .format)) == ["Font", "Text"])
    #expect(titles(built.menu(for: .font)).prefix(2) == ["Bold", "Italic"])
    #expect(titles(built.menu(for: .alignment)).count == 4 && built.menu(for: .text) != nil)
    #expect(titles(built.menu(for: .writingDirection)) == ["Left to Right", "Right to Left"])
    let command = built.menu(for: .font)?.children.first as? UIKeyCommand
    #expect(command?.input == "b" && command?.modifierFlags == .command)
    let styles: [UIMainMenuSystem.FindElementGroupConfiguration.Style] = [.automatic, .search, .editableText]
    let counts: [Int] = styles.map { style in
      configuration.findingConfiguration.style = style
      system.setBuildConfiguration(configuration)
      return titles(system.build(root()).menu(for: .find)).count
    }
    #expect(counts == [5, 1, 5])
    let preferences: [UIMenuSystem.ElementGroupPreference] = [.automatic, .removed, .included]
    #expect(preferences.map(\.rawValue) == [0, 1, 2])
  }

  private final class Page: UIViewController {
    let button = UIButton(type: .system)
    var tags: [String] = []
    override func viewDidLoad() {
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      button.setTitle("Sort", for: .normal)
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
    }
    override func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
      guard deferredElement.identifier.rawValue == "tags" else { return nil }
      return UIDeferredMenuElement.Provider { answer in
        answer(["Home", "Work"].map { tag in UIAction(title: tag) { _ in self.tags.append(tag) } })
      }
    }
  }

  private func open(_ page: Page) throws -> HeadlessHost {
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
    #expect(host.tap(at: CGPoint(x: 60, y: 40)))
    host.finishAnimations()
    host.update()
    return host
  }

  @Test("A place in a menu has the elements of the first responder that gives some")
  func providers() throws {
    let page = Page()
    page.loadViewIfNeeded()
    page.button.menu = UIMenu(children: [
      UIDeferredMenuElement.usingFocus(identifier: .init("tags"), shouldCacheItems: true),
      UIDeferredMenuElement.usingFocus(identifier: .init(rawValue: "none")),
    ])
    let host = try open(page)
    #expect(host.labels.contains("Home") && host.labels.contains("Work") && !host.labels.contains("Loading…"))
    #expect(host.activate("Work") && page.tags == ["Work"])
  }

  @Test("Small and medium elements stand beside each other, large ones below each other; titles may have few lines")
  func sizes() throws {
    let page = Page()
    page.loadViewIfNeeded()
    let actions: [UIAction] = ["Left", "Right"].map { name in
      UIAction(title: name, image: UIImage(systemName: "star")) { _ in page.tags.append(name) }
    }
    let row = UIMenu(title: "", options: .displayInline, preferredElementSize: .small, children: actions)
    #expect(row.preferredElementSize == .small && UIMenu(children: []).preferredElementSize == .automatic)
    row.displayPreferences = UIMenuDisplayPreferences()
    row.displayPreferences?.maximumNumberOfTitleLines = 1
    let copy = row.displayPreferences?.copy() as? UIMenuDisplayPreferences
    #expect(copy?.maximumNumberOfTitleLines == 1)
    #expect(row.replacingChildren([]).preferredElementSize == .small)
    #expect(row.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 1)
    page.button.menu = UIMenu(children: [row, UIAction(title: "Below") { _ in }])
    let host = try open(page)
    let (left, right) = (try #require(host.frame("Left")), try #require(host.frame("Right")))
    #expect(abs(left.midY - right.midY) < 1 && left.maxX <= right.minX)
    #expect(host.activate("Right") && page.tags == ["Right"])
    let other = Page()
    other.loadViewIfNeeded()
    other.button.menu = UIMenu(children: [UIMenu(options: .displayAsPalette, children: actions)])
    let palette = try open(other)
    #expect(abs((palette.frame("Left")?.midY ?? 0) - (palette.frame("Right")?.midY ?? 9)) < 1)
    let raw: [Int] = [UIMenu.ElementSize.automatic, .small, .medium, .large].map(\.rawValue)
    #expect(raw == [-1, 0, 1, 2])
  }

  private final class Keyed: UIViewController {
    var count: Int = 0
    lazy var command = UIKeyCommand(action: Selector("run:", Keyed.run(_:)), input: "k", modifierFlags: .command)
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { [command] }
    func run(_ sender: Any?) { count += 1 }
  }

  @Test("A command is performed again while its key is held, unless it does not want that")
  func repeating() throws {
    let page = Keyed()
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) { Controllers(page) }
    host.change { _ = page.becomeFirstResponder() }
    func hold() {
      for _ in 0..<3 { host.send(.key(KeyEvent(.down, .character("k"), modifiers: .command, time: 0))) }
      host.send(.key(KeyEvent(.up, .character("k"), modifiers: .command, time: 0)))
    }
    #expect(page.command.repeatBehavior == .automatic)
    hold()
    #expect(page.count == 3)
    page.command.repeatBehavior = .nonRepeatable
    hold()
    #expect(page.count == 4 && UIMenuElement.RepeatBehavior.repeatable.rawValue == 1)
  }

  @Test("A leaf of a menu knows from where what it presents comes")
  func sources() {
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    let action = UIAction(title: "b") { _ in }
    #expect(action.presentationSourceItem == nil && action.repeatBehavior == .automatic)
    action.performWithSender(item, target: nil)
    #expect(action.presentationSourceItem === item)
    let star: UIImage? = UIImage(systemName: "star")
    let marked = UIAction(title: "d", subtitle: "e", image: nil, selectedImage: star, state: .on) { _ in }
    #expect(marked.selectedImage === star && marked.subtitle == "e" && marked.state == .on)
    let command = UICommand(title: "c", action: "nobody:")
    command.performWithSender(item, target: nil)
    #expect(command.presentationSourceItem === item)
  }
}
