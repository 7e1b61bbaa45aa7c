import Foundation
import FoundationGaps
import Testing

@Suite("Files of documents")
struct FileWrapperTests {
  private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test("A file, a folder and a link come back from the disk as they were written")
  func roundTrip() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))])
    let whole = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)), "inner": inner,
      "link": FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere")),
    ])
    #expect(whole.isDirectory && !whole.isRegularFile && whole.regularFileContents == nil)
    let place: URL = folder.appendingPathComponent("whole")
    for options: FileWrapper.WritingOptions in [[], [.atomic, .withNameUpdating], .atomic] {
      try whole.write(to: place, options: options, originalContentsURL: nil)
    }
    #expect(whole.filename == "whole")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["whole"])
    let read = try FileWrapper(url: place, options: .immediate)
    #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "inner", "link"] && read.preferredFilename == "whole")
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.isRegularFile == true)
    #expect(read.fileWrappers?["link"]?.isSymbolicLink == true)
    #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path == "/nowhere")
    #expect(read.matchesContents(of: place))
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("missing")) }
  }

  @Test("What a folder no longer holds goes from the disk, and a changed file is told from the read one")
  func changing() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place: URL = folder.appendingPathComponent("whole")
    let whole = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("a".utf8))])
    try whole.write(to: place, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    let a: FileWrapper = try #require(read.fileWrappers?["a"])
    #expect(read.keyForChildFileWrapper(a) == "a" && a.fileAttributes[FileAttributeKey.size.rawValue] != nil)
    read.removeFileWrapper(a)
    read.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b")
    try read.write(to: place, originalContentsURL: nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["b"])
    let b = try FileWrapper(url: place.appendingPathComponent("b"))
    try Data("longer".utf8).write(to: place.appendingPathComponent("b"))
    #expect(!b.matchesContents(of: place.appendingPathComponent("b")))
    try b.read(from: place.appendingPathComponent("b"), options: .withoutMapping)
    #expect(b.regularFileContents == Data("longer".utf8))
  }

  @Test("A second file of a name gets another one in its folder")
  func names() {
    let whole = FileWrapper(directoryWithFileWrappers: [:])
    let first: String = whole.addRegularFile(withContents: Data(), preferredFilename: "a")
    let second: String = whole.addRegularFile(withContents: Data(), preferredFilename: "a")
    #expect(first == "a" && second != "a" && second.hasSuffix("a") && whole.fileWrappers?.count == 2)
  }
}

@Suite("Making objects of a class")
struct ObjectMakingTests {
  private class First: NSObject { var number = 5 }
  private class Second: First {
    var list = [1, 2]
    override init() {
      super.init()
      number = 7
    }
  }

  @Test("A class that says nothing of its initializer is made by it, and by one that it overrides")
  func making() {
    let (first, second): (First, Second) = (NSObject.make(First.self), NSObject.make(Second.self))
    #expect(first.number == 5 && second.number == 7 && second.list == [1, 2])
    #expect(type(of: NSObject.make(Second.self as First.Type)) == Second.self)
  }

  @Test("A made object goes with its last reference")
  func lifetime() {
    weak var made: First?
    do {
      let object: First = NSObject.make(First.self)
      made = object
      #expect(made != nil)
    }
    #expect(made == nil)
  }
}
