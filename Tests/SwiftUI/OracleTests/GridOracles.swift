import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: grids", .serialized)
struct GridOracles {
  private func box(_ color: Color, _ width: CGFloat?, _ height: CGFloat?, _ name: String) -> some View {
    color.frame(width: width, height: height).probe(name)
  }

  private func text(_ letters: String, _ name: String? = nil) -> some View {
    Text(verbatim: letters).probe(name ?? letters)
  }

  @Test("Columns are as wide as their widest cells, rows are as high as their highest (grid/basic)")
  func basic() throws {
    try expectFrames(
      320, 200,
      [
        "A": [114, 57.55, 9, 16], "BB": [141.5, 57.55, 17, 16], "CCC": [177.5, 57.55, 28, 16],
        "row": [177.5, 57.55, 28, 16], "red": [103.5, 91.7, 30, 20], "E": [146, 93.7, 8, 16],
        "blue": [166.5, 81.7, 50, 40], "G": [113.5, 126.45, 10, 16], "H": [145, 126.45, 10, 16],
        "grid": [103.5, 57.55, 113, 84.89],
      ]
    ) {
      Grid {
        GridRow {
          text("A")
          text("BB")
          text("CCC")
        }.probe("row")
        GridRow {
          box(.red, 30, 20, "red")
          text("E")
          box(.blue, 50, 40, "blue")
        }
        GridRow {
          text("G")
          text("H")
        }
      }.probe("grid")
    }
  }

  @Test("Spacings and an alignment that are set hold for all cells (grid/spacing)")
  func spacing() throws {
    try expectFrames(
      320, 200,
      [
        "A": [105, 73, 9, 16], "red": [185, 73, 30, 30], "blue": [105, 107, 60, 20], "H": [185, 107, 10, 16],
        "grid": [105, 73, 110, 54],
      ]
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          text("A")
          box(.red, 30, 30, "red")
        }
        GridRow {
          box(.blue, 60, 20, "blue")
          text("H")
        }
      }.probe("grid")
    }
  }

  @Test("Cells span columns, align their column, stand by an anchor and leave an axis to others (grid/modifiers)")
  func modifiers() throws {
    try expectFrames(
      320, 240,
      [
        "header": [0, 67.85, 44.5, 16], "CCC": [223, 67.85, 28, 16], "A": [69, 104, 9, 16], "red": [86, 92, 60, 40],
        "E": [312, 116, 8, 16], "line": [0, 140.15, 320, 4], "blue": [0, 152.15, 78, 20], "H": [86, 154.15, 10, 16],
        "grid": [0, 67.85, 320, 104.3],
      ]
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text(verbatim: "Header").gridCellColumns(2).probe("header")
          text("CCC")
        }
        GridRow {
          Text(verbatim: "A").gridColumnAlignment(.trailing).probe("A")
          box(.red, 60, 40, "red")
          Text(verbatim: "E").gridCellAnchor(.bottomTrailing).probe("E")
        }
        box(.green, nil, 4, "line")
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).probe("blue")
          text("H")
        }
      }.probe("grid")
    }
  }

  @Test("A grid aligns cells in rows and columns (grid/alignment)")
  func alignment() throws {
    func grid(_ alignment: Alignment, _ prefix: String) -> some View {
      Grid(alignment: alignment) {
        GridRow {
          text("A", "\(prefix) a")
          box(.red, 40, 40, "\(prefix) red")
        }
        GridRow {
          box(.blue, 60, 20, "\(prefix) blue")
          text("H", "\(prefix) h")
        }
      }.probe(prefix)
    }
    try expectFrames(
      320, 200,
      [
        "end": [44, 65.92, 108, 68.15], "end a": [95, 89.92, 9, 16], "end red": [112, 65.92, 40, 40],
        "end blue": [44, 114.08, 60, 20], "end h": [142, 118.08, 10, 16], "middle": [168, 65.92, 108, 68.15],
        "middle a": [193.5, 77.92, 9, 16], "middle red": [236, 65.92, 40, 40], "middle blue": [168, 114.08, 60, 20],
        "middle h": [251, 116.08, 10, 16],
      ]
    ) {
      HStack(alignment: .top, spacing: 16) {
        grid(.bottomTrailing, "end")
        grid(.center, "middle")
      }
    }
  }

  @Test("Flexible cells share the width that a frame gives (grid/flexible)")
  func flexible() throws {
    try expectFrames(
      320, 200,
      [
        "A": [59.5, 72.92, 9, 16], "red": [116, 70.92, 88, 20], "CCC": [242, 72.92, 28, 16],
        "blue": [20, 99.08, 88, 30], "E": [156, 106.08, 8, 16], "green": [212, 99.08, 88, 30],
        "grid": [20, 70.92, 280, 58.15],
      ]
    ) {
      Grid {
        GridRow {
          text("A")
          box(.red, nil, 20, "red")
          text("CCC")
        }
        GridRow {
          box(.blue, nil, 30, "blue")
          text("E")
          box(.green, nil, 30, "green")
        }
      }.frame(width: 280).probe("grid")
    }
  }
}
