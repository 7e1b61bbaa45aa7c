import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// What stands for items of bars in menus, and copies of their appearances.
@MainActor
@Suite("Items of bars in menus", .serialized)
struct RepresentedItemTests {
  @Test("An element of the program's own stands for an item in menus, but not for one that is hidden")
  func representation() {
    let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })
    #expect(item.menuRepresentation == nil && item.menuElement()?.title == "Go")
    let own = UIAction(title: "Walk") { _ in }
    item.menuRepresentation = own
    #expect(item.menuRepresentation === own && item.menuElement() === own)
    item.isHidden = true
    #expect(item.menuElement() == nil)
    item.isHidden = false
    item.menuRepresentation = nil
    #expect(item.menuElement()?.title == "Go")
  }

  @Test("A copied appearance of items has the same looks, and is changed by itself")
  func appearances() throws {
    let item = UIBarButtonItemAppearance(style: .plain)
    item.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = try #require(item.copy(with: nil) as? UIBarButtonItemAppearance)
    #expect(copy !== item && copy.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    copy.normal.titleTextAttributes = [:]
    #expect(item.normal.titleTextAttributes.count == 1 && copy.normal.titleTextAttributes.isEmpty)
    let tab = UITabBarItemAppearance(style: .stacked)
    tab.selected.iconColor = .green
    let second = try #require(tab.copy(with: nil) as? UITabBarItemAppearance)
    #expect(second !== tab && second.selected.iconColor == .green)
    second.selected.iconColor = .blue
    #expect(tab.selected.iconColor == .green)
  }
}
