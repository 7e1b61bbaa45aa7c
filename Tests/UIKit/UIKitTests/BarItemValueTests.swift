import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What buttons of bars keep, show and do.
@MainActor
@Suite("Items of bars by their properties", .serialized)
struct BarItemValueTests {
  @MainActor
  final class Target: NSObject {
    var log: [String] = []
    func press() { log.append("press") }
    func chosen(_ item: UIBarButtonItem) { log.append("chosen \(item.title ?? "")") }
  }

  /// A toolbar of a program's own in a window, with items.
  private func show(_ items: [UIBarButtonItem]) throws -> (host: HeadlessHost, bar: UIToolbar) {
    let holder = UIViewController()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    bar.items = items
    holder.view.addSubview(bar)
    return (try phone { Controllers(holder) }, bar)
  }

  private func red(_ side: Int = 20) throws -> UIImage {
    UIImage(cgImage: try TestPicture.plain(side, side, TestPicture.red)).withRenderingMode(.alwaysOriginal)
  }

  @Test("Each item of the system's shows its words or is called by them; those that end something stand out (543)")
  func systemItems() throws {
    let words: [(UIBarButtonItem.SystemItem, Int, String)] = [
      (.done, 0, "Done"), (.edit, 2, "Edit"), (.save, 3, "Save"),
    ]
    let symbols: [(UIBarButtonItem.SystemItem, Int, String)] = [
      (.reply, 8, "Reply"), (.action, 9, "Share"), (.organize, 10, "Organize"), (.bookmarks, 11, "Bookmarks"),
      (.search, 12, "Search"), (.refresh, 13, "Refresh"), (.stop, 14, "Stop"), (.camera, 15, "Camera"),
      (.play, 17, "Play"), (.pause, 18, "Pause"), (.rewind, 19, "Rewind"), (.fastForward, 20, "Fast Forward"),
      (.undo, 21, "Undo"), (.redo, 22, "Redo"), (.close, 24, "Close"), (.writingTools, 25, "Writing Tools"),
    ]
    let (host, bar) = try show([])
    for (item, number, name) in words {
      host.change { bar.items = [UIBarButtonItem(systemItem: item)] }
      #expect(item.rawValue == number && host.labels == [name])
      #expect(host.displayLines.contains { $0.contains("text \"\(name)\"") })
    }
    var drawn: Set<String> = []
    for (item, number, name) in symbols {
      host.change { bar.items = [UIBarButtonItem(systemItem: item)] }
      #expect(item.rawValue == number && host.labels == [name])
      let line: String? = host.displayLines.first { $0.contains("symbol \"") }
      drawn.insert(line?.split(separator: "\"").dropFirst().first.map(String.init) ?? "")
    }
    // Stopping and closing are one cross.
    #expect(drawn.count == symbols.count - 1 && !drawn.contains(""))
    #expect(UIBarButtonItem(systemItem: .done).style == .done && UIBarButtonItem(systemItem: .save).style == .done)
    #expect(UIBarButtonItem(systemItem: .edit).style == .plain && UIBarButtonItem.Style.prominent == .done)
  }

  @Test("Spaces of the system's are silent: one has its width, the other what is left")
  func spaces() throws {
    let first = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
    let second = UIBarButtonItem(title: "Second", style: .plain, target: nil, action: nil)
    let gap = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    gap.width = 10
    let (host, bar) = try show([first, gap, second])
    func distance() throws -> CGFloat {
      try #require(host.frame("Second")).minX - (try #require(host.frame("First"))).maxX
    }
    let narrow: CGFloat = try distance()
    host.change { gap.width = 60 }
    #expect(abs(try distance() - narrow - 50) < 0.5 && host.labels == ["First", "Second"])
    let spring = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    host.change { bar.items = [first, spring, second] }
    #expect(host.labels == ["First", "Second"] && host.frame("Second")!.maxX > 270)
    #expect(UIBarButtonItem.SystemItem.flexibleSpace.rawValue == 5 && gap.width == 60)
    #expect(UIBarButtonItem.SystemItem.fixedSpace.rawValue == 6)
  }

  @Test("A press calls the method of the target, which is not kept; without one it does nothing more")
  func targets() throws {
    let item = UIBarButtonItem()
    #expect(item.style == .plain && item.width == 0 && item.target == nil && item.action == nil && !item.isHidden)
    item.title = "Go"
    let (host, _) = try show([item])
    var target: Target? = Target()
    let log: Target = try #require(target)
    item.target = target
    item.action = Selector("chosen:", Target.chosen(_:))
    #expect(host.activate("Go") && log.log == ["chosen Go"])
    item.action = Selector("press", Target.press)
    #expect(host.activate("Go") && log.log == ["chosen Go", "press"])
    #expect(item.action?.description == "press" && item.target === log)
    let other = UIBarButtonItem()
    target = Target()
    other.target = target
    #expect(other.target != nil)
    target = nil
    #expect(other.target == nil)
  }

