import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Items of pasteboards with several representations, what is found in their texts, and how long they stay.
@MainActor
@Suite("Items of pasteboards", .serialized)
struct PasteboardItemTests {
  private let board = UIPasteboard.withUniqueName()
  private let text = "public.utf8-plain-text"

  @Test("An item has several representations by their types (614)")
  func representations() throws {
    board.items = [[text: "Rotor", "public.html": "<b>Rotor</b>", "org.rotor.page": Data([1, 2])]]
    #expect(board.numberOfItems == 1 && Set(board.types) == [text, "public.html", "org.rotor.page"])
    let item: [String: Any] = try #require(board.items.first)
    #expect(item[text] as? String == "Rotor" && item["org.rotor.page"] as? Data == Data([1, 2]))
    #expect(board.data(forPasteboardType: "public.html") == Data("<b>Rotor</b>".utf8))
    #expect(board.value(forPasteboardType: text) as? String == "Rotor" && board.string == "Rotor")
    #expect(board.value(forPasteboardType: "public.png") == nil)
    board.setValue(["a": 1], forPasteboardType: "com.apple.property-list")
    #expect((board.items.first?["com.apple.property-list"] as? [String: Int])?["a"] == 1)
    board.setValue(UIView(), forPasteboardType: "org.rotor.page")
    #expect(board.types.isEmpty)
  }

  @Test("Items are added behind others, and asked for by their places")
  func places() throws {
    let url = try #require(URL(string: "https://rotor.example"))
    board.setItems([[text: "one"], ["public.url": url]])
    board.addItems([[text: "three"], ["public.png": UIImage(cgImage: try TestPicture.plain(2, 3, TestPicture.red))]])
    #expect(board.numberOfItems == 4 && board.strings == ["one", "three"] && board.url == url)
    #expect(board.itemSet(withPasteboardTypes: [text]) == IndexSet([0, 2]))
    #expect(board.itemSet(withPasteboardTypes: ["public.mp3"]) == nil)
    #expect(board.types(forItemSet: IndexSet([1, 9])) == [["public.url"]])
    #expect(board.types(forItemSet: nil)?.count == 4)
    #expect(board.contains(pasteboardTypes: [text], inItemSet: IndexSet([0, 2])))
    #expect(!board.contains(pasteboardTypes: [text], inItemSet: IndexSet([0, 1])))
    #expect(!board.contains(pasteboardTypes: [text], inItemSet: IndexSet([7])))
    #expect(board.data(forPasteboardType: text, inItemSet: nil) == [Data("one".utf8), Data("three".utf8)])
    #expect(board.values(forPasteboardType: text, inItemSet: IndexSet([2])) as? [String] == ["three"])
    #expect(board.values(forPasteboardType: "public.url", inItemSet: nil) as? [URL] == [url])
    #expect((board.items.last?["public.png"] as? UIImage)?.size == CGSize(width: 2, height: 3))
  }

  @Test("Colours are put and read, also as desktops have them")
  func colours() throws {
    let half = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(!board.hasColors && board.color == nil)
    board.colors = [half, .black]
    #expect(board.hasColors && board.colors?.count == 2 && board.numberOfItems == 2)
    board.color = half
    #expect(board.color == half && board.colors == [half])
    let provider: NSItemProvider = try #require(board.itemProviders.first)
    board.itemProviders = [provider]
    let read: UIColor = try #require(board.items.first?["com.apple.uikit.color"] as? UIColor)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(read.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(zip([red, green, blue, alpha], [1, 0.5, 0, 1]).allSatisfy { abs($0 - $1) < 0.001 })
    board.items = [["com.apple.uikit.color": half]]
    #expect(board.colors?.count == 1)
    #expect(throws: CocoaError.self) { try UIColor.object(withItemProviderData: Data([1]), typeIdentifier: "") }
    #expect(UIColor.writableTypeIdentifiersForItemProvider == UIColor.readableTypeIdentifiersForItemProvider)
    board.color = nil
    #expect(board.colors == nil)
  }

  @Test("Items go when their time is over, unless others have come meanwhile (616)")
  func expiring() {
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    var now: Date = start
    UIPasteboard.now = { now }
    defer { UIPasteboard.now = { Date() } }
    board.setItems([[text: "short"]], options: [.expirationDate: start.addingTimeInterval(60)])
    #expect(board.string == "short")
    now = start.addingTimeInterval(59)
    #expect(board.hasStrings)
    let count: Int = board.changeCount
    now = start.addingTimeInterval(60)
    #expect(!board.hasStrings && board.numberOfItems == 0 && board.changeCount == count + 1)
    board.setObjects(["next" as NSString], localOnly: false, expirationDate: now.addingTimeInterval(10))
    board.string = "stays"
    now = now.addingTimeInterval(100)
    #expect(board.string == "stays")
  }

