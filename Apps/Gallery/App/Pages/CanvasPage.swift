import SwiftUI

struct CanvasPage: View {
  /// What is drawn by hand does not grow with the text in it unless somebody sees to it.
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 64

  var body: some View {
    Example("Drawn by hand") {
      Specimens {
        Specimen("Paths") { canvas(draw: Self.drawRays) }
        Specimen("Layers") { canvas(draw: Self.drawLayers) }
        Specimen("Filters") { canvas(draw: Self.drawFilters) }
        Specimen("Blending") { canvas(draw: Self.drawBlending) }
        Specimen("Texts") { canvas(draw: Self.drawTexts) }
        Specimen("Symbols") { symbols }
      }
    }
    Example("Drawn with CoreGraphics") { ContextCanvases() }
    Example("Meshes") {
      Specimens {
        Specimen("Mesh") { mesh.frame(width: 64, height: 64) }
        Specimen("In a shape") { Star().fill(mesh).frame(width: 64, height: 64) }
        Specimen("Ellipse") {
          Rectangle().fill(EllipticalGradient(colors: [.white, .indigo])).frame(width: 64, height: 40)
        }
      }
    }
  }

  private func canvas(draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> some View {
    Canvas { context, size in
      // Drawn for a square of 64 points, whatever is there.
      context.scaleBy(x: size.width / 64, y: size.height / 64)
      draw(&context, CGSize(width: 64, height: 64))
    }
    .frame(width: side, height: side)
  }

  private var symbols: some View {
    Canvas { context, size in
      guard let heart = context.resolveSymbol(id: 0) else { return }
      for step in 0..<5 {
        let angle: Angle = .degrees(Double(step) * 72 - 90)
        let x: CGFloat = size.width * (0.5 + CGFloat(cos(angle.radians)) * 0.33)
        let y: CGFloat = size.height * (0.5 + CGFloat(sin(angle.radians)) * 0.33)
        context.draw(heart, at: CGPoint(x: x, y: y))
      }
    } symbols: {
      Image(systemName: "heart.fill").font(.caption).foregroundStyle(.pink).tag(0)
    }
    .frame(width: side, height: side)
  }

  private var mesh: MeshGradient {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [.red, .orange, .yellow, .purple, .white, .green, .indigo, .blue, .cyan])
  }
}

// MARK: - What the canvases draw

extension CanvasPage {
  private static func drawRays(_ context: inout GraphicsContext, _ size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    for step in 0..<12 {
      let angle: Double = Double(step) * .pi / 6
      var ray = Path()
      ray.move(to: center)
      ray.addLine(to: CGPoint(x: center.x + 30 * CGFloat(cos(angle)), y: center.y + 30 * CGFloat(sin(angle))))
      let color = Color(hue: Double(step) / 12, saturation: 0.8, brightness: 0.9)
      context.stroke(ray, with: .color(color), lineWidth: 3)
    }
  }

  private static func drawLayers(_ context: inout GraphicsContext, _ size: CGSize) {
    context.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40)), with: .color(.blue))
    context.drawLayer { layer in
      layer.opacity = 0.5
      layer.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(.orange))
    }
    context.clip(to: Path(CGRect(x: 0, y: 48, width: size.width, height: 8)))
    context.fill(Path(ellipseIn: CGRect(x: 8, y: 28, width: 48, height: 36)), with: .color(.green))
  }

  private static func drawFilters(_ context: inout GraphicsContext, _ size: CGSize) {
    context.addFilter(.shadow(color: .primary.opacity(0.5), radius: 3, x: 2, y: 2))
    context.fill(Path(roundedRect: CGRect(x: 4, y: 4, width: 26, height: 26), cornerRadius: 6), with: .color(.teal))
    context.addFilter(.blur(radius: 2))
    context.fill(Path(ellipseIn: CGRect(x: 24, y: 24, width: 24, height: 24)), with: .color(.pink))
  }

  private static func drawBlending(_ context: inout GraphicsContext, _ size: CGSize) {
    context.blendMode = .multiply
    for (index, color) in [Color.cyan, .yellow, .pink].enumerated() {
      let angle: Double = Double(index) * 2 * .pi / 3 - .pi / 2
      let x: CGFloat = 14 + 10 * CGFloat(cos(angle))
      let y: CGFloat = 16 + 10 * CGFloat(sin(angle))
      context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: 36, height: 36)), with: .color(color))
    }
  }

  private static func drawTexts(_ context: inout GraphicsContext, _ size: CGSize) {
    context.translateBy(x: size.width / 2, y: size.height / 2)
    for angle in [-30.0, 0, 30] {
      var turned: GraphicsContext = context
      turned.rotate(by: .degrees(angle))
      turned.draw(Text("Canvas").font(.system(size: 12)).foregroundStyle(angle == 0 ? .red : .gray), at: .zero)
    }
  }
}

#Preview("Canvas") { CanvasPage() }