  @Test("Items with pictures are made with a target, and with a second picture for phones on their sides")
  func images() throws {
    let target = Target()
    let (image, small) = (try red(), try red(8))
    let item = UIBarButtonItem(
      image: image, style: .plain, target: target, action: Selector("press", Target.press))
    item.accessibilityLabel = "Picture"
    let (host, _) = try show([item])
    let frame: CGRect = try #require(host.frame("Picture"))
    #expect(try item.image === image && host.color(x: frame.midX, y: frame.midY) == "#FF0000")
    #expect(host.activate("Picture") && target.log == ["press"])
    let both = UIBarButtonItem(
      image: image, landscapeImagePhone: small, style: .done, target: target, action: nil)
    #expect(both.image === image && both.landscapeImagePhone === small && both.style == .done)
    #expect(both.target === target && both.action == nil)
  }

  @Test("An item's title gives way to a view, its press to an action, and a menu opens where there is no action")
  func contents() throws {
    let log = EventRecorder()
    let item = UIBarButtonItem(title: "Title", style: .plain, target: nil, action: nil)
    let (host, _) = try show([item])
    let label = UILabel()
    label.text = "View"
    host.change { item.customView = label }
    #expect(item.customView === label && host.labels == ["View"])
    host.change { item.customView = nil }
    #expect(host.labels == ["Title"])
    host.change {
      item.menu = UIMenu(children: [UIAction(title: "Copy") { _ in log.note("copy") }])
    }
    #expect(item.menu?.children.count == 1 && host.activate("Title"))
    host.update()
    host.finishAnimations()
    #expect(host.activate("Copy") && log.take() == ["copy"])
    host.finishAnimations()
    host.change {
      item.menu = nil
      item.primaryAction = UIAction(title: "Act") { _ in log.note("act") }
    }
    // What the program called the item stays.
    #expect(host.labels == ["Title"] && host.activate("Title") && log.take() == ["act"])
    host.change { item.primaryAction = UIAction(title: "Later") { _ in log.note("later") } }
    #expect(host.labels == ["Later"] && host.activate("Later") && log.take() == ["later"])
    let untitled = UIBarButtonItem()
    untitled.primaryAction = UIAction(title: "Named") { _ in }
    #expect(untitled.title == "Named")
  }

  @Test("Items are hidden, selected and as wide as they say, and a press can select them")
  func states() throws {
    let item = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
    let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
    let (host, _) = try show([item, other])
    #expect(!item.isSelected && !item.changesSelectionAsPrimaryAction)
    host.change { other.isHidden = true }
    #expect(host.labels == ["Bold"])
    host.change { other.isHidden = false }
    #expect(host.labels == ["Bold", "Other"])
    host.change { item.isSelected = true }
    #expect(host.element("Bold")?.traits.contains(.isSelected) == true)
    host.change { item.isSelected = false }
    #expect(host.element("Bold")?.traits.contains(.isSelected) == false)
    #expect(host.activate("Bold") && !item.isSelected)
    item.changesSelectionAsPrimaryAction = true
    #expect(host.activate("Bold") && item.isSelected && host.activate("Bold") && !item.isSelected)
    let narrow: CGFloat = try #require(host.frame("Bold")).width
    host.change { item.width = 120 }
    #expect(narrow < 100 && host.frame("Bold")!.width >= 120)
    host.change { item.width = .nan }
    #expect(abs(host.frame("Bold")!.width - narrow) < 0.5)
    let plain: [String] = host.displayLines
    host.change { item.style = .done }
    let done: [String] = host.displayLines
    host.change { item.style = .prominent }
    #expect(plain != done && host.displayLines == done)
  }

  @Test("An item says where it is in a view, once a bar shows it")
  func places() throws {
    let item = UIBarButtonItem(title: "Here", style: .plain, target: nil, action: nil)
    let holder = UIView()
    #expect(item.frame(in: holder) == nil)
    let (host, bar) = try show([item])
    let frame: CGRect = try #require(item.frame(in: bar))
    let shown: CGRect = try #require(host.frame("Here"))
    #expect(abs(frame.midY - 22) < 1 && abs(frame.midX - shown.midX) < 1 && frame.width > 10)
    #expect(abs(try #require(item.frame(in: bar.superview!)).midY - 122) < 1)
  }

