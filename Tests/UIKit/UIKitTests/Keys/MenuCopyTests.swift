import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Copies of what menus are configured by, and leaves of menus by their protocol.
@MainActor
@Suite("Copies of menu settings", .serialized)
struct MenuCopyTests {
  @Test("A copied configuration of the main menus keeps all groups, and its way to find is a copy too")
  func configurations() throws {
    let first = UIMainMenuSystem.Configuration()
    #expect(first.findingConfiguration.style == .automatic)
    let finding = UIMainMenuSystem.FindElementGroupConfiguration()
    #expect(finding.style == .automatic)
    finding.style = .search
    first.findingConfiguration = finding
    first.printingPreference = .removed
    first.textFormattingPreference = .included
    let copy = try #require(first.copy(with: nil) as? UIMainMenuSystem.Configuration)
    #expect(copy !== first && copy.printingPreference == .removed && copy.textFormattingPreference == .included)
    #expect(copy.findingConfiguration !== finding && copy.findingConfiguration.style == .search)
    let found = try #require(finding.copy(with: nil) as? UIMainMenuSystem.FindElementGroupConfiguration)
    found.style = .editableText
    #expect(finding.style == .search && copy.findingConfiguration.style == .search)
  }

  @Test("Copied preferences of a menu have as many lines, and are changed by themselves")
  func preferences() throws {
    let first = UIMenuDisplayPreferences()
    first.maximumNumberOfTitleLines = 3
    let copy = try #require(first.copy(with: nil) as? UIMenuDisplayPreferences)
    #expect(copy !== first && copy.maximumNumberOfTitleLines == 3)
    copy.maximumNumberOfTitleLines = 1
    #expect(first.maximumNumberOfTitleLines == 3)
  }

  @Test("A leaf says whether its key is repeated, and where what it presents comes from")
  func leaves() {
    let command = UIKeyCommand(title: "Down", action: Selector("down:"), input: "j")
    let leaves: [any UIMenuLeaf] = [UIAction(title: "Action") { _ in }, command]
    for leaf in leaves {
      #expect(leaf.repeatBehavior == .automatic && leaf.presentationSourceItem == nil)
      leaf.repeatBehavior = .nonRepeatable
      #expect(leaf.repeatBehavior == .nonRepeatable)
    }
    let button = UIButton(type: .system)
    let action = UIAction(title: "Here") { _ in }
    let leaf: any UIMenuLeaf = action
    leaf.performWithSender(button, target: nil)
    #expect(leaf.presentationSourceItem as AnyObject === button)
  }
}
