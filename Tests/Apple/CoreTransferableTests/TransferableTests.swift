import CoreTransferable
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.transfer-tests.note", conformingTo: .json)
}

private struct Note: Codable, Transferable, Equatable {
  var text: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    DataRepresentation(exportedContentType: .html) { note in Data("<p>\(note.text)</p>".utf8) }
      .exportingCondition { !$0.isSecret }
    ProxyRepresentation(exporting: \.text)
      .suggestedFileName { $0.text + ".txt" }
    DataRepresentation(importedContentType: .pdf) { _ in throw CocoaError(.fileReadCorruptFile) }
  }
}

/// Keeps a representation of its own type and reads texts in two ways.
private struct Word: Transferable, Equatable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    Lowercase()
    DataRepresentation(contentType: .json) { word in
      Data("[\"\(word.text)\"]".utf8)
    } importing: { data in
      Word(text: try JSONDecoder().decode([String].self, from: data)[0])
    }
    .visibility(.ownProcess)
  }

  struct Lowercase: TransferRepresentation {
    typealias Item = Word

    var body: some TransferRepresentation {
      ProxyRepresentation { (word: Word) in
        word.text.lowercased()
      } importing: {
        Word(text: $0)
      }
    }
  }
}

private struct Movie: Transferable {
  let url: URL
  var wasOriginal = false

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .mpeg4Movie) { movie in
      SentTransferredFile(movie.url)
    } importing: { received in
      let copy: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
      try FileManager.default.copyItem(at: received.file, to: copy)
      return Movie(url: copy, wasOriginal: received.isOriginalFile)
    }
  }
}

struct TransferableTests {
  @Test("A value is exported by the first representation, by type, and by types that conform to the wanted one")
  func exporting() async throws {
    let note = Note(text: "Hello")
    #expect(Note.exportedContentTypes() == [.note, .html, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.note, .pdf] && note.importedContentTypes() == [.note, .pdf])
    let coded: Data = try await note.exported(as: nil)
    #expect(try JSONDecoder().decode(Note.self, from: coded) == note)
    #expect(try await note.exported(as: .plainText) == Data("Hello".utf8))
    #expect(try await note.exported(as: .html) == Data("<p>Hello</p>".utf8))
    await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
    do {
      _ = try await note.exported(as: .png)
    } catch {
      #expect(error.localizedDescription == "Note has no representation that exports this value as “public.png”.")
    }
  }

  @Test("A value that does not meet a representation's condition has one type fewer")
  func conditions() async throws {
    let secret = Note(text: "Hello", isSecret: true)
    #expect(secret.exportedContentTypes() == [.note, .utf8PlainText])
    await #expect(throws: (any Error).self) { try await secret.exported(as: .html) }
    #expect(secret.suggestedFilename == "Hello.txt")
  }

  @Test("A value is made of data of a type, and of data of unknown type by the first representation that can")
  func importing() async throws {
    let note = Note(text: "Hello")
    let data: Data = try await note.exported(as: .note)
    #expect(try await Note(importing: data, contentType: .note) == note)
    #expect(try await Note(importing: data, contentType: nil) == note)
    await #expect(throws: CocoaError(.fileReadCorruptFile)) { try await Note(importing: data, contentType: .pdf) }
    await #expect(throws: (any Error).self) { try await Note(importing: data, contentType: .png) }
    #expect(try await Word(importing: Data("a".utf8), contentType: nil) == Word(text: "a"))
  }

  @Test("A custom representation is that of its body, and narrower visibility hides a type from other programs")
  func customAndVisibility() async throws {
    let word = Word(text: "ABC")
    #expect(try await word.exported(as: nil) == Data("abc".utf8))
    #expect(word.exportedContentTypes() == [.utf8PlainText])
    #expect(word.exportedContentTypes(.ownProcess) == [.utf8PlainText, .json])
    #expect(try await word.exported(as: .json) == Data("[\"ABC\"]".utf8))
    let provider = NSItemProvider()
    provider.register(word)
    #expect(provider.typeIdentifiers(visibleTo: .all) == ["public.utf8-plain-text"])
    #expect(provider.registeredContentTypes == [.utf8PlainText, .json])
  }

