import HostHeadless
import HostInterface
import LayoutEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Drawing by the forms that programs write less often.
@MainActor
@Suite("Forms of drawing", .serialized)
struct DrawingFormTests {
  private func lines(_ view: some View) throws -> [String] { try window { view }.displayLines }

  @Test("A canvas is its closure, which draws images and texts at points and in rectangles")
  func canvas() throws {
    let star = Image(systemName: "star")
    let direct = Canvas { context, size in context.draw(star, at: CGPoint(x: 20, y: 20), anchor: .topLeading) }
    let resolved = Canvas { context, size in
      let image: GraphicsContext.ResolvedImage = context.resolve(star)
      context.draw(image, at: CGPoint(x: 20, y: 20), anchor: .topLeading)
    }
    #expect(try lines(direct) == lines(resolved) && lines(direct).joined().contains("star"))
    let again = Canvas(renderer: direct.renderer)
    #expect(try lines(again) == lines(direct))
    let word = Canvas { context, size in
      let text: GraphicsContext.ResolvedText = context.resolve(Text("some words that wrap"))
      context.draw(text, in: CGRect(x: 0, y: 0, width: 60, height: 100))
    }
    #expect(try lines(word).filter { $0.contains("text") }.count >= 2)
  }

  @Test("Styles by name have an opacity, a blend mode and gradients in ellipses")
  func styles() throws {
    let square = Rectangle().frame(width: 10, height: 10)
    #expect(try lines(square.foregroundStyle(.opacity(0.5))).joined().contains("/0.5"))
    #expect(try lines(square.foregroundStyle(.blendMode(.multiply))).joined().contains("multiply"))
    let gradient: AnyGradient = Color.red.gradient
    #expect(
      try lines(Rectangle().fill(.ellipticalGradient(gradient)))
        == lines(Rectangle().fill(EllipticalGradient(gradient: gradient.gradientOfTest))))
  }

  @Test("Images of catalogs have labels and values, or only decorate")
  func images() throws {
    let folder = try ResourceFolder()
    try folder.write(TestPicture.png(try TestPicture.plain(8, 8, TestPicture.red)), to: "dot.png")
    let bundle = folder.bundle
    #expect(try window { Image("dot", bundle: bundle, label: Text("Dot")) }.labels == ["Dot"])
    #expect(try window { Image("dot", variableValue: 0.5, bundle: bundle) }.labels == ["dot"])
    #expect(try window { Image("dot", variableValue: 0.5, bundle: bundle, label: Text("Dot")) }.labels == ["Dot"])
    #expect(try window { Image(decorative: "dot", variableValue: 0.5, bundle: bundle) }.labels.isEmpty)
    #expect(UIImage(named: "no such picture") == nil)
    let resource = ImageResource(name: "dot", bundle: bundle)
    #expect(try window { Label("Dots", image: resource) }.labels == ["Dots"])
    #expect(try window { Label("Dots" as String, image: resource) }.labels == ["Dots"])
    #expect(try window { Label("Dots", image: "dot") }.labels == ["Dots"])
    #expect(try window { Label("Dots" as String, image: "dot") }.labels == ["Dots"])
  }

  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  @Test("A renderer of text asks for no padding and takes the size of the text, unless it says otherwise")
  func textRenderer() throws {
    #expect(Plain().displayPadding == EdgeInsets())
    let plain = try window { Text("word") }
    let rendered = try window { Text("word").textRenderer(Plain()) }
    #expect(plain.frame("word") == rendered.frame("word"))
    struct Asking: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let own: CGSize = Plain().sizeThatFits(proposal: proposal, text: text)
        return CGSize(width: own.width * 2, height: own.height)
      }
    }
    let wide = try window { Text("word").textRenderer(Asking()) }
    #expect(try #require(wide.frame("word")).width == 2 * #require(plain.frame("word")).width)
  }

  @Test("Values for views around are put together by their keys")
  func keys() {
    var scheme: ColorScheme? = .dark
    PreferredColorSchemeKey.reduce(value: &scheme) { .light }
    #expect(scheme == .dark)
    scheme = nil
    PreferredColorSchemeKey.reduce(value: &scheme) { .light }
    #expect(scheme == .light)
    var layouts: [Text.LayoutKey.AnchoredLayout] = []
    Text.LayoutKey.reduce(value: &layouts) { [] }
    #expect(layouts.isEmpty)
    #expect(InterfaceOrientation.landscapeLeft.id == "landscapeLeft")
  }

  @Test("A renderer makes an image of UIKit, in whichever way colours are mixed")
  func rendering() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 3))
    renderer.scale = 2
    let image: UIImage = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
    #expect(renderer.colorMode == .nonLinear)
    let pixels: Data? = image.pngData()
    renderer.colorMode = .linear
    #expect(renderer.uiImage?.pngData() == pixels)
  }
}

extension AnyGradient {
  /// The gradient as plain stops: lighter at the top to the colour.
  fileprivate var gradientOfTest: Gradient {
    Gradient(colors: [Color.red.mix(with: .white, by: 0.2, in: .perceptual), .red])
  }
}
