import Foundation
import SwiftUI
import Testing

@Suite("Editing data by offsets")
struct CollectionOffsetTests {
  @Test("Elements at offsets are removed")
  func removing() {
    var letters: [String] = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
    letters.remove(atOffsets: [])
    #expect(letters == ["b", "d"])
  }

  @Test("Elements at offsets move, in their order, before the one that is at the destination")
  func moving() {
    func moved(_ offsets: IndexSet, _ destination: Int) -> String {
      var letters: [Character] = Array("abcde")
      letters.move(fromOffsets: offsets, toOffset: destination)
      return String(letters)
    }
    #expect(moved([0], 3) == "bcade")
    #expect(moved([3], 0) == "dabce")
    #expect(moved([0, 4], 2) == "baecd")
    #expect(moved([1], 5) == "acdeb")
    #expect(moved([1], 1) == "abcde")
    #expect(moved([1], 2) == "abcde")
    #expect(moved([1, 2], 2) == "abcde")
  }

  @Test("The folders of a person's files are absolute places of folders")
  func folders() {
    let folders: [URL] = [
      .documentsDirectory, .applicationSupportDirectory, .cachesDirectory, .downloadsDirectory, .desktopDirectory,
      .picturesDirectory, .musicDirectory, .moviesDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") && $0.hasDirectoryPath })
    #expect(URL.documentsDirectory.appending(path: "a.store").lastPathComponent == "a.store")
  }

  @Test("A pool runs its closure, and hands on what it returns and throws")
  func pool() {
    struct Refused: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Refused.self) { try autoreleasepool { throw Refused() } }
  }
}
