import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import InputEngine
import SwiftUI
import SwiftUIControls
import Testing

@MainActor @Suite struct ShareLinkTests {
  private let page = URL(string: "https://example.com/page")!

  /// Waits for the action of an accessibility element.
  private func act(_ name: String, in host: HeadlessHost) throws {
    let element = try #require(host.accessibilityTree.elements().first)
    let index: Int = try #require(
      element.properties.actions.firstIndex { "\($0)".contains(name) }, "\(element.properties.actions)")
    host.send(.accessibilityAction(element: element.id, action: element.properties.actions[index].kind))
  }

  @Test("A link without a label says what it does, and titles replace the words")
  func labels() throws {
    let host = try window(width: 300, height: 300) {
      VStack {
        ShareLink(item: page)
        ShareLink("By key", item: page)
        ShareLink(Text("By text"), items: [page, page])
        ShareLink(String("By string"), item: "words", preview: SharePreview("Words"))
        ShareLink(item: "words") { Text("Own label") }
        ShareLink(items: ["a", "b"]) { SharePreview($0) }
      }
    }
    #expect(host.labels == ["Share…", "By key", "By text", "By string", "Own label", "Share…"])
  }

  @Test("A press opens the menu beside the link, with what is shared")
  func menu() async throws {
    let host = try window {
      ShareLink(
        items: [page], subject: Text("Subject"), message: Text("Message"),
        preview: { SharePreview("Page", image: $0) }
      )
      .frame(width: 100, height: 40)
    }
    var shown: (menu: ShareMenu, frame: CGRect)?
    host.graph.sharing.showMenu = { shown = ($0, $1) }
    host.send(.tap(CGPoint(x: 100, y: 50)))
    let menu: ShareMenu = try #require(shown?.menu)
    #expect(try #require(shown?.frame).midX == 100)
    #expect(menu.destinations == [.clipboard, .downloads, .mail])
    #expect(menu.request.subject == "Subject" && menu.request.message == "Message")
    #expect(menu.request.items.count == 1 && menu.request.items[0].title == "Page")
    #expect(menu.request.items[0].image != nil && menu.request.items[0].icon == nil)
    #expect(menu.request.items[0].provider.suggestedName == "Page")
    menu.perform(.clipboard)
    #expect(try await host.pasteboard.items[0].transferable(URL.self) == page)
    #expect(host.announcements.map(\.text) == ["Copied"])
  }

  @Test("Without menus a press copies, and assistive technologies have all destinations")
  func actions() async throws {
    let host = try window { ShareLink(item: "words", subject: Text("Greeting"), message: Text("Hello")) }
    host.send(.tap(CGPoint(x: 100, y: 50)))
    #expect(await text(try #require(host.pasteboard.items.first)) == "words")
    try act("Send by Mail", in: host)
    await host.settle { !host.mailDrafts.isEmpty }
    #expect(host.mailDrafts[0].subject == "Greeting" && host.mailDrafts[0].body == "Hello\n\nwords")
    #expect(host.mailDrafts[0].attachments.isEmpty)
  }

  @Test("Saved items are files with their names, and never overwrite others")
  func saving() async throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = try window { ShareLink(item: "words", preview: SharePreview("Note")) }
    host.graph.sharing.downloads = folder
    for count in 1...2 {
      try act("Save to Downloads", in: host)
      await host.settle { host.announcements.count == count }
    }
    let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["Note", "Note 2"])
    #expect(try Data(contentsOf: folder.appendingPathComponent("Note 2")) == Data("words".utf8))
    #expect(host.announcements.map(\.text) == ["Saved to Downloads", "Saved to Downloads"])
  }

  @Test("A message has addresses and texts as words, and files and pictures as attachments")
  func mail() async throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = try window(width: 200, height: 100) { ShareLink(items: [page, file]) }
    try act("Send by Mail", in: host)
    await host.settle { !host.mailDrafts.isEmpty }
    #expect(host.mailDrafts[0].body == "https://example.com/page" && host.mailDrafts[0].attachments == [file])
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let other = try window {
      ShareLink(item: Image(uiImage: picture), preview: SharePreview("Dot", icon: Image(uiImage: picture)))
    }
    try act("Send by Mail", in: other)
    await other.settle { !other.mailDrafts.isEmpty }
    #expect(other.mailDrafts[0].subject == "Dot" && other.mailDrafts[0].body.isEmpty)
    let attached: URL = try #require(other.mailDrafts[0].attachments.first)
    #expect(attached.lastPathComponent == "Dot.png")
    #expect(try UIImage(data: Data(contentsOf: attached)) != nil)
    try FileManager.default.removeItem(at: attached.deletingLastPathComponent())
  }

  @Test("A disabled link shares nothing")
  func disabled() throws {
    let host = try window { ShareLink(item: "words").disabled(true) }
    host.send(.tap(CGPoint(x: 100, y: 50)))
    #expect(host.pasteboard.items.isEmpty)
  }
}
