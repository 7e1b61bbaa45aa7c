import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUICore
import Testing
import ViewTestSupport

@testable import UIKit

/// Menus that responders build, and elements that come later.
@MainActor
@Suite("Building menus", .serialized)
struct MenuBuilderTests {
  private func action(_ title: String) -> UIAction { UIAction(title: title, identifier: .init(title)) { _ in } }

  private func builder() -> MenuTreeBuilder {
    MenuTreeBuilder(
      .main,
      root: UIMenu(
        identifier: .root,
        children: [
          UIMenu(title: "File", identifier: .file, children: [action("New"), action("Open")]),
          UIMenu(
            title: "Edit", identifier: .edit, children: [UICommand(title: "Cut", action: "cut:", propertyList: 1)]),
        ]))
  }

  private func tap(_ label: String, _ host: HeadlessHost) throws {
    let frame = try #require(host.frame(label))
    #expect(host.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
  }

  private func words(_ menu: UIMenu) -> String {
    menu.children.map { child in
      guard let inner = child as? UIMenu else { return child.title }
      return "\(inner.title)[\(words(inner))]"
    }.joined(separator: " ")
  }

  @Test("Elements are found at any depth by their identifiers, and commands by action and property list")
  func finding() {
    let tree: MenuTreeBuilder = builder()
    let builder: any UIMenuBuilder = tree
    #expect(builder.system === UIMenuSystem.main && builder.menu(for: .edit)?.title == "Edit")
    #expect(builder.action(for: .init("Open"))?.title == "Open" && builder.menu(for: .view) == nil)
    #expect(builder.command(for: "cut:", propertyList: 1)?.title == "Cut" && builder.command(for: "cut:") == nil)
    #expect(builder.command(for: "cut:", propertyList: 2) == nil && !tree.isChanged)
  }

  @Test("Menus and elements are inserted before, after and inside of others")
  func inserting() {
    let tree: MenuTreeBuilder = builder()
    let builder: any UIMenuBuilder = tree
    builder.insertSibling(UIMenu(title: "A"), beforeMenu: .file)
    builder.insertSibling(UIMenu(title: "B"), afterMenu: .file)
    builder.insertChild(UIMenu(title: "C"), atStartOfMenu: .file)
    builder.insertChild(UIMenu(title: "D"), atEndOfMenu: .file)
    #expect(words(tree.root) == "A[] File[C[] New Open D[]] B[] Edit[Cut]")
    builder.insertElements([action("1")], beforeAction: .init("New"))
    builder.insertElements([action("2")], afterAction: .init("New"))
    builder.insertElements([action("3")], beforeCommand: "cut:", propertyList: 1)
    builder.insertElements([action("4")], afterCommand: "cut:", propertyList: 1)
    builder.insertElements([action("5")], atStartOfMenu: .edit)
    builder.insertElements([action("6")], atEndOfMenu: .edit)
    builder.insertElements([action("7")], beforeMenu: .edit)
    builder.insertElements([action("8")], afterMenu: .edit)
    #expect(words(tree.root) == "A[] File[C[] 1 New 2 Open D[]] B[] 7 Edit[5 3 Cut 4 6] 8")
    #expect(tree.isChanged)
  }

  @Test("Menus and elements are replaced and removed; what is not there changes nothing")
  func replacing() {
    let tree: MenuTreeBuilder = builder()
    let builder: any UIMenuBuilder = tree
    builder.replaceChildren(ofMenu: .file) { $0.reversed() }
    builder.replace(action: .init("New"), with: [action("x"), action("y")])
    builder.replace(command: "cut:", propertyList: 1, with: [])
    #expect(words(tree.root) == "File[Open x y] Edit[]")
    builder.replace(menu: .edit, with: UIMenu(title: "Other", identifier: .view))
    builder.replace(menu: .view, with: [action("z")])
    builder.remove(action: .init("x"))
    #expect(words(tree.root) == "File[Open y] z")
    let before: UIMenu = tree.root
    builder.remove(menu: .help)
    builder.remove(command: "cut:", propertyList: nil)
    builder.insertChild(UIMenu(title: "Q"), atEndOfMenu: .help)
    #expect(tree.root === before)
    builder.remove(menu: .file)
    builder.replace(menu: .root, with: UIMenu(title: "All", identifier: .root, children: [action("only")]))
    #expect(words(tree.root) == "only")
  }

