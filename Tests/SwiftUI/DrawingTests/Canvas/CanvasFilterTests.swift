import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What the filters, shadings and texts of a canvas draw.
@MainActor
@Suite("Filters and shadings of a canvas", .serialized)
struct CanvasFilterTests {
  /// Whether the middle of a canvas, filled with a colour through a filter, is another to a step of 255 or two.
  private func color(_ color: Color, _ filter: GraphicsContext.Filter, is hex: Int) throws -> Bool {
    let found: Int = try self.color(color, filter)
    return [16, 8, 0].allSatisfy { abs((found >> $0) & 255 - (hex >> $0) & 255) <= 2 }
  }

  private func color(_ color: Color, _ filter: GraphicsContext.Filter) throws -> Int {
    let host = try window(width: 10, height: 10) {
      Canvas { context, size in
        context.addFilter(filter)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
      }
    }
    return try #require(Int(host.color(x: 5, y: 5).dropFirst(), radix: 16))
  }

  private func lines(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> [String] {
    let host = try window(width: 100, height: 50) { Canvas { context, _ in draw(&context) } }
    return host.displayLines.dropFirst().map { String($0.dropFirst(2)) }
  }

  private let orange = Color(red: 1, green: 0.6, blue: 0.2)
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test("Filters of colours do what their formulas say")
  func colors() throws {
    #expect(try color(orange, .brightness(-0.2), is: 0xCC6600))
    #expect(try color(orange, .contrast(0), is: 0x808080))
    #expect(try color(orange, .colorInvert(), is: 0x0066CC))
    #expect(try color(orange, .colorMultiply(Color(red: 0.5, green: 1, blue: 0)), is: 0x809900))
    #expect(try color(orange, .saturation(1), is: 0xFF9933))
    #expect(try color(orange, .grayscale(0), is: 0xFF9933))
    #expect(try color(orange, .hueRotation(.degrees(0)), is: 0xFF9933))
    let gray: Int = try color(orange, .grayscale(1))
    #expect(try color(orange, .saturation(0), is: gray))
    #expect(abs((gray >> 16) & 255 - gray & 255) <= 2, "as much red as blue")
    #expect(try !color(orange, .hueRotation(.degrees(120)), is: 0xFF9933))
  }

  @Test("A matrix of colours maps each component from all others and a constant")
  func matrix() throws {
    var matrix = ColorMatrix()
    #expect(try color(orange, .colorMatrix(matrix), is: 0xFF9933))
    let diagonal: [Float] = [matrix.r1, matrix.g2, matrix.b3, matrix.a4]
    let rest: [Float] = [
      matrix.r2, matrix.r3, matrix.r4, matrix.r5, matrix.g1, matrix.g3, matrix.g4, matrix.g5, matrix.b1, matrix.b2,
      matrix.b4, matrix.b5, matrix.a1, matrix.a2, matrix.a3, matrix.a5,
    ]
    #expect(diagonal == [1, 1, 1, 1] && rest.allSatisfy { $0 == 0 })
    (matrix.r1, matrix.r3) = (0, 1)
    (matrix.b3, matrix.b1) = (0, 1)
    #expect(try color(orange, .colorMatrix(matrix), is: 0x3399FF), "red and blue change places")
    (matrix.g2, matrix.g5) = (0, 1)
    #expect(try color(orange, .colorMatrix(matrix), is: 0x33FFFF))
    #expect(matrix != ColorMatrix())
    var sheer = ColorMatrix()
    (sheer.a4, sheer.a5) = (0, 0.5)
    #expect(
      try lines {
        $0.addFilter(.colorMatrix(sheer)); $0.fill(square, with: .color(.black))
      }[0].hasSuffix("0 0 0 0 0.5"))
  }

