import CoreGraphics
import DisplayList
import Foundation
import SeededNumbers
import TextEngine

/// Random items with every case and every option. Numbers are eighths, so that three decimals hold them exactly.
struct RandomItems {
  var generator: SeededGenerator
  /// Whether to make numbers of any size and precision instead.
  var isRough = false

  init(seed: UInt64, isRough: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.isRough = isRough
  }

  mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    let value = Double.random(in: range, using: &generator)
    return CGFloat(isRough ? value : (value * 8).rounded() / 8)
  }

  mutating func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &generator) == 0 }

  mutating func point() -> CGPoint { CGPoint(x: number(-5...60), y: number(-5...60)) }

  mutating func rect() -> CGRect {
    CGRect(x: number(0...50), y: number(0...50), width: number(1...30), height: number(1...30))
  }

  mutating func color() -> RGBA {
    let alpha: Double = chance(2) ? 1 : Double(number(0...1))
    if isRough { return RGBA(red: Double(number(-1...2)), green: Double(number(0...1)), blue: 0.2, alpha: alpha) }
    func byte(_ generator: inout SeededGenerator) -> Double { Double(Int.random(in: 0...255, using: &generator)) / 255 }
    return RGBA(red: byte(&generator), green: byte(&generator), blue: byte(&generator), alpha: alpha)
  }

  mutating func stops() -> [GradientStop] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      GradientStop(color: color(), location: Double(number(0...1)))
    }
  }

  mutating func paint() -> Paint {
    switch Int.random(in: 0..<9, using: &generator) {
    case 6: return .mesh(mesh())
    case 7:
      return .transformed(
        .radial(stops(), center: point(), startRadius: 0, endRadius: number(1...30)),
        CGAffineTransform(a: number(0.5...2), b: 0, c: 0, d: number(0.5...2), tx: number(-9...9), ty: 0))
    case 8: return .repeated(.linear(stops(), from: point(), to: point()), mirrored: chance(2))
    case 0: return .linear(stops(), from: point(), to: point())
    case 1: return .radial(stops(), center: point(), startRadius: number(0...9), endRadius: number(0...30))
    case 2:
      return .angular(stops(), center: point(), startAngle: Double(number(-3...3)), endAngle: Double(number(-3...7)))
    default: return .color(color())
    }
  }

  mutating func mesh() -> Mesh {
    let vertices: [Mesh.Vertex] = (0..<6).map { _ in
      Mesh.Vertex(
        position: point(), leading: point(), top: point(), trailing: point(), bottom: point(), color: color())
    }
    return Mesh(columns: 3, rows: 2, vertices: vertices, smoothsColors: chance(2), background: color())
  }

  mutating func path() -> CGPath {
    let path = CGMutablePath()
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: path.addRect(rect())
    case 1: path.addEllipse(in: rect())
    case 2: path.addRoundedRect(in: rect(), cornerWidth: number(1...9), cornerHeight: number(1...9))
    default:
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if chance(2) { path.closeSubpath() }
    }
    return path
  }

  mutating func stroke() -> Stroke {
    var style = Stroke(width: number(0.5...6))
    style.cap = [.butt, .round, .square].randomElement(using: &generator) ?? .butt
    style.join = [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter
    if chance(3) { style.miterLimit = number(1...8) }
    if chance(3) { style.dash = [number(1...5), number(1...5)] }
    if chance(3) { style.dashPhase = number(0...4) }
    return style
  }

  mutating func fragment() -> TextFragment {
    let texts = ["Score", "a \"b\" \\ c", "two\nlines\ttab", "Äpfel 73 %", "\u{2028}\u{7}", "fi"]
    var font = FontDescriptor(size: number(6...20), weight: [400, 600, 700].randomElement(using: &generator) ?? 400)
    font.isItalic = chance(3)
    font.hasMonospacedDigits = chance(3)
    font.hasSmallCapitals = chance(5)
    font.design = [.standard, .serif, .rounded, .monospaced].randomElement(using: &generator) ?? .standard
    if chance(5) { font.family = "Some \"Family\"" }
    if chance(5) { font.leadingAdjustment = number(-2...2) }
    let text: String = texts.randomElement(using: &generator) ?? "x"
    let tracking: CGFloat = chance(3) ? number(-1...2) : 0
    // No character here is wider than the font is high.
    let width: CGFloat = CGFloat(text.count) * (font.size + max(tracking, 0))
    return TextFragment(
      text: text, font: font, width: width, tracking: tracking, isUnderlined: chance(3), isStruckThrough: chance(3),
      outline: chance(4) ? number(0...6) : 0)
  }

  mutating func effect() -> Effect {
    switch Int.random(in: 0..<12, using: &generator) {
    // A threshold of nothing colours the whole plane, which only canvases draw, each of which is one item.
    case 10: return .threshold(Double(number(0.125...0.5)), Double(number(0.5...1)), color())
    case 11:
      return .projection(Projection([1, number(-0.5...0.5), 0.002, 0, 1, -0.001, number(-5...5), number(-5...5), 1]))
    case 6:
      // What changes places that are left empty is drawn in canvases alone, each of which is one item.
      let reaching: [Blend] = [.copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop]
      let modes: [Blend] = Blend.allCases.filter { !reaching.contains($0) }
      return .blend(modes.randomElement(using: &generator) ?? .normal)
    case 7: return .isolate
    case 8: return .mask([.fill(path(), paint(), evenOdd: false)])
    case 9: return .colors(ColorMap((0..<20).map { _ in Double(number(-1...1)) }))
    case 0:
      let x: CGFloat = number(-9...9)
      return .transform(CGAffineTransform(translationX: x, y: number(-9...9)))
    case 1:
      let m: [CGFloat] = [number(0.5...2), number(-0.5...0.5), number(-0.5...0.5), number(0.5...2)]
      return .transform(
        CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: number(-9...9), ty: number(-9...9)))
    case 2: return .opacity(Double(number(0...1)))
    case 3: return .clip(path(), evenOdd: chance(2))
    case 4: return .blur(radius: number(0...4))
    default: return .shadow(color(), radius: number(0...4), x: number(-4...4), y: number(-4...4))
    }
  }

  mutating func item(depth: Int) -> DisplayItem {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0, 1: return .fill(path(), paint(), evenOdd: chance(3))
    case 2: return .stroke(path(), paint(), stroke())
    case 3: return .text(fragment(), paint(), at: point())
    case 4:
      let names = ["trash", "heart.fill", "info.circle"]
      let lit: ClosedRange<Double>? = chance(3) ? 0...Double(number(0...1)) : nil
      let weight: Int = chance(3) ? Int.random(in: 1...9, using: &generator) * 100 : 400
      let style = SymbolStyle(levels: chance(2) ? [paint()] : [], lit: lit, weight: weight)
      return .symbol(names.randomElement(using: &generator) ?? "plus", rect(), paint(), style)
    default: return .group(effect(), items(depth: depth - 1))
    }
  }

  mutating func items(depth: Int) -> [DisplayItem] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in item(depth: depth) }
  }
}
