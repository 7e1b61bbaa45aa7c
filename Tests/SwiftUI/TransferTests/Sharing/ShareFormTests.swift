import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import SwiftUI
import SwiftUIControls
import Testing

/// Each way to write a link that shares: its label, its words, its items and their names.
@MainActor @Suite("Forms of links that share", .serialized)
struct ShareFormTests {
  private let page = URL(string: "https://example.com/page")!
  private let other = URL(string: "https://example.com/other")!
  private let title = String("Title")
  private let subject = Text("Subject")
  private let message = Text("Message")

  /// The label of a link, and the subject and the words of a mail that it writes.
  private func mail(@ViewBuilder _ link: () -> some View) async throws -> [String] {
    let host = try window(width: 300, height: 300, root: link)
    let label: String = try #require(host.labels.first)
    try host.tap(label)
    try host.tap("Send by Mail")
    await host.settle { !host.mailDrafts.isEmpty }
    let draft = try #require(host.mailDrafts.first)
    return [label, draft.subject] + draft.body.split(separator: "\n").map(String.init)
  }

  /// The label of a link, and the names of the items that it copies.
  private func copied(@ViewBuilder _ link: () -> some View) throws -> [String] {
    let host = try window(width: 300, height: 300, root: link)
    let label: String = try #require(host.labels.first)
    try host.tap(label)
    try host.tap("Copy")
    return [label] + host.pasteboard.items.map { $0.suggestedName ?? "none" }
  }

  @Test("A link of one text or address has its label, and writes both with its subject and its message")
  func one() async throws {
    let words: [String] = ["Title", "Subject", "Message", "words"]
    let address: [String] = ["Title", "Subject", "Message", page.absoluteString]
    #expect(try await mail { ShareLink("Title", item: "words", subject: subject, message: message) } == words)
    #expect(try await mail { ShareLink(title, item: "words", subject: subject, message: message) } == words)
    #expect(try await mail { ShareLink(Text("Title"), item: "words", subject: subject, message: message) } == words)
    #expect(try await mail { ShareLink(title, item: page, subject: subject, message: message) } == address)
    #expect(try await mail { ShareLink(Text("Title"), item: page, subject: subject, message: message) } == address)
    #expect(
      try await mail {
        ShareLink(item: page, subject: subject, message: message) { Text("Title") }
      } == address)
  }

  @Test("A link of several texts or addresses writes all of them")
  func several() async throws {
    let (texts, pages) = (["one", "two"], [page, other])
    let words: [String] = ["Title", "Subject", "Message", "one", "two"]
    let addresses: [String] = ["Title", "Subject", "Message", page.absoluteString, other.absoluteString]
    #expect(try await mail { ShareLink("Title", items: texts, subject: subject, message: message) } == words)
    #expect(try await mail { ShareLink(title, items: texts, subject: subject, message: message) } == words)
    #expect(try await mail { ShareLink(Text("Title"), items: texts, subject: subject, message: message) } == words)
    #expect(
      try await mail { ShareLink(items: texts, subject: subject, message: message) { Text("Title") } } == words)
    #expect(
      try await mail { ShareLink(items: texts, subject: subject, message: message) } == ["Share…"] + words.dropFirst())
    #expect(try await mail { ShareLink("Title", items: pages, subject: subject, message: message) } == addresses)
    #expect(try await mail { ShareLink(title, items: pages, subject: subject, message: message) } == addresses)
    #expect(
      try await mail { ShareLink(items: pages, subject: subject, message: message) { Text("Title") } } == addresses)
  }

  @Test("A link with previews names its items by them")
  func previews() async throws {
    let preview = SharePreview("Preview")
    #expect(try copied { ShareLink("Title", item: "words", preview: preview) } == ["Title", "Preview"])
    #expect(try copied { ShareLink(Text("Title"), item: "words", preview: preview) } == ["Title", "Preview"])
    #expect(try copied { ShareLink(item: "words", preview: preview) { Text("Title") } } == ["Title", "Preview"])
    let items: [String] = ["one", "two"]
    let names: [String] = ["Title", "Item one", "Item two"]
    #expect(try copied { ShareLink("Title", items: items) { SharePreview("Item \($0)") } } == names)
    #expect(try copied { ShareLink(title, items: items) { SharePreview("Item \($0)") } } == names)
    #expect(try copied { ShareLink(Text("Title"), items: items) { SharePreview("Item \($0)") } } == names)
    #expect(
      try copied {
        ShareLink(items: items, preview: { SharePreview("Item \($0)") }, label: { Text("Title") })
      } == names)
    let mailed: [String] = ["Title", "Subject", "Message", "words"]
    #expect(
      try await mail {
        ShareLink("Title", item: "words", subject: subject, message: message, preview: preview)
      } == mailed)
    #expect(
      try await mail {
        ShareLink(Text("Title"), item: "words", subject: subject, message: message, preview: preview)
      } == mailed)
    #expect(
      try await mail {
        ShareLink(item: "words", subject: subject, message: message, preview: preview) { Text("Title") }
      } == mailed)
  }

  @Test("A preview has its title in each form, with and without pictures")
  func previewForms() throws {
    let (image, icon) = (Image(systemName: "star"), Image(systemName: "heart"))
    func name<I, J>(_ preview: SharePreview<I, J>) throws -> String {
      try copied { ShareLink(item: "words", preview: preview) }.last ?? ""
    }
    #expect(try name(SharePreview(Text("Title"))) == "Title")
    #expect(try name(SharePreview(Text("Title"), icon: icon)) == "Title")
    #expect(try name(SharePreview(title, icon: icon)) == "Title")
    #expect(try name(SharePreview(Text("Title"), image: image)) == "Title")
    #expect(try name(SharePreview(title, image: image)) == "Title")
    #expect(try name(SharePreview(Text("Title"), image: image, icon: icon)) == "Title")
    #expect(try name(SharePreview("Title", image: image, icon: icon)) == "Title")
    #expect(try name(SharePreview(title, image: image, icon: icon)) == "Title")
  }
}
