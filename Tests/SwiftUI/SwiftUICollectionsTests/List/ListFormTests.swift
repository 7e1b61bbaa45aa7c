import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write a list shows its rows and its selection.
@MainActor
@Suite("Forms of lists")
struct ListFormTests {
  private struct Folder: Identifiable {
    var id: String
    var folders: [Folder]?
  }

  private static let folders = [Folder(id: "a", folders: [Folder(id: "inner")]), Folder(id: "b")]
  private let shared: Binding<[Folder]> = .constant(ListFormTests.folders)
  private let one: Binding<String?> = .constant("b")
  private let several: Binding<Set<String>> = .constant(["b"])
  private let always: Binding<String> = .constant("b")

  /// The labels of the rows in sight, with a star where one is selected.
  private func rows(@ViewBuilder _ list: () -> some View) throws -> [String] {
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop), root: list)
    return host.elements.map { $0.label + ($0.properties.traits.contains(.isSelected) ? "*" : "") }
  }

  @Test("Rows of data")
  func data() throws {
    #expect(try rows { List(Self.folders, selection: one) { folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(try rows { List(Self.folders, selection: several) { folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(try rows { List(Self.folders, selection: always) { folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(try rows { List(Self.folders) { folder in Text(verbatim: folder.id) } } == ["a", "b"])
  }

  @Test("Rows of data with an id")
  func dataByID() throws {
    #expect(
      try rows { List(Self.folders, id: \.id, selection: one) { folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(
      try rows { List(Self.folders, id: \.id, selection: several) { folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(
      try rows { List(Self.folders, id: \.id, selection: always) { folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(try rows { List(Self.folders, id: \.id) { folder in Text(verbatim: folder.id) } } == ["a", "b"])
  }

  @Test("Rows of bindings")
  func bindings() throws {
    #expect(try rows { List(shared, selection: one) { $folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(try rows { List(shared, selection: several) { $folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(try rows { List(shared, selection: always) { $folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(try rows { List(shared) { $folder in Text(verbatim: folder.id) } } == ["a", "b"])
  }

  @Test("Rows of bindings with an id")
  func bindingsByID() throws {
    #expect(
      try rows { List(shared, id: \.id, selection: one) { $folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(
      try rows { List(shared, id: \.id, selection: several) { $folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(
      try rows { List(shared, id: \.id, selection: always) { $folder in Text(verbatim: folder.id) } } == ["a", "b*"])
    #expect(try rows { List(shared, id: \.id) { $folder in Text(verbatim: folder.id) } } == ["a", "b"])
  }

  @Test("Rows of trees")
  func trees() throws {
    #expect(
      try rows { List(Self.folders, children: \.folders, selection: one) { folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(
      try rows { List(Self.folders, children: \.folders, selection: several) { folder in Text(verbatim: folder.id) } }
        == ["a", "b*"])
    #expect(
      try rows { List(Self.folders, children: \.folders, selection: always) { folder in Text(verbatim: folder.id) } }
        == ["a", "b*"])
    #expect(try rows { List(Self.folders, children: \.folders) { folder in Text(verbatim: folder.id) } } == ["a", "b"])
  }

  @Test("Rows of trees with an id")
  func treesByID() throws {
    #expect(
      try rows {
        List(Self.folders, id: \.id, children: \.folders, selection: one) { folder in Text(verbatim: folder.id) }
      } == ["a", "b*"])
    #expect(
      try rows {
        List(Self.folders, id: \.id, children: \.folders, selection: several) { folder in Text(verbatim: folder.id) }
      } == ["a", "b*"])
    #expect(
      try rows {
        List(Self.folders, id: \.id, children: \.folders, selection: always) { folder in Text(verbatim: folder.id) }
      } == ["a", "b*"])
    #expect(
      try rows { List(Self.folders, id: \.id, children: \.folders) { folder in Text(verbatim: folder.id) } } == [
        "a", "b",
      ])
  }

  @Test("Rows of trees of bindings")
  func treesOfBindings() throws {
    #expect(
      try rows { List(shared, children: \.folders, selection: one) { $folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(
      try rows { List(shared, children: \.folders, selection: several) { $folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(
      try rows { List(shared, children: \.folders, selection: always) { $folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(try rows { List(shared, children: \.folders) { $folder in Text(verbatim: folder.id) } } == ["a", "b"])
  }

  @Test("Rows of trees of bindings with an id")
  func treesOfBindingsByID() throws {
    #expect(
      try rows { List(shared, id: \.id, children: \.folders, selection: one) { $folder in Text(verbatim: folder.id) } }
        == ["a", "b*"])
    #expect(
      try rows {
        List(shared, id: \.id, children: \.folders, selection: several) { $folder in Text(verbatim: folder.id) }
      } == ["a", "b*"])
    #expect(
      try rows {
        List(shared, id: \.id, children: \.folders, selection: always) { $folder in Text(verbatim: folder.id) }
      }
        == ["a", "b*"])
    #expect(
      try rows { List(shared, id: \.id, children: \.folders) { $folder in Text(verbatim: folder.id) } } == ["a", "b"])
  }

  @Test("Rows that are edited")
  func edited() throws {
    #expect(
      try rows { List(shared, editActions: .all, selection: one) { $folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(
      try rows { List(shared, editActions: .all, selection: several) { $folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(
      try rows { List(shared, editActions: .all, selection: always) { $folder in Text(verbatim: folder.id) } } == [
        "a", "b*",
      ])
    #expect(try rows { List(shared, editActions: .all) { $folder in Text(verbatim: folder.id) } } == ["a", "b"])
  }

  @Test("Rows that are edited, with an id")
  func editedByID() throws {
    #expect(
      try rows {
        List(shared, id: \.id, editActions: [.delete, .move], selection: one) { $folder in Text(verbatim: folder.id) }
      } == ["a", "b*"])
    #expect(
      try rows {
        List(shared, id: \.id, editActions: [.delete, .move], selection: several) { $folder in Text(verbatim: folder.id)
        }
      } == ["a", "b*"])
    #expect(
      try rows {
        List(shared, id: \.id, editActions: [.delete, .move], selection: always) { $folder in Text(verbatim: folder.id)
        }
      } == ["a", "b*"])
    #expect(
      try rows { List(shared, id: \.id, editActions: [.delete, .move]) { $folder in Text(verbatim: folder.id) } } == [
        "a", "b",
      ])
  }

  @Test("Rows of a range of numbers, and of views")
  func others() throws {
    let one: Binding<Int?> = .constant(1)
    let several: Binding<Set<Int>> = .constant([1])
    let always: Binding<Int> = .constant(1)
    #expect(try rows { List(0..<2) { Text(verbatim: "\($0)") } } == ["0", "1"])
    #expect(try rows { List(0..<2, selection: one) { Text(verbatim: "\($0)") } } == ["0", "1*"])
    #expect(try rows { List(0..<2, selection: several) { Text(verbatim: "\($0)") } } == ["0", "1*"])
    #expect(try rows { List(0..<2, selection: always) { Text(verbatim: "\($0)") } } == ["0", "1*"])
    #expect(try rows { List { Text("a") } } == ["a"])
    #expect(try rows { List(selection: one) { Text("a").tag(1) } } == ["a*"])
    #expect(try rows { List(selection: several) { Text("a").tag(1) } } == ["a*"])
    #expect(try rows { List(selection: always) { Text("a").tag(1) } } == ["a*"])
  }
}
