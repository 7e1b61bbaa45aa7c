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

  /// Opens the menu of a link and chooses an item.
  private func choose(_ item: String, of link: String = "Share…", in host: HeadlessHost) throws {
    try host.tap(link)
    try host.tap(item)
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

  @Test("A press opens a menu of destinations, which closes with the choice; copying tells so")
  func menu() async throws {
    let host = try window(width: 300, height: 300) {
      ShareLink(items: [page], preview: { SharePreview("Page", image: $0) })
    }
    try host.tap("Share…")
    #expect(host.labels == ["Copy", "Save to Downloads", "Send by Mail"])
    try host.tap("Copy")
    #expect(host.labels == ["Share…"])
    let item: NSItemProvider = try #require(host.pasteboard.items.first)
    #expect(item.suggestedName == "Page" && host.pasteboard.items.count == 1)
    #expect(try await item.transferable(URL.self) == page)
    #expect(host.announcements.map(\.text) == ["Copied"])
  }

  @Test("In a menu a link is an item whose destinations open beside it")
  func inMenu() async throws {
    let host = try window(width: 300, height: 300) { Menu("Actions") { ShareLink("Share", item: "words") } }
    try host.tap("Actions")
    try host.tap("Share")
    try host.tap("Copy")
    #expect(await text(try #require(host.pasteboard.items.first)) == "words")
    #expect(host.labels == ["Actions"])
  }

  @Test("A message has the subject, the message and the words of a link")
  func words() async throws {
    let host = try window(width: 300, height: 300) {
      ShareLink(item: "words", subject: Text("Greeting"), message: Text("Hello"))
    }
    try choose("Send by Mail", in: host)
    await host.settle { !host.mailDrafts.isEmpty }
    let draft = try #require(host.mailDrafts.first)
    #expect(draft.subject == "Greeting" && draft.body == "Hello\n\nwords")
    #expect(draft.attachments.isEmpty)
  }

  @Test("Saved items are files with their names, and never overwrite others")
  func saving() async throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = try window(width: 300, height: 300) { ShareLink(item: "words", preview: SharePreview("Note")) }
    host.graph.sharing.downloads = folder
    for count in 1...2 {
      try choose("Save to Downloads", in: host)
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
    let host = try window(width: 300, height: 300) { ShareLink(items: [page, file]) }
    try choose("Send by Mail", in: host)
    await host.settle { !host.mailDrafts.isEmpty }
    let links = try #require(host.mailDrafts.first)
    #expect(links.body == "https://example.com/page" && links.attachments == [file])
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let other = try window(width: 300, height: 300) {
      ShareLink(item: Image(uiImage: picture), preview: SharePreview("Dot", icon: Image(uiImage: picture)))
    }
    try choose("Send by Mail", in: other)
    await other.settle { !other.mailDrafts.isEmpty }
    let draft = try #require(other.mailDrafts.first)
    #expect(draft.subject == "Dot" && draft.body.isEmpty)
    let attached: URL = try #require(draft.attachments.first)
    #expect(attached.lastPathComponent == "Dot.png")
    #expect(try UIImage(data: Data(contentsOf: attached)) != nil)
    try FileManager.default.removeItem(at: attached.deletingLastPathComponent())
  }

  @Test("A disabled link shares nothing")
  func disabled() throws {
    let host = try window { ShareLink(item: "words").disabled(true) }
    host.send(.tap(CGPoint(x: 100, y: 50)))
    #expect(host.labels == ["Share…"] && host.pasteboard.items.isEmpty)
  }
}
