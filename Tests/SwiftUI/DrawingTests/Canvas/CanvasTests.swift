import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Canvases: what their closures draw, as text of the display list.
@MainActor
@Suite("Canvas", .serialized)
struct CanvasTests {
  /// What is drawn inside of the canvas's bounds, without their indent.
  private func drawn(
    _ size: CGSize = CGSize(width: 100, height: 50), _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [String] {
    let host = try window(width: size.width, height: size.height) { Canvas(renderer: renderer) }
    let lines: [String] = host.displayLines
    guard let first = lines.first else { return [] }
    #expect(first == "group clip rect 0 0 \(Int(size.width)) \(Int(size.height))")
    return lines.dropFirst().map { String($0.dropFirst(2)) }
  }

  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test("A canvas takes all that it is offered, and gives its size to the closure")
  func size() throws {
    let lines: [String] = try drawn { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect(lines == ["fill #FF0000 rect 0 0 100 50"])
  }

  @Test("Transforms apply to what follows, innermost last; copies have their own")
  func transforms() throws {
    let lines: [String] = try drawn { context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.fill(square, with: .color(.black))
      context.fill(square, with: .color(.white))
      context.rotate(by: .degrees(90))
      context.stroke(Path(CGRect(x: 0, y: -10, width: 5, height: 5)), with: .color(.black), lineWidth: 2)
    }
    #expect(
      lines == [
        "fill #000000 rect 25 20 40 40", "fill #FFFFFF rect 10 10 20 20", "group transform 0 1 -1 0 0 0",
        "  stroke #000000 width 2 rect 0 -10 5 5",
      ])
  }

  @Test("Opacity and blend mode are those of the operation, clips stay where they were set")
  func state() throws {
    let lines: [String] = try drawn { context, _ in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
      context.translateBy(x: 10, y: 0)
      context.opacity = 0.5
      context.fill(square, with: .color(.black))
      context.opacity = 1
      context.blendMode = .multiply
      context.fill(square, with: .color(.black))
    }
    #expect(
      lines == [
        "group isolate", "  group clip rect 0 0 30 30", "    group opacity 0.5", "      fill #000000 rect 20 10 20 20",
        "    group blend multiply", "      fill #000000 rect 20 10 20 20",
      ])
  }

