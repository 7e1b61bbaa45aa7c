import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write a table shows its rows, columns, selection and order.
@MainActor
@Suite("Forms of tables")
struct TableFormTests {
  private struct Part: Identifiable {
    var id: String
    var parts: [Part]?
  }

  private static let parts = [Part(id: "a", parts: [Part(id: "inner")]), Part(id: "b")]
  private let one: Binding<String?> = .constant("b")
  private let several: Binding<Set<String>> = .constant(["b"])
  private let order: Binding<[KeyPathComparator<Part>]> = .constant([KeyPathComparator(\.id)])
  private let kept: Binding<TableColumnCustomization<Part>> = .constant(TableColumnCustomization())

  /// How many rows there are, and how many of them are selected.
  private func looks(@ViewBuilder _ table: () -> some View) throws -> [Int] {
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop), root: table)
    let cells: [AccessibilityNode] = host.elements.filter { ["a", "b"].contains($0.label) }
    let header: [AccessibilityNode] = host.elements.filter { $0.label == "Name" }
    #expect(header.count == 1)
    return [cells.count, cells.filter { $0.properties.traits.contains(.isSelected) }.count]
  }

  @Test("Tables of data")
  func data() throws {
    #expect(try looks { Table(Self.parts) { TableColumn("Name", value: \Part.id) } } == [2, 0])
    #expect(
      try looks { Table(Self.parts, columnCustomization: kept) { TableColumn("Name", value: \Part.id) } } == [2, 0])
    #expect(try looks { Table(Self.parts, sortOrder: order) { TableColumn("Name", value: \Part.id) } } == [2, 0])
    #expect(
      try looks {
        Table(Self.parts, sortOrder: order, columnCustomization: kept) { TableColumn("Name", value: \Part.id) }
      } == [2, 0])
    #expect(try looks { Table(Self.parts, selection: one) { TableColumn("Name", value: \Part.id) } } == [2, 1])
    #expect(
      try looks {
        Table(Self.parts, selection: one, columnCustomization: kept) { TableColumn("Name", value: \Part.id) }
      } == [2, 1])
    #expect(
      try looks { Table(Self.parts, selection: one, sortOrder: order) { TableColumn("Name", value: \Part.id) } } == [
        2, 1,
      ])
    #expect(
      try looks {
        Table(Self.parts, selection: one, sortOrder: order, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        }
      } == [2, 1])
    #expect(try looks { Table(Self.parts, selection: several) { TableColumn("Name", value: \Part.id) } } == [2, 1])
    #expect(
      try looks {
        Table(Self.parts, selection: several, columnCustomization: kept) { TableColumn("Name", value: \Part.id) }
      } == [2, 1])
    #expect(
      try looks { Table(Self.parts, selection: several, sortOrder: order) { TableColumn("Name", value: \Part.id) } }
        == [2, 1])
    #expect(
      try looks {
        Table(Self.parts, selection: several, sortOrder: order, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        }
      } == [2, 1])
  }

  @Test("Tables of trees")
  func trees() throws {
    #expect(try looks { Table(Self.parts, children: \.parts) { TableColumn("Name", value: \Part.id) } } == [2, 0])
    #expect(
      try looks {
        Table(Self.parts, children: \.parts, columnCustomization: kept) { TableColumn("Name", value: \Part.id) }
      } == [2, 0])
    #expect(
      try looks { Table(Self.parts, children: \.parts, sortOrder: order) { TableColumn("Name", value: \Part.id) } } == [
        2, 0,
      ])
    #expect(
      try looks {
        Table(Self.parts, children: \.parts, sortOrder: order, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        }
      } == [2, 0])
    #expect(
      try looks { Table(Self.parts, children: \.parts, selection: one) { TableColumn("Name", value: \Part.id) } } == [
        2, 1,
      ])
    #expect(
      try looks {
        Table(Self.parts, children: \.parts, selection: one, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(Self.parts, children: \.parts, selection: one, sortOrder: order) { TableColumn("Name", value: \Part.id) }
      } == [2, 1])
    #expect(
      try looks {
        Table(Self.parts, children: \.parts, selection: one, sortOrder: order, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        }
      } == [2, 1])
    #expect(
      try looks { Table(Self.parts, children: \.parts, selection: several) { TableColumn("Name", value: \Part.id) } }
        == [2, 1])
    #expect(
      try looks {
        Table(Self.parts, children: \.parts, selection: several, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(Self.parts, children: \.parts, selection: several, sortOrder: order) {
          TableColumn("Name", value: \Part.id)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(Self.parts, children: \.parts, selection: several, sortOrder: order, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        }
      } == [2, 1])
  }

  @Test("Tables of rows")
  func rows() throws {
    #expect(
      try looks {
        Table(of: Part.self) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 0])
    #expect(
      try looks {
        Table(of: Part.self, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 0])
    #expect(
      try looks {
        Table(of: Part.self, sortOrder: order) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 0])
    #expect(
      try looks {
        Table(of: Part.self, sortOrder: order, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 0])
    #expect(
      try looks {
        Table(of: Part.self, selection: one) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(of: Part.self, selection: one, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(of: Part.self, selection: one, sortOrder: order) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(of: Part.self, selection: one, sortOrder: order, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(of: Part.self, selection: several) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(of: Part.self, selection: several, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(of: Part.self, selection: several, sortOrder: order) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
    #expect(
      try looks {
        Table(of: Part.self, selection: several, sortOrder: order, columnCustomization: kept) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
  }

  @Test("Tables whose type of rows is known from the columns")
  func inferred() throws {
    #expect(
      try looks {
        Table(sortOrder: order) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 0])
    #expect(
      try looks {
        Table(selection: several, sortOrder: order) {
          TableColumn("Name", value: \Part.id)
        } rows: {
          ForEach(Self.parts)
        }
      } == [2, 1])
  }
}
