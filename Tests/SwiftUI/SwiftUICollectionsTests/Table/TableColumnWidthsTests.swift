import CoreGraphics
import Testing

@testable import SwiftUICollections

/// How wide columns are.
///
/// Provenance: recorded on macOS 26.2 (github.com/iamcgn/swiftui-web, Docs/elements/Table, "Column widths" and "Measured").
@Suite("Widths of table columns")
struct TableColumnWidthsTests {
  private typealias Column = TableColumnWidths.Column

  private func starts(_ columns: [Column], _ width: CGFloat) -> [CGFloat] {
    TableColumnWidths(columns, in: width).starts
  }

  private func automatic(_ count: Int) -> [Column] { Array(repeating: Column(), count: count) }

  @Test("Where columns fit, they share what is left, to half points")
  func growing() {
    #expect(starts(automatic(2), 360) == [8, 180.5])
    #expect(starts(automatic(4), 600) == [8, 154.5, 301, 447.5])
    #expect(TableColumnWidths(automatic(3), in: 380).pitches == [121.5, 121.5, 121.5])
    #expect(TableColumnWidths(automatic(3), in: 370).pitches == [118.5, 118.5, 118.5])
  }

  @Test("Where columns nearly fit, all give up a part of the margins")
  func shrinking() {
    #expect(starts(automatic(3), 360) == [8, 120, 232])
    #expect(starts(automatic(2), 240) == [8, 117.5])
    #expect(TableColumnWidths(automatic(2), in: 248).pitches == [109.5, 109.5])
    #expect(TableColumnWidths(automatic(4), in: 480).pitches == [113, 113, 113, 113])
  }

  @Test("Where columns do not fit, they keep their widths and the table is wider than its place")
  func overflowing() {
    #expect(starts(automatic(2), 200) == [8, 125])
    #expect(starts(automatic(2), 230) == [8, 125])
    #expect(TableColumnWidths(automatic(2), in: 200).total == 242)
  }

  @Test("Columns of one width keep it, others grow to their greatest width")
  func bounds() {
    let columns: [Column] = [Column(fixed: 80), Column(minimum: 40, ideal: 60, maximum: 100), Column()]
    #expect(starts(columns, 360) == [8, 105, 209])
    #expect(starts([Column(minimum: 150, ideal: 200), Column()], 360) == [8, 230.5])
  }

  @Test("A column that a person dragged keeps that width within its bounds")
  func chosen() {
    let columns: [Column] = [Column(maximum: 120, chosen: 300), Column(chosen: 5), Column()]
    let widths = TableColumnWidths(columns, in: 600)
    #expect(widths.pitches[0] == 137)
    #expect(widths.pitches[1] == 27)
    #expect(widths.starts[2] + widths.pitches[2] == 593)
  }

  @Test("A place belongs to a column, and its edge is near where it ends")
  func places() {
    let widths = TableColumnWidths(automatic(3), in: 360)
    #expect(widths.column(at: 10) == 0)
    #expect(widths.column(at: 121) == 1)
    #expect(widths.column(at: 2) == nil)
    #expect(widths.edge(at: 118, within: 4) == 0)
    #expect(widths.edge(at: 60, within: 4) == nil)
  }
}