  @Test("A layer is one operation: its state begins anew and the context's is applied to all of it")
  func layers() throws {
    let lines: [String] = try drawn { context, _ in
      context.opacity = 0.5
      context.addFilter(.blur(radius: 3))
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square, with: .color(.black))
      }
    }
    #expect(
      lines == [
        "group opacity 0.5", "  group blur 3", "    group isolate", "      fill #000000 rect 10 10 20 20",
      ])
  }

  @Test("Filters are applied in the order in which they were added")
  func filters() throws {
    let lines: [String] = try drawn { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1))
      context.fill(square, with: .color(.white))
    }
    #expect(
      lines == [
        "group shadow #000000 radius 2 offset 1 1", "  group threshold 0.5 1 #000000",
        "    fill #FFFFFF rect 10 10 20 20",
      ])
  }

  @Test("Gradients lie in the space of the operations, and go on as their options say")
  func gradients() throws {
    let gradient = Gradient(colors: [.black, .white])
    let lines: [String] = try drawn { context, _ in
      context.fill(
        square,
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .repeat))
      context.fill(
        square,
        with: .radialGradient(
          gradient, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 5, options: .mirror))
      context.fill(square, with: .style(.ellipticalGradient(gradient)))
    }
    #expect(
      lines == [
        "fill repeated(linear(0 0 to 10 0; #000000 0, #FFFFFF 1)) rect 10 10 20 20",
        "fill mirrored(radial(20 20 from 0 to 5; #000000 0, #FFFFFF 1)) rect 10 10 20 20",
        "fill transformed(20 0 0 20 10 10;radial(0.5 0.5 from 0 to 0.5; #000000 0, #FFFFFF 1)) rect 10 10 20 20",
      ])
  }

  @Test("Text is measured as a view is, and drawn at an anchor or in a rectangle")
  func text() throws {
    var size: CGSize = .zero
    var narrow: CGSize = .zero
    var baseline: CGFloat = 0
    let lines: [String] = try drawn(CGSize(width: 200, height: 100)) { context, _ in
      let text = context.resolve(Text("Score card").foregroundStyle(.red))
      size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      narrow = text.measure(in: CGSize(width: 60, height: 100))
      baseline = text.firstBaseline(in: CGSize(width: 200, height: 100))
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .topLeading)
      context.draw(Text("Score card"), in: CGRect(x: 0, y: 0, width: 60, height: 100))
    }
    let view = try window { Text("Score card") }
    #expect(view.frame("Score card")?.size == size)
    #expect(narrow.height > size.height * 1.5)
    #expect(baseline > 0 && baseline < size.height)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("text \"Score card\" at 100 "))
    #expect(lines[0].hasSuffix("#FF3B30"))
    #expect(lines[1].hasPrefix("text \"Score\" at 0 "))
    #expect(lines[2].hasPrefix("text \"card\" at 0 "))
  }

  private struct Stamps: View {
    let remote: Remote<Double>
    @State private var width = 10.0
    var body: some View {
      Canvas { context, size in
        if let stamp = context.resolveSymbol(id: "dot") {
          context.draw(stamp, at: CGPoint(x: 50, y: 25))
          context.draw(stamp, in: CGRect(x: 0, y: 0, width: stamp.size.width * 2, height: stamp.size.height * 2))
        }
        #expect(context.resolveSymbol(id: "none") == nil)
      } symbols: {
        Rectangle().fill(.black).frame(width: width, height: 4).tag("dot")
        Text("unused").tag("text")
      }
      .handing($width, to: remote)
    }
  }

  @Test("A symbol is a view at its ideal size, drawn wherever the canvas wants; its changes reach the canvas")
  func symbols() throws {
    let remote = Remote<Double>()
    let host = try window(width: 100, height: 50) { Stamps(remote: remote) }
    #expect(
      host.displayLines == [
        "group clip rect 0 0 100 50", "  fill #000000 rect 45 23 10 4", "  group transform 2 0 0 2 0 0",
        "    fill #000000 rect 0 0 10 4",
      ])
    #expect(host.labels == [])
    host.change { remote.value = 20 }
    #expect(host.displayLines[1] == "  fill #000000 rect 40 23 20 4")
    withAnimation(.linear(duration: 1)) { remote.value = 40 }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(host.displayLines.last == "    fill #000000 rect 0 0 30 4")
    host.finishAnimations()
    #expect(host.displayLines[1] == "  fill #000000 rect 30 23 40 4")
  }

  private struct Dot: View {
    let remote: Remote<Bool>
    @State private var isRed = false
    var body: some View { (isRed ? Color.red : Color.blue).frame(width: 5, height: 5).handing($isRed, to: remote) }
  }

  @Test("A symbol that changes by itself, in its drawing alone, is drawn anew at the next look")
  func ownChanges() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 100, height: 50) {
      Canvas { context, size in
        if let stamp = context.resolveSymbol(id: 1) { context.draw(stamp, at: .zero, anchor: .topLeading) }
      } symbols: {
        Dot(remote: remote).tag(1)
      }
    }
    let blue: [String] = host.displayLines
    for _ in 0..<3 {
      host.change { remote.value = true }
      #expect(host.displayLines == blue.map { $0.replacingOccurrences(of: "#007AFF", with: "#FF3B30") })
      host.update()
      host.change { remote.value = false }
      #expect(host.displayLines == blue)
    }
  }

  @Test("Symbols move by themselves: what animates inside of one is drawn anew with each frame")
  func movingSymbols() throws {
    let host = try window(width: 100, height: 50) {
      Canvas { context, size in
        if let stamp = context.resolveSymbol(id: 1) { context.draw(stamp, at: .zero, anchor: .topLeading) }
      } symbols: {
        PhaseAnimator([0.0, 1]) {
          Rectangle().fill(.black.opacity($0)).frame(width: 5, height: 5)
        } animation: { _ in
          .linear(duration: 1)
        }.tag(1)
      }
    }
    let first: String = host.displayLines[1]
    host.advance(by: .milliseconds(500))
    #expect(host.displayLines[1] != first)
    #expect(host.displayLines[1].contains("#000000/0.5"))
  }

  @Test("An inverse clip keeps what lies outside, a clip to a layer what that covers")
  func clips() throws {
    let lines: [String] = try drawn { context, size in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
      var inverse = context
      inverse.clip(to: square, options: .inverse)
      inverse.fill(square, with: .color(.white))
      context.clipToLayer { $0.fill(square, with: .color(.black)) }
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fill(square, with: .color(.white))
    }
    #expect(
      lines == [
        "group mask 1", "  group isolate", "    fill #000000 rect -100 -50 300 150", "    group blend destinationOut",
        "      fill #000000 rect 10 10 20 20", "  fill #FFFFFF rect 10 10 20 20", "group mask 1",
        "  fill #000000 rect 10 10 20 20", "  fill #FFFFFF rect 10 10 20 20",
      ])
  }

  @Test("CoreGraphics draws in the space of the operations")
  func coreGraphics() throws {
    let lines: [String] = try drawn { context, _ in
      context.translateBy(x: 5, y: 5)
      context.withCGContext { cg in
        cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        cg.saveGState()
        cg.translateBy(x: 10, y: 0)
        cg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        cg.restoreGState()
        cg.setLineWidth(3)
        cg.stroke(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    }
    #expect(lines == ["fill #FF0000 rect 15 5 5 5", "stroke #000000 width 3 rect 5 5 9 9"])
  }

  @Test("A CoreGraphics drawing that fills the clip is as large as the canvas, in the space of the operations")
  func coreGraphicsAllOver() throws {
    let lines: [String] = try drawn { context, size in
      context.translateBy(x: 5, y: 5)
      context.withCGContext { cg in
        #expect(cg.boundingBoxOfClipPath == CGRect(x: -5, y: -5, width: size.width, height: size.height))
        let colors = [CGColor.black, CGColor.white] as CFArray
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        cg.clip(to: CGRect(x: 0, y: 0, width: 10, height: 8))
        cg.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 10, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    }
    #expect(
      lines == [
        "group clip rect 5 5 10 8", "  fill linear(5 5 to 15 5; #000000 0, #FFFFFF 1) rect 5 5 10 8",
      ])
  }

  @Test("An opaque canvas is black where nothing is drawn; images are templates in the foreground")
  func opaqueAndImages() throws {
    let host = try window(width: 40, height: 40) {
      Canvas(opaque: true) { context, _ in
        let circle = context.resolve(Image(systemName: "circle"))
        #expect(circle.size.width > 10)
        context.draw(circle, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }.foregroundStyle(.red)
    }
    #expect(
      host.displayLines == [
        "group clip rect 0 0 40 40", "  fill #000000 rect 0 0 40 40",
        "  symbol \"circle\" in 1.61 1.61 16.779 16.779 #FF3B30",
      ])
  }

  @Test("A canvas has no element, and gets one by a label (289, 337)")
  func accessibility() throws {
    let host = try window {
      VStack {
        Canvas { _, _ in }; Canvas { _, _ in }.accessibilityLabel("Chart")
      }
    }
    #expect(host.labels == ["Chart"])
  }

  @Test("An erasing operation erases the canvas and not the drawing behind it")
  func erasing() throws {
    let host = try window(width: 20, height: 20) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.blendMode = .destinationOut
        context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.black))
      }.background(.red)
    }
    #expect(try host.color(x: 10, y: 10) == "#FF3B30")
    #expect(try host.color(x: 2, y: 2) == "#FFFFFF")
  }
}
