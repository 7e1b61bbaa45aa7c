import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import UITestSupport
import ViewTestSupport

/// What menus keep and show, and small types of values.
@MainActor
@Suite("Values of menus", .serialized)
struct MenuValueTests {
  @Test("A menu keeps its identifier, its options and its children; one with other children keeps all else")
  func menus() {
    let action = UIAction(title: "Copy") { _ in }
    let menu = UIMenu(
      title: "Edit", subtitle: "All", identifier: UIMenu.Identifier("edit"), options: [.destructive, .singleSelection],
      children: [action])
    #expect(menu.identifier == UIMenu.Identifier(rawValue: "edit") && menu.children.first === action)
    #expect(menu.options.contains(.destructive) && menu.options.contains(.singleSelection))
    #expect(!menu.options.contains(.displayInline))
    #expect(UIMenu.Options.destructive.rawValue == 2 && UIMenu.Options.singleSelection.rawValue == 32)
    let other: UIMenu = menu.replacingChildren([])
    #expect(other !== menu && other.children.isEmpty && menu.children.count == 1)
    #expect(other.identifier == menu.identifier && other.options == menu.options && other.title == "Edit")
    #expect(UIMenu().identifier != UIMenu().identifier && UIMenu().options.isEmpty)
  }

  @Test("The chosen elements are those that are on, with those of the menus that are shown inline")
  func selectedElements() {
    func action(_ title: String, _ state: UIMenuElement.State) -> UIAction {
      UIAction(title: title, state: state) { _ in }
    }
    let inline = UIMenu(options: .displayInline, children: [action("b", .on), action("c", .mixed)])
    let inner = UIMenu(children: [action("d", .on)])
    let menu = UIMenu(children: [action("a", .on), action("e", .off), inline, inner])
    #expect(menu.selectedElements.map(\.title) == ["a", "b"] && UIMenu().selectedElements.isEmpty)
  }

  @Test("In a menu with a single selection the chosen action is on, and no other; in others they stay as they are")
  func singleSelection() throws {
    for isSingle in [true, false] {
      let log = EventRecorder()
      let (small, large) = (UIAction(title: "Small", state: .on) { _ in }, UIAction(title: "Large") { _ in })
      let menu = UIMenu(options: isSingle ? .singleSelection : [], children: [small, large])
      let page = Page("page", log)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Size", menu: menu)
      let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
      #expect(host.activate("Size"))
      host.update()
      host.finishAnimations()
      #expect(host.activate("Large"))
      host.update()
      host.finishAnimations()
      #expect(menu.selectedElements == [isSingle ? large : small])
    }
  }

  @Test("Axes are a set; a configuration of a list's content keeps those along which margins count")
  func axes() {
    #expect(UIAxis.horizontal.rawValue == 1 && UIAxis.vertical.rawValue == 2)
    #expect(UIAxis.both == [.horizontal, .vertical])
    var content = UIListContentConfiguration.cell()
    #expect(content.axesPreservingSuperviewLayoutMargins == .both)
    content.axesPreservingSuperviewLayoutMargins = .vertical
    let axes: UIAxis = content.axesPreservingSuperviewLayoutMargins
    #expect(!axes.contains(.horizontal))
  }

  @Test("Curves of animations have Apple's numbers; a controller comes in with a slow start and a slow end")
  func curves() throws {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
    let log = EventRecorder()
    let navigation = UINavigationController(rootViewController: Page("root", log))
    let next = Page("next", log)
    let host = try phone { Controllers(navigation) }
    navigation.pushViewController(next, animated: true)
    host.update()
    let coordinator = try #require(next.transitionCoordinator)
    #expect(coordinator.completionCurve == .easeInOut)
    host.finishAnimations()
  }

  @Test("A collection view scrolls, and keeps what may be chosen and the view behind its cells")
  func collections() {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(collection.allowsSelection && !collection.allowsMultipleSelection && collection.backgroundView == nil)
    let behind = UIView()
    (collection.allowsSelection, collection.allowsMultipleSelection) = (false, true)
    collection.backgroundView = behind
    #expect(!collection.allowsSelection && collection.allowsMultipleSelection && collection.backgroundView === behind)
    collection.contentSize = CGSize(width: 100, height: 300)
    collection.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
    #expect(collection.contentOffset.y == 120)
  }

  @Test("A window's audit counts an image without a name, and finds nothing wrong with a text")
  func audits() throws {
    let good = try HeadlessApp.small(200) { Text("Fine") }
    #expect(good.auditAccessibility(textSizes: false) == 0)
    let bad = try HeadlessApp.small(200) {
      Button {
      } label: {
        Rectangle().frame(width: 60, height: 60)
      }
    }
    #expect(bad.auditAccessibility(textSizes: false) > 0)
  }
}
