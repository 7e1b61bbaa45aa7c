import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The places of rows by their lengths.
@Suite("LengthTable")
struct LengthTableTests {
  @Test("Equal rows are found by division, and nothing is kept for each")
  func equal() {
    let table = LengthTable(count: 1_000_000, estimate: 40)
    #expect(table.total == 40_000_000 && table.start(of: 500) == 20_000)
    #expect(table.row(at: 79) == 1 && table.row(at: 80) == 2 && table.row(at: -5) == 0)
    #expect(table.row(at: 1e12) == 999_999 && LengthTable(count: 0, estimate: 40).row(at: 0) == nil)
    #expect(table.knownLength(of: 3) == nil && LengthTable(count: -4, estimate: 40).count == 0)
  }

  @Test("Lengths that differ are summed as if one row after the other was counted")
  func differing() {
    var generator = SystemRandomNumberGenerator()
    for count in [1, 2, 7, 64, 100] {
      var table = LengthTable(count: count, estimate: 30)
      var plain = [CGFloat](repeating: 30, count: count)
      for _ in 0..<count {
        let row = Int.random(in: 0..<count, using: &generator)
        let length = CGFloat(Int.random(in: 1...90, using: &generator))
        #expect(table.set(length, of: row) == length - plain[row])
        plain[row] = length
      }
      var start: CGFloat = 0
      for row in 0..<count {
        #expect(table.start(of: row) == start && table.length(of: row) == plain[row])
        #expect(table.row(at: start) == row && table.row(at: start + plain[row] - 0.5) == row)
        start += plain[row]
      }
      #expect(table.total == start)
    }
  }

  @Test("Rows keep their known lengths when others come and go")
  func carried() {
    let table = LengthTable(count: 4, estimate: 10) { $0 == 2 ? 50 : nil }
    #expect(table.total == 80 && table.start(of: 3) == 70 && table.knownLength(of: 2) == 50)
    #expect(table.knownLength(of: 1) == nil)
  }
}

/// What becomes of rows by the updates that a program names.
@Suite("RowUpdates")
struct RowUpdatesTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("Deletions and moves count before the change, insertions after it")
  func mapping() throws {
    var updates = RowUpdates()
    updates.deletedRows = [path(0, 1)]
    updates.insertedRows = [path(0, 0)]
    updates.movedRows = [(path(0, 3), path(1, 0))]
    let change = try updates.change(from: [4, 1], to: [3, 2]).get()
    #expect(change.sections[0].rows == [nil, path(0, 0), path(0, 2)])
    #expect(change.sections[1].rows == [path(0, 3), path(1, 0)])
    #expect(
      change.newPlaces(of: [path(0, 1), path(0, 2), path(1, 0)]) == [path(0, 2): path(0, 2), path(1, 0): path(1, 1)])
  }

  @Test("Sections come, go and move with their rows, and counts that do not fit are told")
  func sections() throws {
    var updates = RowUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [0]
    updates.movedSections = [(2, 1)]
    let change = try updates.change(from: [1, 2, 3], to: [5, 3, 2]).get()
    #expect(change.sections.map(\.old) == [nil, 2, 1] && change.old(of: path(1, 2)) == path(2, 2))
    #expect(throws: RowMismatch.self) { try updates.change(from: [1], to: [9]).get() }
    #expect(throws: RowMismatch.self) { try RowUpdates().change(from: [1], to: [2]).get() }
  }
}
