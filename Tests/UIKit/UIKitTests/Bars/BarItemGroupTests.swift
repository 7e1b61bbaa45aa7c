import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Groups of items in navigation bars.
@MainActor
@Suite("Groups of bar items", .serialized)
struct BarItemGroupTests {
  private func item(_ title: String, _ log: EventRecorder) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in log.note(title) })
  }

  private func shown(_ page: UIViewController, _ idiom: Idiom, width: CGFloat = 800) throws -> HeadlessHost {
    try window(width: width, height: 600, settings: HostSettings(idiom: idiom)) {
      Controllers(UINavigationController(rootViewController: page)).ignoresSafeArea()
    }
  }

  @Test("Groups know their items, and items their group; each kind is made in its way")
  func making() {
    let log = EventRecorder()
    let (a, b): (UIBarButtonItem, UIBarButtonItem) = (item("a", log), item("b", log))
    let group = UIBarButtonItemGroup(barButtonItems: [a], representativeItem: b)
    #expect(a.buttonGroup === group && group.representativeItem === b && group.barButtonItems == [a])
    group.barButtonItems = [b]
    #expect(a.buttonGroup == nil && b.buttonGroup === group)
    #expect(!group.alwaysAvailable && !group.isHidden && group.menuRepresentation == nil)
    #expect(!group.isDisplayingRepresentativeItem)
    let coded = UIBarButtonItemGroup(coder: NSKeyedArchiver(requiringSecureCoding: false))
    #expect(coded?.barButtonItems.isEmpty == true)
    #expect(a.creatingFixedGroup().barButtonItems == [a])
    #expect(a.creatingMovableGroup(customizationIdentifier: "m").barButtonItems == [a])
    #expect(a.creatingOptionalGroup(customizationIdentifier: "o").barButtonItems == [a])
    #expect(UIBarButtonItemGroup.fixedGroup(items: [a, b]).barButtonItems.count == 2)
    #expect(UIBarButtonItemGroup.movableGroup(customizationIdentifier: "m", items: [b]).barButtonItems == [b])
    #expect(UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "o", items: [b]).barButtonItems == [b])
    #expect(UIBarButtonItemGroup.fixedSpaceGroup().barButtonItems.first?.width == 8)
    let item = UINavigationItem(title: "T")
    #expect(item.style == .navigator && item.leadingItemGroups.isEmpty && item.trailingItemGroups.isEmpty)
    #expect(item.centerItemGroups.isEmpty && item.pinnedTrailingGroup == nil && item.customizationIdentifier == nil)
    #expect(item.additionalOverflowItems == nil && item.overflowPresentationSource == nil)
  }

  @Test("A wide editor has the title at the start, its center groups in the middle, and the others at the ends")
  func wide() throws {
    let log = EventRecorder()
    let page = Page("page", log)
    page.title = "Letter"
    let item: UINavigationItem = page.navigationItem
    item.style = .editor
    item.subtitle = "Draft"
    item.leadingItemGroups = [.fixedGroup(items: [self.item("Lead", log)])]
    item.centerItemGroups = [.fixedGroup(items: [self.item("Undo", log), self.item("Redo", log)])]
    item.trailingItemGroups = [.fixedGroup(items: [self.item("Share", log)])]
    item.rightBarButtonItem = self.item("Edit", log)
    item.pinnedTrailingGroup = .fixedGroup(items: [self.item("Find", log)])
    let host = try shown(page, .desktop)
    func middle(_ label: String) -> CGFloat { host.frame(label)?.midX ?? -1 }
    #expect(middle("Lead") < middle("Letter") && middle("Letter") < middle("Undo") && middle("Undo") < middle("Redo"))
    #expect(middle("Redo") < middle("Share") && middle("Share") < middle("Edit") && middle("Edit") < middle("Find"))
    #expect(host.element("Letter")?.traits.contains(.isHeader) == true && host.labels.contains("Draft"))
    _ = log.take()
    #expect(host.activate("Undo") && log.take() == ["Undo"])
    host.change { item.trailingItemGroups[0].isHidden = true }
    #expect(!host.labels.contains("Share"))
  }

  @Test("A narrow bar puts center groups into its menu, and shows what represents a group")
  func narrow() throws {
    let log = EventRecorder()
    let page = Page("page", log)
    page.title = "Letter"
    let item: UINavigationItem = page.navigationItem
    item.style = .editor
    let group = UIBarButtonItemGroup.fixedGroup(items: [self.item("Undo", log), self.item("Redo", log)])
    item.centerItemGroups = [group]
    item.additionalOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Other") { _ in log.note("other") }]) }
    let text = UIBarButtonItemGroup(
      barButtonItems: [self.item("Bold", log), self.item("Italic", log)],
      representativeItem: UIBarButtonItem(title: "Text", menu: nil))
    item.trailingItemGroups = [text]
    let host = try shown(page, .phone, width: 390)
    #expect(!host.labels.contains("Undo") && !host.labels.contains("Bold") && text.isDisplayingRepresentativeItem)
    #expect(host.labels.contains("Text") && item.overflowPresentationSource?.frame(in: page.view) != nil)
    _ = log.take()
    #expect(host.activate("More"))
    host.finishAnimations()
    host.update()
    #expect(host.labels.contains("Undo") && host.labels.contains("Redo") && host.labels.contains("Other"))
    #expect(host.activate("Redo") && log.take() == ["Redo"])
    host.finishAnimations()
    host.change { group.menuRepresentation = UIAction(title: "Steps") { _ in log.note("steps") } }
    #expect(host.activate("More"))
    host.finishAnimations()
    #expect(host.labels.contains("Steps") && !host.labels.contains("Undo"))
    host.press(.escape)
    host.finishAnimations()
    #expect(host.activate("Text"))
    host.finishAnimations()
    #expect(host.labels.contains("Bold") && host.activate("Bold") && log.take() == ["Bold"])
  }

  @Test("People take an optional group from a wide bar and put it back; what is always available stands in the menu")
  func customizing() throws {
    let name: String = "BarItemGroupTests"
    let log = EventRecorder()
    let page = Page("page", log)
    let item: UINavigationItem = page.navigationItem
    item.title = "Letter"
    item.style = .browser
    item.customizationIdentifier = name
    let group = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "marks", isInDefaultCustomization: false, items: [self.item("Mark", log)])
    group.alwaysAvailable = true
    item.centerItemGroups = [group]
    let key: String = "UIKit.bar.\(name).marks"
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let host = try shown(page, .desktop)
    #expect(!host.labels.contains("Mark"))
    #expect(host.activate("More"))
    host.finishAnimations()
    #expect(host.labels.contains("Mark") && host.labels.contains("Customize Toolbar"))
    #expect(host.activate("Customize Toolbar"))
    host.finishAnimations()
    let choices: [String] = host.labels.filter { $0 == "Mark" }
    #expect(!choices.isEmpty)
    host.press(.escape)
    host.press(.escape)
    host.finishAnimations()
    UserDefaults.standard.set(true, forKey: key)
    host.change { group.alwaysAvailable = false }
    #expect(host.labels.contains("Mark"))
  }
}
