import DisplayList
import HostHeadless
import HostInterface
import RenderCairo
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Styles that do more than fill: shadows, meshes, ellipses, blends.
@MainActor
@Suite("Drawing styles", .serialized)
struct StyleDrawingTests {
  private func lines(_ view: some View) throws -> [String] {
    try window(width: 40, height: 20) { view }.displayLines
  }

  @Test("Colours that darken by their sum leave what neither leaves out: max(0, 1 - ((1 - D) + (1 - S)))")
  func plusDarker() throws {
    func mixed(_ behind: Color, _ above: Color) throws -> String {
      try window(width: 40, height: 20) {
        ZStack {
          behind
          above.frame(width: 20).blendMode(.plusDarker)
        }
      }.color(x: 20, y: 10)
    }
    func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color {
      Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }
    // 0.8 + 0.6 - 1, 0.4 + 0.6 - 1, 0.2 + 0.6 - 1.
    #expect(try mixed(color(0.8, 0.4, 0.2), color(0.6, 0.6, 0.6)) == "#660000")
    #expect(try mixed(color(0.8, 0.4, 0.2), .white) == "#CC6633")
    #expect(try mixed(.white, color(0.8, 0.4, 0.2)) == "#CC6633")
    // A half of black leaves out a half: 0.8 - 0.5, and nothing of the rest.
    #expect(try mixed(color(0.8, 0.4, 0.2), color(0, 0, 0, 0.5)) == "#4C0000")
    // Beside the items nothing changes.
    let host = try window(width: 40, height: 20) {
      ZStack {
        color(0.8, 0.4, 0.2)
        Color.black.frame(width: 20).blendMode(.plusDarker)
      }
    }
    #expect(try host.color(x: 5, y: 10) == "#CC6633" && host.color(x: 20, y: 10) == "#000000")
  }

  @Test("An opaque drawing group is black where the view leaves it empty, and ends at the view's bounds")
  func opaqueGroup() throws {
    let host = try window(width: 40, height: 20) {
      Circle().fill(.white).frame(width: 8, height: 8).offset(x: 8).frame(width: 20, height: 10)
        .drawingGroup(opaque: true)
    }
    #expect(try host.color(x: 12, y: 10) == "#000000")
    #expect(try host.color(x: 28, y: 10) == "#FFFFFF")
    #expect(try host.color(x: 28, y: 2) == "#FFFFFF", "outside")
    let clear = try window(width: 40, height: 20) { Color.clear.frame(width: 20, height: 10).drawingGroup() }
    #expect(try clear.color(x: 12, y: 10) == "#FFFFFF")
  }

  @Test("A drop shadow lies behind what the style paints")
  func drop() throws {
    #expect(
      try lines(Rectangle().fill(.white.shadow(.drop(color: .black, radius: 3, y: 2)))) == [
        "group shadow #000000 radius 3 offset 0 2", "  fill #FFFFFF rect 0 0 40 20",
      ])
    #expect(
      try lines(Rectangle().fill(.shadow(.drop(color: .black, radius: 0)))).first?.hasPrefix("group shadow") == true)
  }

  @Test(
    "Text and symbols have the shadows and the blending of their style, as shapes have; text of another style has its own"
  )
  func marks() throws {
    let style = Color.blue.shadow(.drop(color: .black, radius: 3, y: 2))
    let text: [String] = try lines(Text(verbatim: "Hi").foregroundStyle(style))
    #expect(text.first == "group shadow #000000 radius 3 offset 0 2" && text.count == 2)
    #expect(text.last?.hasPrefix("  text \"Hi\"") == true && text.last?.contains("#007AFF") == true)
    let symbol: [String] = try lines(Image(systemName: "star").foregroundStyle(style))
    #expect(symbol.first == text.first && symbol.last?.contains("symbol \"star\"") == true)
    let blended: [String] = try lines(Text(verbatim: "Hi").foregroundStyle(.red.blendMode(.multiply)))
    #expect(blended.first == "group blend multiply")
    // Of two runs, one has the shadow.
    let mixed: Text = Text(verbatim: "a").foregroundStyle(style) + Text(verbatim: "b").foregroundStyle(.red)
    #expect(try lines(mixed).filter { $0.contains("shadow") }.count == 1)
    #expect(try lines(mixed).filter { $0.hasPrefix("text") }.count == 1)
    // Layers of a symbol throw one shadow together.
    let layers: [String] = try lines(
      Image(systemName: "wifi").symbolRenderingMode(.hierarchical).foregroundStyle(style))
    #expect(layers.filter { $0.contains("shadow") }.count == 1)
    #expect(try lines(Text(verbatim: "").foregroundStyle(style)) == [])
  }

  @Test("An inner shadow lies on the shape and nowhere else")
  func inner() throws {
    let host = try window(width: 40, height: 40) {
      Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2))).frame(width: 20, height: 20)
    }
    #expect(try host.color(x: 20, y: 20) == "#FFFFFF")
    #expect(try host.color(x: 11, y: 20) != "#FFFFFF")
    #expect(try host.color(x: 8, y: 20) == "#FFFFFF")
  }

  @Test("An elliptical gradient reaches the middles of the edges")
  func elliptical() throws {
    let host = try window(width: 80, height: 40) { EllipticalGradient(colors: [.black, .white]) }
    #expect(
      host.displayLines == [
        "fill transformed(80 0 0 40 0 0;radial(0.5 0.5 from 0 to 0.5; #000000 0, #FFFFFF 1)) rect 0 0 80 40"
      ])
    #expect(try host.color(x: 79, y: 1) == "#FFFFFF")
    #expect(try host.color(x: 40, y: 20).dropFirst().prefix(1) == "0")
    // A quarter across and a quarter down are equally far from the middle.
    #expect(try host.color(x: 20, y: 20).prefix(2) == host.color(x: 40, y: 10).prefix(2))
  }

  @Test("A mesh has its colours at its points, and its background where it does not reach")
  func mesh() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let host = try window(width: 40, height: 40) {
      MeshGradient(
        width: 2, height: 2, points: points, colors: [.white, .black, .white, .black], background: .red,
        smoothsColors: false)
    }
    #expect(
      host.displayLines.first?.hasPrefix(
        "fill mesh(2 2 on #FF3B30; 0 0 -6.667 0 0 -13.333 6.667 0 0 13.333 #FFFFFF, 20 0 ") == true)
    #expect(try host.color(x: 35, y: 20) == "#FF3B30")
    #expect(try host.color(x: 1, y: 20).prefix(2) == "#E")
    #expect(try host.color(x: 18, y: 20).prefix(2) == "#1")
  }

  @Test("A mesh with too few points paints its background; a smooth one agrees at its points")
  func meshEdges() throws {
    let broken = MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.white], background: .green)
    #expect(try lines(broken) == ["fill #34C759 rect 0 0 40 20"])
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    let host = try window(width: 60, height: 20) {
      MeshGradient(width: 3, height: 2, points: points, colors: [.white, .black, .white, .white, .black, .white])
    }
    #expect(try host.color(x: 30, y: 10).prefix(2) == "#0")
    #expect(try host.color(x: 1, y: 10).prefix(2) == "#F")
  }

  @Test("A style can blend with what lies behind")
  func blend() throws {
    #expect(
      try lines(Rectangle().fill(.red.blendMode(.multiply))) == [
        "group blend multiply", "  fill #FF3B30 rect 0 0 40 20",
      ])
  }

  @Test("A rotation in space is drawn in perspective: what is nearer is larger")
  func perspective() throws {
    let host = try window(width: 100, height: 100) {
      Rectangle().fill(.black).frame(width: 60, height: 60)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 1)
    }
    #expect(host.displayLines.first?.hasPrefix("group projection ") == true)
    // The heights of both sides, from the pixels of a column near each.
    let picture: ImageSurface = try host.picture()
    func height(_ x: Int) -> Int { (0..<100).filter { (picture.pixel(x: x, y: $0)?.red ?? 1) < 0.01 }.count }
    let (left, right): (Int, Int) = (height(35), height(65))
    #expect(abs(left - right) > 8)
    #expect(max(left, right) > 60 && min(left, right) < 60)
  }
}

