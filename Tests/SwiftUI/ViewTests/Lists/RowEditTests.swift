import Foundation
import HostHeadless
import ReactiveGraph
import SwiftUI
import Testing
import ViewTestSupport

@testable import SwiftUICore

/// What containers are told of rows that people may edit.
@MainActor
@Suite("Row edits", .serialized)
struct RowEditTests {
  /// Shows its rows and keeps what it is told of them.
  struct Editor<Content: View>: View {
    let rows: Rows
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        let _ = rows.subviews = Array(subviews)
        VStack { subviews }
      }
    }
  }

  @MainActor
  final class Rows {
    var subviews: [Subview] = []
    var edits: [EditableRow?] { subviews.map(\.element.traits.editableRow) }
    nonisolated init() {}
  }

  struct Root: View {
    let rows: Rows
    let log: EventRecorder
    let flags: Flags
    var body: some View {
      Editor(rows: rows) {
        Text("head")
        ForEach(flags.names, id: \.self) { name in
          Text(name)
          ForEach(0..<1) { Text("\(name)\($0)") }
        }
        .onDelete { log.note("delete \(Array($0)) of \(flags.names.count)") }
        .onMove(perform: flags.flag ? { log.note("move \(Array($0)) \($1)") } : nil)
      }
    }
  }

  @Test("A row that must not be deleted or moved has no such action, while that is so")
  func disabled() throws {
    struct Locked: View {
      let rows: Rows
      let remote: Remote<Bool>
      @State private var isLocked = true
      var body: some View {
        Editor(rows: rows) {
          ForEach(0..<3) { index in
            Text("\(index)").deleteDisabled(index == 0 && isLocked).moveDisabled(index == 1)
          }
          .onDelete { _ in }
          .onMove { _, _ in }
        }
        .handing($isLocked, to: remote)
      }
    }
    let rows = Rows()
    let remote = Remote<Bool>()
    let host = try window(height: 300) { Locked(rows: rows, remote: remote) }
    #expect(rows.edits.map { $0?.edits.delete == nil } == [true, false, false])
    #expect(rows.edits.map { $0?.edits.move == nil } == [false, true, false])
    host.change { remote.value = false }
    #expect(rows.edits.map { $0?.edits.delete == nil } == [false, false, false])
    #expect(host.labels == ["0", "1", "2"])
  }

  @Test("Each view of a row knows its actions and where its element is, also after changes")
  func actions() throws {
    let rows = Rows()
    let log = EventRecorder()
    let flags = Flags()
    flags.names = ["a", "b"]
    let host = try window(height: 400) { Root(rows: rows, log: log, flags: flags) }
    #expect(rows.edits.map { $0?.offset() } == [nil, 0, 0, 1, 1])
    host.change { flags.names = ["c", "b", "a"] }
    #expect(rows.edits.map { $0?.offset() } == [nil, 0, 0, 1, 1, 2, 2])
    let row: EditableRow = try #require(rows.edits[5])
    row.edits.delete?([2])
    row.edits.move?([2], 0)
    #expect(log.take() == ["delete [2] of 3", "move [2] 0"])
    host.change { flags.flag = false }
    #expect(rows.edits[1]?.edits.move == nil)
    #expect(rows.edits[1]?.edits.delete != nil)
  }

  @Test("A collection shown by binding with edit actions is edited by its rows")
  func editActions() throws {
    struct Root: View {
      let rows: Rows
      let remote: Remote<[String]>
      @State private var names: [String] = ["a", "b", "c", "d"]
      var body: some View {
        Editor(rows: rows) {
          ForEach($names, id: \.self, editActions: .all) { Text($0.wrappedValue) }
        }
        .handing($names, to: remote)
      }
    }
    let rows = Rows()
    let remote = Remote<[String]>()
    let host = try window(height: 300) { Root(rows: rows, remote: remote) }
    host.change { rows.edits[0]?.edits.move?([0, 2], 4) }
    #expect(host.labels == ["b", "d", "a", "c"])
    host.change { rows.edits[0]?.edits.delete?([1, 3]) }
    #expect(host.labels == ["b", "a"])
    #expect(remote.value == ["b", "a"])
  }

  @Test("Only the actions that were allowed are offered")
  func someActions() throws {
    struct Root: View {
      let rows: Rows
      @State private var names: [String] = ["a"]
      var body: some View {
        Editor(rows: rows) {
          ForEach($names, id: \.self, editActions: .delete) { Text($0.wrappedValue) }
          ForEach($names, id: \.self, editActions: [.move]) { Text($0.wrappedValue) }
          ForEach($names, id: \.self) { Text($0.wrappedValue) }
        }
      }
    }
    let rows = Rows()
    _ = try window { Root(rows: rows) }
    #expect(rows.edits.map { $0?.edits.delete != nil } == [true, false, false])
    #expect(rows.edits.map { $0?.edits.move != nil } == [false, true, false])
    #expect(rows.edits[2] == nil)
  }

  @Test("A dynamic view content shows its data through modifiers")
  func data() {
    let content = ForEach(["a", "b"], id: \.self) { Text($0) }
    func count(_ content: some DynamicViewContent) -> Int { content.data.count }
    #expect(count(content) == 2)
    #expect(count(content.onDelete { _ in }) == 2)
  }
}
