import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Titles of navigation items: their lines, their menu, and changing them.
@MainActor
@Suite("Titles of navigation items", .serialized)
struct NavigationTitleTests {
  private func shown(_ page: UIViewController, large: Bool = false) throws -> HeadlessHost {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = large
    return try phone { Controllers(navigation) }
  }

  @Test("Lines below the title are words, words with attributes, or a view; large ones may be others")
  func lines() throws {
    let page = Page("page", EventRecorder())
    let item: UINavigationItem = page.navigationItem
    item.title = "Title"
    item.subtitle = "Below"
    let host = try shown(page)
    #expect(host.labels.contains("Below"))
    host.change { item.attributedSubtitle = AttributedString("Attributed") }
    #expect(host.labels.contains("Attributed") && !host.labels.contains("Below"))
    host.change { item.attributedTitle = AttributedString("Fine") }
    #expect(host.labels.contains("Fine") && !host.labels.contains("Title"))
    let label = UILabel()
    label.text = "View"
    host.change { item.subtitleView = label }
    #expect(host.labels.contains("View") && !host.labels.contains("Attributed") && item.subtitleView === label)
    let large = Page("large", EventRecorder())
    large.navigationItem.title = "Small"
    large.navigationItem.largeTitle = "Great"
    large.navigationItem.largeSubtitle = "Under"
    let second = try shown(large, large: true)
    #expect(second.labels.contains("Great") && second.labels.contains("Under"))
    second.change { large.navigationItem.largeAttributedSubtitle = AttributedString("Other") }
    #expect(second.labels.contains("Other") && !second.labels.contains("Under"))
    let own = UILabel()
    own.text = "Own"
    second.change { large.navigationItem.largeSubtitleView = own }
    #expect(second.labels.contains("Own") && !second.labels.contains("Other"))
    #expect(large.navigationItem.largeTitle == "Great" && large.navigationItem.largeSubtitle == "Under")
    #expect(large.navigationItem.largeAttributedSubtitle != nil && large.navigationItem.largeSubtitleView === own)
  }

  @Test("Items of SwiftUI's in the places of title and subtitle leave the other one where it is")
  func places() throws {
    let host = try phone {
      NavigationStack {
        Text("a").navigationTitle("T").navigationSubtitle("S").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .title) { Text("Mine") } }
      }
    }
    #expect(host.labels.contains("Mine") && host.labels.contains("S") && !host.labels.contains("T"))
    let other = try phone {
      NavigationStack {
        Text("a").navigationTitle("T").navigationSubtitle("S").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .subtitle) { Text("Mine") } }
      }
    }
    #expect(other.labels.contains("Mine") && other.labels.contains("T") && !other.labels.contains("S"))
  }

  @Test("A bar that is asked how wide it may become has an end")
  func endlessBars() throws {
    let messages: [String] = try warnings {
      let host = try window(width: 800, height: 300, settings: HostSettings(idiom: .desktop)) {
        ScrollView(.horizontal) {
          HStack(alignment: .firstTextBaseline) {
            NavigationStack {
              Text("a").navigationTitle("T").toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
            }
            Text("b")
          }
          .frame(maxWidth: .infinity)
        }
      }
      #expect(host.labels.contains("Add"))
    }
    #expect(messages.filter { $0.contains("no place") }.isEmpty, "\(messages)")
  }

  private final class Renamer: NSObject, UINavigationItemRenameDelegate {
    var log: [String] = []
    var allows = true
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      log.append("renamed \(title)")
      navigationItem.title = title
    }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { allows }
  }

  private final class Plain: NSObject, UINavigationItemRenameDelegate {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
  }

  @Test("A title with a rename delegate becomes a field by its menu, and tells the delegate of the name")
  func renaming() throws {
    let page = Page("page", EventRecorder())
    let item: UINavigationItem = page.navigationItem
    item.title = "Old"
    let renamer = Renamer()
    item.renameDelegate = renamer
    #expect(item.renameDelegate === renamer)
    let host = try shown(page)
    #expect(host.activate("Title Menu"))
    host.finishAnimations()
    #expect(host.activate("Rename…"))
    host.finishAnimations()
    host.update()
    host.type("New")
    host.press(.returnKey)
    host.update()
    host.finishAnimations()
    // The whole name is selected, as the delegate says nothing else.
    #expect(renamer.log == ["renamed New"] && host.labels.contains("New"), "\(host.labels)")
    let plain = Plain()
    #expect(plain.navigationItemShouldBeginRenaming(item) && plain.navigationItem(item, shouldEndRenamingWith: "x"))
    let words: String = "abc"
    let begun = plain.navigationItem(
      item, willBeginRenamingWith: words, selectedRange: words.startIndex..<words.endIndex)
    #expect(begun.0 == "abc" && begun.1 == words.startIndex..<words.endIndex)
  }

  private final class Editor: UIViewController {
    var log: [String] = []
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("duplicate:") || super.canPerformAction(action, withSender: sender)
    }
    override func duplicate(_ sender: Any?) { log.append("duplicate") }
  }

  @Test("The menu of a title has what the provider makes of the suggestions, and what is known of the document")
  func menus() throws {
    let folder = try ResourceFolder()
    try folder.write("Hello", to: "letter.txt")
    let editor = Editor()
    let item: UINavigationItem = editor.navigationItem
    item.title = "Letter"
    let properties = UIDocumentProperties(url: folder.url.appendingPathComponent("letter.txt"))
    #expect(properties.wantsIconRepresentation && properties.dragItemsProvider == nil)
    var shares: Int = 0
    properties.activityViewControllerProvider = {
      shares += 1
      return UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    }
    item.documentProperties = properties
    item.titleMenuProvider = { suggested in UIMenu(children: suggested + [UIAction(title: "Archive") { _ in }]) }
    #expect(item.documentProperties === properties && item.titleMenuProvider != nil)
    let host = try shown(editor)
    #expect(host.activate("Title Menu"))
    host.finishAnimations()
    #expect(host.labels.contains { $0.hasPrefix("letter") } && host.labels.contains("Archive"), "\(host.labels)")
    #expect(host.activate("Duplicate"), "\(host.labels)")
    host.finishAnimations()
    #expect(editor.log == ["duplicate"])
    #expect(host.activate("Title Menu"), "\(host.labels)")
    host.finishAnimations()
    #expect(host.activate("Share…") && shares == 1, "\(host.labels)")
  }
}