  @Test("A symbol's own blend mode mixes it with the canvas, after filters", arguments: [false, true])
  func symbolsBlend(isInside: Bool) throws {
    let host = try window(width: 40, height: 40) {
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        context.addFilter(.colorMultiply(Color(red: 0.4, green: 0.2, blue: 0)))
        for _ in 0..<2 { context.draw(symbol, at: CGPoint(x: 20, y: 20)) }
      } symbols: {
        if isInside {
          Color.white.frame(width: 30, height: 30).blendMode(.plusLighter).blur(radius: 1).tag(1)
        } else {
          Color.white.frame(width: 30, height: 30).blendMode(.plusLighter).tag(1)
        }
      }
    }
    #expect(try host.color(x: 20, y: 20) == "#CC6600")
  }

  @Test("A filter sees its operation in perspective")
  func projection() throws {
    var transform = ProjectionTransform()
    transform.m13 = 0.01
    #expect(
      try lines {
        $0.addFilter(.projectionTransform(transform)); $0.fill(square, with: .color(.black))
      }[0].hasPrefix("group projection "))
  }

  @Test("Shadings: grey levels, the first of a palette, gradients around a point, meshes")
  func shadings() throws {
    #expect(
      try lines { $0.fill(square, with: .color(white: 1, opacity: 0.5)) } == ["fill #FFFFFF/0.5 rect 10 10 20 20"])
    #expect(
      try lines { $0.fill(square, with: .palette([.color(.black), .color(.white)])) }
        == ["fill #000000 rect 10 10 20 20"])
    let gradient = Gradient(colors: [.black, .white])
    let conic: [String] = try lines {
      $0.fill(square, with: .conicGradient(gradient, center: CGPoint(x: 20, y: 20), angle: .zero))
    }
    #expect(conic == ["fill angular(20 20 from 0 to 6.283; #000000 0, #FFFFFF 1) rect 10 10 20 20"])
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .white, .black, .white])
    #expect(try lines { $0.fill(square, with: .meshGradient(mesh)) }[0].hasPrefix("fill mesh(2 2 "))
    let red: [String] = try lines {
      let shading: GraphicsContext.Shading = $0.resolve(.color(red: 1, green: 0, blue: 0))
      $0.fill(square, with: shading)
    }
    #expect(red == ["fill #FF0000 rect 10 10 20 20"])
  }

  @Test("A palette paints the layers of symbols and the levels of text, each in one of its shadings")
  func palettes() throws {
    let palette: GraphicsContext.Shading = .palette([.color(.black), .color(white: 0.5), .color(white: 1)])
    func symbol(_ image: Image, _ shading: GraphicsContext.Shading?) throws -> String {
      try lines { context in
        var resolved: GraphicsContext.ResolvedImage = context.resolve(image.resizable())
        if let shading { resolved.shading = shading }
        context.draw(resolved, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }[0]
    }
    func view(_ image: Image) throws -> String {
      let lines: [String] = try window(width: 20, height: 20) {
        image.resizable().foregroundStyle(.black, Color(white: 0.5), .white)
      }.displayLines
      return try #require(lines.first { $0.contains("symbol") }).trimmingCharacters(in: .whitespaces)
    }
    let badge = Image(systemName: "person.badge.plus")
    #expect(try symbol(badge, palette) == view(badge))
    #expect(try symbol(badge, palette) != symbol(badge, .color(.black)))
    #expect(try symbol(badge, .palette([.color(.black)])) == symbol(badge, .color(.black)))
    // The mode of a symbol is its own.
    let flat = badge.symbolRenderingMode(.monochrome)
    #expect(try symbol(flat, palette) == symbol(flat, .color(.black)))
    let strong = badge.symbolRenderingMode(.hierarchical)
    #expect(try symbol(strong, .color(.black)) == view(strong))
    #expect(try symbol(badge.symbolRenderingMode(.multicolor), .color(.black)) != symbol(flat, .color(.black)))

    let text: Text = Text(verbatim: "a") + Text(verbatim: "b").foregroundStyle(.secondary)
    let drawn: [String] = try lines { context in
      var resolved: GraphicsContext.ResolvedText = context.resolve(text)
      resolved.shading = palette
      context.draw(resolved, at: .zero, anchor: .topLeading)
    }
    #expect(drawn.count == 2 && drawn[0].hasSuffix("#000000") && drawn[1].hasSuffix("rgb(0.5 0.5 0.5)"), "\(drawn)")
  }

  @Test("A context has a transform that can be read, set and put before another, and the environment around")
  func state() throws {
    var seen: CGAffineTransform = .identity
    var scheme: ColorScheme?
    let drawn: [String] = try lines { context in
      context.concatenate(CGAffineTransform(translationX: 5, y: 0))
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      seen = context.transform
      scheme = context.environment.colorScheme
      context.transform = CGAffineTransform(translationX: 1, y: 1)
      context.stroke(square, with: .color(.black), style: StrokeStyle(lineWidth: 2, dash: [3]))
    }
    #expect(seen == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0))
    #expect(scheme == .light)
    #expect(drawn == ["stroke #000000 width 2 dash 3 rect 11 11 20 20"])
  }

  @Test("Text takes a shading where it has no style of its own, and says where its last line stands")
  func text() throws {
    var baselines: [CGFloat] = []
    let drawn: [String] = try lines { context in
      var text = context.resolve(Text(verbatim: "one ") + Text(verbatim: "two").foregroundStyle(.black))
      text.shading = .color(red: 1, green: 0, blue: 0)
      baselines = [
        text.lastBaseline(in: CGSize(width: 90, height: 90)), text.lastBaseline(in: CGSize(width: 40, height: 90)),
      ]
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    #expect(baselines[1] > baselines[0] * 1.5)
    #expect(drawn.count == 2 && drawn[0].hasSuffix("#FF0000") && drawn[1].hasSuffix("#000000"))
  }

  @Test("Text brings its pictures, grounds and lines of patterns along")
  func richText() throws {
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow
    let text =
      Text(marked) + Text(Image(systemName: "star")) + Text(verbatim: "x").underline(pattern: .dash, color: .red)
    let drawn: [String] = try lines { $0.draw(text, at: .zero, anchor: .topLeading) }
    #expect(drawn.count == 5)
    #expect(drawn[0].hasPrefix("fill #FFCC00 rect 0 0 "))
    #expect(drawn[1].hasPrefix("text \"marked\""))
    #expect(drawn[2].hasPrefix("symbol \"star\""))
    #expect(drawn[4].hasPrefix("stroke #FF3B30") && drawn[4].contains("dash"))
  }

  @Test("An image has a base line and may be painted in a shading")
  func image() throws {
    var (size, baseline): (CGSize, CGFloat) = (.zero, 0)
    let drawn: [String] = try lines { context in
      var circle = context.resolve(Image(systemName: "circle"))
      (size, baseline) = (circle.size, circle.baseline)
      circle.shading = .color(red: 0, green: 1, blue: 0)
      context.draw(circle, in: CGRect(x: 0, y: 0, width: 10, height: 10), style: FillStyle())
    }
    #expect(baseline > size.height / 2 && baseline < size.height)
    // A circle has 13 of 15.5 points of its room, less what is rounded.
    #expect(drawn == ["symbol \"circle\" in 0.805 0.805 8.39 8.39 #00FF00"])
  }

  @Test("A canvas keeps what it was made with")
  func canvas() {
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in
    } symbols: {
      Text(verbatim: "a")
    }
    #expect(canvas.isOpaque && canvas.colorMode == .linear && canvas.rendersAsynchronously)
    #expect(canvas.symbols == Text(verbatim: "a"))
    let plain = Canvas { _, _ in }
    #expect(!plain.isOpaque && plain.colorMode == .nonLinear && !plain.rendersAsynchronously)
  }
}
