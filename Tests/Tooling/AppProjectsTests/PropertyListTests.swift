import Foundation
import Testing

@testable import AppProjects

/// The text form of property lists in which Xcode keeps its projects.
@Suite("Property lists of Xcode projects")
struct PropertyListTests {
  private func list(_ text: String) throws -> OldPropertyList { try OldPropertyListParser.value(of: Data(text.utf8)) }

  @Test("Strings, lists and dictionaries are read, with comments around them and quotes where needed")
  func values() throws {
    let value: OldPropertyList = try list(
      """
      // !$*UTF8*$!
      { /* objects */ name = App; "long name" = "A \\"quoted\\" name"; files = (one.swift, "two words.swift", ); inner = { a = 1; }; }
      """)
    #expect(value["name"]?.string == "App")
    #expect(value["long name"]?.string == "A \"quoted\" name")
    #expect(value["files"]?.strings == ["one.swift", "two words.swift"])
    #expect(value["inner"]?["a"]?.string == "1")
  }

  @Test(
    "A fault is told with its line", arguments: ["{\n a = (1, 2;\n}", "{\n a = \"open;\n}", "{\n a = 1;\n} more", ""])
  func faults(text: String) {
    #expect(throws: OldPropertyListParser.Fault.self) { try list(text) }
  }

  @Test("Values inside of one another without end are a fault, not a crash")
  func depth() {
    #expect(throws: OldPropertyListParser.Fault.self) { try list(String(repeating: "(", count: 100_000)) }
  }
}
