import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Frames of lazy stacks and grids.
///
/// Provenance: Apple's frames for programs of these shapes are public (github.com/iamcgn/swiftui-web, Fixtures/Sources/Lazy
/// with Fixtures/Goldens/lazy: stacks, grids, grid-alignment, laziness; read at 3cab7fb and 9646d69). The programs here are
/// our own with the same lengths; texts are replaced by boxes.
@MainActor
@Suite("Frames of lazy containers")
struct LazyFrameTests {
  private func box(_ color: Color, _ name: String) -> some View {
    color.accessibilityElement().accessibilityLabel(name)
  }

  @Test("A lazy stack is as wide as offered and as high as its lines; 121.5 wide each beside a row of 37")
  func stacks() throws {
    let host = try window(width: 320, height: 240) {
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          box(.gray, "alpha").frame(width: 34.5, height: 16)
          box(.red, "red").frame(width: 60, height: 20)
          box(.gray, "beta").frame(width: 28, height: 16)
        }
        LazyVStack(spacing: 0) {
          box(.gray, "header").frame(width: 44.5, height: 16)
          box(.green, "green").frame(width: 50, height: 20)
          Color.blue.frame(width: 50, height: 20)
        }
        LazyHStack(alignment: .bottom, spacing: 4) {
          box(.orange, "orange").frame(width: 20, height: 30)
          box(.gray, "hi").frame(width: 13, height: 16)
        }
      }
    }
    #expect(host.frame("alpha") == CGRect(x: 0, y: 0, width: 34.5, height: 16))
    #expect(host.frame("red") == CGRect(x: 0, y: 22, width: 60, height: 20))
    #expect(host.frame("beta") == CGRect(x: 0, y: 48, width: 28, height: 16))
    #expect(host.frame("header") == CGRect(x: 180, y: 0, width: 44.5, height: 16))
    #expect(host.frame("green") == CGRect(x: 177.25, y: 16, width: 50, height: 20))
    #expect(host.frame("orange") == CGRect(x: 283, y: 210, width: 20, height: 30))
    #expect(host.frame("hi") == CGRect(x: 307, y: 224, width: 13, height: 16))
  }

  @Test("Grid tracks: fixed ones first, then equal shares within bounds; adaptive ones as many as fit")
  func grids() throws {
    let host = try window(width: 320, height: 300) {
      VStack(spacing: 16) {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
          spacing: 4
        ) {
          ForEach(0..<6, id: \.self) { index in box(.red, "cell\(index)").frame(height: 20) }
        }
        .frame(width: 280)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
          ForEach(0..<5, id: \.self) { index in box(.blue, "adaptive\(index)").frame(height: 24) }
        }
        .frame(width: 240)
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          ForEach(0..<5, id: \.self) { index in box(.green, "hcell\(index)").frame(width: 40) }
        }
        .frame(height: 70)
      }
    }
    #expect(host.frame("cell0") == CGRect(x: 31, y: 49, width: 60, height: 20))
    #expect(host.frame("cell1") == CGRect(x: 99, y: 49, width: 102, height: 20))
    #expect(host.frame("cell2") == CGRect(x: 209, y: 49, width: 80, height: 20))
    #expect(host.frame("cell3") == CGRect(x: 31, y: 73, width: 60, height: 20))
    #expect(host.frame("adaptive1") == CGRect(x: 102.5, y: 109, width: 52.5, height: 24))
    #expect(host.frame("adaptive4") == CGRect(x: 40, y: 141, width: 52.5, height: 24))
    #expect(host.frame("hcell0") == CGRect(x: 94, y: 182, width: 40, height: 30))
    #expect(host.frame("hcell1") == CGRect(x: 94, y: 220, width: 40, height: 30))
    #expect(host.frame("hcell4") == CGRect(x: 186, y: 182, width: 40, height: 30))
  }

  @Test("Cells stand as their track says, else as the grid; the tracks together stand as the grid says")
  func alignment() throws {
    let columns: [GridItem] = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    let host = try window(width: 300, height: 200) {
      VStack(spacing: 16) {
        LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
          box(.red, "t0").frame(width: 20, height: 20)
          box(.red, "t1").frame(width: 20, height: 40)
          box(.red, "t2").frame(width: 20, height: 20)
          box(.red, "t3").frame(width: 20, height: 20)
        }
        .frame(width: 240)
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          box(.red, "l0").frame(width: 20, height: 20)
          box(.red, "l1").frame(width: 20, height: 40)
          box(.red, "l2").frame(width: 20, height: 20)
        }
        .frame(width: 240)
      }
    }
    #expect(host.frame("t0") == CGRect(x: 74, y: 50, width: 20, height: 20))
    #expect(host.frame("t1") == CGRect(x: 182, y: 40, width: 20, height: 40))
    #expect(host.frame("t2") == CGRect(x: 250, y: 60, width: 20, height: 20))
    #expect(host.frame("t3") == CGRect(x: 74, y: 84, width: 20, height: 20))
    #expect(host.frame("l0") == CGRect(x: 30, y: 130, width: 20, height: 20))
    #expect(host.frame("l1") == CGRect(x: 98, y: 120, width: 20, height: 40))
    #expect(host.frame("l2") == CGRect(x: 206, y: 140, width: 20, height: 20))
  }

  @Test("Of 200 rows of 20 points exactly the ten are there that a viewport of 200 shows, also after scrollTo")
  func laziness() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try window(width: 300, height: 200) {
      ReaderHolder(remote: remote) {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { index in
            box(.blue, "r\(index)").frame(width: 200, height: 20).id("r\(index)")
          }
        }
      }
    }
    #expect(host.labels == (0..<10).map { "r\($0)" })
    #expect(host.frame("r9") == CGRect(x: 50, y: 180, width: 200, height: 20))
    host.change { remote.proxy?.scrollTo("r100", anchor: .top) }
    #expect(host.labels == (100..<110).map { "r\($0)" })
    #expect(host.frame("r100") == CGRect(x: 50, y: 0, width: 200, height: 20))
    #expect(host.frame("r109") == CGRect(x: 50, y: 180, width: 200, height: 20))
  }

  @Test("From right to left, a lazy row begins at the right and is scrolled to the left")
  func rightToLeft() throws {
    var settings = HostSettings()
    settings.isRightToLeft = true
    let host = try window(width: 100, height: 40, settings: settings) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { index in box(.blue, "r\(index)").frame(width: 20, height: 20) }
        }
      }
    }
    #expect(host.labels == (0..<5).map { "r\($0)" })
    #expect(host.frame("r0")?.minX == 80)
    host.change { host.send(.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 30, height: 0))) }
    #expect(host.labels == (1..<7).map { "r\($0)" })
    #expect(host.frame("r2")?.minX == 70)
  }

  private struct Column: View {
    let widths: [CGFloat]
    let remote: Remote<[CGFloat]>
    @State private var new: [CGFloat]?

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack {
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(Array((new ?? widths).enumerated()), id: \.offset) { index, width in
                Color.red.frame(width: width, height: 60).accessibilityElement().accessibilityLabel("r\(index)")
              }
            }
            .accessibilityElement(children: .contain).accessibilityLabel("column")
          }
        }
      }
      .handing(Binding(get: { new ?? widths }, set: { new = $0 }), to: remote)
    }
  }

  /// Our own rule: that of SwiftUI is not published. In sight are rows 0 and 1.
  @Test(
    "Where no width is proposed, a lazy stack is as wide as the widest of its first ten rows, in sight or not",
    arguments: [(1, 150), (2, 150), (9, 150), (10, 50)] as [(Int, CGFloat)])
  func idealWidth(wide: Int, expected: CGFloat) throws {
    let remote = Remote<[CGFloat]>()
    let narrow = Array(repeating: CGFloat(50), count: 12)
    var widths: [CGFloat] = narrow
    widths[wide] = 150
    let fresh = try window(width: 200, height: 100) { Column(widths: widths, remote: Remote()) }
    #expect(fresh.labels == ["r0", "r1"])
    #expect(fresh.accessibilityTree.nodes.values.first { $0.label == "column" }?.bounds.width == expected)
    let host = try window(width: 200, height: 100) { Column(widths: narrow, remote: remote) }
    host.change { remote.value = widths }
    #expect(host.accessibilityTree.dump() == fresh.accessibilityTree.dump())
    host.change { remote.value = narrow }
    #expect(host.accessibilityTree.nodes.values.first { $0.label == "column" }?.bounds.width == 50)
  }
}