  @Test("Identifiers of menus are Apple's names, all different")
  func identifiers() {
    let all: [UIMenu.Identifier] = [
      .root, .application, .file, .edit, .view, .window, .help, .about, .preferences, .services, .hide, .quit,
      .newScene, .close, .document, .print, .undoRedo, .standardEdit, .find, .textStyle, .toolbar, .sidebar,
      .minimizeAndZoom, .bringAllToFront,
    ]
    #expect(Set(all).count == all.count && UIMenu.Identifier.file.rawValue == "com.apple.menu.file")
  }

  // MARK: The menu bar of a program

  final class Plain: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  final class Page: UIViewController {
    var log: [String] = []
    var isOn = true
    func zoom(_ sender: Any?) { log.append("zoom \((sender as? UICommand)?.title ?? "")") }
    func size(_ sender: Any?) { log.append("size") }
    override func validate(_ command: UICommand) {
      if command.title == "Zoom" { command.state = isOn ? .on : .off }
    }
  }

  final class Built: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    static var title = "Tools"

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      let zoom = UIKeyCommand(
        title: "Zoom", action: Selector("zoom:", Page.zoom(_:)), input: "z", modifierFlags: [.command, .alternate])
      let lost = UICommand(title: "Lost", action: "nobody:")
      builder.insertSibling(
        UIMenu(title: Self.title, identifier: .init("tools"), children: [zoom, lost]), afterMenu: .edit)
      builder.remove(menu: .newScene)
    }
  }

  @Test("A program that builds no menus has no menu bar; context is another system")
  func noBar() throws {
    let application = try HeadlessApplication(DelegateProgram<Plain>.self)
    application.update()
    #expect(application.front?.labels.contains("Edit") == false && !UIMenuSystem.context.isEqual(UIMenuSystem.main))
  }

  @Test(
    "The menu bar shows what the delegate builds among what each program has, as the responder wants it (596, 597, 599)"
  )
  func bar() throws {
    let application = try HeadlessApplication(DelegateProgram<Built>.self)
    application.update()
    let host = try #require(application.front)
    #expect(host.labels.contains("Tools") && host.labels.contains("Edit"), "\(host.labels)")
    let page = try #require(UIApplication.shared.keyWindow?.rootViewController as? Page)
    #expect(host.press(.character("z"), modifiers: [.command, .option]))
    #expect(page.log == ["zoom Zoom"])
    try tap("Tools", host)
    application.update()
    host.finishAnimations()
    let lost = try #require(host.element("Lost"))
    #expect(lost.traits.contains(.isDisabled))
    let zoom = try #require(host.element("Zoom"))
    #expect(!zoom.traits.contains(.isDisabled))
    #expect(host.activate("Zoom"))
    application.update()
    host.finishAnimations()
    #expect(page.log == ["zoom Zoom", "zoom Zoom"] && !host.labels.contains("Lost"), "\(host.labels)")
    try tap("File", host)
    application.update()
    host.finishAnimations()
    #expect(host.labels.contains("Close Window") && !host.labels.contains("New Window"), "\(host.labels)")
    host.press(.escape)
    host.finishAnimations()
    Built.title = "Things"
    UIMenuSystem.main.setNeedsRebuild()
    UIMenuSystem.main.setNeedsRevalidate()
    application.update()
    host.update()
    #expect(host.labels.contains("Things") && !host.labels.contains("Tools"))
    Built.title = "Tools"
  }
}