  @Test("A value goes through an item provider, lazily, and the next representation is tried when one fails")
  func providers() async throws {
    let made = Counter()
    let provider = NSItemProvider()
    provider.register(made.count(Word(text: "ABC")))
    #expect(made.value == 0)
    #expect(try await provider.transferable(Word.self) == Word(text: "abc"))
    #expect(try await provider.transferable(String.self) == "abc")
    #expect(made.value == 1)
    let damaged = NSItemProvider()
    damaged.registerDataRepresentation(for: .utf8PlainText) { completion in
      completion(nil, CocoaError(.fileReadNoPermission))
      return nil
    }
    await #expect(throws: CocoaError(.fileReadNoPermission)) { try await damaged.transferable(Word.self) }
    damaged.registerDataRepresentation(for: .json) { completion in
      completion(Data(#"["x"]"#.utf8), nil)
      return nil
    }
    #expect(try await damaged.transferable(Word.self) == Word(text: "x"))
    let result: Result<Note, any Error> = await withCheckedContinuation { continuation in
      damaged.loadTransferable(type: Note.self) { continuation.resume(returning: $0) }
    }
    #expect(throws: (any Error).self) { try result.get() }
    #expect(damaged.canLoad(Data.self) && !NSItemProvider().canLoad(Data.self))
  }

  @Test("Names come from the representations, and conditions leave types out of a provider")
  func providerNames() {
    let provider = NSItemProvider()
    provider.register(Note(text: "Hello", isSecret: true))
    #expect(provider.registeredContentTypes == [.note, .utf8PlainText])
    #expect(provider.suggestedName == "Hello.txt")
  }

  @Test("A file goes through a provider as a copy, which is there while it is imported")
  func files() async throws {
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
    try Data("film".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.register(Movie(url: file))
    let movie: Movie = try await provider.transferable(Movie.self)
    #expect(movie.url != file && !movie.wasOriginal)
    #expect(try Data(contentsOf: movie.url) == Data("film".utf8))
    try FileManager.default.removeItem(at: movie.url)
    #expect(try await Movie(url: file).exported(as: .movie) == Data("film".utf8))
    let direct: Movie = try await Movie(importing: file, contentType: nil)
    #expect(direct.wasOriginal)
    try FileManager.default.removeItem(at: direct.url)
    let ofData: Movie = try await Movie(importing: Data("x".utf8), contentType: .mpeg4Movie)
    #expect(try Data(contentsOf: ofData.url) == Data("x".utf8))
    try FileManager.default.removeItem(at: ofData.url)
  }

  @Test("A value is written into a folder under its name, and never over a file that is there")
  func writing() async throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = Note(text: "Hello")
    let first: URL = try await note.export(to: folder, contentType: .plainText)
    let second: URL = try await note.export(to: folder, contentType: .plainText)
    let third: URL = try await note.export(to: folder, contentType: .html)
    #expect([first, second, third].map(\.lastPathComponent) == ["Hello.txt", "Hello 2.txt", "item.html"])
    let temporary: URL = try await note.withExportedFile(contentType: nil) { url in
      let read: Note = try JSONDecoder().decode(Note.self, from: Data(contentsOf: url))
      #expect(read == note)
      return url
    }
    #expect(!FileManager.default.fileExists(atPath: temporary.path))
    let path: URL = try await Note(text: "../a/b").export(to: folder, contentType: .plainText)
    #expect(path.deletingLastPathComponent().path == folder.path && path.lastPathComponent == ".._a_b.txt")
  }

  @Test("Texts, addresses and data come back as they went")
  func foundation() async throws {
    #expect(try await String(importing: Data("né".utf8), contentType: .utf8PlainText) == "né")
    let wide: Data = try #require("né".data(using: .utf16))
    #expect(try await String(importing: wide, contentType: .utf16PlainText) == "né")
    #expect(try await String(importing: Data([0x6E, 0xE9]), contentType: .plainText) == "né")
    #expect(try await String(importing: Data("let a = 1".utf8), contentType: .swiftSource) == "let a = 1")
    let web: URL = try #require(URL(string: "https://example.com/a%20b"))
    let file = URL(fileURLWithPath: "/a b.txt")
    #expect(web.exportedContentTypes() == [.url] && file.exportedContentTypes() == [.fileURL, .url])
    for url in [web, file] {
      let data: Data = try await url.exported(as: nil)
      #expect(try await URL(importing: data, contentType: .url) == url)
    }
    await #expect(throws: (any Error).self) { try await URL(importing: Data(), contentType: .url) }
    #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
  }

  @Test("An asynchronous proxy exports and imports")
  func asynchronous() async throws {
    struct Slow: Transferable {
      var text: String
      static func slow(_ text: String) async -> String { text }
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (slow: Slow) in
          await Slow.slow(slow.text)
        } importing: {
          await Slow(text: Slow.slow($0))
        }
      }
    }
    #expect(try await Slow(text: "a").exported(as: nil) == Data("a".utf8))
    #expect(try await Slow(importing: Data("b".utf8), contentType: .plainText).text == "b")
  }
}

/// Counts how often a value was made.
private final class Counter: @unchecked Sendable {
  private(set) var value = 0

  func count<T>(_ value: T) -> T {
    self.value += 1
    return value
  }
}