  @Test("A picture lies behind an item's title: that of its state, or else that of the normal state")
  func backgrounds() throws {
    let item = UIBarButtonItem(title: "i", style: .plain, target: nil, action: nil)
    item.width = 80
    let (host, _) = try show([item])
    let point: CGPoint = host.frame("i").map { CGPoint(x: $0.midX - 30, y: $0.midY) } ?? .zero
    #expect(try host.color(x: point.x, y: point.y) == "#FFFFFF")
    let image: UIImage = try red()
    host.change { item.setBackgroundImage(image, for: .normal, barMetrics: .default) }
    #expect(try host.color(x: point.x, y: point.y) == "#FF0000")
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .disabled, barMetrics: .default) == nil)
    host.change { item.setBackgroundImage(nil, for: .normal, barMetrics: .default) }
    #expect(try host.color(x: point.x, y: point.y) == "#FFFFFF")
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
  }

  @Test("What is said of an item is said of its button")
  func speech() throws {
    let item = UIBarButtonItem(title: "Shown", style: .plain, target: nil, action: nil)
    let (host, _) = try show([item])
    host.change {
      item.accessibilityLabel = "Said"
      item.accessibilityHint = "Opens it"
      item.accessibilityValue = "3 of 4"
      item.accessibilityIdentifier = "opener"
    }
    let element = try #require(host.element("Said"))
    #expect(element.properties.hint == "Opens it" && element.properties.value == "3 of 4")
    #expect(element.properties.identifier == "opener" && element.traits.contains(.isButton))
    #expect(item.accessibilityLabel == "Said" && item.accessibilityHint == "Opens it")
    #expect(item.accessibilityValue == "3 of 4" && item.accessibilityIdentifier == "opener")
    host.change {
      item.accessibilityLabel = nil
      item.accessibilityValue = nil
    }
    #expect(host.labels == ["Shown"] && host.element("Shown")?.properties.value == nil)
  }

  @Test("What bars of one height have no use for is kept")
  func kept() throws {
    let item = UIBarItem()
    #expect(item.title == nil && item.image == nil && item.isEnabled && item.tag == 0 && item.imageInsets == .zero)
    let (image, small) = (try red(), try red(8))
    item.image = image
    item.landscapeImagePhone = small
    item.largeContentSizeImage = small
    item.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(item.image === image && item.landscapeImagePhone === small && item.largeContentSizeImage === small)
    #expect(item.imageInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let button = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    #expect(button.possibleTitles == nil)
    button.possibleTitles = ["a", "b"]
    #expect(button.possibleTitles == ["a", "b"])
    // Nothing is read from a coder.
    #expect(UIBarItem(coder: NSCoder()).map { $0.title == nil && $0.isEnabled } == true)
    #expect(UIBarButtonItem(coder: NSCoder()).map { $0.style == .plain && $0.title == nil } == true)
  }

  @Test("Letters are kept by state, and those of the appearance are for all items without their own (526)")
  func letters() throws {
    defer { AppearanceProxies.removeAll() }
    let item = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    UIBarItem.appearance(for: UITraitCollection(userInterfaceStyle: .dark))
      .setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    let (host, _) = try show([item])
    #expect(host.displayLines.contains { $0.contains("\"Word\"") && $0.contains("#0000FF") })
    host.change { item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
    #expect(host.displayLines.contains { $0.contains("\"Word\"") && $0.contains("#FF0000") })
  }

  @Test("There is one appearance of a class, and of bars one for each container and each traits")
  func appearances() {
    defer { AppearanceProxies.removeAll() }
    func all<Kind: UIAppearance>(_ type: Kind.Type) -> [Kind] {
      [
        type.appearance(), type.appearance(for: UITraitCollection()),
        type.appearance(whenContainedInInstancesOf: [UINavigationBar.self]),
        type.appearance(for: UITraitCollection(), whenContainedInInstancesOf: [UINavigationBar.self]),
      ]
    }
    let bars: [UINavigationBar] = all(UINavigationBar.self)
    #expect(bars[0] === UINavigationBar.appearance() && bars[0] === bars[1] && bars[0] !== bars[2])
    #expect(bars[3] === bars[2])
    #expect(all(UINavigationBar.self)[2] === bars[2])
    let items: [UIBarButtonItem] = all(UIBarButtonItem.self)
    #expect(items.allSatisfy { $0 === items[0] })
    #expect(UIBarItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]) === UIBarItem.appearance())
    #expect(UIBarItem.appearance(for: UITraitCollection()) !== items[0])
    let both: UIBarItem = UIBarItem.appearance(for: UITraitCollection(), whenContainedInInstancesOf: [UIView.self])
    #expect(both === UIBarItem.appearance())
  }
}
