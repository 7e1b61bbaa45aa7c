import SwiftUI
import Testing

/// Small pictures, pixel by pixel. The facts are those of the pixel maps that skiptools/skip-ui (Tests/SkipUITests,
/// LayoutTests and CanvasTests) holds against Apple's SwiftUI; the views are our own.
@MainActor
@Suite("Oracle: pixels", .serialized)
struct PixelOracles {
  /// The brightness of each pixel on white, 0 to 255.
  private func brightness(_ view: some View) throws -> [[Int]] {
    let renderer = ImageRenderer(content: view.background(Color.white))
    let image: CGImage = try #require(renderer.cgImage)
    return (0..<image.height).map { y in
      (0..<image.width).map { x in
        let start: Int = y * image.bytesPerRow + x * 4
        return image.premultipliedRGBA[start..<start + 3].reduce(0) { $0 + Int($1) } / 3
      }
    }
  }

  /// A line for each row, with a sign for each pixel: # where it is dark.
  private func map(_ view: some View) throws -> [String] {
    try brightness(view).map { row in String(row.map { $0 < 128 ? "#" : "." }) }
  }

  private func dark(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.black.frame(width: width, height: height)
  }
  private func light(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.white.frame(width: width, height: height)
  }

  private func lines(_ line: String, _ count: Int) -> [String] { Array(repeating: line, count: count) }

  @Test("A smaller view of a stack in depth is in the middle, also one that fits")
  func middle() throws {
    let ring: [String] = lines("############", 4) + lines("####....####", 4) + lines("############", 4)
    #expect(
      try map(
        ZStack {
          dark(12, 12); light(4, 4)
        }) == ring)
    let fitting: [String] = try map(
      ZStack {
        dark(12, 12)
        ViewThatFits {
          EmptyView()
          light(4, 4)
        }
      })
    #expect(fitting == ring)
  }

  @Test("Alignments of a stack in depth")
  func alignments() throws {
    func corner(_ alignment: Alignment) throws -> [String] {
      try map(
        ZStack(alignment: alignment) {
          dark(12, 12); light(6, 6)
        })
    }
    #expect(try corner(.bottomTrailing) == lines("############", 6) + lines("######......", 6))
    #expect(try corner(.topLeading) == lines("......######", 6) + lines("############", 6))
    #expect(try corner(.top) == lines("###......###", 6) + lines("############", 6))
    #expect(
      try corner(.trailing) == lines("############", 3) + lines("######......", 6) + lines("############", 3))
  }

  @Test("Rows and columns without spacing")
  func stacks() throws {
    let view = VStack(spacing: 0) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          dark(1, 2); light(1, 1)
        }
        light(6, 3)
        dark(5, 3)
      }
      HStack(spacing: 0) {
        dark(3, 9); light(9, 9)
      }
    }
    .frame(width: 12, height: 12)
    #expect(try map(view) == lines("#......#####", 2) + [".......#####"] + lines("###.........", 9))
  }

  @Test("Colours share the width of a row and stand at its bottom")
  func sharing() throws {
    let view = HStack(alignment: .bottom, spacing: 0) {
      Color.black.frame(height: 10)
      Color.white.opacity(0.8).frame(height: 12)
      Color.black.frame(height: 10)
    }
    .frame(width: 12, height: 12)
    #expect(try map(view) == lines("............", 2) + lines("####....####", 10))
  }

  @Test("Spacers are at least 8 points and put no distance beside themselves: 28 points stand out of 12 on both sides")
  func spacers() throws {
    let row = HStack {
      Spacer()
      Color.black.frame(width: 2)
      Spacer()
      Color.black.frame(width: 2)
      Spacer()
    }
    #expect(try map(row.frame(width: 12, height: 12)) == lines("##........##", 12))
    let column = VStack {
      Spacer()
      Color.black.frame(height: 2)
      Spacer()
      Color.black.frame(height: 2)
      Spacer()
    }
    #expect(
      try map(column.frame(width: 12, height: 12)) == lines("############", 2) + lines("............", 8)
        + lines("############", 2))
  }

  @Test("A greatest width is no more than what is offered")
  func maximum() throws {
    let view = ZStack {
      dark(12, 6)
      Color.white.frame(maxWidth: 20, maxHeight: 4).border(.red, width: 1)
    }
    #expect(
      try map(view) == lines("############", 2) + lines("#..........#", 2) + lines("############", 2))
  }

  @Test("Translucent layers mix: 0.8 white on black is CC, half black on that 66, 0.22 white on that 87")
  func opacity() throws {
    let view = ZStack {
      dark(12, 12)
      Color.white.opacity(0.8).frame(width: 8, height: 8)
      Color.black.opacity(0.5).frame(width: 4, height: 4)
      Color.white.opacity(0.22).frame(width: 2, height: 2)
    }
    let row: [Int] = try brightness(view)[5]
    let expected: [Int] = [0, 0, 0xCC, 0xCC, 0x66, 0x87, 0x87, 0x66, 0xCC, 0xCC, 0, 0]
    #expect(zip(row, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(row)")
    #expect(
      try map(
        ZStack {
          Color.black.opacity(0.5).frame(width: 4, height: 4); light(2, 2)
        })[0] == "####")
    #expect(try map(Color.gray.frame(width: 2, height: 1)) == [".."], "system gray is lighter than the middle")
  }

  @Test("A turned square is smoothed at its edges, alike on all sides")
  func turned() throws {
    let rows: [[Int]] = try brightness(
      ZStack {
        dark(12, 12)
        light(6, 6).rotationEffect(.degrees(45))
      })
    let expected: [[Int]] = [
      [0, 0, 0, 0, 0, 0x00], [0, 0, 0, 0, 0, 0x07], [0, 0, 0, 0, 0x07, 0xB6], [0, 0, 0, 0x07, 0xB6, 0xFF],
      [0, 0, 0x07, 0xB6, 0xFF, 0xFF], [0, 0x07, 0xB6, 0xFF, 0xFF, 0xFF],
    ]
    for y in 0..<6 {
      for x in 0..<6 {
        #expect(abs(rows[y][x] - expected[y][x]) <= 16, "\(x), \(y): \(rows[y][x])")
        #expect(abs(rows[y][x] - rows[11 - y][11 - x]) <= 8)
      }
    }
  }
}
