import Foundation
import FoundationGaps
import Testing

/// Items of kinds that programs register by hand, and what texts and addresses give and take.
@Suite("Items by their registration") struct ItemProviderFormTests {
  private final class Got: @unchecked Sendable {
    var item: (any NSSecureCoding)?
    var data: Data?
    var error: (any Error)?
    var options: [AnyHashable: Any]?
    var isDone = false
  }

  private func wait(_ got: Got) async { while !got.isDone { await Task.yield() } }

  @Test("An item that is registered by a closure is loaded by it, with the options of who asks")
  func items() async throws {
    let (provider, got) = (NSItemProvider(), Got())
    let handler: NSItemProvider.LoadHandler = { completion, _, options in
      got.options = options
      completion("words" as NSString, nil)
    }
    provider.registerItem(forTypeIdentifier: "public.plain-text", loadHandler: handler)
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    let completion: NSItemProvider.CompletionHandler = { item, error in
      (got.item, got.error) = (item, error)
      got.isDone = true
    }
    provider.loadItem(forTypeIdentifier: "public.text", options: ["key": 4], completionHandler: completion)
    await wait(got)
    #expect((got.item as? NSString).map { String($0) } == "words" && got.error == nil)
    #expect(got.options?["key"] as? Int == 4)
  }

  @Test("A file that is registered by a closure is loaded as data and as a file")
  func files() async throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("words".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.plain-text", fileOptions: .openInPlace, visibility: .group
    ) { completion in
      completion(file, true, nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.plain-text"])
    let got = Got()
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, error in
      (got.data, got.error) = (data, error)
      got.isDone = true
    }
    await wait(got)
    #expect(got.data == Data("words".utf8))
    #expect(provider.typeIdentifiers(visibleTo: .group) == ["public.plain-text"])
    #expect(provider.typeIdentifiers(visibleTo: .team).isEmpty)
    let visibilities: [NSItemProviderRepresentationVisibility] = [.all, .team, .group, .ownProcess]
    #expect(visibilities.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("A copy has the representations and the name, and others are not added to it")
  func copies() throws {
    let provider = NSItemProvider(object: "words" as NSString)
    provider.suggestedName = "Name"
    let copy = try #require(provider.copy() as? NSItemProvider)
    #expect(copy !== provider && copy.suggestedName == "Name")
    #expect(copy.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    copy.registerItem(forTypeIdentifier: "public.data") { completion, _, _ in completion(nil, nil) }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
  }

  @Test("An item that has no such object says so, by the number of Apple's")
  func errors() async {
    let codes: [NSItemProvider.ErrorCode] = [
      .unknownError, .itemUnavailableError, .unexpectedValueClassError, .unavailableCoercionError,
    ]
    #expect(codes.map(\.rawValue) == [-1, -1000, -1100, -1200])
    let got = Got()
    NSItemProvider(object: "words" as NSString).loadObject(ofClass: NSURL.self) { _, error in
      got.error = error
      got.isDone = true
    }
    await wait(got)
    #expect((got.error as? NSError)?.code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
  }

  private func data(_ object: any NSItemProviderWriting, _ type: String) -> Data? {
    let got = Got()
    #expect(object.loadData(withTypeIdentifier: type) { data, _ in got.data = data } == nil)
    return got.data
  }

  @Test("A text is written as UTF-8, and read from UTF-8 and UTF-16")
  func texts() throws {
    #expect(NSString.writableTypeIdentifiersForItemProvider == ["public.utf8-plain-text"])
    let text = "wörds" as NSString
    let writing: any NSItemProviderWriting = text
    #expect(writing.writableTypeIdentifiersForItemProvider == ["public.utf8-plain-text"])
    #expect(writing.itemProviderVisibilityForRepresentation(withTypeIdentifier: "public.utf8-plain-text") == .all)
    #expect(NSString.itemProviderVisibilityForRepresentation(withTypeIdentifier: "public.utf8-plain-text") == .all)
    let got = Got()
    #expect(text.loadData(withTypeIdentifier: "public.utf8-plain-text") { data, _ in got.data = data } == nil)
    #expect(got.data == Data("wörds".utf8) && data(text, "public.utf8-plain-text") == got.data)
    let wide: Data = try #require("wörds".data(using: .utf16))
    #expect(NSString.readableTypeIdentifiersForItemProvider.contains("public.utf16-plain-text"))
    #expect(try NSString.object(withItemProviderData: wide, typeIdentifier: "public.utf16-plain-text") == text)
    let reading: any NSItemProviderReading.Type = NSString.self
    #expect(reading.readableTypeIdentifiersForItemProvider.first == "public.utf8-plain-text")
    let read: any NSItemProviderReading = try reading.object(
      withItemProviderData: Data("wörds".utf8), typeIdentifier: "public.utf8-plain-text")
    #expect((read as? NSString) == text)
  }

  @Test("An address is written as one of a file only where it is one")
  func addresses() throws {
    let (page, file) = (try #require(NSURL(string: "https://example.com")), NSURL(fileURLWithPath: "/tmp/a"))
    #expect(NSURL.writableTypeIdentifiersForItemProvider == ["public.file-url", "public.url"])
    #expect(page.writableTypeIdentifiersForItemProvider == ["public.url"])
    #expect(file.writableTypeIdentifiersForItemProvider == ["public.file-url", "public.url"])
    #expect(NSURL.readableTypeIdentifiersForItemProvider == ["public.file-url", "public.url"])
    let got = Got()
    #expect(page.loadData(withTypeIdentifier: "public.url") { data, _ in got.data = data } == nil)
    #expect(got.data == Data("https://example.com".utf8))
    #expect(
      try NSURL.object(withItemProviderData: got.data ?? Data(), typeIdentifier: "public.url").absoluteString
        == "https://example.com")
  }
}
