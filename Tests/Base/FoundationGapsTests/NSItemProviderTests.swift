import Foundation
import FoundationGaps
import Testing

/// Loads with a handler and waits for what it got.
private func loaded<Value: Sendable>(
  _ load: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress
) async -> Result<Value, any Error> {
  await withCheckedContinuation { continuation in
    _ = load { value, error in
      continuation.resume(returning: value.map(Result.success) ?? .failure(error ?? CocoaError(.featureUnsupported)))
    }
  }
}

/// Waits for the data of a type.
private func data(_ provider: NSItemProvider, _ type: String) async -> Result<Data, any Error> {
  await loaded { provider.loadDataRepresentation(forTypeIdentifier: type, completionHandler: $0) }
}

struct NSItemProviderTests {
  @Test("A representation is made when it is asked for, by its own type before types that conform to it")
  func representations() async throws {
    let provider = NSItemProvider()
    for (type, text) in [("public.png", "png"), ("public.image", "image")] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(Data(text.utf8), nil)
        return nil
      }
    }
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.image"])
    #expect(try await data(provider, "public.image").get() == Data("image".utf8))
    #expect(try await data(provider, "public.data").get() == Data("png".utf8))
    #expect(provider.hasItemConformingToTypeIdentifier("public.content"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.png", fileOptions: .openInPlace))
    let missing: Result<Data, any Error> = await data(provider, "public.jpeg")
    #expect(throws: NSError.self) { try missing.get() }
    let error = #expect(throws: NSError.self) { try missing.get() }
    #expect(error?.domain == NSItemProvider.errorDomain)
    #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    #expect(error?.localizedDescription == "The item has no representation of type “public.jpeg”.")
  }

  @Test("A handler that calls twice, with nothing, or with an error is heard once")
  func handlers() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "a", visibility: .all) { completion in
      completion(Data([1]), nil)
      completion(Data([2]), nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "b", visibility: .all) { completion in
      completion(nil, nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "c", visibility: .all) { completion in
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    #expect(try await data(provider, "a").get() == Data([1]))
    let nothing: Result<Data, any Error> = await data(provider, "b")
    #expect(#expect(throws: NSError.self) { try nothing.get() }?.code == -1)
    let failure: Result<Data, any Error> = await data(provider, "c")
    #expect(throws: CocoaError(.fileNoSuchFile)) { try failure.get() }
  }

  @Test("A cancelled loading ends with an error, and its value comes to nobody")
  func cancelled() async {
    let provider = NSItemProvider()
    let isAsked = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var handler: ((Data?, (any Error)?) -> Void)?
    provider.registerDataRepresentation(forTypeIdentifier: "a", visibility: .all) { completion in
      handler = completion
      isAsked.signal()
      return nil
    }
    let result: Result<Data, any Error> = await loaded {
      let progress: Progress = provider.loadDataRepresentation(forTypeIdentifier: "a", completionHandler: $0)
      isAsked.wait()
      progress.cancel()
      return progress
    }
    handler?(Data(), nil)
    #expect(throws: CocoaError(.userCancelled)) { try result.get() }
  }

  @Test("A loading's progress is complete when the value has come")
  func progress() async throws {
    let provider = NSItemProvider(object: "a" as NSString)
    nonisolated(unsafe) var progress: Progress?
    _ = try await loaded {
      let made: Progress = provider.loadDataRepresentation(forTypeIdentifier: "public.text", completionHandler: $0)
      progress = made
      return made
    }.get()
    while progress?.isFinished == false { await Task.yield() }
    #expect(progress?.fractionCompleted == 1)
  }

  @Test("Texts and addresses come back as objects and as Swift values")
  func objects() async throws {
    let text = NSItemProvider(object: "Grüße" as NSString)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.canLoadObject(ofClass: String.self) && text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: URL.self))
    #expect(try await loaded { text.loadObject(ofClass: String.self, completionHandler: $0) }.get() == "Grüße")
    let wrong: Result<URL, any Error> = await loaded { text.loadObject(ofClass: URL.self, completionHandler: $0) }
    #expect(#expect(throws: NSError.self) { try wrong.get() }?.code == -1200)

    let file = URL(fileURLWithPath: "/a b/ü.txt")
    let files = NSItemProvider(object: file as NSURL)
    #expect(files.registeredTypeIdentifiers == ["public.file-url", "public.url"])
    #expect(try await loaded { files.loadObject(ofClass: URL.self, completionHandler: $0) }.get() == file)
    let web = NSItemProvider(object: URL(string: "https://example.com/?a=1")! as NSURL)
    #expect(web.registeredTypeIdentifiers == ["public.url"])
    #expect(try await loaded { web.loadObject(ofClass: URL.self, completionHandler: $0) }.get().host == "example.com")
    let item: any NSSecureCoding = try await web.loadItem(forTypeIdentifier: "public.url")
    #expect(item as AnyObject is NSData)
  }

  @Test("A text is read in UTF-16 and, where it is no UTF-8, in Latin 1")
  func encodings() throws {
    let wide: Data = try #require("né".data(using: .utf16))
    #expect(try NSString.object(withItemProviderData: wide, typeIdentifier: "public.utf16-plain-text") == "né")
    #expect(try NSString.object(withItemProviderData: Data([0x6E, 0xE9]), typeIdentifier: "public.plain-text") == "né")
    #expect(throws: CocoaError.self) {
      try NSURL.object(withItemProviderData: Data(" \n".utf8), typeIdentifier: "public.url")
    }
  }

  @Test("A registered item comes back as it is, and as data where its class has any")
  func items() async throws {
    let url: NSURL = try #require(NSURL(string: "https://example.com"))
    let provider = NSItemProvider(item: url, typeIdentifier: "public.url")
    let item: any NSSecureCoding = try await provider.loadItem(forTypeIdentifier: "public.url")
    #expect(item as AnyObject === url)
    #expect(try await data(provider, "public.url").get() == Data("https://example.com".utf8))
    let number = NSItemProvider(item: NSNumber(value: 1), typeIdentifier: "com.example.number")
    let none: Result<Data, any Error> = await data(number, "com.example.number")
    #expect(throws: NSError.self) { try none.get() }
    #expect(NSItemProvider(item: nil, typeIdentifier: "a").registeredTypeIdentifiers.isEmpty)
    await #expect(throws: NSError.self) { try await provider.loadItem(forTypeIdentifier: "public.png") }
  }

  @Test("A file is handed over as a copy that is gone afterwards, in place where that is allowed, and as data")
  func files() async throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file: URL = folder.appendingPathComponent("picture.png")
    try Data("pixels".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.png"] && provider.suggestedName == "picture")
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.png"])
    #expect(try await data(provider, "public.image").get() == Data("pixels".utf8))

    let copy: (URL, Data) = try await withCheckedThrowingContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
        continuation.resume(
          with: Result {
            let url: URL = try url.map { $0 } ?? { throw error ?? CocoaError(.fileNoSuchFile) }()
            return (url, try Data(contentsOf: url))
          })
      }
    }
    #expect(copy.0 != file && copy.0.lastPathComponent == "picture.png" && copy.1 == Data("pixels".utf8))
    while FileManager.default.fileExists(atPath: copy.0.deletingLastPathComponent().path) { await Task.yield() }

    let original: (URL?, Bool) = await withCheckedContinuation { continuation in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.png") { url, isInPlace, _ in
        continuation.resume(returning: (url, isInPlace))
      }
    }
    #expect(original.0 == file && original.1)
    #expect(NSItemProvider(contentsOf: folder)?.registeredTypeIdentifiers == ["public.folder"])
    #expect(NSItemProvider(contentsOf: URL(string: "https://a.example")) == nil)
  }

  @Test("Data is written into a file with the suggested name and the type's extension")
  func dataAsFile() async {
    let provider = NSItemProvider(object: "a" as NSString)
    provider.suggestedName = "a/b"
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
      completion(Data("{}".utf8), nil)
      return nil
    }
    for (type, name) in [("public.json", "a_b.json"), ("public.utf8-plain-text", "a_b")] {
      let found: String? = await withCheckedContinuation { continuation in
        provider.loadFileRepresentation(forTypeIdentifier: type) { url, _ in
          continuation.resume(returning: url?.lastPathComponent)
        }
      }
      #expect(found == name)
    }
  }

  @Test("An object's own visibility narrows the wanted one, and a copy has the same representations")
  func visibility() async throws {
    let object = Private()
    let provider = NSItemProvider()
    provider.registerObject(object, visibility: .team)
    provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
      completion("later" as NSString, nil)
      return nil
    }
    provider.registerObject(ofClass: URL.self, visibility: .all) { completion in
      completion(URL(string: "https://later.example"), nil)
      return nil
    }
    let copy = try #require(provider.copy() as? NSItemProvider)
    #expect(
      copy.registeredTypeIdentifiers == [
        "com.example.a", "com.example.b", "public.utf8-plain-text", "public.file-url", "public.url",
      ])
    #expect(copy.typeIdentifiers(visibleTo: .all) == ["public.utf8-plain-text", "public.file-url", "public.url"])
    #expect(copy.typeIdentifiers(visibleTo: .team).first == "com.example.a")
    #expect(try await data(copy, "public.plain-text").get() == Data("later".utf8))
    #expect(try await data(copy, "public.url").get() == Data("https://later.example".utf8))
  }
}

/// An object that keeps one of its representations to the program.
private final class Private: NSObject, NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.a", "com.example.b"] }

  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { typeIdentifier == "com.example.b" ? .ownProcess : .all }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(typeIdentifier.utf8), nil)
    return nil
  }
}
