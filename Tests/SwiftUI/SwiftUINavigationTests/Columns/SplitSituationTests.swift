import CoreGraphics
import Testing

@testable import SwiftUINavigation

/// Arithmetic on the widths of columns.
@Suite struct SplitSituationTests {
  private func situation(
    _ width: CGFloat, _ columns: Int = 2, _ visibility: NavigationSplitViewVisibility = .automatic,
    top: Int = 0,
    isCompact: Bool = false, sharing: SplitSharing = .automatic, widths: [Int: ColumnWidth] = [:],
    chosen: [Int: CGFloat] = [:]
  ) -> SplitSituation {
    SplitSituation(
      SplitSpace(width: width, isCompact: isCompact, sharing: sharing),
      widths: (0..<columns).map { widths[$0] ?? ColumnWidth() }, visibility: visibility, top: top,
      lengths: SplitLengths(chosen: chosen))
  }

  private func spans(_ situation: SplitSituation) -> [[CGFloat]] { situation.spans.map { [$0.start, $0.length] } }

  @Test("Columns have their ideal widths, and the detail has the rest")
  func ideal() {
    #expect(spans(situation(800)) == [[0, 220], [221, 579]])
    #expect(spans(situation(1200, 3)) == [[0, 220], [221, 280], [502, 698]])
    #expect(situation(800).dividers == [0])
    #expect(situation(1200, 3).dividers == [0, 1])
  }

  @Test("A column asks for a width, or for one between a least and a greatest (99)")
  func widths() {
    let fixed: SplitSituation = situation(
      800, widths: [0: ColumnWidth(min: 300, ideal: 300, max: 300)], chosen: [0: 500])
    #expect(spans(fixed) == [[0, 300], [301, 499]])
    let flexible: [Int: ColumnWidth] = [0: ColumnWidth(min: 100, ideal: 150, max: 250)]
    #expect(spans(situation(800, widths: flexible)).first == [0, 150])
    #expect(spans(situation(800, widths: flexible, chosen: [0: 400])).first == [0, 250])
    #expect(spans(situation(800, widths: flexible, chosen: [0: 20])).first == [0, 100])
    #expect(
      spans(situation(800, widths: [0: ColumnWidth(ideal: 600)])).first == [0, 559], "the detail keeps its least")
    #expect(spans(situation(800, widths: [0: ColumnWidth(min: -.infinity, ideal: .nan)])).first?[1].isFinite == true)
  }

  @Test("Columns that are not to be visible have left at the leading edge, with the width that they had")
  func hidden() {
    let alone: SplitSituation = situation(800, 2, .detailOnly)
    #expect(spans(alone) == [[0, 220], [0, 800]])
    #expect(alone.positions == [-1, 0])
    #expect(alone.dividers.isEmpty)
    let double: SplitSituation = situation(1000, 3, .doubleColumn)
    #expect(double.positions == [-1, 0, 0])
    #expect(spans(double) == [[0, 220], [0, 280], [281, 719]])
    #expect(situation(800, 2, .doubleColumn).positions == [0, 0])
  }

  @Test("Where there is no room for all columns, the leading ones leave, or lie over the detail when they are wanted")
  func narrow() {
    #expect(situation(560, 3).positions == [-1, 0, 0])
    #expect(!situation(560, 3).isOverlaid)
    let wanted: SplitSituation = situation(560, 3, .all)
    #expect(wanted.isOverlaid)
    #expect(spans(wanted) == [[0, 220], [221, 280], [0, 560]])
    #expect(wanted.dividers == [0])
    let balanced: SplitSituation = situation(560, 3, .all, sharing: .balanced)
    #expect(!balanced.isOverlaid)
    #expect(balanced.spans.map(\.length) == [160, 200, 240])
  }

  @Test("A prominent detail has the whole width, and the leading columns come over it")
  func prominent() {
    #expect(situation(800, sharing: .prominentDetail).positions == [-1, 0])
    let shown: SplitSituation = situation(800, 2, .all, sharing: .prominentDetail)
    #expect(shown.isOverlaid)
    #expect(spans(shown) == [[0, 220], [0, 800]])
  }

  @Test("In a compact place, and in a narrow one, columns lie on each other in the order of a stack")
  func collapsed() {
    for value in [situation(800, 3, top: 1, isCompact: true), situation(400, 3, .all, top: 1)] {
      #expect(value.isCollapsed)
      #expect(value.positions == [-1, 0, 1])
      #expect(Set(value.spans.map(\.start)) == [0])
      #expect(value.dividers.isEmpty)
    }
    #expect(situation(0, 3).isCollapsed)
  }
}
