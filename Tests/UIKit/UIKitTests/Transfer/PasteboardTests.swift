import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What pasteboards keep, and what of it the clipboard of the desktop has.
@MainActor
@Suite("Pasteboards", .serialized)
struct PasteboardTests {
  private func addresses(_ texts: String...) throws -> [URL] { try texts.map { try #require(URL(string: $0)) } }

  @Test("A pasteboard of a unique name is the program's own, empty, and not found by others")
  func unique() {
    let (first, second) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
    #expect(first.name != second.name && !first.isPersistent && UIPasteboard.general.isPersistent)
    #expect(first.strings == nil && first.itemProviders.isEmpty && first.types.isEmpty)
    first.string = "one"
    #expect(second.string == nil && UIPasteboard(name: second.name, create: false) == nil)
    #expect(UIPasteboard.general.name == .general)
    #expect(UIPasteboard.Name.general.rawValue == "com.apple.UIKit.pboard.general")
  }

  @Test("Texts, addresses and pictures are kept in order; setting none empties the pasteboard")
  func kinds() throws {
    let board = UIPasteboard.withUniqueName()
    board.strings = ["one", "two"]
    #expect(board.strings == ["one", "two"] && board.string == "one" && board.numberOfItems == 2)
    #expect(board.types.contains("public.utf8-plain-text") && board.contains(pasteboardTypes: ["public.text"]))
    let urls: [URL] = try addresses("https://a.example", "https://b.example")
    board.urls = urls
    #expect(board.urls == urls && board.url == urls[0] && board.types.contains("public.url"))
    let pictures: [UIImage] = [
      UIImage(cgImage: try TestPicture.plain(2, 3, TestPicture.red)),
      UIImage(cgImage: try TestPicture.plain(4, 5, TestPicture.blue)),
    ]
    board.images = pictures
    #expect(board.images?.map(\.size) == [CGSize(width: 2, height: 3), CGSize(width: 4, height: 5)])
    #expect(board.hasImages && !board.hasStrings && !board.hasURLs && board.string == nil)
    board.images = nil
    #expect(board.numberOfItems == 0 && board.images == nil)
  }

  @Test("Objects and providers are put as they are, and asked for what they are read as")
  func providers() throws {
    let board = UIPasteboard.withUniqueName()
    board.setObjects(["one" as NSString, "two" as NSString])
    #expect(board.numberOfItems == 2 && board.hasStrings && board.itemProviders.count == 2)
    let provider = NSItemProvider(object: "three" as NSString)
    board.itemProviders = [provider]
    #expect(board.itemProviders.first === provider && board.types == provider.registeredTypeIdentifiers())
    let later = Date(timeIntervalSinceReferenceDate: 1e9)
    let other = NSItemProvider(object: "four" as NSString)
    board.setItemProviders([other, provider], localOnly: true, expirationDate: later)
    #expect(board.itemProviders.count == 2 && board.itemProviders.first === other)
    board.setItemProviders([], localOnly: false, expirationDate: nil)
    #expect(board.itemProviders.isEmpty && board.types.isEmpty)
  }

  @Test("Each change is counted and posted once, with the pasteboard as its object")
  func changes() {
    final class Log: @unchecked Sendable { var names: [Notification.Name] = [] }
    let log = Log()
    let board = UIPasteboard.withUniqueName()
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { log.names.append($0.name) }
    defer { NotificationCenter.default.removeObserver(token) }
    board.strings = ["one"]
    board.setObjects(["two" as NSString])
    UIPasteboard.withUniqueName().string = "elsewhere"
    #expect(log.names == [UIPasteboard.changedNotification, UIPasteboard.changedNotification])
    #expect(board.changeCount == 2)
    #expect(UIPasteboard.changedNotification.rawValue == "UIPasteboardChangedNotification")
    #expect(UIPasteboard.removedNotification.rawValue == "UIPasteboardRemovedNotification")
  }

  @Test("Removing a named pasteboard empties it for those who ask for its name, and posts that it is gone")
  func removing() throws {
    final class Log: @unchecked Sendable { var count = 0 }
    let log = Log()
    let name = UIPasteboard.Name("removing")
    let board = try #require(UIPasteboard(name: name, create: true))
    board.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.numberOfItems == 1)
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { _ in log.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil && log.count == 1)
    UIPasteboard.remove(withName: name)
    #expect(log.count == 1)
  }

  @Test("The general pasteboard is the clipboard of the desktop, for any number of texts and pictures")
  func clipboard() throws {
    let host = try window { Color.red }
    UIPasteboard.general.strings = ["one", "two"]
    #expect(host.pasteboard.items.count == 2 && UIPasteboard.general.strings == ["one", "two"])
    UIPasteboard.general.itemProviders = [NSItemProvider(object: "three" as NSString)]
    #expect(host.pasteboard.items.count == 1 && UIPasteboard.general.types.contains("public.utf8-plain-text"))
    UIPasteboard.general.images = [UIImage(cgImage: try TestPicture.plain(2, 3, TestPicture.red))]
    #expect(host.pasteboard.text == nil && UIPasteboard.general.images?.count == 1)
    UIPasteboard.general.urls = try addresses("https://a.example")
    #expect(host.pasteboard.items.first?.canLoadObject(ofClass: URL.self) == true)
  }

  @Test("What limits the items of a pasteboard has names that differ")
  func options() {
    let keys: [UIPasteboard.OptionsKey] = [.expirationDate, .localOnly]
    #expect(Set(keys).count == 2 && keys.map { UIPasteboard.OptionsKey(rawValue: $0.rawValue) } == keys)
  }
}
