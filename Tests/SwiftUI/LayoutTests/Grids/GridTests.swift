import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Grids", .serialized)
struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).probe(name)
  }

  @Test("Rows come and go, and columns follow")
  func changes() throws {
    struct Root: View {
      let remote: Remote<[CGFloat]>
      @State private var widths: [CGFloat] = [10, 40]

      var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(widths, id: \.self) { width in
            GridRow {
              Color.red.frame(width: width, height: 10)
              Color.blue.frame(width: 10, height: 10).probe("beside \(Int(width))")
            }
          }
        }
        .frame(width: 200, height: 100, alignment: .topLeading).handing($widths, to: remote)
      }
    }
    let remote = Remote<[CGFloat]>()
    let window = try OracleWindow(200, 100) { Root(remote: remote) }
    #expect(window.differences(["beside 10": [40, 0, 10, 10], "beside 40": [40, 10, 10, 10]]) == [])
    window.host.change { remote.value = [20, 10] }
    #expect(window.differences(["beside 20": [20, 0, 10, 10], "beside 10": [20, 10, 10, 10]]) == [])
    window.host.change { remote.value = [10] }
    #expect(window.differences(["beside 10": [10, 0, 10, 10]]) == [])
  }

  @Test("A row outside of a grid is a group; a row's alignment holds for its cells alone")
  func rows() throws {
    try expectFrames(200, 100, ["a": [90, 45, 10, 10], "b": [100, 45, 10, 10]]) {
      HStack(spacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
      }
    }
    try expectFrames(200, 100, ["a": [0, 30, 10, 10], "c": [0, 40, 10, 10]]) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("a", 10, 10)
          box("b", 10, 40)
        }
        GridRow {
          box("c", 10, 10)
          box("d", 10, 40)
        }
      }.frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test("A row whose alignment and spans change is laid out again")
  func changingCells() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isOther = false

      var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: isOther ? .bottom : nil) {
            Color.red.frame(width: 10, height: 10).gridCellColumns(isOther ? 2 : 1).probe("a")
            Color.red.frame(width: 10, height: 40).probe("b")
          }
          GridRow {
            Color.red.frame(width: 30, height: 10)
            Color.red.frame(width: 20, height: 10)
          }
        }
        .frame(width: 200, height: 100, alignment: .topLeading).handing($isOther, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let window = try OracleWindow(200, 100) { Root(remote: remote) }
    #expect(window.differences(["a": [0, 0, 10, 10], "b": [30, 0, 10, 40]]) == [])
    window.host.change { remote.value = true }
    #expect(window.differences(["a": [0, 30, 10, 10], "b": [50, 0, 10, 40]]) == [])
  }

  @Test("A cell that the row is not sized by does not push the texts of the row off their line")
  func unsizedCell() throws {
    try expectFrames(200, 100, ["a": [0, 0, 10, 16], "b": [10, 0, 20, 16]]) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.clear.gridCellUnsizedAxes(.vertical).frame(width: 10).probe("a")
          Text("A").frame(width: 20).probe("b")
        }
      }.frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test("Columns go from the right where views are read from right to left")
  func direction() throws {
    try expectFrames(200, 100, ["a": [190, 0, 10, 10], "b": [170, 0, 20, 10]]) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 20, 10)
        }
      }.frame(width: 200, height: 100, alignment: .topLeading).environment(\.layoutDirection, .rightToLeft)
    }
  }
}