  @Test("Items that stay on this machine are on its clipboard like others, which is all that a desktop has (613, 617)")
  func local() throws {
    let host = try window { SwiftUI.Color.red }
    UIPasteboard.general.setItems([[text: "here"]], options: [.localOnly: true])
    #expect(UIPasteboard.general.string == "here")
    UIPasteboard.general.setItemProviders(
      [NSItemProvider(object: "there" as NSString)], localOnly: true, expirationDate: nil)
    #expect(UIPasteboard.general.string == "there")
    // A pasteboard of a name is known in the program, and is no part of the desktop's.
    let name = UIPasteboard.Name("org.rotor.shared")
    let shared = try #require(UIPasteboard(name: name, create: true))
    shared.string = "own"
    #expect(UIPasteboard(name: name, create: false)?.string == "own" && UIPasteboard.general.string == "there")
    host.update()
    UIPasteboard.remove(withName: name)
  }

  @Test("Asking for types, kinds and counts loads nothing (615)")
  func asking() {
    final class Log: @unchecked Sendable { var loads = 0 }
    let log = Log()
    let item = NSItemProvider()
    item.registerDataRepresentation(forTypeIdentifier: text, visibility: .all) { completion in
      log.loads += 1
      completion(Data("late".utf8), nil)
      return nil
    }
    board.itemProviders = [item]
    #expect(board.numberOfItems == 1 && board.types == [text] && board.contains(pasteboardTypes: [text]))
    #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    #expect(board.itemSet(withPasteboardTypes: [text]) == IndexSet([0]) && log.loads == 0)
    #expect(board.string == "late" && log.loads == 1)
  }

  // MARK: What texts are

  private typealias Values = UIPasteboard.DetectedValues
  private let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
    \.probableWebURL, \.probableWebSearch, \.number,
  ]

  @Test(
    "A text is an address of the web, a number, or words to look for",
    arguments: [
      ("https://rotor.example/a?b", "url"), ("rotor.example", "url"), ("www.rotor.example/page", "url"),
      ("42", "number"), ("-3.5", "number"), ("1,234.5", "number"), ("swift on linux", "search"),
      ("me@rotor.example", "search"), ("v1.2", "search"), ("ftp://rotor.example", "search"), ("  ", "nothing"),
      ("two\nlines", "nothing"),
    ])
  func kinds(_ written: String, _ kind: String) async throws {
    board.string = written
    let found: Values = try await board.detectedValues(for: all)
    #expect((found.probableWebURL == written) == (kind == "url"), "\(found)")
    #expect((found.number != nil) == (kind == "number") && (found.probableWebSearch == written) == (kind == "search"))
    #expect(found.patterns.count == (kind == "nothing" ? 0 : 1))
    #expect(try await board.detectedPatterns(for: all) == found.patterns)
  }

  @Test("Only what is asked for is found, item by item or in all of them")
  func items() async throws {
    board.strings = ["42", "rotor.example", "words"]
    let numbers: Values = try await board.detectedValues(for: [\.number])
    #expect(numbers.number == 42 && numbers.patterns == [\.number] && numbers.probableWebURL.isEmpty)
    let some: [Values] = try await board.detectedValues(for: all, inItemSet: IndexSet([1, 2, 8]))
    #expect(some.map(\.probableWebURL) == ["rotor.example", ""] && some[1].probableWebSearch == "words")
    let patterns = try await board.detectedPatterns(for: all, inItemSet: nil)
    #expect(patterns == [[\.number], [\.probableWebURL], [\.probableWebSearch]])
    board.url = URL(string: "https://rotor.example")
    #expect(try await board.detectedValues(for: all).probableWebURL == "https://rotor.example")
  }

  @Test("Closures are told of the same soon after")
  func closures() async throws {
    board.strings = ["42", "words"]
    let patterns = await withCheckedContinuation { next in
      board.detectPatterns(for: all) { result in next.resume(returning: (try? result.get())?.count) }
    }
    #expect(patterns == 2)
    let each = await withCheckedContinuation { next in
      board.detectPatterns(for: all, inItemSet: nil) { result in next.resume(returning: (try? result.get())?.count) }
    }
    #expect(each == 2)
    let number = await withCheckedContinuation { next in
      board.detectValues(for: all) { result in next.resume(returning: (try? result.get())?.number) }
    }
    #expect(number == 42)
    let numbers = await withCheckedContinuation { next in
      board.detectValues(for: all, inItemSet: IndexSet([0])) { result in
        next.resume(returning: (try? result.get())?.map(\.number))
      }
    }
    #expect(numbers == [42])
    let named: [UIPasteboard.DetectionPattern] = [.number, .probableWebSearch, .probableWebURL, .init(rawValue: "own")]
    let names = await withCheckedContinuation { next in
      board.detectPatterns(for: Set(named)) { result in next.resume(returning: try? result.get()) }
    }
    #expect(names == [.number, .probableWebSearch])
    let values = await withCheckedContinuation { (next: CheckedContinuation<[String], Never>) in
      board.detectValues(for: Set(named)) { result in
        let found = (try? result.get()) ?? [:]
        next.resume(
          returning: [found[.number], found[.probableWebSearch], found[.probableWebURL]].map { "\($0 ?? "-")" })
      }
    }
    #expect(values == ["42.0", "words", "-"])
  }
}