/// Surfaces that blur what lies behind them.
@MainActor
@Suite("Materials", .serialized)
struct MaterialTests {
  @Test("A material blurs what lies behind its shape, and is a plain colour with increased contrast")
  func drawing() throws {
    let view = Rectangle().fill(.thinMaterial)
    let lines: [String] = try window(width: 40, height: 30) { view }.displayLines
    #expect(
      lines == ["group backdrop 12 1", "  fill #000000 rect 0 0 40 30", "  fill #FFFFFF/0.7 rect 0 0 40 30"])
    var settings = HostSettings()
    settings.increasesContrast = true
    #expect(
      try window(width: 40, height: 30, settings: settings) { view }.displayLines == ["fill #FFFFFF rect 0 0 40 30"])
    let faint = Rectangle().fill(.thinMaterial.opacity(0.5))
    #expect(try window(width: 40, height: 30) { faint }.displayLines[1].contains("#000000/0.5"))
  }

  @Test("Letters and symbols in a material blur what lies behind them, and not what lies beside them")
  func letters() throws {
    let text: [String] = try window(width: 60, height: 30) { Text(verbatim: "M").foregroundStyle(.thinMaterial) }
      .displayLines
    #expect(text.count == 3 && text[0] == "group backdrop 12 1")
    #expect(text[1].hasPrefix("  text \"M\"") && text[1].contains("#000000"))
    #expect(text[2].hasPrefix("  text \"M\"") && text[2].contains("#FFFFFF/0.7"))
    // Stripes of a pixel behind a square: where it is, they are mixed; beside it, they are there.
    let host = try window(width: 60, height: 60) {
      ZStack {
        HStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { _ in
            Color.black.frame(width: 1)
            Color.white.frame(width: 1)
          }
        }
        Image(systemName: "square.fill").font(.system(size: 40)).foregroundStyle(.ultraThinMaterial)
      }
    }
    #expect(try host.color(x: 30, y: 30) == host.color(x: 31, y: 30))
    #expect(try host.color(x: 2, y: 30) != host.color(x: 3, y: 30))
  }

  @Test("A blur is opaque where it says so, on views and in visual effects")
  func opaqueBlur() throws {
    let square = Color.red.frame(width: 20, height: 10)
    func first(_ view: some View) throws -> String? { try window(width: 20, height: 10) { view }.displayLines.first }
    #expect(try first(square.blur(radius: 3)) == "group blur 3")
    #expect(try first(square.blur(radius: 3, opaque: true)) == "group opaqueblur 3 0 0 20 10")
    #expect(try first(square.blur(radius: 0, opaque: true)) == first(square))
    let effect = square.visualEffect { content, _ in content.blur(radius: 3, opaque: true) }
    #expect(try first(effect) == "group opaqueblur 3 0 0 20 10")
  }
}
