import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Delegates that decide about names in bars.
@MainActor
@Suite("Delegates of renaming", .serialized)
struct RenameDelegateTests {
  private final class Renamer: NSObject, UINavigationItemRenameDelegate {
    var allows = true
    var log: [String] = []
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { log.append(title) }
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { allows }
    func navigationItem(
      _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      let name: String = suggestedTitle + ".txt"
      return (name, name.startIndex..<name.index(name.startIndex, offsetBy: 2))
    }
  }

  @Test("A delegate says whether a name can be changed, and which one people begin with")
  func deciding() throws {
    let (page, renamer) = (UIViewController(), Renamer())
    page.navigationItem.title = "Old"
    page.navigationItem.renameDelegate = renamer
    let host = try window(width: 400, height: 300, settings: HostSettings(idiom: .desktop)) {
      Controllers(UINavigationController(rootViewController: page))
    }
    func begin() {
      _ = host.activate("Title Menu")
      host.update()
      host.finishAnimations()
      _ = host.activate("Rename…")
      host.update()
      host.finishAnimations()
    }
    renamer.allows = false
    begin()
    #expect(!host.elements.contains { $0.properties.value == "Old.txt" })
    renamer.allows = true
    begin()
    #expect(host.elements.contains { $0.properties.value == "Old.txt" }, "\(host.labels)")
    host.type("X")
    host.press(.returnKey)
    host.update()
    #expect(renamer.log == ["Xd.txt"])
  }
}
